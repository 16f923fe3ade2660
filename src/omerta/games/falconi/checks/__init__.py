"""Here stands what a components file must fulfil. RULES.md LF-1 to LF-10.

The first check that fails refuses the file by naming itself and the entry.
"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.checks import border, names, pieces, streets

CHECKS: Final = (
    names.check_names,
    names.check_order,
    streets.check_links,
    streets.check_turning,
    streets.check_rotations,
    streets.check_kinds,
    streets.check_count,
    border.check_pieces,
    border.check_positions,
    border.check_stations,
    border.check_opposite,
    pieces.check_exits,
    pieces.check_escapes,
    pieces.check_chilies,
    pieces.check_cars,
)
"""Names come first, for everything else is found by them; streets before rotations, for a rotation turns them."""
