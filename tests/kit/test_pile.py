"""A pile without an order is a list of counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.kit.pile import counted, present, spread, without

COUNTS = st.lists(st.integers(0, 4), min_size=1, max_size=6)


def test_pieces_are_counted_by_face() -> None:
    assert counted([2, 0, 2], 4) == [1, 0, 2, 0]


def test_an_empty_pile_has_no_piece_of_any_face() -> None:
    assert counted([], 3) == [0, 0, 0]
    assert spread([0, 0, 0]) == []
    assert present([0, 0, 0]) == []


def test_a_face_outside_the_catalogue_cannot_be_counted() -> None:
    with pytest.raises(IndexError):
        counted([3], 3)


@given(st.lists(st.integers(0, 5)))
def test_a_spread_pile_shows_every_piece_in_order(faces: list[int]) -> None:
    assert spread(counted(faces, 6)) == sorted(faces)


@given(COUNTS)
def test_counting_a_spread_pile_gives_the_pile(counts: list[int]) -> None:
    assert counted(spread(counts), len(counts)) == counts


@given(COUNTS)
def test_the_faces_present_are_those_with_a_piece_left(counts: list[int]) -> None:
    assert present(counts) == sorted(set(spread(counts)))


@given(COUNTS, st.data())
def test_what_is_gone_and_what_is_left_make_the_pile(counts: list[int], data: st.DataObject) -> None:
    order = data.draw(st.permutations(spread(counts)))
    gone = order[: data.draw(st.integers(0, len(order)))]
    assert spread(without(counts, gone)) == sorted(order[len(gone) :])


def test_taking_pieces_away_leaves_the_first_pile_as_it_was() -> None:
    pile = [2, 1]
    assert without(pile, [0, 1]) == [1, 0]
    assert pile == [2, 1]


@pytest.mark.parametrize("gone", [[1], [0, 0, 0]])
def test_more_than_a_pile_holds_cannot_go(gone: list[int]) -> None:
    with pytest.raises(AssertionError, match=r"is not in \[2, 0\]"):
        without([2, 0], gone)
