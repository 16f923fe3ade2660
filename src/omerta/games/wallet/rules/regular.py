"""The regular actions: draw, put back, flip, and by option pass. RULES.md W-4, W-13.2. Buying is in `buying`."""

from __future__ import annotations

from operator import mul

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import FACES, ID_PRICE, VALUES
from omerta.games.wallet.events import CardDrawn, CardPutBack, Passed
from omerta.games.wallet.rules import ending
from omerta.games.wallet.rules.cards import shift, wallet_of
from omerta.games.wallet.rules.naming import hand_card
from omerta.games.wallet.rules.turn import end_turn, special_done, turn_timer
from omerta.games.wallet.state import ACTION, GAIN_TIME_ACTION, WalletState
from omerta.kit.claims import Move


def can_draw(state: WalletState, _seat: Seat) -> bool:
    """W-4.1, WR-11"""
    return any(state.wallet)


def can_put(state: WalletState, seat: Seat) -> bool:
    """W-4.2"""
    return any(state.hands[seat])


def can_buy(state: WalletState, seat: Seat) -> bool:
    """W-4.3"""
    return bool(state.pocket) and money_in_hand(state, seat) >= ID_PRICE


def can_pass(state: WalletState) -> bool:
    """W-13.2"""
    return state.options.allow_pass and state.phase != GAIN_TIME_ACTION


def money_in_hand(state: WalletState, seat: Seat) -> int:
    """Counts notes and jewels, in GE; the coin stays on the table. W-4.3"""
    return sum(map(mul, state.hands[seat], VALUES))


def draw(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """A card comes from the wallet, each equally likely, seen by its drawer alone. W-4.1, WR-4, W-4.7"""
    if not can_draw(state, seat):
        raise RuleViolation("W-4.1", "empty-wallet")
    face = chance.pick(state.wallet)
    shift(state, [Move(face, wallet_of(state), seat, 1 << seat)])
    if emit is not None:
        emit(CardDrawn(seat, FACES[face]))
    done(state, chance, emit)


def put(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """A hand card joins the wallet, a bought ID too; nobody else sees it. W-4.2, W-4.4"""
    face = hand_card(state, seat, card, "W-4.2")
    shift(state, [Move(face, seat, wallet_of(state), 1 << seat)])
    if emit is not None:
        emit(CardPutBack(seat, card))
    done(state, chance, emit)


def flip(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """A running timer is turned; after the last one no second action follows. W-4.5, W-3.3, WR-17"""
    if not turn_timer(state, seat, chance, emit, automatic=False):
        done(state, chance, emit)


def pass_action(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """It is a regular action without effect, where the option allows it. W-13.2, WR-5"""
    if not can_pass(state):
        raise RuleViolation("W-3.4", "no-passing")
    if emit is not None:
        emit(Passed(seat))
    done(state, chance, emit)


def done(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """A regular action is over: the turn ends, a Double Move goes on, or the round ends after Gain Time.

    W-3.4, W-6.1, W-6.12
    """
    if state.phase == GAIN_TIME_ACTION:
        ending.after_gain_time(state, chance, emit)
    elif state.phase == ACTION:
        state.actions_left -= 1
        if not state.actions_left:
            special_done(state, chance, emit)
    else:
        end_turn(state, chance, emit)
