"""The table waits for the eyes: scenes, then the log, then the decision; at one's own pace, and never for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from omerta import catalog
from omerta.testing.journey import Journey
from tests.browser.chromium import PHONE
from tests.browser.company import Company, sit_down
from tests.browser.conftest import Entrance
from tests.browser.film import play_over_other_lines, record, shown, wait_for_scene_and_decision
from tests.browser.guest import PATIENCE, Guest, Pace, guest
from tests.browser.hands import by_touch, choose
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.script import Move, written
from tests.browser.tables import GAME, set_up_table
from tests.browser.wanted import by_game, scenes

pytestmark = pytest.mark.slow

SCENE: Final = "[data-playing]"


@by_game("journey", "SCENES")
def test_a_scene_comes_before_the_log_and_the_log_before_the_decision(
    browser: Browser, tmp_path: Path, game: str, journey: Journey
) -> None:
    with shortly_before(browser, tmp_path, game, journey, pace="quick") as (anna, last):
        play_over_other_lines(anna, [last])
        wait_for_scene_and_decision(anna)
        order = shown(anna)
        assert order.index("scene") < last_of(order, "told") < last_of(order, "asked", "over"), order


def test_a_scene_can_be_skipped(browser: Browser, tmp_path: Path) -> None:
    """The button ends it, and a key whatever comes then."""
    with shortly_before(browser, tmp_path, GAME, scenes(GAME)[0], pace="calm") as (anna, last):
        play_over_other_lines(anna, [last])
        anna.page.locator(SCENE).wait_for()
        anna.page.get_by_role("button", name=anna.say("table-skip"), exact=True).click()
        while anna.page.locator(SCENE).count():
            anna.page.keyboard.press("Escape")
        wait_for_scene_and_decision(anna)
        assert anna.page.locator(SCENE).count() == 0
        assert "told" in shown(anna)


def test_the_moves_of_others_are_told_one_by_one_before_the_decision_opens(enter: Entrance) -> None:
    with enter(pace="quick") as anna:
        set_up_table(anna, ("me", "bot"))
        player = Player(anna)
        player.wait()
        record(anna)
        while shown(anna).count("asked") < 2:
            player.wait()
            player.step()
        order = shown(anna)
        assert "told" in order[order.index("asked") : last_of(order, "asked")]


def test_what_happened_since_the_last_turn_is_stepped_through(enter: Entrance) -> None:
    with enter(size=PHONE, press=by_touch) as anna:
        set_up_table(anna, ("me", "bot", "bot", "bot"))
        player = Player(anna)
        strip = anna.page.locator("[data-recap]")
        while not strip.count():
            player.wait()
            player.step()
        player.wait()
        words = strip.locator(".words")
        latest = words.inner_text()
        anna.press(strip.get_by_role("button", name=anna.say("table-recap-back")))
        strip.locator(".place").filter(has_text="/").wait_for()
        anna.press(strip.get_by_role("button", name=anna.say("table-recap-on")))
        expect(words).to_have_text(latest, timeout=PATIENCE)
        expect(strip.locator(".place")).not_to_contain_text("/", timeout=PATIENCE)
        assert player.asked()


def test_the_pace_is_a_setting_that_stays(enter: Entrance) -> None:
    with enter(pace="normal") as anna:
        anna.visit("/settings")
        pace = anna.page.get_by_role("group", name=anna.say("pace"))
        choose(anna.press, pace.get_by_role("radio", name=anna.say("pace-calm")))
        anna.page.reload()
        assert pace.get_by_role("radio", name=anna.say("pace-calm")).is_checked()
        assert anna.page.evaluate("() => JSON.parse(localStorage['omerta-settings']).pace") == "calm"


@contextmanager
def shortly_before(
    browser: Browser, folder: Path, game: str, journey: Journey, pace: Pace
) -> Iterator[tuple[Guest, Move]]:
    """One person on all seats, one move before the scene; what is shown is recorded from then on."""
    script = written(catalog.find(game), journey)
    *moves, last = script.moves
    with opened(folder, script.seed) as address, guest(browser, address, pace=pace) as anna:
        sit_down([anna], Company(game, journey.options, own=journey.seats, lengths=journey.lengths))
        anna.page.locator("[data-rail]").wait_for()
        play_over_other_lines(anna, moves)
        while not anna.page.locator(f'[data-moment="{last.moment}"]').count():
            # Whatever scene came before is over when it is skipped.
            anna.page.keyboard.press("Escape")
        record(anna)
        yield anna, last


def last_of(order: list[str], *names: str) -> int:
    return max(place for place, name in enumerate(order) if name in names)
