"""Actions are written in the short words of the worked examples: `put("D20")`, `wish(1, "value:100")`, `check(2)`."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.games.wallet.actions import (
    AtmDeposit,
    AtmDraw,
    Birthday,
    Buy,
    Check,
    Draw,
    Exchange,
    Flip,
    Gift,
    Give,
    GiveBack,
    GiveNothing,
    Keep,
    NoMatch,
    Pass,
    PayAdd,
    PayDone,
    Play,
    Put,
    ReturnChip,
    Stash,
    Take,
    TakeId,
    Target,
    WalletAction,
    Wish,
)
from omerta.games.wallet.tests.notation import card, cards, character

DRAW: Final = Draw()
BUY: Final = Buy()
FLIP: Final = Flip()
PASS: Final = Pass()
PAY_DONE: Final = PayDone()
GIVE_NOTHING: Final = GiveNothing()
KEEP: Final = Keep()
GIVE_BACK: Final = GiveBack()
NO_MATCH: Final = NoMatch()
ATM_DRAW: Final = AtmDraw()


def put(text: str) -> Put:
    return Put(card(text))


def puts(text: str) -> list[WalletAction]:
    return [Put(face) for face in cards(text)]


def play(special: str) -> Play:
    return Play(special)


def pay(text: str) -> PayAdd:
    return PayAdd(card(text))


def take_id(text: str) -> TakeId:
    return TakeId(character(text))


def take_ids(text: str) -> list[WalletAction]:
    return [TakeId(character(tag)) for tag in text.split()]


def birthday(keep: str, gifts: dict[Seat, str], back: str | None = None) -> Birthday:
    """`gifts` names what each seat gets."""
    seats = tuple(sorted(gifts))
    return Birthday(card(keep), tuple(card(gifts[seat]) for seat in seats), seats, None if back is None else card(back))


def give(text: str) -> Give:
    return Give(card(text))


def gives(text: str) -> list[WalletAction]:
    return [Give(face) for face in cards(text)]


def take(text: str) -> Take:
    return Take(card(text))


def takes(text: str) -> list[WalletAction]:
    return [Take(face) for face in cards(text)]


def target(seat: Seat) -> Target:
    return Target(seat)


def targets(*seats: Seat) -> list[WalletAction]:
    return [Target(seat) for seat in seats]


def gift(text: str, seat: Seat) -> Gift:
    return Gift(card(text), seat)


def wish(seat: Seat, request: str) -> Wish:
    return Wish(seat, request)


def stash(text: str) -> Stash:
    return Stash(card(text))


def deposit(text: str) -> AtmDeposit:
    return AtmDeposit(card(text))


def exchange(text: str, currency: str) -> Exchange:
    return Exchange(card(text), currency)


def check(seat: Seat) -> Check:
    return Check(seat)


def checks(*seats: Seat) -> list[WalletAction]:
    return [Check(seat) for seat in seats]


def return_chip(value: int) -> ReturnChip:
    return ReturnChip(value)


def return_chips(*values: int) -> list[WalletAction]:
    return [ReturnChip(value) for value in values]
