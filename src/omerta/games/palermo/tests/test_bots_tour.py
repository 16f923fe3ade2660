"""Tests what a tour is worth to the players of the house, and how far they think it is from place to place."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from omerta.games.palermo.bots.streets import Distances, distances, level_of, steps_from, streets_of
from omerta.games.palermo.bots.tour import Tours, leg_value
from omerta.games.palermo.geometry.board import BIT, NODE_INDEX
from omerta.games.palermo.tests.given import ALPHA
from omerta.kit.chance import fast_from
from omerta.testing import rule

PRICE = 5


@rule("P-5.1")
def test_a_leg_is_worth_the_unused_points_less_its_turns() -> None:
    assert leg_value(3, 1, PRICE) == 2 - PRICE
    assert leg_value(3, 3, PRICE) == 0 - PRICE
    assert leg_value(3, 4, PRICE) == 2 - 2 * PRICE
    assert leg_value(3, 8, PRICE) == 1 - 3 * PRICE


@rule("P-5.1")
def test_a_turn_more_is_worth_it_if_it_brings_more_than_its_price() -> None:
    assert leg_value(12, 6, PRICE) == 6 - PRICE
    assert leg_value(12, 8, PRICE) == 11 - 2 * PRICE


@rule("P-5.1", "P-4.7")
def test_whoever_stands_there_has_to_come_back() -> None:
    assert leg_value(9, 0, PRICE) == 8 - 2 * PRICE


def some_distances(venues: int, seed: int) -> Distances:
    chance = fast_from("distances", seed)
    return tuple(tuple(1 + chance.below(14) for _ in range(venues + 1)) for _ in range(venues))


def plain_value(steps: Distances, order: tuple[int, ...]) -> int:
    """Says what the venues are worth in this order, beginning at the first, and the way home."""
    ways = [steps[one][other] for one, other in pairwise(order)] + [steps[order[-1]][-1]]
    collected = len(steps) + 1 - len(order)
    return sum(leg_value(3 + collected + number, way, PRICE) for number, way in enumerate(ways))


@pytest.mark.parametrize("seed", range(8))
def test_no_order_is_worth_more_than_the_planned_one(seed: int) -> None:
    steps = some_distances(6, seed)
    tours, rest = Tours(steps, PRICE), 0b011110
    best = max(plain_value(steps, (0, *order)) for order in permutations((1, 2, 3, 4)))
    assert tours.value(rest, 0) == best
    assert plain_value(steps, (0, *tours.order(rest, 0))) == best


# --- The streets -------------------------------------------------------------------------------------------------


@rule("P-4.3")
def test_they_know_that_the_bypass_leads_to_corners_only() -> None:
    streets = streets_of(ALPHA)
    there, back = (steps_from(streets, NODE_INDEX[field]) for field in ("A5", "A1"))
    assert level_of(there, BIT[NODE_INDEX["A1"]]) == 1
    assert level_of(back, BIT[NODE_INDEX["A5"]]) == 4


@rule("P-4.2", "P-4.3")
def test_distances_are_steps_to_each_place_and_to_the_start() -> None:
    places = tuple(NODE_INDEX[field] for field in ("C7", "C8", "E5"))
    assert distances(streets_of(ALPHA), places) == ((0, 1, 5, 3), (1, 0, 6, 4), (5, 6, 0, 2))
