"""Rounds and turns of collecting: who decides what next. RULES.md P-3, P-7.3, P-7.4, P-7.7, P-10.2."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.palermo.components import INTEREST
from omerta.games.palermo.events import CollectingBegan, GameEnded, InterestPaid, PolicePinned, RoundEnded
from omerta.games.palermo.geometry.board import NODE_NAMES
from omerta.games.palermo.rules.outcome import winners
from omerta.games.palermo.rules.pinning import is_pinned
from omerta.games.palermo.state import CHOOSE_TARGET, MOVE, OVER, POLICE, PalermoState
from omerta.games.palermo.values import Ending
from omerta.kit.ring import following


def begin_collecting(state: PalermoState, emit: Emit | None) -> None:
    """The first seat begins, with marking a target if that is played. P-3.1, P-3.2, P-8.5"""
    state.active = state.first
    if emit is not None:
        emit(CollectingBegan(state.first))
    if state.options.target_marker:
        state.phase = CHOOSE_TARGET
    else:
        begin_rounds(state, emit)


def begin_rounds(state: PalermoState, emit: Emit | None) -> None:
    """P-3.2"""
    state.round_number = 1
    state.active = state.first
    play_on(state, emit)


def end_turn(state: PalermoState, emit: Emit | None) -> None:
    """The next seat's turn, and those after it that need no decision; or the end. P-3.2"""
    _pass_turn(state, emit)
    if state.phase != OVER:
        play_on(state, emit)


def after_police(state: PalermoState, emit: Emit | None) -> None:
    """Who is home gets interest, everybody else moves. P-3.3, P-3.4"""
    if state.home_rounds[state.active]:
        _pay_interest(state, emit)
        end_turn(state, emit)
    else:
        state.phase = MOVE


def play_on(state: PalermoState, emit: Emit | None) -> None:
    """Goes on until somebody has to decide, or nobody any more."""
    while not _is_asked(state, emit):
        _pay_interest(state, emit)
        _pass_turn(state, emit)
        if state.phase == OVER:
            return


def _is_asked(state: PalermoState, emit: Emit | None) -> bool:
    """The police step, else the move; seats that are home have no move. P-3.3, P-3.4"""
    if _has_police_step(state, emit):
        state.phase = POLICE
        return True
    state.phase = MOVE
    return not state.home_rounds[state.active]


def _has_police_step(state: PalermoState, emit: Emit | None) -> bool:
    """Not without police, not with a pinned policeman, and not once all are home. P-6.4, P-7.4, P-8.4, P-10.2, PR-27"""
    if not state.options.police or all(state.home_rounds):
        return False
    if not is_pinned(state, state.active):
        return True
    if emit is not None:
        emit(PolicePinned(state.active, NODE_NAMES[state.police[state.active]]))
    return False


def _pay_interest(state: PalermoState, emit: Emit | None) -> None:
    """P-7.3"""
    interest = INTEREST[state.seats]
    state.money[state.active] += interest
    state.interest[state.active] += interest
    if emit is not None:
        emit(InterestPaid(state.active, interest))


def _pass_turn(state: PalermoState, emit: Emit | None) -> None:
    """P-3.2"""
    state.active = following(state.active, state.seats)
    if state.active == state.first:
        _end_round(state, emit)


def _end_round(state: PalermoState, emit: Emit | None) -> None:
    """The round is played to its end; then the game may be over. P-7.4, P-7.7"""
    state.history.append(tuple(state.money))
    if emit is not None:
        emit(RoundEnded(state.round_number, tuple(state.money)))
    if all(state.home_rounds):
        _finish(state, "all_home", emit)
    elif state.round_number >= state.options.round_limit:
        _finish(state, "round_limit", emit)
    else:
        state.round_number += 1


def _finish(state: PalermoState, reason: Ending, emit: Emit | None) -> None:
    """P-7.4, P-7.5, P-7.7"""
    state.phase = OVER
    state.reason = reason
    if emit is not None:
        emit(GameEnded(tuple(state.money), winners(state), reason))
