"""Any position of any game is set up in one way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.catalog import games
from omerta.contract import AnyGame, RuleViolation, freeze
from omerta.testing import Scene, fresh, given
from omerta.testing.position import example_of, position_of
from omerta.testing.toys import TOYS
from omerta.testing.toys.courier import GAME as COURIER
from omerta.testing.toys.parlour import GAME as PARLOUR

GAMES = {**games(), **TOYS}

TOLD = {id: game for id, game in GAMES.items() if "seats" not in example_of(game)}
"""The games whose example tells the number of seats by itself."""


def example(game: AnyGame) -> dict[str, Any]:
    return dict(example_of(game))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_with_seats_alone_it_is_a_fresh_deal(game: AnyGame) -> None:
    seats = game.seats[-1]
    assert freeze(given(game, seats=seats, seed=3).state) == freeze(fresh(game, seats, 3).state)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_words_for_its_positions(game: AnyGame) -> None:
    assert isinstance(position_of(game)(**example(game)), Scene)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_position_is_a_game_that_goes_on(game: AnyGame) -> None:
    scene = given(game, **example(game))
    seat = game.pending(scene.state)[0]
    assert len(game.voices(scene.state)) in game.seats
    scene.when(seat, scene.legal(seat)[0])
    assert scene.events


@pytest.mark.parametrize("game", TOLD.values(), ids=TOLD)
def test_seats_that_the_position_does_not_show_are_a_mistake(game: AnyGame) -> None:
    seats = len(game.voices(given(game, **example(game)).state))
    assert isinstance(given(game, seats=seats, **example(game)), Scene)
    with pytest.raises(AssertionError, match=f"a position for {seats} seats, not for 13"):
        given(game, seats=13, **example(game))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_word_that_the_game_does_not_have_is_refused(game: AnyGame) -> None:
    with pytest.raises((TypeError, msgspec.ValidationError), match="no_such_word"):
        given(game, **example(game), no_such_word=1)


def test_options_go_with_a_position() -> None:
    assert given(COURIER, hands=("AAB", "CDE"), pass_to="right").view().options.pass_to == "right"


def test_options_alone_are_a_fresh_deal_with_these_options() -> None:
    assert given(COURIER, seats=3, rounds=1).view().options.rounds == 1


def test_options_are_handed_over_as_they_are() -> None:
    with pytest.raises(RuleViolation, match=r"K-1\.3"):
        given(COURIER, seats=3, rounds=9)


def test_another_seed_is_another_deal() -> None:
    assert given(COURIER, seats=3, seed=1).view(0).own != given(COURIER, seats=3, seed=2).view(0).own


def test_a_fresh_deal_needs_a_number_of_seats() -> None:
    with pytest.raises(AssertionError, match="needs a number of seats"):
        given(COURIER)


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(AssertionError):
        given(PARLOUR, roles=("thief", "thief"), aside="guest")
