"""Here stands where a move ends: a chip is collected, the crook is home, or neither. RULES.md P-5, P-7.1, P-7.2,
P-8.5."""

from __future__ import annotations

from omerta.contract import Emit, Seat
from omerta.games.palermo.events import CameHome, ChipCollected
from omerta.games.palermo.geometry.board import SLOT_OF, SLOTS, START
from omerta.games.palermo.geometry.tiles import ENTRANCES, NOWHERE
from omerta.games.palermo.rules.turns import end_turn
from omerta.games.palermo.state import CHOOSE_TARGET, PalermoState


def arrive(state: PalermoState, seat: Seat, node: int, cost: int, emit: Emit | None) -> None:
    """The crook stands on its destination; then the turn ends, or a new target is asked for. P-3.3, P-5.2, P-8.5"""
    slot = venue_at(state, seat, node) if cost else NOWHERE
    if slot != NOWHERE:
        _collect(state, seat, slot, state.allowance(seat) - cost, emit)
        if state.options.target_marker and state.left[seat]:
            state.phase = CHOOSE_TARGET
            return
    elif cost and comes_home(state, seat, node):
        _come_home(state, seat, state.allowance(seat) - cost, emit)
    end_turn(state, emit)


def venue_at(state: PalermoState, seat: Seat, node: int) -> int:
    """The slot of the own venue that is collected by stopping here, NOWHERE without one; in any order. P-5.1, P-5.3"""
    slot = SLOT_OF.get(node, NOWHERE)
    if slot == NOWHERE or not state.left[seat] >> slot & 1 or ENTRANCES[state.city.tiles[slot]][slot] != node:
        return NOWHERE
    return slot if may_collect(state, seat, slot) else NOWHERE


def may_collect(state: PalermoState, seat: Seat, slot: int) -> bool:
    """Only the marked venue counts where there are target markers. P-8.5"""
    return not state.options.target_marker or state.targets[seat] == slot


def _collect(state: PalermoState, seat: Seat, slot: int, income: int, emit: Emit | None) -> None:
    """The seat gets a million for every unused point, and a chip for the tracker. P-3.5, P-5.1, P-5.4"""
    state.left[seat] &= ~(1 << slot)
    state.collected[seat] += 1
    state.targets[seat] = NOWHERE
    state.money[seat] += income
    state.tours[seat].append((slot, state.round_number, income))
    if emit is not None:
        emit(ChipCollected(seat, SLOTS[slot], income, state.allowance(seat)))


def comes_home(state: PalermoState, seat: Seat, node: int) -> bool:
    """The crook is home on the start tile with all chips; with chips outstanding it is a stop like any other. P-7.1,
    P-7.2"""
    return node == START and not state.left[seat]


def _come_home(state: PalermoState, seat: Seat, bonus: int, emit: Emit | None) -> None:
    """P-7.1"""
    state.money[seat] += bonus
    state.arrival[seat] = bonus
    state.home_rounds[seat] = state.round_number
    if emit is not None:
        emit(CameHome(seat, bonus, state.round_number))
