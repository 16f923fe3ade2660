"""How much each take counts, as somebody judges it who knows people: the prior times what was said. RULES.md C-15.2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from omerta.games.cuba.chain.boxes import Box, boxes_of
from omerta.games.cuba.chain.passage import KEPT, Passages

Judge: TypeAlias = Callable[[int, Box], Sequence[float]]
"""A position and the box out of which it takes (P1: after he has used the bag) -> the weight of every take, by TAKES.
What the box does not allow is never looked at."""


class Weights:
    """Remembers what it was told, so that it can be asked again under other evidence.

    The weight of a world is the product of those of its takes: they are not to be so tiny that it is 0 for a computer.
    """

    __slots__ = ("_boxes", "_judge", "_of_passages", "_takes", "start")

    def __init__(self, mix: tuple[int, ...], judge: Judge, start: Callable[[int, int], float] | None = None) -> None:
        self.start: Callable[[int, int], float] = start or _even
        """The weight of so many hidden diamonds together with a bag."""
        self._boxes = boxes_of(mix)
        self._judge = judge
        self._takes: dict[tuple[int, int], Sequence[float]] = {}
        self._of_passages: dict[tuple[int, Passages], list[float]] = {}

    def takes(self, position: int, place: int) -> Sequence[float]:
        """They are weighed out of the box of this place, by TAKES."""
        found = self._takes.get((position, place))
        if found is None:
            found = self._takes[position, place] = self._judge(position, self._boxes.box(place))
        return found

    def of_passages(self, position: int, passages: Passages, here: Sequence[int]) -> Sequence[float]:
        """`here` are the places before the turn, in their order, in whatever layer."""
        found = self._of_passages.get((position, passages))
        if found is None:
            places = self._boxes.places
            takes = [self.takes(position, place % places) for place in here]
            if len(self._of_passages) >= KEPT:
                self._of_passages.clear()
            found = self._of_passages[position, passages] = [
                takes[box][take] for box, take in zip(passages.before, passages.takes, strict=True)
            ]
        return found

    def forget(self, position: int) -> None:
        """Something new was said about this turn."""
        for place in [key for key in self._takes if key[0] == position]:
            del self._takes[place]
        for passages in [key for key in self._of_passages if key[0] == position]:
            del self._of_passages[passages]


def _even(_hidden: int, _bag: int) -> float:
    return 1.0
