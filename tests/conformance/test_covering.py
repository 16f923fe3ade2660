"""The option sets that the tests try meet every value, or every pair, that a game allows."""

from __future__ import annotations

import itertools

import pytest

from omerta.contract import AnyGame
from omerta.testing.conformance import few_cases, fewest_cases, option_sets
from omerta.testing.conformance.case import option_values
from omerta.testing.toys import TOYS

EVERY_TOY = pytest.mark.parametrize("game", TOYS.values(), ids=list(TOYS))


@EVERY_TOY
def test_every_seat_count_is_tried_with_the_defaults_and_every_value(game: AnyGame) -> None:
    for seats in game.seats:
        tried = [case.options for case in few_cases(game) if case.seats == seats]
        assert game.options() in tried
        for name in option_values(game.options):
            allowed = {getattr(options, name) for options in option_sets(game, seats)}
            assert {getattr(options, name) for options in tried} >= allowed


@EVERY_TOY
def test_the_fewest_cases_try_every_seat_count_and_somewhere_every_value(game: AnyGame) -> None:
    tried = list(fewest_cases(game))
    assert [case.seats for case in tried if not case.changed()] == list(game.seats)
    for name in option_values(game.options):
        allowed = {getattr(options, name) for seats in game.seats for options in option_sets(game, seats)}
        assert {getattr(case.options, name) for case in tried} >= allowed
    assert len(tried) < len(list(few_cases(game)))


@EVERY_TOY
def test_every_pair_of_values_is_tried_somewhere(game: AnyGame) -> None:
    names = list(option_values(game.options))
    tried = [case.options for case in few_cases(game)]
    thorough = [options for seats in game.seats for options in option_sets(game, seats)]
    for one, other in itertools.combinations(names, 2):
        met = {(getattr(options, one), getattr(options, other)) for options in tried}
        assert met >= {(getattr(options, one), getattr(options, other)) for options in thorough}
