"""The game is over: people look at the replay through everybody's eyes, by key and by hand, in both languages and
sizes."""

from __future__ import annotations

import re
from time import sleep
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from omerta import catalog
from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import PATIENCE, Guest
from tests.browser.hands import by_touch, choose
from tests.browser.sights import sights
from tests.browser.tables import GAMES, ask

pytestmark = pytest.mark.slow

REPLAYED: Final = tuple(game for game in GAMES if catalog.find(game).hindsight is not None)
EVERY_REPLAY = pytest.mark.parametrize("game", REPLAYED)


def bots_table(guest: Guest, game_id: str) -> str:
    """Begun, with bots alone."""
    guest.introduce("Anna", "fedora")
    game = catalog.find(game_id)
    options = msgspec.to_builtins(game.rehearsal or game.options())
    chosen = {name: value for name, value in options.items() if name not in game.options.settled()}
    seats = [{"kind": "bot"}] * game.seats[len(game.seats) // 2]
    code: str = ask(guest, "POST", "/api/tables", {"game": game_id, "options": chosen, "seats": seats})["code"]
    ask(guest, "POST", f"/api/tables/{code}/start")
    return code


def finished(guest: Guest, game_id: str) -> str:
    code = bots_table(guest, game_id)
    # Bots think as long as they need to.
    while ask(guest, "GET", f"/api/tables/{code}")["phase"] != "over":
        sleep(0.1)
    return code


def watched(guest: Guest, game_id: str) -> None:
    """Goes from the front page to the replay."""
    guest.visit(f"/t/{finished(guest, game_id)}")
    guest.press(guest.page.get_by_role("link", name=guest.say("replay-link")))
    slider(guest).wait_for()


def slider(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=guest.say("replay-scrub"))


def place(guest: Guest) -> int:
    return int(slider(guest).input_value())


def eyes(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=guest.say("replay-eyes")).get_by_role("radio")


def button(guest: Guest, key: str) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(key))


@EVERY_REPLAY
def test_a_finished_game_is_seen_again_in_both_languages(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna, sights(anna) as seen:
        watched(anna, game)
        seen.look("the first step")
        anna.page.keyboard.press("End")
        last = place(anna)
        assert last > 5
        seen.look("the last step")
        anna.page.keyboard.press("ArrowLeft")
        assert place(anna) == last - 1
        anna.page.keyboard.press("Home")
        assert place(anna) == 0
        button(anna, "replay-next-lie").click()
        anna.page.locator(".rail").get_by_text(anna.say("replay-lie"), exact=True).first.wait_for()
        seen.look("a lie")


@EVERY_REPLAY
def test_other_eyes_know_other_things_at_the_same_moment(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna:
        watched(anna, game)
        button(anna, "replay-on").click()
        button(anna, "replay-on").click()
        before = cards(anna)
        choose(anna.press, eyes(anna).nth(1))
        anna.page.locator("main[aria-busy=false]").wait_for()
        anna.page.keyboard.press("End")
        assert cards(anna) != before
        slider(anna).focus()
        anna.page.keyboard.press("Home")
        assert place(anna) == 0


def cards(guest: Guest) -> list[str]:
    told: list[str] = guest.page.locator(".cards [role=img]").evaluate_all("all => all.map((it) => it.ariaLabel)")
    return told


@EVERY_REPLAY
def test_it_runs_by_itself_on_a_phone_until_somebody_stops_it(enter: Entrance, game: str) -> None:
    with enter(size=PHONE, press=by_touch) as anna:
        watched(anna, game)
        anna.press(button(anna, "replay-play"))
        expect(slider(anna)).to_have_value(re.compile(r"^([2-9]|\d\d+)$"), timeout=PATIENCE)
        anna.press(button(anna, "replay-pause"))
        stopped = place(anna)
        anna.page.wait_for_timeout(2_500)
        assert place(anna) == stopped
        width = anna.page.evaluate("document.documentElement.scrollWidth")
        assert width == PHONE["width"]


@EVERY_REPLAY
def test_a_game_that_still_runs_is_not_shown(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna:
        anna.introduce("Anna", "fedora")
        code: str = ask(
            anna,
            "POST",
            "/api/tables",
            {"game": game, "options": {}, "seats": [{"kind": "me"}] * catalog.find(game).seats[0]},
        )["code"]
        ask(anna, "POST", f"/api/tables/{code}/start")
        anna.visit(f"/t/{code}/replay")
        anna.page.get_by_role("heading", name=anna.say("replay-none")).wait_for()
        anna.troubles.clear()
