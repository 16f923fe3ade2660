"""Here stands how many steps a game can take at most. RULES.md P-7.7."""

from __future__ import annotations

from omerta.games.palermo.components import CHIPS
from omerta.games.palermo.options import PalermoOptions


def bound(options: PalermoOptions, seats: int) -> int:
    """The start tile, all venues, a mark for each chip, and two decisions a turn. P-2.8, P-3.3, P-7.7, P-8.5"""
    venues = seats * CHIPS[seats]
    marks = venues if options.target_marker else 0
    return 1 + venues + marks + 2 * seats * options.round_limit
