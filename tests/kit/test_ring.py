"""Seats sit in a ring."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.contract import Seat
from omerta.kit.ring import clockwise, following, mask_of, seats_in


@pytest.mark.parametrize(("seat", "seats", "left"), [(0, 4, 1), (2, 4, 3), (3, 4, 0), (0, 1, 0), (11, 12, 0)])
def test_the_turn_goes_to_the_left_and_round_the_table(seat: Seat, seats: int, left: Seat) -> None:
    assert following(seat, seats) == left


def test_turn_order_begins_with_the_first_seat_and_ends_with_the_seat_to_its_right() -> None:
    assert clockwise(2, 5) == [2, 3, 4, 0, 1]
    assert clockwise(0, 2) == [0, 1]


@given(st.integers(1, 12), st.data())
def test_in_turn_order_everybody_follows_the_seat_before(seats: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, seats - 1))
    order = clockwise(first, seats)
    assert order[1:] + order[:1] == [following(seat, seats) for seat in order]
    assert sorted(order) == list(range(seats))


def test_a_mask_has_a_bit_for_each_seat() -> None:
    assert mask_of((0, 3)) == 0b1001
    assert mask_of(range(3)) == 0b111
    assert mask_of([]) == 0


def test_the_seats_of_a_mask_come_in_ascending_order() -> None:
    assert seats_in(0b1001) == (0, 3)
    assert seats_in(0) == ()


@given(st.lists(st.integers(0, 70)))
def test_a_mask_holds_exactly_its_seats(seats: list[Seat]) -> None:
    assert seats_in(mask_of(seats)) == tuple(sorted(set(seats)))
