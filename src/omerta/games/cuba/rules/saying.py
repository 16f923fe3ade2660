"""Statements: public, attributed, true or not; nothing follows from them. RULES.md C-5.4, C-5.6, C-5.12."""

from __future__ import annotations

from typing import Final

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.cuba.actions import Say
from omerta.games.cuba.events import Said
from omerta.games.cuba.rules.answering import answered_slot, settle
from omerta.games.cuba.rules.floor import next_speaker
from omerta.games.cuba.rules.naming import SUSPECTS_SLOT, THIEF, VIEW_SLOTS, slot_name, suspect_named
from omerta.games.cuba.rules.tables import BAG_SLOT, talk_of
from omerta.games.cuba.rules.turns import check_turn, is_formal
from omerta.games.cuba.rules.voices import check_voice
from omerta.games.cuba.state import ANSWER, FLOOR, NOBODY, CubaState
from omerta.games.cuba.talk import SLOT_INDEX, SLOTS, VIEW, VIEWS

MOST_SAYS: Final = 200
"""A seat says no more in live talk. C-12.1"""
GODFATHERS_SAYS: Final = 20
"""The Godfather says no more in talk by turns, where questions and floor rounds count those of the others. C-12.2"""

_GODFATHERS: Final = tuple(slot.startswith("gf.") for slot in SLOTS)


def may_say(state: CubaState, position: int) -> bool:
    """Has this seat statements left? C-12.1, C-12.2"""
    if not is_formal(state):
        return state.says[position] < MOST_SAYS
    return position != 0 or state.says[0] < GODFATHERS_SAYS


def say(state: CubaState, position: int, action: Say, emit: Emit | None) -> None:
    """It is never compared with the truth, the Godfather's no more than others'. C-5.4, C-5.6, C-5.11, CR-7"""
    check_voice(state, position)
    check_turn(state, position)
    if not may_say(state, position):
        rule = "C-12.2" if is_formal(state) else "C-12.1"
        raise RuleViolation(rule, "no-statement-left", says=state.says[position])
    slot = _slot(state, position, action)
    value = _value(state, slot, action)
    answered = answered_slot(state, position, slot, value)
    if state.phase == ANSWER and answered != state.open_slots[0]:
        raise RuleViolation("C-12.2", "not-that-question", slot=slot_name(state.open_slots[0]))
    number = 0 if answered == NOBODY else state.question_number
    changed = _claim(state, position, slot, value, number)
    if emit is not None:
        emit(Said(state.seat_of(position), action.slot, action.value, action.about, number or None, changed))
    if answered != NOBODY:
        settle(state, answered, emit)
    elif state.phase == FLOOR:
        next_speaker(state, emit)


def _claim(state: CubaState, position: int, slot: int, value: int, number: int) -> bool:
    """The latest word counts, and ends an evasion; True if it is another than before, a changed story. C-5.12"""
    before = state.claims[position][slot]
    changed = before not in (NOBODY, value)
    state.says[position] += 1
    state.claims[position][slot] = value
    state.claim_questions[position][slot] = number
    if slot < VIEW_SLOTS:
        state.evasions[position][slot] = NOBODY
    elif value == THIEF:
        state.evasions[position][SUSPECTS_SLOT] = NOBODY
    if changed:
        state.claim_changed[position] |= 1 << slot
    return changed


def _slot(state: CubaState, position: int, action: Say) -> int:
    """Suspects speak of their own turn with the box, the Godfather of his; anybody of others. C-5.6"""
    if action.slot == VIEW:
        return VIEW_SLOTS + _viewed(state, position, action.about)
    slot = SLOT_INDEX.get(action.slot)
    if slot is None or not talk_of(tuple(state.mix)).values[slot]:
        raise RuleViolation("C-5.6", "unknown-slot", slot=action.slot)
    if action.about is not None:
        raise RuleViolation("C-5.6", "about-nobody", slot=action.slot)
    if _GODFATHERS[slot] != (position == 0) or (slot == BAG_SLOT and position != 1):
        raise RuleViolation("C-5.6", "not-your-slot", slot=action.slot)
    return slot


def _viewed(state: CubaState, position: int, seat: Seat | None) -> int:
    """Another suspect whose pocket is closed. C-5.6, C-6.10"""
    if seat is None:
        raise RuleViolation("C-5.6", "about-whom")
    suspect = suspect_named(state, seat, "C-5.6")
    if suspect == position:
        raise RuleViolation("C-5.6", "about-yourself")
    if state.is_open(suspect):
        raise RuleViolation("C-5.6", "pocket-is-open", seat=seat)
    return suspect


def _value(state: CubaState, slot: int, action: Say) -> int:
    """It is the number of a value that this slot can have in this game. C-5.6"""
    if slot >= VIEW_SLOTS:
        value = VIEWS.index(action.value) if action.value in VIEWS else None
    else:
        value = talk_of(tuple(state.mix)).values[slot].get(action.value)
    if value is None:
        raise RuleViolation("C-5.6", "unknown-value", slot=action.slot, value=action.value)
    return value
