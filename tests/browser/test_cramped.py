"""A page at 200 % on a small laptop, and a name with long tails: all of a decision can be reached and read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.sights import DRAWN
from tests.browser.tables import EVERY_GAME, open_table, with_bots

pytestmark = pytest.mark.slow

MEASURE: Final = (Path(__file__).parent / "cramped.js").read_text(encoding="utf-8").partition("*/")[2]

ZOOMED: Final[ViewportSize] = {"width": 640, "height": 400}
"""1280 by 800 at 200 %."""

PRESSES: Final = 10
"""Something has been picked up by then, and something else is asked."""


@EVERY_GAME
def test_at_twice_the_size_and_with_a_long_name_all_of_a_decision_can_be_reached_and_read(
    enter: Entrance, game: str
) -> None:
    with enter(size=ZOOMED, calm=True) as anna:
        anna.introduce("Maximiliane Hugoy", "toque")
        open_table(anna, with_bots(game), game)
        player = Player(anna)
        player.wait()
        for size in (DESK, PHONE, ZOOMED):
            anna.page.set_viewport_size(size)
            assert faults(anna) == [], size
        for press in range(PRESSES):
            if player.wait() == "over":
                break
            assert faults(anna) == [], f"{player.moment()}, press {press}"
            player.step()


def faults(guest: Guest) -> list[str]:
    guest.page.evaluate(DRAWN)
    found: list[str] = guest.page.evaluate(MEASURE)
    return found
