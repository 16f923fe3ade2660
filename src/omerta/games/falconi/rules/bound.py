"""Here stands how many steps a game can take at most. RULES.md F-3.5, F-4.1, F-7.1."""

from __future__ import annotations

from omerta.games.falconi.components import BOOST_STEPS, CELLS, ESCAPE_COLOURS
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.rules.choices import ACTIONS
from omerta.games.falconi.rules.variant import variant_of


def bound(options: FalconiOptions, seats: int) -> int:
    """Principle I has a card a turn, with advance and drive, and every bomb with a catch and its answer. Principle II:
    the actions of all turns, and the steps of every boost."""
    variant = variant_of(options, seats)
    escapes = len(ESCAPE_COLOURS)
    if variant.is_second:
        return variant.rounds * len(variant.cars) * ACTIONS + escapes + variant.boosts * (BOOST_STEPS + 2)
    return 3 * (CELLS + 1) + escapes + 2 * variant.bombs + 2
