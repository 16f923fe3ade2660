"""An action of principle II is followed by the next one, or by the end of the turn. RULES.md F-7.1."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.falconi.rules.lapse import lapse
from omerta.games.falconi.rules.turns import end_turn
from omerta.games.falconi.state import ACTION, FalconiState


def spend(state: FalconiState, actions: int, emit: Emit | None) -> None:
    """F-7.1"""
    state.actions_left -= actions
    go_on(state, emit)


def go_on(state: FalconiState, emit: Emit | None) -> None:
    """Nobody may stop early, and only impossibility excuses. F-7.1"""
    state.phase = ACTION
    if not state.actions_left or lapse(state, emit):
        end_turn(state, emit)
