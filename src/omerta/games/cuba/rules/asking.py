"""The Godfather asks. RULES.md C-5.3, C-5.5, C-5.9, C-12."""

from __future__ import annotations

from typing import Final

from omerta.contract import Emit, RuleViolation
from omerta.games.cuba.actions import Ask
from omerta.games.cuba.events import Asked, QuestionLapsed
from omerta.games.cuba.options import STANDARD_BUDGET
from omerta.games.cuba.rules.naming import suspect_named
from omerta.games.cuba.rules.tables import talk_of
from omerta.games.cuba.rules.turns import check_turn, floors_left, is_formal, pass_turn
from omerta.games.cuba.rules.voices import check_voice
from omerta.games.cuba.state import ANSWER, INTERROGATION, NOBODY, CubaState
from omerta.games.cuba.talk import TOPIC_INDEX

MOST_QUESTIONS: Final = 200
"""The Godfather asks no more in live talk. C-12.1"""
QUESTIONS_PER_SUSPECT: Final = 4


def questions_left(state: CubaState) -> int:
    """Live talk has a limit, talk by turns a budget. C-12.1, C-12.2"""
    if not is_formal(state):
        return MOST_QUESTIONS - state.asks
    budget = state.options.question_budget
    if budget == STANDARD_BUDGET:
        budget = QUESTIONS_PER_SUSPECT * (state.seats - 1)
    return budget - state.asks


def spent(state: CubaState) -> bool:
    """Are the budgets of talk by turns used up? C-13.4"""
    return is_formal(state) and not questions_left(state) and not floors_left(state)


def ask(state: CubaState, position: int, action: Ask, emit: Emit | None) -> None:
    """A living suspect is asked, pocket open or closed; an older question lapses. C-5.3, C-5.9, C-6.11"""
    check_leads(state, position)
    if not questions_left(state):
        raise RuleViolation(_budget_rule(state), "no-question-left", questions=state.asks)
    target = suspect_named(state, action.seat, "C-5.9")
    if state.is_out(target):
        raise RuleViolation("C-5.9", "asked-is-out", seat=action.seat)
    slots = _asked_slots(state, target, action.topic)
    lapse(state, emit)
    state.asks += 1
    state.times_asked[target] += 1  # everybody sees who has not had his say yet.  C-5.14
    state.question_number += 1
    state.question_asked = target
    state.question_topic = TOPIC_INDEX[action.topic]
    state.question_since = state.beat + 1
    state.open_slots = list(slots)
    if emit is not None:
        emit(Asked(state.question_number, action.seat, action.topic))
    if is_formal(state):
        pass_turn(state, ANSWER, emit)


def check_leads(state: CubaState, position: int) -> None:
    """The Godfather leads the talk. C-5.3, C-5.8, C-12"""
    check_voice(state, position)
    if position != 0:
        raise RuleViolation("C-5.3", "godfather-only", seat=state.seat_of(0))
    check_turn(state, position)
    assert state.phase == INTERROGATION, f"the Godfather's turn in phase {state.phase}"


def _budget_rule(state: CubaState) -> str:
    return "C-12.2" if is_formal(state) else "C-12.1"


def _asked_slots(state: CubaState, target: int, topic: str) -> tuple[int, ...]:
    """The topic is one of this game; the bag is the first player's. C-5.5"""
    slots = talk_of(tuple(state.mix)).topics.get(topic)
    if slots is None:
        raise RuleViolation("C-5.5", "unknown-topic", topic=topic)
    if topic == "bag" and target != 1:
        raise RuleViolation("C-5.5", "had-no-bag", seat=state.seat_of(target))
    return slots


def lapse(state: CubaState, emit: Emit | None) -> None:
    """An open question is forgotten, without a record of refusal. C-5.9"""
    if state.question_asked == NOBODY:
        return
    clear(state)
    if emit is not None:
        emit(QuestionLapsed(state.question_number))


def clear(state: CubaState) -> None:
    """No question is open."""
    state.question_asked = NOBODY
    state.question_topic = NOBODY
    state.question_since = NOBODY
    state.open_slots = []
