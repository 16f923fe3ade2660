"""Thefts out of several boxes that differ in their diamonds only, laid out in one list. RULES.md C-4.4."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import TypeAlias

Gather: TypeAlias = Callable[[Sequence[float]], Sequence[float]]


class Pattern:
    """For boxes of these numbers of diamonds, a bitmask: first all thefts out of the first box, then of the next."""

    __slots__ = ("by_left", "left_spans", "lefts", "owners", "spans", "takes")

    def __init__(self, numbers: int) -> None:
        boxes = [number for number in range(numbers.bit_length()) if numbers >> number & 1]
        thefts = [(number, left) for number in boxes for left in range(number)]
        self.takes = [number - left for number, left in thefts]
        self.owners = _gather([number for number, _ in thefts])
        """Out of a list by diamonds: what belongs to the box of each theft."""
        self.lefts = _gather([left for _, left in thefts])
        """The same for the box that is left."""
        self.spans = _spans([number for number, _ in thefts])
        """A number of diamonds, and where the thefts out of that box begin and end."""
        order = sorted(range(len(thefts)), key=lambda index: thefts[index][1])
        self.by_left = _gather(order)
        """The thefts in the order of what is left."""
        self.left_spans = _spans([thefts[index][1] for index in order])


def _gather(indices: list[int]) -> Gather:
    if len(indices) < 2:
        return lambda values: [values[index] for index in indices]
    return itemgetter(*indices)


def _spans(keys: list[int]) -> list[tuple[int, int, int]]:
    return [(key, keys.index(key), keys.index(key) + keys.count(key)) for key in dict.fromkeys(keys)]


@cache
def pattern_of(numbers: int) -> Pattern:
    return Pattern(numbers)
