"""Talk by turns: exactly one seat decides, and everybody is told which. RULES.md C-12.2."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.cuba.events import TurnPassed
from omerta.games.cuba.rules.naming import phase_name
from omerta.games.cuba.state import ANSWER, FLOOR, CubaState


def is_formal(state: CubaState) -> bool:
    return state.options.talk_mode == "formal"


def decider(state: CubaState) -> int:
    """The position that has the word: asked, on the floor, or else the Godfather."""
    if state.phase == FLOOR:
        return state.floor[0]
    return state.question_asked if state.phase == ANSWER else 0


def check_turn(state: CubaState, position: int) -> None:
    """Live talk has no turns. C-12.1, C-12.2"""
    if is_formal(state) and position != decider(state):
        raise RuleViolation("C-12.2", "not-your-turn", seat=state.seat_of(decider(state)))


def pass_turn(state: CubaState, phase: int, emit: Emit | None) -> None:
    """In talk by turns this seat decides next. C-12.2"""
    state.phase = phase
    state.since = state.beat + 1
    if emit is not None:
        emit(TurnPassed(phase_name(state), state.seat_of(decider(state))))


def floors_left(state: CubaState) -> int:
    """How often the floor may still be opened. C-12.2"""
    return state.options.floor_budget - state.floors if is_formal(state) else 0
