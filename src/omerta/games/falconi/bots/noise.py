"""A little chance in what a bot thinks of something, so that it does not always play the same."""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance

_GRAIN: Final = 1 << 24


def noise(chance: Chance, most: float) -> float:
    """Draws evenly from 0 to below `most`."""
    return chance.below(_GRAIN) * most / _GRAIN
