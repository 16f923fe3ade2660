"""What an action names must exist, and it must be its time. RULES.md P-9, P-10."""

from __future__ import annotations

from typing import Final

from omerta.contract import RuleViolation, Seat
from omerta.games.palermo.geometry.board import SLOT_INDEX
from omerta.games.palermo.state import (
    BUILD,
    CHOOSE_TARGET,
    DRAFT_CLAIM,
    MOVE,
    OVER,
    PHASES,
    PLACE_START,
    POLICE,
    PalermoState,
)

_TURN_RULES: Final = {
    PLACE_START: "P-2.1",
    BUILD: "P-2.1",
    DRAFT_CLAIM: "P-8.2",
    CHOOSE_TARGET: "P-8.5",
    POLICE: "P-3.2",
    MOVE: "P-3.2",
}
"""It names by phase the rule that says whose turn it is."""
_STEP_RULES: Final = {**_TURN_RULES, POLICE: "P-3.3", MOVE: "P-3.3"}
"""It names by phase the rule that says what is to be done."""


def check_turn(state: PalermoState, seat: Seat) -> None:
    """One seat decides at a time, until the end. P-1.1, P-7.4, P-10.1"""
    if state.phase == OVER:
        raise RuleViolation("P-7.4", "game-over")
    if seat == state.active:
        return
    if not 0 <= seat < state.seats:
        raise RuleViolation("P-1.1", "no-such-seat", seat=seat)
    raise RuleViolation(_TURN_RULES[state.phase], "not-your-turn", seat=state.active)


def check_phase(state: PalermoState, phase: int) -> None:
    """P-10.1"""
    if state.phase != phase:
        raise RuleViolation(_STEP_RULES[state.phase], "wrong-phase", phase=PHASES[state.phase])


def slot_named(name: str, rule: str) -> int:
    """P-9.1"""
    slot = SLOT_INDEX.get(name)
    if slot is None:
        raise RuleViolation(rule, "no-such-slot", slot=name)
    return slot
