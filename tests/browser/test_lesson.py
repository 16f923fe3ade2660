"""Learn it: a prepared game with hints at the moments that matter, which cover nothing, and can be switched off and
on."""

from __future__ import annotations

from typing import Final

import pytest

from omerta import catalog
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import choose
from tests.browser.lessons import faults, hint, hints, thanks
from tests.browser.player import Player
from tests.browser.tables import GAMES, learn

pytestmark = pytest.mark.slow

PREPARED: Final = [game for game in GAMES if catalog.find(game).lesson is not None]
PRESSES: Final = 30
"""Enough for the hints of the first minutes."""


@pytest.mark.parametrize("game", PREPARED)
def test_a_lesson_shows_all_it_has_prepared_covers_nothing_by_it_and_says_what_was_learnt(
    enter: Entrance, game: str
) -> None:
    """One walk for everything: to play a lesson takes the longest. Every hint is looked at in both sizes and
    languages."""
    lesson = catalog.find(game).lesson
    assert lesson is not None, f"{game} has prepared one"
    with enter(calm=True) as anna:
        learn(anna, game)
        seen: list[str] = []
        wrong: list[str] = []
        for key in hints(anna, Player(anna)):
            seen.append(key)
            wrong += faults(anna, key)
        assert not wrong, "\n".join(wrong)
        assert len(set(seen)) == len(seen)
        assert set(lesson.moments) <= set(seen)
        assert seen[0] == lesson.moments[0]
        learnt = anna.page.get_by_role("region", name=anna.say("table-learnt")).get_by_role("listitem")
        assert learnt.count() >= 3


def test_a_hint_that_nobody_answers_blocks_nothing(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        learn(anna)
        first = hint(anna).inner_text()
        player = Player(anna)
        player.play(presses=PRESSES)
        player.wait()
        assert hint(anna).filter(has_text=first).count() == 0


def test_a_ring_goes_when_its_hint_has_been_read(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        learn(anna, "villa")
        anna.page.locator("[data-guide-ring]").first.wait_for()
        anna.press(thanks(anna))
        hint(anna).wait_for(state="detached")
        anna.page.locator("[data-guide-ring]").first.wait_for(state="detached")


def test_whoever_wants_no_hints_gets_none_until_they_are_wanted_again(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        learn(anna)
        hint(anna).wait_for()
        anna.page.get_by_role("button", name=anna.say("table-guide-off")).click()
        hint(anna).wait_for(state="detached")
        player = Player(anna)
        player.play(presses=PRESSES)
        player.wait()
        assert thanks(anna).count() == 0
        anna.page.reload()
        player.wait()
        assert thanks(anna).count() == 0
        switch_hints_on(anna)
        player.wait()
        hint(anna).wait_for()


def switch_hints_on(guest: Guest) -> None:
    guest.press(guest.page.get_by_role("button", name=guest.say("table-menu")))
    choose(guest.press, guest.page.get_by_role("switch", name=guest.say("table-hints")))
    guest.page.keyboard.press("Escape")
