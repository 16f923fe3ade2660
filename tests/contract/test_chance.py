"""Picking and shuffling follow from `below` alone, whatever kind of chance gives it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.contract import Chance

COUNTS = st.lists(st.integers(0, 4), min_size=1, max_size=6).filter(any)


class Scripted(Chance):
    """Gives the results written down, and keeps the bounds it was asked for."""

    def __init__(self, *results: int) -> None:
        super().__init__()
        self.results = list(results)
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        self.draws += 1
        return self.results.pop(0)


@given(COUNTS)
def test_every_copy_of_a_face_is_picked_by_exactly_one_result(counts: list[int]) -> None:
    picked = [Scripted(result).pick(counts) for result in range(sum(counts))]
    assert [picked.count(face) for face in range(len(counts))] == counts


def test_a_pick_is_one_draw_over_the_copies_left() -> None:
    chance = Scripted(3)
    assert chance.pick([2, 0, 1, 4]) == 3
    assert chance.bounds == [7]


def test_a_pick_beyond_the_copies_left_is_a_broken_promise() -> None:
    with pytest.raises(AssertionError, match="no face left"):
        Scripted(3).pick([1, 2])


@pytest.mark.parametrize(("cards", "bounds"), [([], []), (["a"], []), (["a", "b", "c", "d"], [4, 3, 2])])
def test_the_draws_of_a_shuffle_depend_on_the_number_of_cards_alone(cards: list[str], bounds: list[int]) -> None:
    chance = Scripted(0, 0, 0)
    chance.shuffle(cards)
    assert chance.bounds == bounds


def test_every_order_of_four_cards_comes_from_exactly_one_row_of_results() -> None:
    orders = set()
    for row in range(24):
        cards = list("abcd")
        Scripted(row // 6, row // 2 % 3, row % 2).shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24


def test_chance_itself_gives_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6)
    with pytest.raises(NotImplementedError):
        Chance().named("deal")
