"""The outcome: who has won, and why the game is over. RULES.md C-8."""

from __future__ import annotations

from omerta.contract import Outcome
from omerta.games.cuba.rules.ending import winning_seats
from omerta.games.cuba.rules.loot import role_of
from omerta.games.cuba.state import CubaState

__all__ = ["outcome", "role_of"]


def outcome(state: CubaState) -> Outcome | None:
    """Several sides may win at once; the reason is the same for all. C-8.1"""
    if state.reason is None:
        return None
    return Outcome(winning_seats(state), (state.reason.replace("_", "-"),) * state.seats)
