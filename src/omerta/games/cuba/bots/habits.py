"""What suspects usually take out of the box. RULES.md C-4; the weights are those of the house's players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from omerta.games.cuba.bots.boxes import legal_takes
from omerta.games.cuba.chain import EMPTY_BAG
from omerta.games.cuba.components import AGENTS, CHIP, DIAMONDS, DRIVER, KILLER, KINDS, LOYAL, NOTHING

EVENLY: Final = 0.06
"""The share of takes in which somebody just takes anything."""
BAG_NOTHING: Final = 0.5
_STEAL: Final = ((1, 2, 0.08), (3, 4, 0.12), (5, 7, 0.08), (8, DIAMONDS, 0.04))


def _habit(take: int) -> float:
    if take == NOTHING:
        return 0.05
    if take >= CHIP:
        return {LOYAL: 0.45, DRIVER: 0.12, KILLER: 0.12}.get(take - CHIP, 0.12)
    return next(weight / (most - least + 1) for least, most, weight in _STEAL if least <= take <= most)


HABITS: Final[tuple[float, ...]] = tuple(_habit(take) for take in range(CHIP + len(KINDS)))
"""The weight of every take, before it is known what the box allows."""


@lru_cache(maxsize=1 << 14)
def choices(box: int, last: bool) -> tuple[tuple[int, float], ...]:
    """It lists the takes out of this box, with their odds."""
    takes = legal_takes(box, last)
    # Two agents in the box are no more tempting than one.
    agents = sum(is_agent(take) for take in takes)
    habits = [HABITS[take] / agents if is_agent(take) else HABITS[take] for take in takes]
    whole = sum(habits)
    evenly = EVENLY / len(takes)
    odds = [(1 - EVENLY) * habit / whole + evenly for habit in habits]
    return tuple(zip(takes, odds, strict=True))


def bag_odds(bag: int, mix: Sequence[int]) -> float:
    """It says how likely the first player puts this kind, or nothing, into the bag. C-4.3"""
    return BAG_NOTHING if bag == EMPTY_BAG else (1 - BAG_NOTHING) / sum(map(bool, mix))


def is_agent(take: int) -> bool:
    return take - CHIP in AGENTS


def drawn(weights: Sequence[float], number: int, whole: int) -> int:
    """The index that an even number below `whole` falls on."""
    mark = sum(weights) * number / whole
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    return len(weights) - 1
