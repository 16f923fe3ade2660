"""What the rules make of a view, for whoever draws it: turns that are left, payments that are possible.

RULES.md W-3.2, W-4.3, W-13.3
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omerta.games.wallet.components import FACE_INDEX, VALUES
from omerta.games.wallet.rules.price import pays
from omerta.games.wallet.seen import Own, WalletView


class WalletGloss(msgspec.Struct, frozen=True):
    turns_left: tuple[int, ...] | None
    """By seat: the turns it can have at most in this round, the one that is on included, if nobody turns a timer by
    choice. None while no turns are taken. W-3.2"""

    worth: tuple[int, ...]
    """What each card of the own hand pays, in the order of the hand; 0: it pays nothing. W-4.3"""

    payments: tuple[int, ...]
    """What may be paid for an ID from here on: sets of cards, bit k being the card at place k of the own hand. What is
    laid already is in every one of them. Empty while nothing can be bought. W-4.3, W-13.3"""


def gloss(view: WalletView) -> WalletGloss:
    own = view.own
    return WalletGloss(
        turns_left=_turns_left(view),
        worth=() if own is None else tuple([_worth(card) for card in own.hand]),
        payments=() if own is None or not _may_buy(view) else _payments(own, minimal=view.options.payment == "minimal"),
    )


def _turns_left(view: WalletView) -> tuple[int, ...] | None:
    """The start player turns a timer before each of its turns but the first, and the last one ends the round. W-3.2"""
    if view.active is None or not view.timers_left:
        return None
    seats = len(view.players)
    to_start = (view.start - view.active) % seats or seats
    return tuple([view.timers_left - ((seat - view.active) % seats >= to_start) for seat in range(seats)])


def _worth(card: str) -> int:
    return VALUES[FACE_INDEX[card]]


def _may_buy(view: WalletView) -> bool:
    """An action is this seat's to choose, and the pocket holds an ID. W-4.3, W-6.1, W-6.12"""
    return view.you == view.active and view.phase in ("turn", "action", "gain_time_action") and view.pocket > 0


def _payments(own: Own, *, minimal: bool) -> tuple[int, ...]:
    """Every set of money in the hand that pays and goes on from what is laid: in the order of the hand. W-4.3"""
    laid = _places(own.hand, own.paying or ())
    last = max(laid, default=-1)
    later = [place for place, card in enumerate(own.hand) if place > last and _worth(card)]
    sets = [(*laid,)]
    for place in later:
        sets += [(*chosen, place) for chosen in sets]
    return tuple(
        [
            sum([1 << place for place in chosen])
            for chosen in sets
            if chosen and pays([_worth(own.hand[place]) for place in chosen], minimal=minimal)
        ]
    )


def _places(hand: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Where these cards lie in the hand, of equal ones the first."""
    return [hand.index(card) + cards[:number].count(card) for number, card in enumerate(cards)]
