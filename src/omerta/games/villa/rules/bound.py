"""Here stands how many steps a game can take at most. RULES.md V-10.9."""

from __future__ import annotations

from omerta.games.villa.components import GUARD_SLOTS, POLICE_CARDS
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.team import PROPOSALS_PER_SEAT
from omerta.games.villa.state import SWAPS_PER_SEAT


def bound(options: VillaOptions, seats: int) -> int:
    """Every turn uses up a card, and each arrested guard returns one at most; a clock's end is one step. V-10.9"""
    turns = POLICE_CARDS + GUARD_SLOTS
    plans, bonuses = GUARD_SLOTS + 1, GUARD_SLOTS
    handicaps = 1 if options.handicap_timing == "table" else 0
    swaps = _swap_steps(options, seats) if options.swap_phase else 0
    return turns + swaps + (plans + bonuses + handicaps) * _choice_steps(options, seats)


def _swap_steps(options: VillaOptions, seats: int) -> int:
    """Before, between and after the swaps all but one may say ready in vain; the last one ends it. V-4.2, V-13.4"""
    swaps = SWAPS_PER_SEAT * seats
    idle = (swaps + 1) * (seats - 1) if options.decision_mode == "consensus" else 0
    return swaps + idle + 1


def _choice_steps(options: VillaOptions, seats: int) -> int:
    """Each proposal finds all approvals but one in vain; then somebody approves or decides. V-13.5, V-13.6"""
    if options.decision_mode == "coordinator":
        return 1
    return PROPOSALS_PER_SEAT * seats * (seats - 1) + 1
