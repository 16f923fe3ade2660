"""Here stands what a seat may do. RULES.md W-4, W-6, W-7, W-9, W-10; cards are named by their faces, never by
copies."""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Action, Seat


class Draw(Action, frozen=True):
    """W-4.1"""


class Put(Action, frozen=True):
    """W-4.2"""

    card: str


class Buy(Action, frozen=True):
    """W-4.3: opens the payment, unseen by the others."""


class Flip(Action, frozen=True):
    """W-4.5"""


class Pass(Action, frozen=True):
    """W-7.2, W-7.3, W-13.2"""


class Play(Action, frozen=True):
    """W-5.2, W-7.2"""

    special: str


class PayAdd(Action, frozen=True):
    """W-4.3"""

    card: str


class PayDone(Action, frozen=True):
    """W-4.3"""


class TakeId(Action, frozen=True):
    """W-4.3"""

    character: str


class Birthday(Action, frozen=True):
    """W-6.2: `cards[i]` goes to `seats[i]`, seats ascending; `back` with two players only."""

    keep: str
    cards: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    back: str | None = None


class Give(Action, frozen=True):
    """W-6.3, W-6.4, W-6.5, W-6.9, W-6.10"""

    card: str


class GiveNothing(Action, frozen=True):
    """W-6.3"""


class Take(Action, frozen=True):
    """W-6.3"""

    card: str


class Target(Action, frozen=True):
    """W-6.6, W-6.8, W-6.9"""

    seat: Seat


class Keep(Action, frozen=True):
    """W-6.6"""


class GiveBack(Action, frozen=True):
    """W-6.6"""


class Gift(Action, frozen=True):
    """W-6.7"""

    card: str
    seat: Seat


class Wish(Action, frozen=True):
    """W-6.10: `currency:<id>`, `jewel` or `value:<ge>`."""

    seat: Seat
    request: str


class NoMatch(Action, frozen=True):
    """W-6.10"""


class Stash(Action, frozen=True):
    """W-6.13"""

    card: str


class AtmDeposit(Action, frozen=True):
    """W-6.14"""

    card: str


class AtmDraw(Action, frozen=True):
    """W-6.14"""


class Exchange(Action, frozen=True):
    """W-6.15"""

    card: str
    currency: str


class Check(Action, frozen=True):
    """W-9.2"""

    seat: Seat


class ReturnChip(Action, frozen=True):
    """W-10.2"""

    value: int


SealedAnswer: TypeAlias = Give | GiveNothing | Pass | Play | ReturnChip
"""It says what is answered in a window."""

WalletAction: TypeAlias = (
    Draw
    | Put
    | Buy
    | Flip
    | Pass
    | Play
    | PayAdd
    | PayDone
    | TakeId
    | Birthday
    | Give
    | GiveNothing
    | Take
    | Target
    | Keep
    | GiveBack
    | Gift
    | Wish
    | NoMatch
    | Stash
    | AtmDeposit
    | AtmDraw
    | Exchange
    | Check
    | ReturnChip
)
