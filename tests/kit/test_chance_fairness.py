"""Both kinds of chance are fair: chi-square over fixed seeds, so that the verdict never changes by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.contract import Chance
from omerta.kit.chance import FastChance, KeyedChance, seed_from

SEED = seed_from("fairness")
BOTH_KINDS = [pytest.param(lambda: KeyedChance(SEED, 4), id="keyed"), pytest.param(lambda: FastChance(4), id="fast")]
Kind = Callable[[], Chance]


def surprise(seen: Iterable[Hashable], odds: dict[Hashable, float]) -> float:
    """How many standard deviations the chi-square of what was seen lies above its mean."""
    counts = Counter(seen)
    assert set(counts) <= set(odds), f"impossible: {set(counts) - set(odds)}"
    total = counts.total()
    chi_square = sum((counts[one] - total * share) ** 2 / (total * share) for one, share in odds.items())
    freedom = len(odds) - 1
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def even(outcomes: Sequence[Hashable]) -> dict[Hashable, float]:
    return {one: 1 / len(outcomes) for one in outcomes}


@pytest.mark.parametrize("kind", BOTH_KINDS)
@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52, 100])
def test_each_number_below_a_bound_is_equally_likely(kind: Kind, bound: int) -> None:
    chance = kind()
    assert surprise((chance.below(bound) for _ in range(60 * bound)), even(range(bound))) < 3


@pytest.mark.parametrize("kind", BOTH_KINDS)
def test_a_result_says_nothing_about_the_next(kind: Kind) -> None:
    chance = kind()
    pairs = ((chance.below(6), chance.below(6)) for _ in range(3000))
    assert surprise(pairs, even(list(product(range(6), repeat=2)))) < 3


@pytest.mark.parametrize("kind", BOTH_KINDS)
def test_streams_of_different_names_say_nothing_about_each_other(kind: Kind) -> None:
    one, other = kind().named("deal"), kind().named("bonus")
    pairs = ((one.below(6), other.below(6)) for _ in range(3000))
    assert surprise(pairs, even(list(product(range(6), repeat=2)))) < 3


def test_a_beat_says_nothing_about_the_next() -> None:
    pairs = ((KeyedChance(SEED, beat).below(6), KeyedChance(SEED, beat + 1).below(6)) for beat in range(3000))
    assert surprise(pairs, even(list(product(range(6), repeat=2)))) < 3


# Without rejection the lower part of these bounds would come up twice as often.
@pytest.mark.parametrize(("bound", "parts"), [(3 * 2**62, 3), (5 * 2**61, 5), (2**63 + 1, 2)])
def test_bounds_that_do_not_divide_a_word_are_drawn_without_bias(bound: int, parts: int) -> None:
    chance = KeyedChance(SEED, 4)
    assert surprise((chance.below(bound) * parts // bound for _ in range(3000)), even(range(parts))) < 3


@pytest.mark.parametrize("kind", BOTH_KINDS)
def test_a_face_is_picked_by_its_number_of_copies(kind: Kind) -> None:
    chance = kind()
    picked = (chance.pick([3, 0, 2, 1, 0, 4]) for _ in range(2000))
    assert surprise(picked, {0: 0.3, 2: 0.2, 3: 0.1, 5: 0.4}) < 3


@pytest.mark.parametrize("kind", BOTH_KINDS)
@given(counts=st.lists(st.sampled_from([0, 0, 1, 3]), min_size=1, max_size=8).filter(any))
def test_a_face_without_copies_is_never_picked(kind: Kind, counts: list[int]) -> None:
    chance = kind()
    assert all(counts[chance.pick(counts)] for _ in range(10))


@pytest.mark.parametrize("kind", BOTH_KINDS)
@given(cards=st.lists(st.integers(0, 3), max_size=12))
def test_a_shuffle_keeps_every_card(kind: Kind, cards: list[int]) -> None:
    chance, shuffled = kind(), cards[:]
    chance.shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)
    assert chance.draws == max(0, len(cards) - 1)


@pytest.mark.parametrize("kind", BOTH_KINDS)
def test_each_order_of_four_cards_is_equally_likely(kind: Kind) -> None:
    chance = kind()

    def shuffled() -> tuple[int, ...]:
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        return tuple(cards)

    assert surprise((shuffled() for _ in range(2400)), even(list(permutations(range(4))))) < 3
