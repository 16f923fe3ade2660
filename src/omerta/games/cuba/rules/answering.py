"""Answers slot by slot: a statement, a refusal, a lapse of memory, silence. RULES.md C-5.10."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.cuba.events import Forgot, NoAnswer, Refused
from omerta.games.cuba.rules.asking import clear
from omerta.games.cuba.rules.floor import godfathers_turn
from omerta.games.cuba.rules.naming import SUSPECTS_SLOT, THIEF, VIEW_SLOTS, evaded, slot_name
from omerta.games.cuba.rules.turns import is_formal
from omerta.games.cuba.rules.voices import check_voice
from omerta.games.cuba.state import NOBODY, CubaState
from omerta.games.cuba.talk import SHEETS, TOPICS
from omerta.games.cuba.values import Evading


def is_asked(state: CubaState, position: int) -> bool:
    """Does a question to this seat wait for an answer? C-5.9"""
    return state.question_asked != NOBODY and state.question_asked == position


def is_sheet(state: CubaState) -> bool:
    """Does the open question ask for a whole box? C-5.5"""
    return state.question_topic != NOBODY and TOPICS[state.question_topic] in SHEETS


def answered_slot(state: CubaState, position: int, slot: int, value: int) -> int:
    """The open slot that this statement answers, or NOBODY: naming a thief answers "whom do you suspect?". C-5.10"""
    if not is_asked(state, position):
        return NOBODY
    if slot > VIEW_SLOTS:
        slot = SUSPECTS_SLOT if value == THIEF else NOBODY
    return slot if slot in state.open_slots else NOBODY


def settle(state: CubaState, slot: int, emit: Emit | None) -> None:
    """One slot has its answer; with the last one the question is closed. C-5.10"""
    state.open_slots.remove(slot)
    if not state.open_slots:
        _close(state, emit)


def _close(state: CubaState, emit: Emit | None) -> None:
    """The question has all its answers; in talk by turns the Godfather goes on. C-5.10, C-12.2"""
    clear(state)
    if is_formal(state):
        godfathers_turn(state, emit)


def refuse(state: CubaState, position: int, emit: Emit | None) -> None:
    """The first slot that is still open is refused. C-5.10"""
    _check_asked(state, position)
    slot = state.open_slots[0]
    _evade(state, position, slot, "refused")
    if emit is not None:
        emit(Refused(state.seat_of(position), slot_name(slot), state.question_number))
    settle(state, slot, emit)


def forget(state: CubaState, position: int, emit: Emit | None) -> None:
    """It does not matter whether it is true. C-5.10, C-5.4"""
    _check_asked(state, position)
    slot = state.open_slots[0]
    _evade(state, position, slot, "forgot")
    if emit is not None:
        emit(Forgot(state.seat_of(position), slot_name(slot), state.question_number))
    settle(state, slot, emit)


def refuse_all(state: CubaState, position: int, emit: Emit | None) -> None:
    """The rest of a sheet is refused. C-5.10"""
    _check_asked(state, position)
    if not is_sheet(state):
        raise RuleViolation("C-5.10", "no-sheet", topic=TOPICS[state.question_topic])
    seat = state.seat_of(position)
    for slot in state.open_slots:
        _evade(state, position, slot, "refused")
        if emit is not None:
            emit(Refused(seat, slot_name(slot), state.question_number))
    _close(state, emit)


def no_answer(state: CubaState, emit: Emit | None) -> None:
    """Time is up for the open question. C-5.10, C-13.2, C-13.6"""
    assert state.question_asked != NOBODY, "no question is open"
    seat = state.seat_of(state.question_asked)
    for slot in state.open_slots:
        _evade(state, state.question_asked, slot, "no_answer")
        if emit is not None:
            emit(NoAnswer(seat, slot_name(slot), state.question_number))
    _close(state, emit)


def _evade(state: CubaState, position: int, slot: int, how: Evading) -> None:
    """It stays on the board until the seat speaks of it after all. C-5.10, C-5.12"""
    state.evasions[position][slot] = evaded(how, state.question_number)


def _check_asked(state: CubaState, position: int) -> None:
    check_voice(state, position)
    if not is_asked(state, position):
        raise RuleViolation("C-5.10", "no-question", seat=state.seat_of(position))
