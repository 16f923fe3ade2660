"""One turn with the box: every take out of every box that can have been there, laid out in lists. RULES.md C-4.4.

The boxes before the turn, and those after it, are numbered by their order; a passage leads from one to the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from omerta.games.cuba.chain.boxes import boxes_of
from omerta.games.cuba.chain.evidence import THEFTS, Turn
from omerta.games.cuba.chain.live import by_row
from omerta.games.cuba.components import CHIP, NOTHING

Gather: TypeAlias = Callable[[Sequence[float]], Sequence[float]]

KEPT: Final = 128
"""Passages that are remembered: those of a dozen large tables."""


class Row(NamedTuple):
    """The boxes of a set that hold the same chips."""

    numbers: range
    diamonds: int
    """How many of them these boxes hold, as a bitmask."""


class Passages:
    """`before[i]` is the box before the passage i, `after[i]` the one it leads to, `takes[i]` what is taken."""

    __slots__ = ("after", "before", "gather_after", "gather_before", "takes")

    def __init__(self, mix: tuple[int, ...], here: int, there: int, turn: Turn) -> None:
        self.before: list[int] = []
        self.after: list[int] = []
        self.takes: list[int] = []
        boxes = boxes_of(mix)
        rows = len(boxes.rows)
        to = _rows(there)
        kinds = [(CHIP + kind, boxes.strides[kind]) for kind in range(len(mix)) if turn.takes >> CHIP + kind & 1]
        thefts = turn.takes & THEFTS
        for row, source in _rows(here).items():
            chips = row % rows
            if turn.stays:
                self._add(NOTHING, source, to.get(row))
                continue
            if thefts:
                self._add_thefts(source, to.get(chips + rows if turn.owes else row), thefts)
            held = boxes.rows[chips]
            for take, stride in kinds:
                if held[take - CHIP]:
                    self._add(take, source, to.get(row - stride))
            if turn.takes >> NOTHING & 1 and (turn.may_take_nothing or not chips):
                # Of the boxes without a chip only the empty one may be left untouched before the last player.
                self._add(NOTHING, source, to.get(row), -1 if turn.may_take_nothing else 1)
        self.gather_before: Gather = _gather(self.before)
        """It picks, out of a list by boxes before the turn, what belongs to each passage."""
        self.gather_after: Gather = _gather(self.after)

    def _add(self, take: int, source: Row, target: Row | None, only: int = -1) -> None:
        """A take that leaves the number of diamonds as it is; `only` where there are so many, a bitmask."""
        if target is None:
            return
        numbers, diamonds = source
        if diamonds == target.diamonds and only < 0:
            self.before += numbers
            self.after += target.numbers
            self.takes += [take] * len(numbers)
        else:
            before, after = _equal(diamonds & only, diamonds, target.diamonds)
            self.before += [numbers[each] for each in before]
            self.after += [target.numbers[each] for each in after]
            self.takes += [take] * len(before)

    def _add_thefts(self, source: Row, target: Row | None, takes: int) -> None:
        if target is None:
            return
        before, after, stolen = _thefts(source.diamonds, target.diamonds, takes)
        here, there = source.numbers.start, target.numbers.start
        self.before += [here + each for each in before]
        self.after += [there + each for each in after]
        self.takes += stolen


@lru_cache(maxsize=KEPT)
def passages(mix: tuple[int, ...], here: int, there: int, turn: Turn) -> Passages:
    """They lead from one set of boxes to another. While nobody opens a pocket they stay the same, whatever is said."""
    return Passages(mix, here, there, turn)


@lru_cache(maxsize=KEPT)
def _rows(boxes: int) -> dict[int, Row]:
    found: dict[int, Row] = {}
    first = 0
    for row, diamonds in by_row(boxes):
        end = first + diamonds.bit_count()
        found[row] = Row(range(first, end), diamonds)
        first = end
    return found


@cache
def _equal(common: int, here: int, there: int) -> tuple[list[int], list[int]]:
    """The ranks of the numbers of diamonds that are in all three."""
    both = [number for number in range(common.bit_length()) if common & here & there & 1 << number]
    return [_rank(here, number) for number in both], [_rank(there, number) for number in both]


@cache
def _thefts(here: int, there: int, takes: int) -> tuple[list[int], list[int], list[int]]:
    """The ranks of all pairs of numbers of diamonds that such a theft leads to, and the thefts."""
    pairs = [
        (number, left)
        for number in range(here.bit_length())
        for left in range(number)
        if here >> number & 1 and there >> left & 1 and takes >> number - left & 1
    ]
    return (
        [_rank(here, number) for number, _ in pairs],
        [_rank(there, left) for _, left in pairs],
        [number - left for number, left in pairs],
    )


def _rank(numbers: int, number: int) -> int:
    return (numbers & (1 << number) - 1).bit_count()


def _gather(indices: list[int]) -> Gather:
    if len(indices) < 2:
        return lambda values: [values[index] for index in indices]
    return itemgetter(*indices)
