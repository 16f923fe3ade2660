"""The floor goes round: everybody alive may say one thing. RULES.md C-12.2, C-13.4."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.cuba.events import FloorOpened, FloorPassed
from omerta.games.cuba.rules.asking import check_leads, spent
from omerta.games.cuba.rules.timeouts import demand
from omerta.games.cuba.rules.turns import check_turn, floors_left, is_formal, pass_turn
from omerta.games.cuba.rules.voices import check_voice
from omerta.games.cuba.state import FLOOR, INTERROGATION, CubaState


def open_floor(state: CubaState, position: int, emit: Emit | None) -> None:
    """The living suspects speak in the order of the box. C-12.2"""
    check_leads(state, position)
    if not is_formal(state):
        raise RuleViolation("C-12.1", "no-floor")
    if not floors_left(state):
        raise RuleViolation("C-12.2", "no-floor-left", floors=state.floors)
    state.floors += 1
    state.floor = state.living()
    if emit is not None:
        emit(FloorOpened(floors_left(state)))
    pass_turn(state, FLOOR, emit)


def pass_floor(state: CubaState, position: int, emit: Emit | None) -> None:
    """This suspect has nothing to say. C-12.2"""
    check_voice(state, position)
    check_turn(state, position)
    if state.phase != FLOOR:
        raise RuleViolation("C-12.2", "no-floor")
    if emit is not None:
        emit(FloorPassed(state.seat_of(position)))
    next_speaker(state, emit)


def next_speaker(state: CubaState, emit: Emit | None) -> None:
    """After the last one the Godfather goes on. C-12.2"""
    del state.floor[0]
    if state.floor:
        pass_turn(state, FLOOR, emit)
    else:
        godfathers_turn(state, emit)


def godfathers_turn(state: CubaState, emit: Emit | None) -> None:
    """Without a question or a floor left he must accuse. C-12.2, C-13.4"""
    pass_turn(state, INTERROGATION, emit)
    if spent(state) and not state.final_demand:
        demand(state, emit)


def drop(state: CubaState) -> None:
    """An accusation ends the round. C-6.2"""
    state.floor = []
