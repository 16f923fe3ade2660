"""The beginning of a turn in principle II, and what happens when nothing is legal. RULES.md F-7.1."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import Lapsed
from omerta.games.falconi.rules.action_menu import has_action
from omerta.games.falconi.rules.choices import ACTIONS
from omerta.games.falconi.rules.recall import don_lapses
from omerta.games.falconi.state import ACTION, FalconiState


def begin_actions(state: FalconiState, emit: Emit | None) -> bool:
    """Is somebody asked? If not, all three actions have lapsed. F-7.1"""
    state.phase = ACTION
    state.actions_left = ACTIONS
    return not lapse(state, emit)


def lapse(state: FalconiState, emit: Emit | None) -> bool:
    """The rest of the turn is lost if nothing is legal. F-7.1"""
    if has_action(state):
        return False
    don_lapses(state)
    if emit is not None:
        car = state.turn
        emit(Lapsed(state.variant.seat_of[car], CARS[car], state.actions_left))
    state.actions_left = 0
    return True
