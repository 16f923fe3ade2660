"""What the rules forbid can be tried on the board: the reason comes with its rule, and is drawn where it lies."""

from __future__ import annotations

import pytest

from omerta.testing.journey import Forbidden
from tests.browser.axe import grave_faults
from tests.browser.chromium import DESK, PHONE
from tests.browser.company import Company, sit_down
from tests.browser.conftest import Entrance
from tests.browser.hands import by_mouse, by_touch
from tests.browser.player import Player
from tests.browser.wanted import by_game

pytestmark = pytest.mark.slow


@by_game("forbidden", "FORBIDDEN")
def test_the_board_shows_why_it_is_refused(enter: Entrance, game: str, forbidden: Forbidden) -> None:
    size, press = (PHONE, by_touch) if forbidden.is_on_phone else (DESK, by_mouse)
    *allowed, refused = forbidden.presses
    with enter(size=size, press=press, calm=True) as anna:
        sit_down([anna], Company(game, forbidden.options, own=forbidden.seats))
        player = Player(anna)
        for selector in allowed:
            player.wait()
            take(player, selector)
        reason = anna.page.locator(f"#main {forbidden.drawn}")
        assert reason.count() == 0
        player.answer(anna.page.locator(refused))
        reason.first.wait_for()
        number = anna.say("rule-number", rule=forbidden.rule)
        anna.page.get_by_role("alert").get_by_role("button", name=number).wait_for()
        assert grave_faults(anna.page) == []
        # Whatever is picked instead takes its place.
        player.step()
        reason.first.wait_for(state="detached")


def take(player: Player, selector: str) -> None:
    """Unless it is taken already."""
    control = player.page.locator(selector)
    if control.get_attribute("aria-pressed") != "true":
        player.answer(control)
