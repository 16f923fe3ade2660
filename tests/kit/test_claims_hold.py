"""Claims hold together if each can be given a card of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.kit.claims import Claim, holds
from omerta.kit.pile import spread

FACES, PLACES = 3, 3
MASKS = st.integers(1, 7)
CLAIMS = st.lists(st.builds(Claim, MASKS, MASKS), max_size=4)
CARDS = st.lists(st.tuples(st.integers(0, PLACES - 1), st.integers(0, FACES - 1)), max_size=5)


def lying(cards: list[tuple[int, int]]) -> list[list[int]]:
    """Counts of each face at each place."""
    return [[cards.count((place, face)) for face in range(FACES)] for place in range(PLACES)]


def can_be_assigned(claims: Sequence[Claim], places: list[list[int]]) -> bool:
    """Tries out every way to give each claim a card of its own."""
    cards = [(place, face) for place, counts in enumerate(places) for face in spread(counts)]
    return any(
        all(
            claim.places >> place & 1 and claim.faces >> face & 1
            for claim, (place, face) in zip(claims, chosen, strict=True)
        )
        for chosen in permutations(cards, len(claims))
    )


@settings(max_examples=400)
@given(CLAIMS, CARDS)
def test_claims_hold_exactly_where_trying_everything_out_finds_cards_for_them(
    claims: list[Claim], cards: list[tuple[int, int]]
) -> None:
    assert holds(claims, lying(cards)) == can_be_assigned(claims, lying(cards))


@settings(max_examples=200)
@given(st.lists(st.tuples(MASKS, MASKS), min_size=1, max_size=5), st.data())
def test_claims_made_from_cards_hold_and_one_more_than_there_are_cards_does_not(
    masks: list[tuple[int, int]], data: st.DataObject
) -> None:
    cards = [(data.draw(st.integers(0, 2)), data.draw(st.integers(0, 2))) for _ in masks]
    claims = [
        Claim(faces | 1 << face, places | 1 << place)
        for (faces, places), (place, face) in zip(masks, cards, strict=True)
    ]
    assert holds(data.draw(st.permutations(claims)), lying(cards))
    assert not holds([*claims, Claim(7, 7)], lying(cards))


def test_no_claims_hold_anywhere() -> None:
    assert holds([], [[0], [0]])


@pytest.mark.parametrize(
    ("claim", "is_so"),
    [(Claim(0b01, 0b01), True), (Claim(0b10, 0b01), False), (Claim(0b01, 0b10), False), (Claim(0b11, 0b11), True)],
)
def test_a_claim_holds_where_a_card_of_its_faces_lies_in_its_places(claim: Claim, is_so: bool) -> None:
    assert holds([claim], [[1, 0], [0, 1]]) is is_so


def test_two_equal_claims_need_two_cards() -> None:
    ace_here = Claim(1, 1)
    assert not holds([ace_here, ace_here], [[1], [5]])
    assert holds([ace_here, ace_here], [[2], [0]])


def test_a_wide_claim_makes_room_for_a_narrow_one() -> None:
    wide, narrow = Claim(1, 0b11), Claim(1, 0b01)
    assert holds([wide, narrow], [[1], [1]])
    assert holds([narrow, wide], [[1], [1]])


def test_room_is_made_along_a_chain_of_claims() -> None:
    chain = [Claim(1, 0b0011), Claim(1, 0b0110), Claim(1, 0b1100), Claim(1, 0b0001)]
    assert holds(chain, [[1], [1], [1], [1]])
    assert not holds([*chain, Claim(1, 0b1111)], [[1], [1], [1], [1]])
