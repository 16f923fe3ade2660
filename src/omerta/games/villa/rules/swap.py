"""Before the first attack the team may exchange open cards. RULES.md V-4."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.villa.actions import Swap
from omerta.games.villa.events import SeatReady, SwapEnded, Swapped
from omerta.games.villa.rules.ending import enter_plan
from omerta.games.villa.rules.naming import check_seat, kind_named, kinds_named, wrong_phase
from omerta.games.villa.rules.team import check_coordinator, is_consensus
from omerta.games.villa.state import SWAP, SWAPS_PER_SEAT, VillaState


def may_swap(state: VillaState, seat: Seat, seat_a: Seat, seat_b: Seat) -> bool:
    """In consensus a seat makes the swaps it is part of, ready or not. V-13.4"""
    return not is_consensus(state) or seat in (seat_a, seat_b)


def may_say_ready(state: VillaState, seat: Seat) -> bool:
    """V-13.4"""
    return not state.ready >> seat & 1


def swap(state: VillaState, seat: Seat, action: Swap, emit: Emit | None) -> None:
    """Two seats exchange one card each; all think again. V-4.2, V-13.4"""
    _check_time(state, seat, "V-4.1")
    card_a, card_b = _check_swap(state, seat, action)
    row_a, row_b = state.rows[action.seat_a], state.rows[action.seat_b]
    row_a.remove(card_a)
    row_b.remove(card_b)
    row_a.append(card_b)
    row_b.append(card_a)
    state.swaps_left -= 1
    state.ready = 0
    if emit is not None:
        emit(Swapped(action.seat_a, action.card_a, action.seat_b, action.card_b))


def say_ready(state: VillaState, seat: Seat, emit: Emit | None) -> None:
    """The coordinator, or the last seat to be ready, ends the phase. V-4.2, V-13.4"""
    _check_time(state, seat, "V-4.2")
    if not may_say_ready(state, seat):
        raise RuleViolation("V-13.4", "already-ready", seat=seat)
    state.ready |= 1 << seat
    if emit is not None:
        emit(SeatReady(seat))
    if not is_consensus(state) or state.ready.bit_count() == state.seats:
        _end(state, emit)


def _end(state: VillaState, emit: Emit | None) -> None:
    """Later there is no swapping any more. V-4.1, VR-28"""
    state.ready = 0
    state.swaps_left = 0
    if emit is not None:
        emit(SwapEnded())
    enter_plan(state, emit)


def _check_time(state: VillaState, seat: Seat, rule: str) -> None:
    """V-4.1, V-13.3"""
    if state.phase != SWAP:
        raise wrong_phase(state, rule, SWAP)
    if not is_consensus(state):
        check_coordinator(state, seat, "V-13.3")


def _check_swap(state: VillaState, seat: Seat, action: Swap) -> tuple[int, int]:
    """V-4.2, VR-26"""
    check_seat(state, action.seat_a, "V-4.2")
    check_seat(state, action.seat_b, "V-4.2")
    if action.seat_a >= action.seat_b:
        raise RuleViolation("V-4.2", "seats-out-of-order", seat_a=action.seat_a, seat_b=action.seat_b)
    if not may_swap(state, seat, action.seat_a, action.seat_b):
        raise RuleViolation("V-13.4", "not-your-swap", seat=seat, seat_a=action.seat_a, seat_b=action.seat_b)
    card_a, card_b = kind_named(action.card_a, "V-4.2"), kind_named(action.card_b, "V-4.2")
    _check_has(state, action.seat_a, card_a, action.card_a)
    _check_has(state, action.seat_b, card_b, action.card_b)
    if card_a == card_b:
        raise RuleViolation("V-4.2", "same-kind", card=action.card_a)
    if not state.swaps_left:
        raise RuleViolation("V-4.2", "no-swaps-left", limit=SWAPS_PER_SEAT * state.seats)
    return card_a, card_b


def _check_has(state: VillaState, seat: Seat, card: int, name: str) -> None:
    row = state.rows[seat]
    if card not in row:
        raise RuleViolation("V-4.2", "not-in-row-of", card=name, seat=seat, cards=kinds_named(row))
