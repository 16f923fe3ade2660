"""What a components file must fulfil. RULES.md LC-1 to LC-5.

Every check is hard: it refuses the file by naming itself and the table or field.
"""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.checks import setups, supply

CHECKS: Final = (
    setups.check_players,
    setups.check_within_supply,
    setups.check_chips,
    supply.check_limits,
    setups.check_loyals,
)
"""They are LC-1 to LC-5."""
