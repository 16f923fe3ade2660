"""Diamonds, what the Godfather may hide of them, and the bag. RULES.md LC-4."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.box import Contents
from omerta.kit.box import demand

FEWEST_HIDDEN: Final = 0
BAGGED: Final = 1


def check_limits(box: Contents) -> None:
    """The limits of hiding and of the bag fit the rules; whatever is hidden, a diamond goes round. LC-4, LC-5"""
    hide, diamonds, capacity = box.hide, box.supply.diamonds, box.bag.capacity
    demand(hide.min == FEWEST_HIDDEN, "LC-4", "hide.min", f"must be {FEWEST_HIDDEN}, not {hide.min}")
    fits = FEWEST_HIDDEN <= hide.max < diamonds
    demand(fits, "LC-4", "hide.max", f"0 or more and fewer than all {diamonds} diamonds, not {hide.max}")
    demand(capacity == BAGGED, "LC-4", "bag.capacity", f"must be {BAGGED}, not {capacity}")
