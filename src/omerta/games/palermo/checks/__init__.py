"""Here stands what a components file must fulfil. RULES.md LP-1 to LP-10.

The first check that fails refuses the file by naming itself and the entry.
"""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.checks import figures, tiles

CHECKS: Final = (
    tiles.check_kinds,
    tiles.check_shapes,
    tiles.check_entrances,
    tiles.check_counts,
    tiles.check_rotations,
    tiles.check_codes,
    figures.check_players,
    figures.check_tracker,
    figures.check_board,
    figures.check_interest,
    figures.check_names,
)
"""Shapes come before counts, for a tile is counted by its house fields."""
