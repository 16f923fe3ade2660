"""Buying an ID: money is laid card by card in private, shown when it is enough, then an ID is chosen. RULES.md W-4.3.

A payment is built in canonical order of faces, so that every payment has one way only, and no step leads to where no
payment can be completed.
"""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import CHARACTERS, FACES, ID_OF, ID_PRICE, MONEY, VALUES
from omerta.games.wallet.events import BuyingBegun, IdPaid, IdTaken, PaymentAdded, PocketOpened
from omerta.games.wallet.rules.cards import everybody, open_of, pocket_left, pocket_opened, shift
from omerta.games.wallet.rules.naming import character_named, faces_named, money_card
from omerta.games.wallet.rules.regular import can_buy, done, money_in_hand
from omerta.games.wallet.state import PAY, TAKE_ID, TURN, WalletState
from omerta.kit.claims import Move


def buy(state: WalletState, seat: Seat, emit: Emit | None) -> None:
    """Opens the payment; nobody else notices. W-4.3"""
    if not state.pocket:
        raise RuleViolation("W-4.3", "empty-pocket")
    if not can_buy(state, seat):
        raise RuleViolation("W-4.3", "too-little-money", price=ID_PRICE, money=money_in_hand(state, seat))
    state.paying_from = state.phase
    state.phase = PAY
    state.paid = []
    if emit is not None:
        emit(BuyingBegun(seat))


def pay_add(state: WalletState, seat: Seat, card: str, emit: Emit | None) -> None:
    """One more note or jewel is laid; it stays in the hand until the payment is done. W-4.3, W-13.3"""
    face = money_card(state, seat, card, "W-4.3")
    if state.paid and face < state.paid[-1]:
        raise RuleViolation("W-4.3", "payment-out-of-order", card=card, last=FACES[state.paid[-1]])
    if state.paid.count(face) == state.hands[seat][face]:
        raise RuleViolation("W-4.3", "already-paid", card=card)
    if not leads_on(state, seat, face):
        rule = "W-13.3" if is_minimal(state) else "W-4.3"
        raise RuleViolation(rule, "payment-leads-nowhere", card=card, price=ID_PRICE, paid=paid_so_far(state))
    state.paid.append(face)
    if emit is not None:
        emit(PaymentAdded(seat, card))


def pay_done(state: WalletState, seat: Seat, emit: Emit | None) -> None:
    """The payment lies open on the discard, without change; the buyer sees the ID pocket. W-4.3, W-4.6, WR-8, WR-10"""
    if not may_finish(state):
        raise RuleViolation("W-4.3", "id-too-cheap", price=ID_PRICE, paid=paid_so_far(state))
    paid = state.paid
    shift(state, [Move(face, seat, open_of(state), everybody(state)) for face in paid])
    state.discard += paid
    state.paid = []
    state.phase = TAKE_ID
    pocket_opened(state, seat)
    if emit is not None:
        emit(IdPaid(seat, faces_named(paid)))
        emit(PocketOpened(seat, tuple(CHARACTERS[character] for character in offered(state))))


def take_id(state: WalletState, seat: Seat, name: str, chance: Chance, emit: Emit | None) -> None:
    """One ID goes out of the pocket into the hand, unseen by the others; then the action is done. W-4.3, WR-9"""
    character = character_named(name, "W-4.3")
    if not state.pocket >> character & 1:
        raise RuleViolation("W-4.3", "not-in-pocket", character=name)
    state.pocket &= ~(1 << character)
    state.hands[seat][ID_OF[character]] += 1
    pocket_left(state, seat, character)
    if emit is not None:
        emit(IdTaken(seat, state.pocket.bit_count(), name))
    state.phase = state.paying_from
    state.paying_from = TURN
    done(state, chance, emit)


def offered(state: WalletState) -> list[int]:
    """Gives the characters in the ID pocket."""
    return [character for character in range(len(CHARACTERS)) if state.pocket >> character & 1]


def paid_so_far(state: WalletState) -> int:
    return sum([VALUES[face] for face in state.paid])


def is_minimal(state: WalletState) -> bool:
    """W-13.3"""
    return state.options.payment == "minimal"


def may_finish(state: WalletState) -> bool:
    """W-4.3"""
    return paid_so_far(state) >= ID_PRICE


def addable(state: WalletState, seat: Seat) -> list[int]:
    """The faces that may be added to the payment now. W-4.3, W-13.3"""
    first = state.paid[-1] if state.paid else 0
    hand = state.hands[seat]
    return [
        face for face in MONEY if face >= first and hand[face] > state.paid.count(face) and leads_on(state, seat, face)
    ]


def leads_on(state: WalletState, seat: Seat, face: int) -> bool:
    """Can the payment be completed after this face? W-4.3, W-13.3"""
    hand = state.hands[seat]
    later = [VALUES[face]] * (hand[face] - state.paid.count(face) - 1)
    for other in MONEY:
        if other > face:
            later += [VALUES[other]] * hand[other]
    paid = [VALUES[other] for other in state.paid] + [VALUES[face]]
    if is_minimal(state):
        return completes_minimal(paid, later)
    return sum(paid) + sum(later) >= ID_PRICE


def completes_minimal(paid: list[int], later: list[int]) -> bool:
    """Can these values, with some of the later ones, be a payment without a superfluous card? W-13.3

    No card is superfluous iff the whole is less than the price and its smallest card together. So for each value that
    may be the smallest: is there a sum in that span, made of cards that are no smaller?
    """
    smallest = min(paid)
    for least in sorted({smallest, *(value for value in later if value < smallest)}):
        # Bit s is set if s can be paid; what goes beyond the span cannot come back into it.
        span = (1 << ID_PRICE + least) - 1
        sums = 1 << sum(paid) & span
        for value in later:
            if value >= least:
                sums |= sums << value & span
        if sums >> ID_PRICE:
            return True
    return False
