"""Here stands what a components file must fulfil, because the rulebook says so. RULES.md LV-1 to LV-16.

Each check refuses the file by naming itself and the card or field.
"""

from __future__ import annotations

from typing import Final

from omerta.games.villa.checks import cards, facts, layout
from omerta.games.villa.checks.balance import warnings

__all__ = ["CHECKS", "warnings"]

CHECKS: Final = (
    cards.check_symbols,
    cards.check_police,
    cards.check_godfathers,
    cards.check_guards,
    cards.check_strengths,
    cards.check_crossed_out_hints,
    cards.check_numbered_hints,
    cards.check_small_fish,
    cards.check_heavy_boys,
    cards.check_unmarked,
    facts.check_curtillo,
    facts.check_juri,
    facts.check_diana,
    facts.check_patrol_car_second,
    facts.check_layout_example,
    layout.check_grounds,
)
"""The checks are LV-1 to LV-16, in that order."""
