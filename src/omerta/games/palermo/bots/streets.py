"""Here stands how many steps it is from one place of the city to another, policemen aside. RULES.md P-4.1, P-4.2,
P-4.3.

Empty slots can be crossed: while the city is built, nobody knows what will stand there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from omerta.games.palermo.geometry.board import BIT, BOARD, SLOT_BITS, START, Bits
from omerta.games.palermo.geometry.tiles import EMPTY, HOUSES, START_TILE, TOKEN_INDEX
from omerta.games.palermo.geometry.ways import Ground, away, reached

FARTHEST: Final = BOARD.bit_count()
"""More points than any way costs."""
_FAR: Final = 30
"""Everything is nearer in most cities; to look no further saves time."""

Distances: TypeAlias = tuple[tuple[int, ...], ...]
"""It counts by place the steps to each place, and as the last one to START."""


class Streets(NamedTuple):
    free: Bits
    start: Bits

    def fields_of(self, node: int) -> Bits:
        """The four fields of the start tile are one node. P-4.2"""
        return self.start if node == START else BIT[node]


@lru_cache(maxsize=64)
def streets_of(city_text: str) -> Streets:
    free, start = BOARD, 0
    for slot, token in enumerate(city_text.replace("/", " ").split()):
        tile = TOKEN_INDEX[token]
        if tile == START_TILE:
            start = SLOT_BITS[slot]
        elif tile != EMPTY:
            free &= ~HOUSES[tile][slot]
    return Streets(free, start)


def steps_to(streets: Streets, goals: Iterable[int]) -> tuple[Bits, ...]:
    """The fields that are 0, 1, ... steps away from the nearest of these nodes."""
    fields = 0
    for node in goals:
        fields |= streets.fields_of(node)
    return away(streets.free, streets.start, fields)


def steps_from(streets: Streets, node: int) -> tuple[Bits, ...]:
    """The fields that are reached from the node with 0, 1, ... steps."""
    ground = Ground(*streets, fined=0, whole_stretch=False)
    levels = reached(ground, node, _FAR)
    # No field is on two levels, so the sum is the union.
    return levels if sum(levels) == streets.free else reached(ground, node, FARTHEST)


def level_of(levels: tuple[Bits, ...], fields: Bits) -> int:
    """The first level on which one of these fields lies."""
    for level, edge in enumerate(levels):
        if edge & fields:
            return level
    raise AssertionError("no way leads there, but a city is always open")


@lru_cache(maxsize=64)
def distances(streets: Streets, places: tuple[int, ...]) -> Distances:
    """Hops lead to corners only, so there and back are different ways. P-4.3"""
    levels = [steps_to(streets, (goal,)) for goal in (*places, START)]
    return tuple(tuple(level_of(to, streets.fields_of(place)) for to in levels) for place in places)
