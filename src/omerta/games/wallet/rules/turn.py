"""Turns go clockwise; the start player turns a timer before each of its turns but the first. RULES.md W-3, W-5.2."""

from __future__ import annotations

from omerta.contract import Chance, Emit, Seat
from omerta.games.wallet.components import TIMINGS
from omerta.games.wallet.events import TimerFlipped, TurnBegan
from omerta.games.wallet.rules.emergency import settle
from omerta.games.wallet.state import NOBODY, TURN, WalletState
from omerta.kit.ring import following


def begin_turn(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """The turn of a seat, unless the automatic flip before it ends the round. W-3.1, W-3.4, WR-7"""
    if flips_by_itself(state, seat) and turn_timer(state, seat, chance, emit, automatic=True):
        return
    state.turn += 1
    state.active = seat
    state.specials_played = 0
    state.phase = TURN
    if emit is not None:
        emit(TurnBegan(seat, state.turn))


def end_turn(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """W-3.1"""
    begin_turn(state, following(state.active, state.seats), chance, emit)


def flips_by_itself(state: WalletState, seat: Seat) -> bool:
    """It happens before each turn of the start player but its first of the round. W-3.2"""
    return seat == state.start and state.turn > 0


def turn_timer(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None, *, automatic: bool) -> bool:
    """Turns a timer; the last one, which it tells, ends the round and what was still to come is lost.

    W-3.2, W-3.3, W-4.5, W-6.11
    """
    state.timers_left -= 1
    if emit is not None:
        emit(TimerFlipped(seat, automatic, state.timers_left))
    if state.timers_left:
        return False
    # Rounds begin with a turn and end in one: the circle of modules is closed here, not at import.
    from omerta.games.wallet.rules.ending import end_round

    _clear_special(state)
    end_round(state, seat, chance, emit)
    return True


def special_done(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """After a special card the regular action follows, unless the card stood for it. W-5.2, W-6.11, W-13.1"""
    instead = TIMINGS[state.resolving] == "instead_of_turn"
    _clear_special(state)
    if instead:
        end_turn(state, chance, emit)
    else:
        state.phase = TURN


def _clear_special(state: WalletState) -> None:
    """Nothing is being resolved any more, be it done or cut short by the last timer. W-3.3, W-6.11"""
    settle(state)
    state.resolving = NOBODY
    state.actions_left = 0
    state.target = NOBODY
    state.inspected = NOBODY
    state.wish = NOBODY
    state.laid = []
    state.window = None
