"""The best order of what is left of a tour, and what it is worth: income, less a price for every turn.

Every chip makes the crook a field faster, so a leg's worth depends on how many chips there are before it. RULES.md
P-3.5, P-5.1, P-7.1.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add
from typing import Final

from omerta.games.palermo.bots.streets import Distances
from omerta.games.palermo.components import FIRST_ALLOWANCE

_NEVER: Final = -(10**6)


@cache
def leg_value(allowance: int, distance: int, price: int) -> int:
    """The way there in as few turns as can be, or in one more to arrive from the field next to it."""
    # Whoever stands there already has to leave and come back.  P-4.7, P-5.1
    turns = -(-distance // allowance) if distance else 2
    early = allowance - max(1, distance - (turns - 1) * allowance) - price * turns
    late = allowance - 1 - price * (turns + 1)
    return max(early, late)


class Tours:
    """These are the best values of all rests of one seat's tour; venues are numbers, a rest is a bitmask of them."""

    def __init__(self, steps: Distances, price: int) -> None:
        self._count = len(steps)
        self._legs = [_legs(steps, FIRST_ALLOWANCE + collected, price) for collected in range(self._count + 1)]
        homes = [_leg_home(row, FIRST_ALLOWANCE + self._count, price) for row in steps]
        self._values = self._all_values(homes)

    def _all_values(self, homes: list[int]) -> list[list[int]]:
        """Values are kept by the venue where the crook stands and by rest; in a rest of which that venue is one nobody
        stands there."""
        values = [[home] for home in homes]
        bits = [1 << venue for venue in range(self._count)]
        for rest in range(1, 1 << self._count):
            gains = [those[rest ^ bit] if rest & bit else _NEVER for those, bit in zip(values, bits, strict=True)]
            legs = self._legs[self._count - rest.bit_count()]
            for those, bit, row in zip(values, bits, legs, strict=True):
                those.append(_NEVER if rest & bit else max(map(add, row, gains)))
        return values

    def value(self, rest: int, at: int) -> int:
        """Gives the worth of collecting the rest and coming home, beginning at this venue."""
        return self._values[at][rest]

    def order(self, rest: int, at: int) -> list[int]:
        """The venues of the rest in the order that is worth most."""
        found = []
        while rest:
            at = self._next(rest, at)
            found.append(at)
            rest ^= 1 << at
        return found

    def _next(self, rest: int, at: int) -> int:
        """The first in order among equals."""
        legs = self._legs[self._count - rest.bit_count()][at]
        left = [venue for venue in range(self._count) if rest >> venue & 1]
        return max(left, key=lambda venue: legs[venue] + self._values[venue][rest ^ 1 << venue])


@lru_cache(maxsize=32)
def tours_of(steps: Distances, price: int) -> Tours:
    """A match asks for the same again and again: a finished city stays as it is."""
    return Tours(steps, price)


def _legs(steps: Distances, allowance: int, price: int) -> list[list[int]]:
    return [[leg_value(allowance, distance, price) for distance in row[:-1]] for row in steps]


def _leg_home(row: tuple[int, ...], allowance: int, price: int) -> int:
    return leg_value(allowance, row[-1], price)
