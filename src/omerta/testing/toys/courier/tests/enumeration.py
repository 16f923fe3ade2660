"""Every world that a courier can imagine is counted by hand from RULES.md; nothing here asks the game's own `imagine`.

A world is the letters of each hand, in seat order, and last those of the pouch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod
from typing import TypeAlias

from omerta.contract import Event, Seat, Viewer
from omerta.testing.toys.courier.pieces import CardDrawn, CardPassed, CardPutBack, CourierView, Known
from omerta.testing.toys.courier.state import CourierState

World: TypeAlias = tuple[str, ...]
Odds: TypeAlias = dict[World, Fraction]
LETTERS = "ABCDE"


def world_of(state: CourierState) -> World:
    places = [*state.hands, state.pouch]
    return tuple("".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) for counts in places)


def imaginable(view: CourierView) -> Odds:
    """K-4.2: what is remembered lies in its places by their shares, all other letters in any arrangement."""
    unseen = "".join(letter * view.options.copies for letter in LETTERS)
    hands: list[str | int] = list(view.hand_sizes)
    if view.own is not None and view.you is not None:
        hands[view.you] = "".join(view.own.hand)
        unseen = _less(unseen, "".join(view.own.hand))
    return _shared(_remembering(view.own.known if view.own else (), unseen, [*hands, view.pouch_size]))


def _remembering(
    known: Sequence[Known], unseen: str, sizes: Sequence[str | int], share: int = 1
) -> Iterator[tuple[World, Fraction]]:
    """The letters remembered are taken out one by one, laid into each of their places and the rest by chance."""
    if not known:
        arranged = list(_arranged(unseen, sizes[:-1]))
        total = sum(ways for _, ways in arranged)
        yield from ((world, Fraction(share * ways, total)) for world, ways in arranged)
        return
    ((letter,), places, shares), rest = _parts(known[0]), known[1:]
    for place, part in zip(places, shares, strict=True):
        at = len(sizes) - 1 if place is None else place
        size = sizes[at]
        if isinstance(size, int) and size:
            smaller = [*sizes[:at], size - 1, *sizes[at + 1 :]]
            for world, odds in _remembering(rest, _less(unseen, letter), smaller, share * part):
                yield _put(world, at, letter), odds


def _parts(known: Known) -> tuple[tuple[str, ...], tuple[Seat | None, ...], tuple[int, ...]]:
    return known.cards, known.places, known.shares


def _shared(weights: Iterator[tuple[World, Fraction]]) -> Odds:
    """Weights of worlds as odds that add up to one."""
    found: Odds = {}
    for world, weight in weights:
        found[world] = found.get(world, Fraction(0)) + weight
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()}


def _arranged(unseen: str, hands: Sequence[str | int]) -> Iterator[tuple[World, int]]:
    """Each hand is known, or is so many of the unseen letters; what is left over is in the pouch."""
    if not hands:
        yield (unseen,), 1
        return
    head = hands[0]
    for hand in [head] if isinstance(head, str) else sorted(set(map("".join, combinations(unseen, head)))):
        ways = 1 if isinstance(head, str) else _ways(unseen, hand)
        for rest, more in _arranged(unseen if isinstance(head, str) else _less(unseen, hand), hands[1:]):
            yield (hand, *rest), ways * more


def _ways(unseen: str, hand: str) -> int:
    result = 1
    for letter in LETTERS:
        result *= comb(unseen.count(letter), hand.count(letter))
    return result


def _less(letters: str, gone: str) -> str:
    for letter in gone:
        assert letter in letters
        letters = letters.replace(letter, "", 1)
    return letters


def _taken(world: World, place: int, letter: str) -> World:
    return (*world[:place], _less(world[place], letter), *world[place + 1 :])


def _put(world: World, place: int, letter: str) -> World:
    return (*world[:place], "".join(sorted(world[place] + letter)), *world[place + 1 :])


def perfectly_remembered(first: CourierView, events: Sequence[Event], viewer: Viewer) -> Odds:
    """All worlds that a courier with perfect memory cannot rule out, from a view without any past and what it was
    shown since; every letter of a place is equally likely to be the one that leaves it."""
    worlds = imaginable(first)
    shown = [event.shown(viewer) for event in events]
    passing: list[CardPassed] = []
    for event in shown:
        if isinstance(event, CardPassed):
            passing.append(event)
            if len(passing) == len(first.hand_sizes):
                worlds = _followed(worlds, {world: list(_passed(world, passing)) for world in worlds})
                passing = []
        elif isinstance(event, CardDrawn | CardPutBack):
            worlds = _followed(worlds, {world: list(_moved(world, event)) for world in worlds})
    return worlds


def _followed(worlds: Odds, after: Mapping[World, Sequence[tuple[World, Fraction]]]) -> Odds:
    return _shared((then, odds * share) for world, odds in worlds.items() for then, share in after[world])


def _moved(world: World, event: CardDrawn | CardPutBack) -> Iterator[tuple[World, Fraction]]:
    pouch = len(world) - 1
    source, target = (pouch, event.seat) if isinstance(event, CardDrawn) else (event.seat, pouch)
    for letter, share in _candidates(world, source, event.card):
        yield _put(_taken(world, source, letter), target, letter), share


def _passed(world: World, events: Sequence[CardPassed]) -> Iterator[tuple[World, Fraction]]:
    """All letters leave before any arrives."""
    for chosen in product(*(_candidates(world, event.giver, event.card) for event in events)):
        after = world
        for event, (letter, _) in zip(events, chosen, strict=True):
            after = _taken(after, event.giver, letter)
        for event, (letter, _) in zip(events, chosen, strict=True):
            after = _put(after, event.taker, letter)
        yield after, prod((share for _, share in chosen), start=Fraction(1))


def _candidates(world: World, place: Seat, card: object) -> list[tuple[str, Fraction]]:
    """The letters that can have left, and how likely each."""
    there = world[place]
    return [
        (letter, Fraction(there.count(letter), len(there)))
        for letter in sorted(set(there))
        if not isinstance(card, str) or letter == card
    ]
