"""A number that holds something for every content of the box at once: a lane of bits for each place.

With lanes of one bit it is a set of boxes, with wide lanes the number of ways to come to each of them (or on from
there). A turn with the box is then a handful of shifts and sums for all boxes together. RULES.md C-4.4 to C-4.6.

Where it must be kept in mind whether somebody has stolen, there are two layers: before, and above it after.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import add, or_
from typing import Final

from omerta.games.cuba.chain.boxes import WIDTH, boxes_of
from omerta.games.cuba.chain.evidence import THEFTS, Turn
from omerta.games.cuba.components import CHIP, DIAMONDS, NOTHING

SET: Final = 1
COUNT: Final = 64
"""Bits of a lane. There are fewer than 2**60 worlds: 6 hidden, 6 bags, 21 takes of 11 suspects at most."""


class Lanes:
    __slots__ = ("_above", "_join", "_kinds", "_lane", "_layers", "_no_box", "bits", "everything", "places")

    def __init__(self, mix: tuple[int, ...], bits: int, layers: int) -> None:
        boxes = boxes_of(mix)
        self.bits = bits
        self.places = boxes.places * layers
        self._lane = (1 << bits) - 1
        self._layers = layers
        self._join: Callable[[int, int], int] = or_ if bits == SET else add
        self.everything = self._where([True] * boxes.places)
        self._no_box = self._where([place == 0 for place in range(boxes.places)])
        self._above = [self._where([place % WIDTH >= least for place in range(boxes.places)]) for least in range(WIDTH)]
        """For each number of diamonds, these boxes hold at least so many."""
        self._kinds = [
            (
                CHIP + kind,
                boxes.strides[kind] * WIDTH * bits,
                self._where([boxes.rows[place // WIDTH][kind] > 0 for place in range(boxes.places)]),
            )
            for kind, count in enumerate(mix)
            if count
        ]
        """The take, how far it leads, and the boxes that hold such a chip."""

    def _where(self, chosen: list[bool]) -> int:
        """It has all bits of the lanes of these places, in every layer."""
        if self.bits == SET:
            return int("".join(["01"[each] for each in reversed(chosen * self._layers)]), 2)
        size = self.bits // 8
        return int.from_bytes(b"".join([bytes([255 * each]) * size for each in chosen * self._layers]), "little")

    def only(self, place: int) -> int:
        """It has all bits of one place, in every layer."""
        lane = self._lane << place * self.bits
        return lane | lane << self._half if self._layers == 2 else lane

    def one(self, place: int) -> int:
        """A single way to this place, nobody having stolen."""
        return 1 << place * self.bits

    def ends(self, place: int | None) -> int:
        """A single way on from every place where the box's way may end: only from the upper layer, if there are two."""
        ones = self.everything // self._lane
        if place is not None:
            ones &= self.only(place)
        return ones >> self._half << self._half if self._layers == 2 else ones

    @property
    def _half(self) -> int:
        return self.places * self.bits // 2

    def after(self, message: int, turn: Turn) -> int:
        """The boxes of this message are here after a turn."""
        if turn.stays:
            return message
        found = self._stolen(message, turn.takes)
        if turn.owes:
            found = self._join(found & (1 << self._half) - 1, found >> self._half) << self._half
        for take, stride, some in self._kinds:
            if turn.takes >> take & 1:
                found = self._join(found, (message & some) >> stride)
        return self._join(found, self._untouched(message, turn))

    def before(self, message: int, turn: Turn) -> int:
        """From here a turn leads to the boxes of this message."""
        if turn.stays:
            return message
        found = message
        if turn.owes:
            found = message >> self._half
            found |= found << self._half
        found = self._put_back(found, turn.takes)
        for take, stride, some in self._kinds:
            if turn.takes >> take & 1:
                found = self._join(found, (message << stride) & some)
        return self._join(found, self._untouched(message, turn))

    def _untouched(self, message: int, turn: Turn) -> int:
        """Nothing is taken. C-4.5, C-4.6"""
        if not turn.takes >> NOTHING & 1:
            return 0
        return message if turn.may_take_nothing else message & self._no_box

    def _stolen(self, message: int, takes: int) -> int:
        """Diamonds are gone. If any number of them may have been taken, the sums are doubled up."""
        if takes & THEFTS == THEFTS:
            found = (message & self._above[1]) >> self.bits
            step = 1
            while step < DIAMONDS:
                found = self._join(found, (found & self._above[step]) >> step * self.bits)
                step *= 2
            return found
        found = 0
        for count in range(1, WIDTH):
            if takes >> count & 1:
                found = self._join(found, (message & self._above[count]) >> count * self.bits)
        return found

    def _put_back(self, message: int, takes: int) -> int:
        """It leads the way back."""
        if takes & THEFTS == THEFTS:
            found = (message << self.bits) & self._above[1]
            step = 1
            while step < DIAMONDS:
                found = self._join(found, (found << step * self.bits) & self._above[step])
                step *= 2
            return found
        found = 0
        for count in range(1, WIDTH):
            if takes >> count & 1:
                found = self._join(found, (message << count * self.bits) & self._above[count])
        return found


@cache
def lanes_of(mix: tuple[int, ...], bits: int, layers: int) -> Lanes:
    return Lanes(mix, bits, layers)
