"""The last timer is turned: no turn goes on, and whoever holds Gain Time may act once more. RULES.md W-7.1, W-7.2."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.actions import Pass, Play
from omerta.games.wallet.components import GAIN_TIME, SPECIALS
from omerta.games.wallet.events import AnswerSealed, SpecialPlayed
from omerta.games.wallet.round_events import RoundEnded
from omerta.games.wallet.rules.end_cards import go_round
from omerta.games.wallet.rules.naming import special_named
from omerta.games.wallet.rules.tables import PASS_GROUP, PLAY_GROUPS, Actions
from omerta.games.wallet.state import END_FIRST, GAIN_TIME_ACTION, NOBODY, WalletState
from omerta.kit.window import Window


def end_round(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """This seat turned the last timer; what was still to come in the turn is lost. W-7.1, W-3.3

    Everybody with a special card is asked, whichever it is; without any the window is left out. W-7.2, WR-19, WR-20
    """
    state.active = NOBODY
    state.specials_played = 0
    if emit is not None:
        emit(RoundEnded(seat))
    asked = [holder for holder in range(state.seats) if state.specials[holder]]
    if asked:
        state.phase = END_FIRST
        state.window = Window(asked)
    else:
        go_round(state, chance, emit)


def answer_first(state: WalletState, seat: Seat, action: Pass | Play, chance: Chance, emit: Emit | None) -> None:
    """All decide at once; the last answer opens the window. W-7.2"""
    answer = NOBODY
    if isinstance(action, Play):
        _check_gain_time(state, seat, action.special)
        answer = GAIN_TIME
    if emit is not None:
        emit(AnswerSealed(seat, action))
    assert state.window is not None, "the first window is open"
    if state.window.seal(seat, answer):
        _open_first(state, state.window, chance, emit)


def first_menu(state: WalletState, seat: Seat) -> list[Actions]:
    """Pass, or play Gain Time: only its holder can. W-7.2"""
    if state.window is None or not state.window.owes(seat):
        return []
    if state.specials[seat] >> GAIN_TIME & 1 and can_gain_time(state, seat):
        return [PASS_GROUP, PLAY_GROUPS[GAIN_TIME]]
    return [PASS_GROUP]


def can_gain_time(state: WalletState, seat: Seat) -> bool:
    """Something to draw or to put back; whoever can buy has a card to put back as well. W-6.12"""
    return any(state.wallet) or any(state.hands[seat])


def after_gain_time(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """The extra action is done and the round is over at once. W-6.12"""
    state.resolving = NOBODY
    go_round(state, chance, emit)


def _check_gain_time(state: WalletState, seat: Seat, name: str) -> None:
    """W-6.12"""
    special = special_named(name, "W-7.2")
    if special != GAIN_TIME:
        raise RuleViolation("W-7.2", "special-wrong-time", special=name)
    if not state.specials[seat] >> GAIN_TIME & 1:
        raise RuleViolation("W-7.2", "special-not-held", special=name)
    if not can_gain_time(state, seat):
        raise RuleViolation("W-6.12", "special-condition", special=name)


def _open_first(state: WalletState, window: Window, chance: Chance, emit: Emit | None) -> None:
    """Gain Time exists once, so at most one seat has played it. W-7.2"""
    state.window = None
    players = [seat for seat, answer in window.opened() if answer == GAIN_TIME]
    if not players:
        go_round(state, chance, emit)
        return
    (state.active,) = players
    state.specials[state.active] &= ~(1 << GAIN_TIME)
    state.special_discard.append(GAIN_TIME)
    state.resolving = GAIN_TIME
    state.phase = GAIN_TIME_ACTION
    if emit is not None:
        emit(SpecialPlayed(state.active, SPECIALS[GAIN_TIME], None))
