"""Every content the box can have in a game, numbered. RULES.md C-4.2, C-4.4.

A set of chips is a row, and in it there is a place for each number of diamonds. Taking diamonds moves down inside a
row, taking a chip of some kind moves to another row, always equally far.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from omerta.games.cuba.components import CHIP, DIAMONDS, NOTHING

Box: TypeAlias = tuple[int, ...]
"""A box is its diamonds, then its chips by kind."""

WIDTH: Final = DIAMONDS + 1
"""Places in a row."""


class Boxes:
    __slots__ = ("kinds", "mix", "rows", "strides")

    def __init__(self, mix: tuple[int, ...]) -> None:
        self.mix = mix
        self.rows: list[tuple[int, ...]] = [
            chips[::-1] for chips in product(*[range(count + 1) for count in reversed(mix)])
        ]
        self.kinds = [tuple([kind for kind, count in enumerate(chips) if count]) for chips in self.rows]
        """Each row has the kinds that are in the box."""
        self.strides: list[int] = []
        """For each kind so many rows lie between a box and the same box with one chip less."""
        stride = 1
        for count in mix:
            self.strides.append(stride)
            stride *= count + 1

    @property
    def places(self) -> int:
        return len(self.rows) * WIDTH

    def place(self, box: Box) -> int:
        row = sum([count * stride for count, stride in zip(box[1:], self.strides, strict=True)])
        return row * WIDTH + box[0]

    def box(self, place: int) -> Box:
        return (place % WIDTH, *self.rows[place // WIDTH])

    def moves(self, place: int, takes: int, *, may_take_nothing: bool) -> Iterator[tuple[int, int]]:
        """What may be taken out of this box, among the takes of a bitmask, and the place it leads to. C-4.4 to C-4.6"""
        row, diamonds = divmod(place, WIDTH)
        for count in range(1, diamonds + 1):
            if takes >> count & 1:
                yield count, place - count
        for kind in self.kinds[row]:
            if takes >> CHIP + kind & 1:
                yield CHIP + kind, place - self.strides[kind] * WIDTH
        if takes >> NOTHING & 1 and (may_take_nothing or not place):
            yield NOTHING, place


@cache
def boxes_of(mix: tuple[int, ...]) -> Boxes:
    return Boxes(mix)
