"""What an action names must exist, and it must be its time. RULES.md W-1.1, W-4 to W-10.

`rule` is the rule of the action that is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from omerta.contract import Action, RuleViolation, Seat
from omerta.games.wallet import actions as do
from omerta.games.wallet.components import (
    CHARACTER_INDEX,
    CURRENCY_INDEX,
    FACE_INDEX,
    FACES,
    IS_MONEY,
    SPECIAL_INDEX,
    TO_RIGHT,
)
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
    PHASES,
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

_REGULAR: Final = (TURN, ACTION, GAIN_TIME_ACTION)
_GIVING: Final = (REDIST_GIVE, PASS_PICK, SWAP_PICK, WISH_ANSWER)

_TIMES: Final[dict[type[Action], tuple[str, tuple[int, ...]]]] = {
    do.Draw: ("W-4.1", _REGULAR),
    do.Put: ("W-4.2", _REGULAR),
    do.Buy: ("W-4.3", _REGULAR),
    do.Flip: ("W-4.5", (TURN, ACTION)),
    do.Pass: ("W-3.4", (TURN, ACTION, END_FIRST, END_CARDS)),
    do.Play: ("W-5.2", (TURN, END_FIRST)),
    do.PayAdd: ("W-4.3", (PAY,)),
    do.PayDone: ("W-4.3", (PAY,)),
    do.TakeId: ("W-4.3", (TAKE_ID,)),
    do.Birthday: ("W-6.2", (BIRTHDAY,)),
    do.Give: ("W-5.2", _GIVING),
    do.GiveNothing: ("W-6.3", (REDIST_GIVE,)),
    do.Take: ("W-6.3", (REDIST_PICK,)),
    do.Target: ("W-5.2", (TARGET,)),
    do.Keep: ("W-6.6", (INSPECT_DECIDE,)),
    do.GiveBack: ("W-6.6", (INSPECT_DECIDE,)),
    do.Gift: ("W-6.7", (GIFT_CARD,)),
    do.Wish: ("W-6.10", (WISH_CARD,)),
    do.NoMatch: ("W-6.10", (WISH_ANSWER,)),
    do.Stash: ("W-6.13", (END_CARDS,)),
    do.AtmDeposit: ("W-6.14", (END_CARDS,)),
    do.AtmDraw: ("W-6.14", (END_CARDS,)),
    do.Exchange: ("W-6.15", (END_CARDS,)),
    do.Check: ("W-9.2", (POLICE_CHECK,)),
    do.ReturnChip: ("W-10.2", (CHIP_RETURN,)),
}
"""It names for each action the rule that knows it, and its phases."""

_WINDOW_RULES: Final = {
    REDIST_GIVE: "W-6.3",
    PASS_PICK: "W-6.4",
    SWAP_PICK: "W-6.9",
    END_FIRST: "W-7.2",
    CHIP_RETURN: "W-10.2",
}


def face_named(name: str, rule: str) -> int:
    """The face of that name. WR-32"""
    face = FACE_INDEX.get(name)
    if face is None:
        raise RuleViolation(rule, "unknown-card", card=name)
    return face


def hand_card(state: WalletState, seat: Seat, name: str, rule: str) -> int:
    """The face of that name, of which the seat has a card in hand."""
    face = face_named(name, rule)
    if not state.hands[seat][face]:
        raise RuleViolation(rule, "not-in-hand", card=name)
    return face


def money_card(state: WalletState, seat: Seat, name: str, rule: str) -> int:
    """It must be a note or jewel in hand."""
    face = hand_card(state, seat, name, rule)
    if not IS_MONEY[face]:
        raise RuleViolation(rule, "not-money", card=name)
    return face


def faces_named(faces: Iterable[int]) -> tuple[str, ...]:
    return tuple(FACES[face] for face in faces)


def special_named(name: str, rule: str) -> int:
    """W-5.1"""
    special = SPECIAL_INDEX.get(name)
    if special is None:
        raise RuleViolation(rule, "no-such-special", special=name)
    return special


def character_named(name: str, rule: str) -> int:
    character = CHARACTER_INDEX.get(name)
    if character is None:
        raise RuleViolation(rule, "unknown-character", character=name)
    return character


def currency_named(name: str, rule: str) -> int:
    currency = CURRENCY_INDEX.get(name)
    if currency is None:
        raise RuleViolation(rule, "unknown-currency", currency=name)
    return currency


def check_seat(state: WalletState, seat: Seat, rule: str) -> None:
    """It must be a seat of this table. W-1.1"""
    if not 0 <= seat < state.seats:
        raise RuleViolation(rule, "unknown-seat", seat=seat)


def check_other_seat(state: WalletState, seat: Seat, other: Seat, rule: str) -> None:
    """It must be a seat of this table that is not one's own."""
    check_seat(state, other, rule)
    if other == seat:
        raise RuleViolation(rule, "not-another-seat", seat=other)


def phase_name(state: WalletState) -> str:
    """The phase as the deciding seat sees it: a payment in progress under its own name. W-4.3"""
    return "pay" if state.phase == PAY else PHASES[state.phase]


def check_time(state: WalletState, action: do.WalletAction) -> None:
    """The action belongs to the phase in which the deciding seat is."""
    rule, phases = _TIMES[type(action)]
    if state.phase not in phases:
        raise RuleViolation(rule, "wrong-phase", phase=phase_name(state))


def window_rule(state: WalletState) -> str:
    """The rule under which several seats answer at once; To the Right is to the left the other way. W-6.5, WR-20"""
    return "W-6.5" if state.resolving == TO_RIGHT else _WINDOW_RULES[state.phase]
