"""Every page and every moment of a table, in both languages and sizes: axe finds nothing, every word is translated."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest

from omerta.text import Language
from tests.browser.company import Company, sit_down
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import choose
from tests.browser.player import Player
from tests.browser.sights import IN_BOTH_LANGUAGES, Sights, sights
from tests.browser.tables import EVERY_GAME, GAMES, end_game, form, open_table, with_bots
from tests.browser.wanted import every_sight, kinds, rare_kinds

pytestmark = pytest.mark.slow

PRESSES: Final = 40
"""Enough for most kinds of decisions."""

SHEETS_AT: Final = (0, 12)
"""By then something lies on the table that can be looked at."""

SHEETS: Final = ":is(#main, [data-rail-content]) [aria-haspopup='dialog']:not(:disabled):visible"


@IN_BOTH_LANGUAGES
def test_the_pages_before_a_game(enter: Entrance, language: Language) -> None:
    with enter(language=language, calm=True) as anna, sights(anna, in_both_languages=True) as seen:
        for path in ("/", "/settings", "/nowhere", *(f"/rules/{game}" for game in GAMES)):
            anna.visit(path)
            anna.page.get_by_role("main").wait_for()
            anna.page.wait_for_load_state("networkidle")
            seen.look(path)
        for game in GAMES:
            form(anna, game)
            anna.page.get_by_text(anna.say("all-options")).click()
            seen.look(f"new table, {game}")
        open_table(anna, ("me", "open", "bot"))
        anna.page.get_by_role("heading", name=anna.say("bring-someone")).wait_for()
        seen.look("gathering")
        assert anna.page.locator("html").get_attribute("lang") == language


@IN_BOTH_LANGUAGES
@EVERY_GAME
def test_the_table_in_every_kind_of_decision_its_sheets_and_its_end(
    enter: Entrance, language: Language, game: str
) -> None:
    with enter(language=language, calm=True) as anna, sights(anna, in_both_languages=True) as seen:
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
                seen.look(f"{player.moment()}{scenes_in_sight(anna)}")
            player.step()
        assert len(seen.seen | known) >= enough, seen.seen
        end_game(player)
        seen.look("end")


@EVERY_GAME
def test_the_drawers_of_the_table(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna, sights(anna, in_both_languages=False) as seen:
        open_table(anna, with_bots(game), game)
        player = Player(anna)
        player.play(presses=4)
        player.wait()
        seen.look("board")
        for key in ("?", "l"):
            anna.page.keyboard.press(key)
            seen.look(key)
            anna.page.keyboard.press("Escape")
        anna.page.get_by_role("button", name=anna.say("table-menu")).click()
        seen.look("menu")
        choose(anna.press, anna.page.get_by_role("switch", name=anna.say("table-as-list")))
        anna.page.keyboard.press("Escape")
        seen.look("list")


def sit_where_all_is_seen(anna: Guest, game: str) -> None:
    wanted = every_sight(game)
    if wanted is None:
        open_table(anna, with_bots(game), game)
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


def scenes_in_sight(guest: Guest) -> str:
    """What a board lays over itself for a while: then it is another sight."""
    return " +" * guest.page.locator("#main > section").count()
