"""Checks of one case that walk the same way choose it once: the others are led, each in a state of its own."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.contract import AnyGame, freeze
from omerta.testing.conformance import Case
from omerta.testing.conformance import walk as walking
from omerta.testing.conformance.walk import Step, starts, walk
from tests.conformance.cases import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def case_of(game: AnyGame) -> Case:
    return Case(game, game.seats[0], game.options())


def dealt(case: Case) -> Any:
    _, state = next(starts(case))
    return state


def walked(case: Case, house: int) -> list[tuple[bytes, Step]]:
    return [(freeze(state), step) for state, step in walk(case, dealt(case), "deal", house=house)]


@EVERY_GAME
def test_whoever_is_led_goes_the_same_way_to_the_end(game: AnyGame) -> None:
    case = case_of(game)
    chosen = walked(case, house=5)
    assert walked(case, house=5) == chosen
    end = dealt(case)
    assert len(list(walk(case, end, "deal", house=5))) == len(chosen)
    assert game.outcome(end) is not None


@EVERY_GAME
def test_another_share_of_house_moves_is_another_way(game: AnyGame) -> None:
    case = case_of(game)
    assert walked(case, house=5) != walked(case, house=0)


def test_whoever_is_led_chooses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    case = case_of(GAMES[0])
    chosen = walked(case, house=5)
    monkeypatch.setattr(walking, "choose", None)
    assert walked(case, house=5) == chosen


def test_a_walk_that_was_broken_off_leads_nobody() -> None:
    case = case_of(GAMES[0])
    next(walk(case, dealt(case), "deal", house=5))
    assert len(walked(case, house=5)) > 1
