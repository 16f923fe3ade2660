"""Axe looks at every page, on a desk and on a phone, and at the table in every kind of decision."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.axe import grave_faults
from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import choose
from tests.browser.player import Player
from tests.browser.tables import GAME, concede, form, open_table

pytestmark = pytest.mark.slow

PRESSES: Final = 40
"""Enough for a few raids, with every kind of decision."""

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@SIZES
def test_the_pages_before_a_game(enter: Entrance, size: ViewportSize) -> None:
    with enter(size=size, calm=True) as anna:
        faults = {}
        for path in ("/", "/settings", f"/rules/{GAME}", "/nowhere"):
            anna.visit(path)
            anna.page.get_by_role("main").wait_for()
            anna.page.wait_for_load_state("networkidle")
            faults[path] = grave_faults(anna.page)
        form(anna)
        anna.page.get_by_text(anna.say("all-options")).click()
        faults["new table"] = grave_faults(anna.page)
        open_table(anna, ("me", "open", "bot"))
        anna.page.get_by_role("heading", name=anna.say("bring-someone")).wait_for()
        faults["gathering"] = grave_faults(anna.page)
        assert_none(faults)


@SIZES
def test_the_table_in_every_phase_and_its_end(enter: Entrance, size: ViewportSize) -> None:
    with enter(size=size, calm=True) as anna:
        faults: dict[str, list[str]] = {}
        open_table(anna)
        player = Player(anna)
        for _ in range(PRESSES):
            player.wait()
            moment = kind_of_decision(anna)
            if moment not in faults:
                faults[moment] = grave_faults(anna.page)
            player.step()
        assert len(faults) >= 5
        concede(anna)
        anna.page.get_by_text("Il Silenzio").wait_for()
        faults["end"] = grave_faults(anna.page)
        assert_none(faults)


@SIZES
def test_the_drawers_of_the_table(enter: Entrance, size: ViewportSize) -> None:
    with enter(size=size, calm=True) as anna:
        faults = {}
        open_table(anna)
        Player(anna).play(presses=4)
        for key in ("?", "l"):
            anna.page.keyboard.press(key)
            faults[key] = grave_faults(anna.page)
            anna.page.keyboard.press("Escape")
        anna.page.get_by_role("button", name=anna.say("table-menu")).click()
        faults["menu"] = grave_faults(anna.page)
        choose(anna.press, anna.page.get_by_role("switch", name=anna.say("table-as-list")))
        anna.page.keyboard.press("Escape")
        faults["list"] = grave_faults(anna.page)
        assert_none(faults)


def kind_of_decision(guest: Guest) -> str:
    """What is asked, by what the rail marks for the guide."""
    marks: list[str] = guest.page.locator("[data-rail-content] [data-guide]").evaluate_all(
        "(all) => [...new Set(all.map((it) => it.dataset.guide))].sort()"
    )
    return ", ".join(marks)


def assert_none(faults: dict[str, list[str]]) -> None:
    found = [f"{place}: {fault}" for place, each in faults.items() for fault in each]
    assert not found, "\n".join(found)
