"""Turns and rounds: what a turn begins with, and what follows its end. RULES.md F-1.9, F-3.5, F-3.7, F-4.1, F-4.2."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import TurnBegan
from omerta.games.falconi.rules.drawing import draw
from omerta.games.falconi.rules.ends import check, nightfall
from omerta.games.falconi.rules.lapse import begin_actions
from omerta.games.falconi.state import ADVANCE, DON, NO_CAR, OUT, OVER, FalconiState
from omerta.games.falconi.streets.cards import NO_CARD
from omerta.games.falconi.streets.ways import is_open


def end_turn(state: FalconiState, emit: Emit | None, stuck: int = NO_CAR) -> None:
    """The check, then the next car, and those after it that have nothing to decide; or the end. F-3.7

    `stuck` is the car that had no card to lay. F-4.3
    """
    state.hand = NO_CARD
    while True:
        check(state, emit, stuck)
        if state.phase != OVER:
            _pass_turn(state, emit)
        if state.phase == OVER or begin_turn(state, emit):
            return
        stuck = stuck_car(state)


def begin_turn(state: FalconiState, emit: Emit | None) -> bool:
    """Is anybody asked? Otherwise the turn is over before it began. F-4.1, F-4.2, F-7.1"""
    car = state.turn
    state.redrawn = 0
    state.paths[car] = ()
    if emit is not None:
        emit(TurnBegan(state.variant.seat_of[car], CARS[car], state.round_number))
    if state.variant.is_second:
        return begin_actions(state, emit)
    if is_open(state.grid, state.closed, state.starts(car)[0]):
        return draw(state, emit)
    state.phase = ADVANCE
    return True


def stuck_car(state: FalconiState) -> int:
    """Who has no card to lay in principle I counts as blocked. F-4.3, FR-21"""
    return NO_CAR if state.variant.is_second else state.turn


def draw_or_end(state: FalconiState, emit: Emit | None) -> None:
    """F-4.1, F-4.3"""
    if not draw(state, emit):
        end_turn(state, emit, state.turn)


def _pass_turn(state: FalconiState, emit: Emit | None) -> None:
    """F-1.9; after the last turn of the last round night falls. F-3.5"""
    following = [car for car in state.variant.cars if car > state.turn and state.places[car] != OUT]
    if following:
        state.turn = following[0]
    elif state.variant.is_second and state.round_number >= state.variant.rounds:
        nightfall(state, emit)
    else:
        state.turn = DON
        state.round_number += 1
