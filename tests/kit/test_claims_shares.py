"""How likely a claimed card lies where: against every way in which the cards can have gone.

Chance takes each card of a place equally often. What is counted out here are the single cards, one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import NamedTuple, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.kit.claims import WHOLE, Claim, Move, narrowed, scattered, transfer, weighed
from omerta.kit.ring import seats_in

# The hand of the one who knows, and three places it does not see. Aces are known cards, all others are blank.
ME, PLACES, ACE, BLANK = 0, 4, 0, 1
Lying: TypeAlias = tuple[tuple[str, ...], ...]
"""The cards at each place: the known ones by name, blanks numbered."""


class Leaving(NamedTuple):
    """A card goes; if it is seen it is a blank."""

    source: int
    target: int
    seen: bool


def dealt(known: Sequence[int], blanks: Sequence[int]) -> Lying:
    """Known cards at these places, and so many blanks at each place."""
    return tuple(
        (*(f"ace{i}" for i, at in enumerate(known) if at == place), *(f"blank{place}.{i}" for i in range(count)))
        for place, count in enumerate(blanks)
    )


def ways(lying: Lying, batch: Sequence[Leaving]) -> Iterator[Lying]:
    """Every way in which these cards can have gone at once, all equally likely; those that were seen are blanks."""
    sources = sorted({leaving.source for leaving in batch})
    by_source = [[leaving for leaving in batch if leaving.source == source] for source in sources]
    for chosen in product(
        *(permutations(lying[source], len(group)) for source, group in zip(sources, by_source, strict=True))
    ):
        after = [list(cards) for cards in lying]
        possible = True
        for group, cards in zip(by_source, chosen, strict=True):
            for leaving, card in zip(group, cards, strict=True):
                possible = possible and not (leaving.seen and card.startswith("ace"))
                after[leaving.source].remove(card)
                after[leaving.target].append(card)
        if possible:
            yield tuple(tuple(sorted(cards)) for cards in after)


def counted_out(start: Lying, batches: Sequence[Sequence[Leaving]]) -> list[dict[int, Fraction]]:
    """Gives for each ace the odds of each place; nothing if it cannot have been so."""
    worlds = Counter({start: 1})
    for batch in batches:
        after: Counter[Lying] = Counter()
        for world, odds in worlds.items():
            # In every world there are as many ways to choose the cards: only what was seen tells worlds apart.
            after.update({way: odds * count for way, count in Counter(ways(world, batch)).items()})
        worlds = after
    aces = sorted(card for cards in start for card in cards if card.startswith("ace"))
    return [_places(ace, worlds) for ace in aces]


def _places(ace: str, worlds: Counter[Lying]) -> dict[int, Fraction]:
    lies: Counter[int] = Counter()
    for world, odds in worlds.items():
        lies[next(place for place, cards in enumerate(world) if ace in cards)] += odds
    return {place: Fraction(odds, worlds.total()) for place, odds in lies.items()}


def remembered(known: Sequence[int], blanks: Sequence[int], batches: Sequence[Sequence[Leaving]]) -> list[Claim]:
    claims = [[Claim(1 << ACE, 1 << place) for place in known]]
    sizes = [count + known.count(place) for place, count in enumerate(blanks)]
    for batch in batches:
        moves = [Move(BLANK, leaving.source, leaving.target, 1 << ME if leaving.seen else 0) for leaving in batch]
        transfer(claims, moves, sizes=sizes, own_place=[ME])
        for leaving in batch:
            sizes[leaving.source] -= 1
            sizes[leaving.target] += 1
    return [claim for claim in claims[ME] if claim.faces == 1 << ACE]


def odds_of(claim: Claim) -> dict[int, float]:
    return {place: share / WHOLE for place, share in zip(seats_in(claim.places), claim.shares, strict=True)}


def close(odds: dict[int, Fraction]) -> object:
    return pytest.approx({place: float(share) for place, share in odds.items()}, abs=1e-4)


class Story(NamedTuple):
    """Where the known cards lie, how many blanks lie where, and which cards leave at once, again and again."""

    aces: list[int]
    blanks: list[int]
    batches: list[list[Leaving]]


@st.composite
def stories(draw: st.DrawFn, *, known: int) -> Story:
    """Few cards, few moves, nothing seen: everything can be counted out."""
    aces = [draw(st.integers(1, PLACES - 1)) for _ in range(known)]
    blanks = [0, *(draw(st.integers(0, 2)) for _ in range(PLACES - 1))]
    sizes = [count + aces.count(place) for place, count in enumerate(blanks)]
    batches = [_batch(draw, sizes) for _ in range(draw(st.integers(1, 3)))]
    return Story(aces, blanks, batches)


def _batch(draw: st.DrawFn, sizes: list[int]) -> list[Leaving]:
    leaving = [source for source in range(1, PLACES) for _ in range(draw(st.integers(0, min(2, sizes[source]))))]
    batch = [Leaving(source, 1 + (source + draw(st.integers(0, 1))) % 3, seen=False) for source in leaving]
    for source, target, _ in batch:
        sizes[source] -= 1
        sizes[target] += 1
    return batch


@st.composite
def stories_with_an_eye_on_the_end(draw: st.DrawFn) -> Story:
    """Of the last cards some are seen, if all of those can be blanks."""
    aces, blanks, batches = draw(stories(known=1))
    last = [leaving._replace(seen=draw(st.booleans())) for leaving in batches[-1]]
    seen = Story(aces, blanks, [*batches[:-1], last])
    return seen if any(counted_out(dealt(aces, blanks), seen.batches)) else Story(aces, blanks, batches)


@settings(max_examples=150, deadline=None)
@given(stories(known=1))
def test_unseen_cards_take_a_known_one_along_as_often_as_chance_does(story: Story) -> None:
    (claim,) = remembered(*story)
    (odds,) = counted_out(dealt(story.aces, story.blanks), story.batches)
    assert odds_of(claim) == close(odds)


@settings(max_examples=100, deadline=None)
@given(stories(known=2))
def test_of_several_known_cards_each_is_as_likely_anywhere_as_chance_makes_it(story: Story) -> None:
    claims = [odds_of(claim) for claim in remembered(*story)]
    for odds in counted_out(dealt(story.aces, story.blanks), story.batches):
        claims.remove(next(claim for claim in claims if claim == close(odds)))
    assert claims == []


@settings(max_examples=200, deadline=None)
@given(stories_with_an_eye_on_the_end())
def test_other_cards_that_were_seen_to_leave_speak_for_the_other_places(story: Story) -> None:
    (claim,) = remembered(*story)
    (odds,) = counted_out(dealt(story.aces, story.blanks), story.batches)
    assert odds_of(claim) == close(odds)


def test_one_of_ten_cards_left_unseen() -> None:
    (claim,) = remembered([1], [0, 9, 0, 0], [[Leaving(1, 2, seen=False)]])
    assert odds_of(claim) == pytest.approx({1: 0.9, 2: 0.1}, abs=1e-5)


def test_a_card_seen_among_the_nine_that_stayed_is_not_the_one() -> None:
    (claim,) = remembered([1], [0, 9, 0, 0], [[Leaving(1, 2, seen=False)], [Leaving(1, 3, seen=True)]])
    assert odds_of(claim) == pytest.approx({1: 8 / 9, 2: 1 / 9}, abs=1e-5)


def test_however_often_cards_leave_every_place_stays_possible() -> None:
    there_and_back = [[Leaving(1, 2, seen=False)], [Leaving(2, 3, seen=False)], [Leaving(3, 1, seen=False)]]
    (claim,) = remembered([1], [0, 80, 80, 80], there_and_back * 4)
    assert claim.places == 0b1110
    assert min(claim.shares) >= 1


@pytest.mark.parametrize("places", [0b1, 0b110, 0b1110, 0b1111111])
def test_a_scattered_card_lies_anywhere_with_equal_odds(places: int) -> None:
    claim = scattered(1, places)
    assert sum(claim.shares) == WHOLE
    assert max(claim.shares) - min(claim.shares) < places.bit_count()


def test_the_smallest_weight_is_more_than_nothing() -> None:
    assert weighed(1, {0: 1, 2: WHOLE**2}) == Claim(1, 0b101, (1, WHOLE - 1))


def test_a_card_that_is_not_in_one_place_is_in_the_others_by_their_odds() -> None:
    claim = weighed(1, {0: 1, 1: 2, 2: 3})
    assert odds_of(narrowed(claim, 0b110)) == pytest.approx({1: 0.4, 2: 0.6}, abs=1e-5)
    assert narrowed(claim, 0b001) == Claim(1, 0b001)
