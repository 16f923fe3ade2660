"""The gloss is what the rules make of a view, for whoever draws it: turns left, possible payments, papers, takers.

RULES.md W-3.2, W-4.3, W-6.4, W-6.5, W-6.9, W-6.11, W-8, W-12, W-13.3
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Seat
from omerta.games.wallet.components import CURRENCY_INDEX, FACE_INDEX, SPECIALS, TO_LEFT, VALUES
from omerta.games.wallet.glosses import Papers, WalletGloss
from omerta.games.wallet.rules import papers
from omerta.games.wallet.rules.emergency import copied
from omerta.games.wallet.rules.outcome import points, reason
from omerta.games.wallet.rules.passing import neighbour, partner
from omerta.games.wallet.rules.price import pays
from omerta.games.wallet.seen import Own, SeatView, WalletView

_NO_CARD: Final = 1 + max(VALUES)
"""Every card that pays is worth less."""


def gloss(view: WalletView) -> WalletGloss:
    own = view.own
    scored = points(view.chips_shown)
    return WalletGloss(
        turns_left=_turns_left(view),
        worth=() if own is None else tuple([_worth(card) for card in own.hand]),
        payments=() if own is None or not _may_buy(view) else _payments(own, minimal=view.options.payment == "minimal"),
        papers=None if own is None or view.you is None else _papers(own, view.players[view.you]),
        taker=None if view.you is None else _taker(view, view.you),
        copied=copied(view.special_discard),
        points=scored,
        reason=reason(view.winners[0], view.winners, scored) if view.winners else None,
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
    paid = [_worth(own.hand[place]) for place in laid]
    # Each set with what it is worth and its smallest card, so that twice as many cost twice as much and no more.
    sets = [(sum([1 << place for place in laid]), sum(paid), min(paid, default=_NO_CARD))]
    for place in range(max(laid, default=-1) + 1, len(own.hand)):
        if worth := _worth(own.hand[place]):
            sets += [(cards | 1 << place, total + worth, min(smallest, worth)) for cards, total, smallest in sets]
    return tuple([cards for cards, total, smallest in sets if pays(total, smallest, minimal=minimal)])


def _places(hand: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Says where these cards lie in the hand, of equal ones the first."""
    return [hand.index(card) + cards[:number].count(card) for number, card in enumerate(cards)]


def _papers(own: Own, seat: SeatView) -> Papers:
    """W-8"""
    verdict = own.verdict
    exchanged = None
    if seat.exchanged is not None and seat.currency is not None:
        exchanged = FACE_INDEX[seat.exchanged], CURRENCY_INDEX[seat.currency]
    return Papers(
        ids=papers.mark(verdict, papers.ID_GUILT),
        amount=papers.mark(verdict, papers.AMOUNT_GUILT),
        currencies=papers.mark(verdict, papers.CURRENCY_GUILT),
        on_the_edge=papers.is_on_the_edge(verdict, seat.coin),
        blame=papers.blamed([FACE_INDEX[card] for card in own.hand], verdict, exchanged),
    )


def _taker(view: WalletView, seat: Seat) -> Seat | None:
    """W-6.4, W-6.5, W-6.9"""
    if view.phase == "pass_pick":
        return neighbour(seat, len(view.players), left=view.resolving == SPECIALS[TO_LEFT])
    if view.phase != "swap_pick" or view.active is None or view.target is None:
        return None
    return partner(seat, view.active, view.target) if seat in (view.active, view.target) else None
