"""Here stands who has won. RULES.md P-7.5, P-7.6."""

from __future__ import annotations

from omerta.contract import Outcome, Seat
from omerta.games.palermo.components import TRACK_FIELDS
from omerta.games.palermo.state import PalermoState


def outcome(state: PalermoState) -> Outcome | None:
    """P-7.4, P-7.7"""
    if state.reason is None:
        return None
    return Outcome(winners(state), (state.reason,) * state.seats, tuple(state.money))


def winners(state: PalermoState) -> tuple[Seat, ...]:
    """Most money wins; among equals all of them or whoever was home first. P-7.5, P-7.6"""
    most = max(state.money)
    tied = [seat for seat in range(state.seats) if state.money[seat] == most]
    if state.options.tie_break == "home_first":
        earliest = min(_arrival(state, seat) for seat in tied)
        tied = [seat for seat in tied if _arrival(state, seat) == earliest]
    return tuple(tied)


def _arrival(state: PalermoState, seat: Seat) -> int:
    """Gives the round in which the seat came home; who did not counts as latest. P-7.6"""
    return state.home_rounds[seat] or state.round_number + 1


def track_place(money: int) -> tuple[int, int]:
    """Gives the field of the money marker, and its finished laps. P-7.5"""
    return money % TRACK_FIELDS, money // TRACK_FIELDS
