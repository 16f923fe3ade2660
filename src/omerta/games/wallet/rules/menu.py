"""Here stands what each seat may do now, and what it is asked. RULES.md W-3 to W-10."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from omerta.contract import Decision, Seat
from omerta.games.wallet.components import IS_MONEY
from omerta.games.wallet.rules import birthday, end_cards, ending, gift, police, scoring, wishes
from omerta.games.wallet.rules.buying import addable, may_finish, offered
from omerta.games.wallet.rules.naming import phase_name
from omerta.games.wallet.rules.regular import can_buy, can_draw, can_pass
from omerta.games.wallet.rules.specials import playable
from omerta.games.wallet.rules.tables import (
    BUY_GROUP,
    DRAW_GROUP,
    FLIP_GROUP,
    GIVE_GROUPS,
    GIVE_NOTHING_GROUP,
    INSPECT_GROUP,
    PASS_GROUP,
    PAY_ADD_GROUPS,
    PAY_DONE_GROUP,
    PLAY_GROUPS,
    PUT_GROUPS,
    TAKE_GROUPS,
    TAKE_ID_GROUPS,
    TARGET_GROUPS,
    Actions,
)
from omerta.games.wallet.rules.targets import targets
from omerta.games.wallet.state import (
    ACTION,
    BIRTHDAY,
    CHIP_RETURN,
    END_CARDS,
    END_FIRST,
    GAIN_TIME_ACTION,
    GIFT_CARD,
    INSPECT_DECIDE,
    PASS_PICK,
    PAY,
    POLICE_CHECK,
    REDIST_GIVE,
    REDIST_PICK,
    SWAP_PICK,
    TAKE_ID,
    TARGET,
    TURN,
    WISH_ANSWER,
    WISH_CARD,
    WalletState,
)
from omerta.kit.pile import present
from omerta.kit.ring import seats_in

_HUSHED: Final = (WISH_ANSWER, END_CARDS)
"""Answered in the open, but whether there was a choice is secret. WR-20"""


_SHEETS: Final = {BIRTHDAY: birthday.menu, GIFT_CARD: gift.menu, WISH_CARD: wishes.menu}


def pending(state: WalletState) -> tuple[Seat, ...]:
    """Says who has something to do: in a window those who owe an answer. WR-20"""
    window = state.window
    if window is None:
        return state.asked()
    return seats_in(window.owing)


def decisions(state: WalletState, seat: Seat) -> tuple[Decision, ...]:
    """The one thing a seat is asked. WR-20"""
    if seat not in pending(state):
        return ()
    about = (state.beat, len(state.paid)) if state.phase == PAY else (state.beat,)
    sealed, hushed = state.window is not None, state.phase in _HUSHED
    return (Decision(phase_name(state), about, sealed, hushed),)


def menu(state: WalletState, seat: Seat) -> Sequence[Actions]:
    """Gives the legal actions in their listing order, faces in canonical order, seats clockwise from the deciding
    one."""
    if seat not in pending(state):
        return ()
    phase = state.phase
    if phase in (TURN, ACTION, GAIN_TIME_ACTION):
        return _regular(state, seat)
    if phase == PAY:
        return _payment(state, seat)
    if phase in (REDIST_GIVE, PASS_PICK, SWAP_PICK):
        return _gives(state, seat)
    if phase in (END_FIRST, END_CARDS, POLICE_CHECK, CHIP_RETURN):
        return _end_of_round(state, seat)
    return _special(state, seat)


def _regular(state: WalletState, seat: Seat) -> list[Actions]:
    """Draw, put back, buy, flip; in a turn special cards; by option pass. W-4, W-5.2, W-6.12, W-13.2"""
    groups = [DRAW_GROUP] if can_draw(state, seat) else []
    groups += compress(PUT_GROUPS, state.hands[seat])
    if can_buy(state, seat):
        groups.append(BUY_GROUP)
    if state.phase != GAIN_TIME_ACTION:
        groups.append(FLIP_GROUP)
    if state.phase == TURN:
        groups += [PLAY_GROUPS[special] for special in playable(state, seat)]
    if can_pass(state):
        groups.append(PASS_GROUP)
    return groups


def _payment(state: WalletState, seat: Seat) -> list[Actions]:
    """W-4.3"""
    groups = [PAY_ADD_GROUPS[face] for face in addable(state, seat)]
    if may_finish(state):
        groups.append(PAY_DONE_GROUP)
    return groups


def _gives(state: WalletState, seat: Seat) -> list[Actions]:
    """W-6.3, W-6.4, W-6.5, W-6.9"""
    faces = present(state.hands[seat])
    if state.phase == REDIST_GIVE:
        faces = [face for face in faces if IS_MONEY[face]]
    return [GIVE_GROUPS[face] for face in faces] if faces else [GIVE_NOTHING_GROUP]


def _special(state: WalletState, seat: Seat) -> list[Actions]:
    """Says what a special card asks of one seat, and the ID after a payment. W-4.3, W-6.2, W-6.3, W-6.6 to W-6.10"""
    phase = state.phase
    if phase == TAKE_ID:
        return [TAKE_ID_GROUPS[character] for character in offered(state)]
    if phase == REDIST_PICK:
        return [TAKE_GROUPS[face] for face in sorted({face for _, face in state.laid})]
    if phase == TARGET:
        return [TARGET_GROUPS[other] for other in targets(state, seat)]
    if phase == INSPECT_DECIDE:
        return [INSPECT_GROUP]
    if phase == WISH_ANSWER:
        return wishes.answer_menu(state, seat)
    return _SHEETS[phase](state)


def _end_of_round(state: WalletState, seat: Seat) -> list[Actions]:
    """W-7.2, W-7.3, W-9.2, W-10.2"""
    if state.phase == END_FIRST:
        return ending.first_menu(state, seat)
    if state.phase == END_CARDS:
        return end_cards.menu(state, seat)
    if state.phase == POLICE_CHECK:
        return police.menu(state, seat)
    return scoring.menu(state, seat)
