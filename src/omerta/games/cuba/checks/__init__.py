"""What a components file must fulfil. RULES.md LC-1 to LC-5.

Every check is hard: it refuses the file by naming itself and the table or field.
"""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.box import Contents
from omerta.games.cuba.checks import setups, supply

__all__ = ["check"]

CHECKS: Final = (
    setups.check_players,
    setups.check_within_supply,
    setups.check_chips,
    supply.check_limits,
    setups.check_loyals,
)
"""They are LC-1 to LC-5."""


def check(box: Contents) -> None:
    """The first check that fails refuses the file."""
    for one in CHECKS:
        one(box)
