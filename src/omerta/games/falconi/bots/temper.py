"""Here stands how a player of the house decides: how far it looks, and how much of it is mood."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Temper:
    """`streets`, `borders` and `actions` are the most noise in what it thinks of each of them.

    `sees_blocks`: it notices which opponent a card leaves without a way on. `levels`: how many actions it looks ahead.
    """

    streets: float
    borders: float
    actions: float
    sees_blocks: bool
    levels: int
