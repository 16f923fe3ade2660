"""Environments number every action that can ever be legal, in a fixed order. RULES.md V-6 to V-8, V-13."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from omerta.games.villa.actions import TeamChoice, VillaAction
from omerta.games.villa.components import KIND_COUNTS, KINDS, SLOTS
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.tables import (
    APPROVE,
    BONUS,
    HANDICAP,
    MATCH,
    PAIR,
    PASS,
    PLACES,
    PLAN,
    READY,
    SWAP,
    as_decision,
    as_proposal,
)
from omerta.games.villa.rules.turn import is_pair


def catalogue(options: VillaOptions, seats: int) -> Sequence[VillaAction]:
    """Turns, then team decisions, then swaps; index and action belong together for these options and seats."""
    choices = _choices(options, seats)
    swaps = _swaps(seats) if options.swap_phase else []
    if options.decision_mode == "coordinator":
        return [*_turns(), *choices, *swaps]
    debate = [APPROVE, *map(as_proposal, choices), *map(as_decision, choices)]
    return [*_turns(), *debate, *swaps]


def _turns() -> list[VillaAction]:
    """Matches, the pairs that exist, passes. V-7"""
    pairs = [
        action
        for (a, b), action in PAIR.items()
        if (a != b or KIND_COUNTS[a] > 1) and any(is_pair(a, b, symbol) for symbol in range(4))
    ]
    return [*MATCH, *pairs, *PASS]


def _choices(options: VillaOptions, seats: int) -> list[TeamChoice]:
    """V-6.1, V-8.5, V-3.6"""
    plans = [PLAN[slot, leader] for slot in range(len(SLOTS)) for leader in range(seats)]
    bonuses = [BONUS[seat, place] for seat in range(seats) for place in PLACES]
    handicaps = [HANDICAP[value] for value in options.handicap_choices] if options.handicap_timing == "table" else []
    return [*plans, *bonuses, *handicaps]


def _swaps(seats: int) -> list[VillaAction]:
    """V-4.2"""
    pairs = combinations(range(seats), 2)
    kinds = range(len(KINDS))
    return [*(SWAP[a, x, b, y] for a, b in pairs for x in kinds for y in kinds if x != y), READY]
