"""One step of the game makes all checks first, then the change. Every step is seen by all and ends its beat."""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Chance, Emit, Seat
from omerta.games.falconi import actions as do
from omerta.games.falconi.rules import actions, advancing, bombs, boost, hidden_escapes, laying, placing, turning
from omerta.games.falconi.rules.naming import check_phase, check_turn
from omerta.games.falconi.state import FalconiState


def apply(state: FalconiState, seat: Seat, action: do.FalconiAction, _chance: Chance, emit: Emit | None) -> None:
    """All chance was in the setup, so no step draws. F-1.10"""
    check_turn(state, seat)
    check_phase(state, action)
    _perform(state, seat, action, emit)
    state.beat += 1


def _perform(state: FalconiState, seat: Seat, action: do.FalconiAction, emit: Emit | None) -> None:
    if state.variant.is_second:
        _perform_second(state, seat, action, emit)
    else:
        _perform_first(state, seat, action, emit)


def _perform_first(state: FalconiState, seat: Seat, action: do.FalconiAction, emit: Emit | None) -> None:
    """Applies an action of principle I. F-4"""
    match action:
        case do.Drive():
            advancing.drive(state, seat, action, emit)
        case do.Lay():
            laying.lay_ahead(state, seat, action, emit)
        case do.Catch():
            advancing.catch(state, seat, action, emit)
        case do.Flee():
            advancing.flee(state, seat, action, emit)
        case do.Blast():
            advancing.blast(state, seat, action, emit)
        case do.PlaceEscape():
            placing.place_escape(state, seat, action, emit)
        case do.BombBehind():
            bombs.bomb_behind(state, seat, emit)
        case do.LetBeCaught():
            bombs.let_be_caught(state, emit)
        case _:
            raise AssertionError(f"not of principle I: {action}")


def _perform_second(state: FalconiState, seat: Seat, action: do.FalconiAction, emit: Emit | None) -> None:
    """Applies an action of principle II. F-7"""
    match action:
        case do.Drive():
            actions.drive_step(state, seat, action, emit)
        case do.Lay():
            actions.lay_beside(state, seat, action, emit)
        case do.Draw():
            actions.draw(state, seat, action, emit)
        case do.ThreePointTurn():
            turning.three_point_turn(state, seat, action, emit)
        case do.LayEscape():
            hidden_escapes.lay_escape(state, seat, action, emit)
        case do.PlaceEscape():
            placing.place_escape(state, seat, action, emit)
        case do.Flee():
            actions.flee_now(state, seat, action, emit)
        case do.BoostDrive():
            boost.boost_drive(state, seat, action, emit)
        case do.BoostBreak():
            boost.boost_break(state, seat, action, emit)
        case do.BoostStep():
            boost.boost_step(state, seat, action, emit)
        case do.BoostStop():
            boost.boost_stop(state, seat, action, emit)
        case do.Catch() | do.Blast() | do.BombBehind() | do.LetBeCaught():
            raise AssertionError(f"not of principle II: {action}")
        case _:
            assert_never(action)
