"""Every page and every moment of a table, in both languages and sizes: axe finds nothing, every word is translated."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from tests.browser.company import Company, sit_down
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import choose
from tests.browser.player import Player
from tests.browser.sights import Sights, sights
from tests.browser.tables import EVERY_GAME, GAMES, end_game, form, set_up_table, switch_to_board, with_bots
from tests.browser.wanted import every_sight, kinds, rare_kinds

pytestmark = pytest.mark.slow

PRESSES: Final = 40
"""Enough for most kinds of decisions."""

SHEETS_AT: Final = (0, 12)
"""By then something lies on the table that can be looked at."""

DRAWERS_FROM: Final = 4
"""By then there is something in the log."""

SHEETS: Final = ":is(#main, [data-rail-content]) [aria-haspopup='dialog']:not(:disabled):visible"


def test_the_pages_before_a_game(enter: Entrance) -> None:
    with enter(calm=True) as anna, sights(anna) as seen:
        for path in (
            "/",
            "/settings",
            "/you",
            "/move#secret",
            "/people",
            "/history",
            "/nowhere",
            *(f"/{book}/{game}" for game in GAMES for book in ("howto", "rules")),
        ):
            anna.visit(path)
            anna.page.get_by_role("main").wait_for()
            anna.page.wait_for_load_state("networkidle")
            seen.look(path)
        for game in GAMES:
            form(anna, game)
            anna.page.get_by_text(anna.say("all-options")).click()
            seen.look(f"new table, {game}")
        set_up_table(anna, ("me", "open", "bot"))
        anna.page.get_by_role("heading", name=anna.say("bring-someone")).wait_for()
        seen.look("gathering")


@EVERY_GAME
def test_the_table_in_every_kind_of_decision_its_sheets_its_drawers_and_its_end(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna, sights(anna) as seen:
        sit_where_all_is_seen(anna, game)
        player = Player(anna)
        # The rare kinds are looked at where they surely come.
        enough, known = min(4, kinds(game)), rare_kinds(game)
        for press in count():
            is_enough = press >= PRESSES and len(seen.seen | known) >= enough
            if is_enough or player.wait() == "over":
                break
            seen.skim(f"press {press}")
            if not anna.page.locator("dialog[open]").count():
                if press in SHEETS_AT:
                    look_into_sheets(anna, seen)
                if press >= DRAWERS_FROM and "list" not in seen.seen:
                    look_into_drawers(anna, seen)
                seen.look(f"{player.moment()}{scenes_in_sight(anna)}")
            player.step()
        assert len(seen.seen | known) >= enough, seen.seen
        end_game(player)
        seen.look("end")


def sit_where_all_is_seen(anna: Guest, game: str) -> None:
    wanted = every_sight(game)
    if wanted is None:
        set_up_table(anna, with_bots(game), game)
    else:
        sit_down([anna], Company(game, wanted.options, own=wanted.own, bots=wanted.bots, lengths=wanted.lengths))


def look_into_sheets(guest: Guest, seen: Sights) -> None:
    """One of each kind: those of all seats are made alike."""
    for button in guest.page.locator(SHEETS).all():
        name = f"sheet of {button.get_attribute('class')} {button.get_attribute('aria-label')}"
        if name in seen.seen:
            continue
        button.click()
        sheet = guest.page.locator("dialog[open]")
        sheet.wait_for()
        seen.look(name)
        guest.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")


def look_into_drawers(guest: Guest, seen: Sights) -> None:
    """And at the list, which meanwhile takes the place of the board."""
    for key in ("?", "l"):
        guest.page.keyboard.press(key)
        seen.look(key)
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=guest.say("table-menu")).click()
    seen.look("menu")
    choose(guest.press, guest.page.get_by_role("switch", name=guest.say("table-as-list")))
    guest.page.keyboard.press("Escape")
    seen.look("list")
    switch_to_board(guest)


def scenes_in_sight(guest: Guest) -> str:
    """What a board lays over itself for a while: then it is another sight."""
    return " +" * guest.page.locator("#main > section").count()
