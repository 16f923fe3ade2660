"""How much each take counts, as somebody judges it who knows people: the prior times what was said. RULES.md C-15.2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from omerta.games.cuba.chain.boxes import Box, boxes_of
from omerta.games.cuba.components import CHIP, KINDS, NOTHING

Judge: TypeAlias = Callable[[int, Box], Sequence[float]]
"""A position and the box out of which it takes (P1: after he has used the bag) -> the weight of every take, by TAKES.
What the box does not allow is never looked at."""


class RowWeights:
    """The weights of the boxes of one row, as far as they were asked for, 0 elsewhere; by number of diamonds, which is
    counted here from `low`, the fewest that matter."""

    __slots__ = ("_flat", "chips", "low", "nothing", "numbers", "thefts")

    def __init__(self, low: int, high: int) -> None:
        size = high - low + 1
        self.low = low
        self.numbers = 0
        """Those asked for, as a bitmask."""
        self.thefts: list[Sequence[float]] = [()] * size
        """By how many are left, up to one less than there are."""
        self.chips: list[list[float]] = [[0.0] * size for _ in KINDS]
        self.nothing: list[float] = [0.0] * size
        self._flat: dict[int, tuple[float, ...]] = {}

    def learn(self, number: int, takes: Sequence[float]) -> None:
        self.numbers |= 1 << number
        self.thefts[number] = tuple(takes[number:0:-1])
        self.nothing[number] = takes[NOTHING]
        for kind, chips in enumerate(self.chips):
            chips[number] = takes[CHIP + kind]

    def flat(self, numbers: int) -> tuple[float, ...]:
        """All thefts out of boxes of these numbers of diamonds, as a Pattern has them."""
        found = self._flat.get(numbers)
        if found is None:
            found = self._flat[numbers] = tuple(
                [weight for number, each in enumerate(self.thefts) if numbers >> number & 1 for weight in each]
            )
        return found

    def of(self, take: int, number: int) -> float:
        """The weight of one take."""
        if take >= CHIP:
            return self.chips[take - CHIP][number]
        return self.thefts[number][number - take] if take else self.nothing[number]


class Weights:
    """Remembers what it was told, so that it can be asked again under other evidence.

    The weight of a world is the product of those of its takes: they are not to be so tiny that it is 0 for a computer.
    """

    __slots__ = ("_judge", "_rows", "mix", "start")

    def __init__(self, mix: tuple[int, ...], judge: Judge, start: Callable[[int, int], float] | None = None) -> None:
        self.mix = mix
        self.start: Callable[[int, int], float] = start or _even
        """The weight of so many hidden diamonds together with a bag."""
        self._judge = judge
        self._rows: dict[tuple[int, int, tuple[int, int]], RowWeights] = {}

    def row(self, position: int, row: int, numbers: int, window: tuple[int, int]) -> RowWeights:
        """`numbers` of diamonds that matter, as a bitmask counted from the window's lowest."""
        found = self._rows.get((position, row, window))
        if found is None:
            found = self._rows[position, row, window] = RowWeights(*window)
        missing = numbers & ~found.numbers
        if missing:
            chips = boxes_of(self.mix).rows[row]
            for number in range(missing.bit_length()):
                if missing >> number & 1:
                    found.learn(number, self._judge(position, (window[0] + number, *chips)))
        return found

    def forget(self, position: int) -> None:
        """Something new was said about this turn."""
        for known in [key for key in self._rows if key[0] == position]:
            del self._rows[known]


def _even(_hidden: int, _bag: int) -> float:
    return 1.0
