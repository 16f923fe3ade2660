"""The rare kinds of decisions: axe finds nothing on their board, keys reach all of it, and the list answers them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from omerta import catalog
from omerta.testing.journey import Moments
from omerta.text import Language, Texts
from tests.browser.company import OWN_SEATS, Company, sit_down
from tests.browser.guest import Guest, guest
from tests.browser.hands import by_keys
from tests.browser.house import opened
from tests.browser.keys import focus_by_keys
from tests.browser.player import Player
from tests.browser.script import by_lot
from tests.browser.sights import Sights, sights
from tests.browser.tables import switch_to_board, switch_to_list
from tests.browser.wanted import by_game

pytestmark = pytest.mark.slow

LANGUAGE: Final[Language] = "en"
CONTROLS: Final = ":is(#main, [data-rail-content]) button:not(:disabled):visible"
PIECES: Final = ':is(#main, [data-rail-content]) [aria-pressed="false"]:not(:disabled):visible'


@by_game("moments", "MOMENTS")
def test_each_kind_of_decision_is_seen_reached_by_keys_and_answered_in_the_list(
    browser: Browser, tmp_path: Path, game: str, moments: Moments
) -> None:
    played = catalog.find(game)
    script, texts = by_lot(played, moments), Texts(played, LANGUAGE)
    with (
        opened(tmp_path, script.seed) as address,
        guest(browser, address, press=by_keys, language=LANGUAGE, calm=True) as anna,
        sights(anna) as seen,
    ):
        sit_down([anna], Company(game, moments.options, own=moments.seats))
        player = Player(anna)
        switch_to_list(anna)
        for move in script.moves:
            anna.page.locator(f'[data-moment="{move.moment}"]').wait_for()
            player.wait()
            if player.moment() not in seen.seen:
                switch_to_board(anna)
                look_closely(player, seen)
                switch_to_list(anna)
            player.do(texts.told(move.action, OWN_SEATS))
        assert seen.seen >= set(moments.kinds)


def look_closely(player: Player, seen: Sights) -> None:
    """Looks at the board, and again with something picked up, where something can be."""
    seen.look(player.moment())
    reach_everything(player.guest)
    pieces = player.page.locator(PIECES)
    if pieces.count():
        player.answer(pieces.first)
        seen.look(f"{player.moment()}, picked")


def reach_everything(guest: Guest) -> None:
    """Whatever can be pressed on the board and in the rail."""
    controls = guest.page.locator(CONTROLS).all()
    assert controls
    for control in controls:
        focus_by_keys(control)
