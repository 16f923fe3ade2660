"""These structs are what `gloss.py` gives a page beside the view. RULES.md W-3, W-4, W-6, W-8, W-12"""

from __future__ import annotations

import msgspec

from omerta.contract import Seat
from omerta.games.wallet.rules.papers import Mark
from omerta.games.wallet.values import Guilt, Reason


class Papers(msgspec.Struct, frozen=True):
    """The papers check, point by point. W-8"""

    ids: Mark
    amount: Mark
    currencies: Mark
    on_the_edge: bool
    """The coin alone makes it too much: notes and jewels are exactly at the limit. W-8.9"""
    blame: tuple[Guilt | None, ...]
    """Why each card of the own hand makes guilty, in the order of the hand; None: it does not. W-8.8"""


class WalletGloss(msgspec.Struct, frozen=True):
    turns_left: tuple[int, ...] | None
    """It counts by seat the turns that it can have at most in this round, the one that is on included, if nobody turns
    a timer by choice. None while no turns are taken. W-3.2"""

    worth: tuple[int, ...]
    """It says what each card of the own hand pays, in the order of the hand; 0: it pays nothing. W-4.3"""

    payments: tuple[int, ...]
    """It says what may be paid for an ID from here on: sets of cards, bit k being the card at place k of the own hand.
    What is laid already is in every one of them. Empty while nothing can be bought. W-4.3, W-13.3"""

    papers: Papers | None
    """It says what the police would object to in the own hand; None for a spectator."""

    taker: Seat | None
    """It says who gets the card that this seat is to choose. W-6.4, W-6.5, W-6.9"""

    copied: str | None
    """It is the special card that Emergency would resolve. W-6.11"""

    points: tuple[int, ...]
    """It says what the chips of each seat are worth; empty until the game is over. W-12.1"""

    reason: Reason | None
    """It says why the winners have won; None until the game is over. W-12"""
