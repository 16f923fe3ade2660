"""Every world a courier can imagine, counted by hand from RULES.md; nothing here asks the game's own `imagine`.

A world is the letters of each hand, in seat order, and last those of the pouch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb
from typing import TypeAlias

from omerta.contract import Event, Seat, Viewer
from omerta.testing.toys.courier.pieces import CardDrawn, CardPassed, CardPutBack, CourierView, Known
from omerta.testing.toys.courier.state import CourierState

World: TypeAlias = tuple[str, ...]
LETTERS = "ABCDE"


def world_of(state: CourierState) -> World:
    places = [*state.hands, state.pouch]
    return tuple("".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) for counts in places)


def imaginable(view: CourierView) -> Counter[World]:
    """K-4.2: all worlds, each with the number of arrangements of single letters that make it."""
    unseen = "".join(letter * view.options.copies for letter in LETTERS)
    fixed = {}
    if view.own is not None and view.you is not None:
        fixed[view.you] = "".join(view.own.hand)
        unseen = _less(unseen, fixed[view.you])
    worlds = Counter(dict(_arranged(unseen, [fixed.get(s, size) for s, size in enumerate(view.hand_sizes)])))
    remembered = view.own.known if view.own else ()
    return Counter({world: ways for world, ways in worlds.items() if _agrees(world, remembered)})


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


def _agrees(world: World, remembered: Sequence[Known]) -> bool:
    """A letter of its own for each thing remembered."""
    if not remembered:
        return True
    first, *rest = remembered
    for place in [len(world) - 1 if where is None else where for where in first.places]:
        for letter in first.cards:
            if letter in world[place] and _agrees(_taken(world, place, letter), rest):
                return True
    return False


def _taken(world: World, place: int, letter: str) -> World:
    return (*world[:place], _less(world[place], letter), *world[place + 1 :])


def _put(world: World, place: int, letter: str) -> World:
    return (*world[:place], "".join(sorted(world[place] + letter)), *world[place + 1 :])


def perfectly_remembered(first: CourierView, events: Sequence[Event], viewer: Viewer) -> set[World]:
    """All worlds that a courier with perfect memory cannot rule out, from a view without any past and what it
    was shown since."""
    worlds = set(imaginable(first))
    shown = [event.shown(viewer) for event in events]
    passing: list[CardPassed] = []
    for event in shown:
        if isinstance(event, CardPassed):
            passing.append(event)
            if len(passing) == len(first.hand_sizes):
                worlds = {after for world in worlds for after in _passed(world, passing)}
                passing = []
        elif isinstance(event, CardDrawn | CardPutBack):
            worlds = {after for world in worlds for after in _moved(world, event)}
    return worlds


def _moved(world: World, event: CardDrawn | CardPutBack) -> Iterator[World]:
    pouch = len(world) - 1
    source, target = (pouch, event.seat) if isinstance(event, CardDrawn) else (event.seat, pouch)
    for letter in _candidates(world, source, event.card):
        yield _put(_taken(world, source, letter), target, letter)


def _passed(world: World, events: Sequence[CardPassed]) -> Iterator[World]:
    """All letters leave before any arrives."""
    for letters in product(*(_candidates(world, event.giver, event.card) for event in events)):
        after = world
        for event, letter in zip(events, letters, strict=True):
            after = _taken(after, event.giver, letter)
        for event, letter in zip(events, letters, strict=True):
            after = _put(after, event.taker, letter)
        yield after


def _candidates(world: World, place: Seat, card: object) -> list[str]:
    return [letter for letter in sorted(set(world[place])) if not isinstance(card, str) or letter == card]
