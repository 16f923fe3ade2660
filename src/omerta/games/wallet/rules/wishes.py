"""Wish Card: another seat is asked for a currency, for jewels or for a value. RULES.md W-6.10, WR-15."""

from __future__ import annotations

from functools import cache
from typing import Final

from omerta.contract import Chance, Emit, Group, RuleViolation, Seat
from omerta.games.wallet.actions import Wish
from omerta.games.wallet.components import CURRENCIES, CURRENCY_OF, JEWELS, MONEY, NOTES, VALUES
from omerta.games.wallet.events import CardPassed, WishAnswered, WishMade
from omerta.games.wallet.rules.cards import shift
from omerta.games.wallet.rules.naming import check_other_seat, hand_card
from omerta.games.wallet.rules.rounds import deck_of
from omerta.games.wallet.rules.tables import GIVE_GROUPS, NO_MATCH_GROUP, SEATS, Actions, others
from omerta.games.wallet.rules.turn import special_done
from omerta.games.wallet.state import WISH_ANSWER, WalletState
from omerta.kit.claims import Move
from omerta.kit.lookup import numbered
from omerta.kit.ring import mask_of


def _requests() -> dict[str, tuple[int, ...]]:
    """Every request there is, with the faces that meet it; a value is met by notes and jewels. WR-15"""
    met = {
        f"currency:{name}": tuple(face for face in NOTES if CURRENCY_OF[face] == currency)
        for currency, name in enumerate(CURRENCIES)
    }
    met["jewel"] = JEWELS
    for value in sorted({VALUES[face] for face in MONEY}):
        met[f"value:{value}"] = tuple(face for face in MONEY if VALUES[face] == value)
    return met


_MET_BY: Final = _requests()
REQUESTS: Final[tuple[str, ...]] = tuple(_MET_BY)
FITTING: Final[tuple[tuple[int, ...], ...]] = tuple(_MET_BY.values())
"""The faces that meet each request, in canonical order."""
REQUEST_INDEX: Final[dict[str, int]] = numbered(REQUESTS)
WISH: Final = tuple(tuple(Wish(seat, request) for request in REQUESTS) for seat in SEATS)


@cache
def offered(deck: tuple[int, ...]) -> tuple[int, ...]:
    """Currencies, jewels and those values that occur in the deck in use. WR-15"""
    return tuple(
        index
        for index, request in enumerate(REQUESTS)
        if not request.startswith("value:") or any(deck[face] for face in FITTING[index])
    )


def ask(state: WalletState, seat: Seat, target: Seat, request: str, emit: Emit | None) -> None:
    """Any other seat may be asked, even one with an empty hand. W-6.10, WR-15"""
    check_other_seat(state, seat, target, "W-6.10")
    index = REQUEST_INDEX.get(request)
    if index is None or index not in offered(deck_of(state.options, state.seats)):
        raise RuleViolation("W-6.10", "no-such-request", request=request)
    state.target = target
    state.wish = index
    state.phase = WISH_ANSWER
    if emit is not None:
        emit(WishMade(seat, target, request))


def fitting(state: WalletState, seat: Seat) -> list[int]:
    """The faces in this hand that meet the wish. W-6.10"""
    hand = state.hands[seat]
    return [face for face in FITTING[state.wish] if hand[face]]


def give(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """The asked seat gives one card that fits, of its own choice. W-6.10"""
    face = hand_card(state, seat, card, "W-6.10")
    if face not in FITTING[state.wish]:
        raise RuleViolation("W-6.10", "not-wished", card=card, request=REQUESTS[state.wish])
    asker = state.active
    # The others know that it fits the wish.  W-15.1
    among = mask_of(FITTING[state.wish])
    shift(state, [Move(face, seat, asker, 1 << seat | 1 << asker, among)])
    if emit is not None:
        emit(WishAnswered(seat, asker, True))
        emit(CardPassed(seat, asker, "wish", card))
    special_done(state, chance, emit)


def no_match(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Nothing happens, if nothing fits. W-6.10"""
    if fitting(state, seat):
        raise RuleViolation("W-6.10", "must-give")
    if emit is not None:
        emit(WishAnswered(seat, state.active, False))
    special_done(state, chance, emit)


def menu(state: WalletState) -> list[Actions]:
    deck = deck_of(state.options, state.seats)
    return [_group(deck, other) for other in others(state.active, state.seats)]


@cache
def _group(deck: tuple[int, ...], seat: Seat) -> Actions:
    return Group(f"wish/{sum(deck)}/{seat}", [WISH[seat][request] for request in offered(deck)])


def answer_menu(state: WalletState, seat: Seat) -> list[Actions]:
    """W-6.10"""
    fits = fitting(state, seat)
    return [GIVE_GROUPS[face] for face in fits] if fits else [NO_MATCH_GROUP]
