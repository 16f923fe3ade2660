"""One whole way of the box round the table, and how such ways are drawn. RULES.md C-15.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from omerta.contract import Chance
from omerta.games.cuba.chain.boxes import Box

NO_TAKE: Final = -2
"""The take of a rule-breaker. C-9.4"""
_CHUNK: Final = 16
"""So many bits are drawn at once."""


class World(NamedTuple):
    hidden: int
    bag: int
    """It is a kind, or EMPTY_BAG."""
    takes: tuple[int, ...]
    """They are those of P1 and everybody up to the last who has taken."""
    boxes: tuple[Box, ...]
    """Each is as it was received, P1's before he used the bag; the last one is the box as it lies now."""


def drawn(chance: Chance, counts: Sequence[int]) -> int:
    """An index, by the counts: exactly, however large they are."""
    left = _below(chance, sum(counts))
    for index, count in enumerate(counts):
        left -= count
        if left < 0:
            return index
    raise AssertionError(f"nothing to draw from {counts}")


def _below(chance: Chance, bound: int) -> int:
    """A whole number below any bound, each equally likely."""
    size = (bound - 1).bit_length()
    while True:
        number = 0
        for chunk in range(0, size, _CHUNK):
            bits = min(_CHUNK, size - chunk)
            number = number << bits | chance.below(1 << bits)
        if number < bound:
            return number
