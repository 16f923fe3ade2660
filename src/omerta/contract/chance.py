"""Chance is an argument, never inside a State: whoever clones a state cannot see the future.

It is asked for named results from a public catalogue (`pick`), or for an order that is then hidden state
(`shuffle`). How many draws a step makes, over which catalogues, depends on public facts only; a step that draws
ends its beat. Kinds of chance are in `omerta.kit.chance`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from omerta.contract.compiling import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Subclasses give `below` and `named`; the rest follows from it. `draws` counts the calls of `below`."""

    def __init__(self) -> None:
        self.draws = 0

    def below(self, bound: int) -> int:
        """Draws a whole number from 0 to bound - 1, each equally likely."""
        raise NotImplementedError

    def named(self, name: str) -> Chance:
        """An independent stream of the same source, found again by its name."""
        raise NotImplementedError

    def pick(self, counts: Sequence[int]) -> int:
        """Draws a face of the catalogue, by its number of copies; the caller takes the copy away."""
        left = self.below(sum(counts))
        for face, count in enumerate(counts):
            left -= count
            if left < 0:
                return face
        raise AssertionError(f"no face left in {counts}")

    def shuffle(self, items: list[T]) -> None:
        """Shuffles in place, by Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
