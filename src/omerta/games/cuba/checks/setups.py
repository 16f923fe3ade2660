"""What goes into the cigar box for each number of players. RULES.md LC-1, LC-2, LC-3, LC-5."""

from __future__ import annotations

from collections import Counter
from typing import Final

from omerta.games.cuba.box import Contents
from omerta.games.cuba.checks.demand import PLAYERS, named
from omerta.kit.box import demand

WITHOUT_CHIP: Final = 3
"""Chips are this many fewer than players, so at least one suspect finds none: there is always a thief. C-4.12"""
KINDS: Final = ("loyal", "fbi", "cia", "driver", "killer")


def check_players(box: Contents) -> None:
    """Every number of players has exactly one setup. LC-1"""
    counts = Counter(setup.players for setup in box.setup)
    for players in counts:
        demand(players in PLAYERS, "LC-1", f"setup for {players}", f"{PLAYERS[0]} to {PLAYERS[-1]} may play")
    for players in PLAYERS:
        count = counts[players]
        demand(count == 1, "LC-1", f"setup for {players}", f"there must be one, not {count}")


def check_within_supply(box: Contents) -> None:
    """A setup needs no more than there is. LC-2"""
    supply = (*box.supply.chips.counts(), box.supply.jokers)
    for setup in box.setup:
        for name, count, most in zip((*KINDS, "jokers"), (*setup.counts(), setup.jokers), supply, strict=True):
            demand(0 <= count <= most, "LC-2", f"{named(setup)}, {name}", f"0 to {most} in the supply, not {count}")


def check_chips(box: Contents) -> None:
    """A setup has three chips fewer than players. LC-3"""
    for setup in box.setup:
        chips, right = sum(setup.counts()), setup.players - WITHOUT_CHIP
        demand(chips == right, "LC-3", named(setup), f"{right} chips, not {chips}")


def check_loyals(box: Contents) -> None:
    """A loyal or a killer is always there. LC-5"""
    for setup in box.setup:
        demand(setup.loyal + setup.killer > 0, "LC-5", named(setup), "neither a loyal nor a killer")
