"""Learn it: hints at the moments that confuse, and then none."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import by_touch
from tests.browser.player import Player
from tests.browser.tables import EVERY_GAME, learn

pytestmark = pytest.mark.slow

PRESSES: Final = 30
"""Enough for the hints of the first minutes."""


@EVERY_GAME
def test_hints_come_at_their_moments_and_each_only_once(enter: Entrance, game: str) -> None:
    with enter(size=PHONE, press=by_touch) as anna:
        learn(anna, game)
        player = Player(anna)
        hints: list[str] = []
        pressed = 0
        while (pressed < PRESSES or len(hints) < 3) and player.wait() != "over":
            if thanks(anna).count():
                hints.append(hint(anna).inner_text())
                anna.press(thanks(anna))
                hint(anna).filter(has_text=hints[-1]).wait_for(state="detached")
                pressed += 1
            else:
                pressed += player.step()
        assert len(hints) >= 3
        assert len(set(hints)) == len(hints)


def test_a_hint_that_nobody_answers_blocks_nothing(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        learn(anna)
        first = hint(anna).inner_text()
        player = Player(anna)
        player.play(presses=PRESSES)
        player.wait()
        assert hint(anna).filter(has_text=first).count() == 0


def test_whoever_wants_no_hints_gets_none(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        learn(anna)
        anna.page.get_by_role("button", name=anna.say("table-guide-off")).click()
        player = Player(anna)
        player.play(presses=PRESSES)
        player.wait()
        assert thanks(anna).count() == 0
        anna.page.reload()
        player.wait()
        assert thanks(anna).count() == 0


def thanks(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name=guest.say("table-guide-thanks"))


def hint(guest: Guest) -> Locator:
    return guest.page.locator(".bubble p:not(.label)")
