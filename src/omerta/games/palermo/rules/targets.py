"""Marking the venue that is collected next. RULES.md P-8.5, PR-25."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.palermo.actions import SetTarget
from omerta.games.palermo.events import TargetSet
from omerta.games.palermo.rules.naming import check_phase, slot_named
from omerta.games.palermo.rules.turns import begin_rounds, end_turn
from omerta.games.palermo.state import CHOOSE_TARGET, PalermoState
from omerta.kit.ring import following


def set_target(state: PalermoState, seat: Seat, action: SetTarget, emit: Emit | None) -> None:
    """P-8.5"""
    check_phase(state, CHOOSE_TARGET)
    slot = slot_named(action.slot, "P-8.5")
    if state.owners[slot] != seat:
        raise RuleViolation("P-8.5", "not-your-venue", slot=action.slot)
    if not state.left[seat] >> slot & 1:
        raise RuleViolation("P-8.5", "chip-gone", slot=action.slot)
    state.targets[seat] = slot
    if emit is not None:
        emit(TargetSet(seat, action.slot))
    _go_on(state, emit)


def _go_on(state: PalermoState, emit: Emit | None) -> None:
    """Before round 1 the next seat marks, and after the last one the rounds begin; later the turn ends. P-8.5"""
    if state.round_number:
        end_turn(state, emit)
        return
    state.active = following(state.active, state.seats)
    if state.active == state.first:
        begin_rounds(state, emit)
