"""A share of games has a 95 % confidence interval, after Wilson: it is sound for small numbers and near 0 and 1."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054
"""The 97.5 % quantile of the normal distribution: 2.5 % are left on each side."""


class Share(msgspec.Struct, frozen=True):
    """A share of all cases has bounds between which the true share probably lies."""

    count: int
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, count: int, games: int) -> Share:
        low, high = wilson(count, games)
        return cls(count, count / games, low, high)


def wilson(count: int, games: int) -> tuple[float, float]:
    """The true share behind `count` successes in `games` independent games lies between these bounds.

    >>> tuple(round(bound, 4) for bound in wilson(8, 10))
    (0.4902, 0.9433)
    """
    assert 0 <= count <= games and games > 0, f"no share of {count} in {games}"
    share = count / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    # At the ends the bound is exact; the formula would miss it by a rounding error.
    return (middle - spread) / scale if count else 0.0, (middle + spread) / scale if count < games else 1.0
