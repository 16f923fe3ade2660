"""Cards laid out by chance agree with what can be counted out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from typing import TypeAlias

import pytest

from omerta.kit.chance import fast_from
from omerta.kit.claims import WHOLE, Claim, holds, scattered, weighed
from omerta.kit.hidden import laid_out
from omerta.kit.pile import counted, spread

DRAWS = 6_000
ACE, TEN, QUEEN = range(3)
HAND, OTHER, POUCH = range(3)
HERE, THERE, IN_POUCH = 1 << HAND, 1 << OTHER, 1 << POUCH
Layout: TypeAlias = tuple[tuple[int, ...], ...]


def laid(cards: Sequence[int], room: Sequence[int]) -> Layout:
    """Cards in this order, one place after the other."""
    left = list(cards)
    return tuple(tuple(counted([left.pop(0) for _ in range(count)], 3)) for count in room)


def by_chance(unseen: Sequence[int], room: Sequence[int]) -> dict[Layout, Fraction]:
    """Every order of the single cards is equally likely."""
    orders = Counter(laid(order, room) for order in permutations(spread(unseen)))
    return {layout: Fraction(count, orders.total()) for layout, count in orders.items()}


def with_one_at(place: int, face: int, unseen: Sequence[int], room: Sequence[int]) -> dict[Layout, Fraction]:
    """One such card lies there, the rest by chance."""
    rest, free = list(unseen), list(room)
    rest[face] -= 1
    free[place] -= 1
    return {_plus(layout, place, face): odds for layout, odds in by_chance(rest, free).items()}


def _plus(layout: Layout, place: int, face: int) -> Layout:
    return tuple(
        tuple(count + (at == place and this == face) for this, count in enumerate(counts))
        for at, counts in enumerate(layout)
    )


def mixed(*parts: tuple[Fraction, dict[Layout, Fraction]]) -> dict[Layout, Fraction]:
    result: dict[Layout, Fraction] = {}
    for share, layouts in parts:
        for layout, odds in layouts.items():
            result[layout] = result.get(layout, Fraction(0)) + share * odds
    return result


def drawn(
    claims: Sequence[Claim], unseen: Sequence[int], room: Sequence[int], allowed: Sequence[int] = ()
) -> Counter[Layout]:
    chance = fast_from("hidden", claims, unseen, room)
    layouts = [laid_out(claims, unseen, room, chance, allowed) for _ in range(DRAWS)]
    return Counter(tuple(map(tuple, layout)) for layout in layouts if layout)


def assert_by_their_odds(seen: Counter[Layout], odds: dict[Layout, Fraction]) -> None:
    """Every possible layout, no other, and each as often as its odds say (chi-square)."""
    assert set(seen) == set(odds)
    expected = {layout: float(seen.total() * share) for layout, share in odds.items()}
    assert min(expected.values()) >= 8, "too few draws to meet every layout"
    freedom = len(odds) - 1
    distance = sum((seen[layout] - often) ** 2 / often for layout, often in expected.items())
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5, f"{distance:.1f} at {freedom} degrees of freedom"


def test_without_claims_all_orders_of_the_cards_are_equally_likely() -> None:
    unseen, room = [2, 1, 2], [2, 1, 2]
    assert_by_their_odds(drawn([], unseen, room), by_chance(unseen, room))


def test_a_certain_claim_takes_its_card_and_leaves_the_rest_to_chance() -> None:
    unseen, room = [2, 1, 2], [2, 1, 2]
    assert_by_their_odds(drawn([Claim(1 << ACE, HERE)], unseen, room), with_one_at(HAND, ACE, unseen, room))


def test_an_uncertain_claim_lies_in_its_places_by_their_shares() -> None:
    unseen, room = [2, 1, 2], [2, 1, 2]
    claim = weighed(1 << ACE, {HAND: 1, POUCH: 3})
    here, there = with_one_at(HAND, ACE, unseen, room), with_one_at(POUCH, ACE, unseen, room)
    assert_by_their_odds(drawn([claim], unseen, room), mixed((Fraction(1, 4), here), (Fraction(3, 4), there)))


def test_a_claim_on_several_faces_takes_each_as_often_as_there_are_copies() -> None:
    unseen, room = [2, 1, 1], [2, 2, 0]
    ace, ten = with_one_at(HAND, ACE, unseen, room), with_one_at(HAND, TEN, unseen, room)
    claim = Claim(1 << ACE | 1 << TEN, HERE)
    assert_by_their_odds(drawn([claim], unseen, room), mixed((Fraction(2, 3), ace), (Fraction(1, 3), ten)))


def test_an_uncertain_claim_gives_way_where_certain_ones_fill_a_place() -> None:
    claims = [scattered(1 << TEN, HERE | THERE), Claim(1 << ACE, HERE)]
    assert drawn(claims, [1, 1, 1], [1, 1, 1]) == {((1, 0, 0), (0, 1, 0), (0, 0, 1)): DRAWS}


def test_a_place_takes_only_what_may_lie_there() -> None:
    unseen, room, allowed = [1, 2, 2], [2, 1, 2], [0b110, 0b111, 0b111]
    free = by_chance(unseen, room)
    without = {layout: odds for layout, odds in free.items() if not layout[HAND][ACE]}
    total = sum(without.values())
    expected = {layout: odds / total for layout, odds in without.items()}
    assert_by_their_odds(drawn([], unseen, room, allowed), expected)


def test_a_claim_does_not_lie_where_its_face_may_not() -> None:
    claim = scattered(1 << ACE, HERE | THERE)
    layouts = drawn([claim], [1, 2, 2], [2, 1, 2], [0b110, 0b111, 0b111])
    assert layouts.total() == DRAWS
    assert all(layout[OTHER][ACE] for layout in layouts)


@pytest.mark.parametrize(
    ("claims", "allowed"),
    [
        ([Claim(1 << ACE, HERE), Claim(1 << ACE, THERE)], ()),
        ([Claim(1 << TEN, HERE), Claim(1 << QUEEN, HERE)], ()),
        ([Claim(1 << ACE, HERE)], (0b110, 0b111, 0b111)),
        ([], (0b001, 0b001, 0b111)),
    ],
)
def test_what_finds_no_card_or_no_room_is_to_be_tried_again(claims: list[Claim], allowed: Sequence[int]) -> None:
    assert laid_out(claims, [1, 1, 1], [1, 1, 1], fast_from("no room"), allowed) is None


def test_whatever_is_laid_out_all_claims_hold_and_no_card_is_lost() -> None:
    claims = [Claim(1 << ACE, IN_POUCH), weighed(1 << ACE, {OTHER: WHOLE, POUCH: 1}), scattered(0b110, 0b011)]
    unseen, room = [2, 2, 2], [1, 2, 3]
    layouts = drawn(claims, unseen, room)
    assert layouts.total() > DRAWS / 2
    assert all(holds(claims, layout) for layout in layouts)
    assert all([sum(counts) for counts in layout] == room for layout in layouts)
    assert all([sum(copies) for copies in zip(*layout, strict=True)] == unseen for layout in layouts)


def test_every_card_needs_a_place() -> None:
    with pytest.raises(AssertionError, match="3 cards for 2 places"):
        laid_out([], [1, 1, 1], [1, 1, 0], fast_from("too many"))
