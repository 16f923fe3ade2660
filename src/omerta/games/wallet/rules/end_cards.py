"""One go round with the cards of the end: Secret Stash, ATM, Currency Exchange. RULES.md W-7.3, W-6.13 to W-6.15.

Whoever has a special card left is asked, whichever it is, so that being asked tells nothing. WR-19, WR-20
"""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import (
    ATM,
    CURRENCIES,
    CURRENCY_OF,
    EXCHANGE,
    FACES,
    IS_NOTE,
    NOTES,
    SECRET_STASH,
    SPECIALS,
)
from omerta.games.wallet.events import Passed, SpecialPlayed
from omerta.games.wallet.round_events import AtmDeposited, AtmDrawn, Exchanged, Stashed
from omerta.games.wallet.rules.cards import everybody, open_of, shift, stash_of
from omerta.games.wallet.rules.end_tables import (
    ATM_DRAW_GROUP,
    DEPOSIT_GROUPS,
    EXCHANGE_GROUPS,
    STASH_GROUPS,
)
from omerta.games.wallet.rules.naming import currency_named, faces_named, hand_card
from omerta.games.wallet.rules.police import reach_verdicts
from omerta.games.wallet.rules.tables import PASS_GROUP, Actions
from omerta.games.wallet.rules.until_note import draw_until_note, note_of
from omerta.games.wallet.state import END_CARDS, NOBODY, WalletState
from omerta.kit.claims import Move
from omerta.kit.pile import present
from omerta.kit.ring import clockwise


def go_round(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """Seats are asked clockwise from the start player. W-7.3"""
    _ask(state, clockwise(state.start, state.seats), chance, emit)


def pass_on(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """The seat has done what it wanted; it is not asked again. W-7.3"""
    if emit is not None:
        emit(Passed(seat))
    _ask(state, _still_to_come(state, seat)[1:], chance, emit)


def stash(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """One hand card goes under the Secret Stash, never to be shown. W-6.13, WR-21"""
    _check_held(state, seat, SECRET_STASH, "W-6.13")
    face = hand_card(state, seat, card, "W-6.13")
    _lay_in_front(state, seat, SECRET_STASH, emit)
    shift(state, [Move(face, seat, stash_of(state), 1 << seat)])
    state.stash[seat] = face
    if emit is not None:
        emit(Stashed(seat, card))
    _go_on(state, seat, chance, emit)


def atm_deposit(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """One note goes on the ATM, open, and counts for nothing. W-6.14"""
    _check_held(state, seat, ATM, "W-6.14")
    face = _hand_note(state, seat, card, "W-6.14")
    _lay_in_front(state, seat, ATM, emit)
    shift(state, [Move(face, seat, open_of(state), everybody(state))])
    state.atm_notes[seat] = face
    if emit is not None:
        emit(AtmDeposited(seat, card))
    _go_on(state, seat, chance, emit)


def atm_draw(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Cards are turned until a note appears; it goes into the hand and counts. W-6.14, W-7.6"""
    _check_held(state, seat, ATM, "W-6.14")
    if not any(state.wallet):
        raise RuleViolation("W-6.14", "empty-wallet")
    _lay_in_front(state, seat, ATM, emit)
    turned = state.turned[seat] = draw_until_note(state, seat, chance)
    if emit is not None:
        note = note_of(turned)
        emit(AtmDrawn(seat, faces_named(turned), None if note == NOBODY else FACES[note]))
    _go_on(state, seat, chance, emit)


def exchange(state: WalletState, seat: Seat, card: str, currency: str, chance: Chance, emit: Emit | None) -> None:
    """One note goes on the card, open, and counts as a note of another currency. W-6.15"""
    _check_held(state, seat, EXCHANGE, "W-6.15")
    face = _hand_note(state, seat, card, "W-6.15")
    becomes = currency_named(currency, "W-6.15")
    if becomes == CURRENCY_OF[face]:
        raise RuleViolation("W-6.15", "same-currency", card=card, currency=currency)
    _lay_in_front(state, seat, EXCHANGE, emit)
    shift(state, [Move(face, seat, open_of(state), everybody(state))])
    state.exchange_notes[seat] = face
    state.exchange_currencies[seat] = becomes
    if emit is not None:
        emit(Exchanged(seat, card, CURRENCIES[becomes]))
    _go_on(state, seat, chance, emit)


def menu(state: WalletState, seat: Seat) -> list[Actions]:
    """Pass, then what the seat holds and can use. W-7.3"""
    if seat != state.active:
        return []
    held, hand = state.specials[seat], state.hands[seat]
    notes = [face for face in NOTES if hand[face]] if held >> ATM & 1 or held >> EXCHANGE & 1 else []
    groups = [PASS_GROUP]
    if held >> SECRET_STASH & 1:
        groups += [STASH_GROUPS[face] for face in present(hand)]
    if held >> ATM & 1:
        groups += [DEPOSIT_GROUPS[face] for face in notes]
        if any(state.wallet):
            groups.append(ATM_DRAW_GROUP)
    if held >> EXCHANGE & 1:
        groups += [EXCHANGE_GROUPS[face] for face in notes]
    return groups


def _ask(state: WalletState, seats: list[Seat], chance: Chance, emit: Emit | None) -> None:
    """The first of these seats that has a special card left; after the last one the verdicts follow. W-7.3, W-7.4"""
    for seat in seats:
        if state.specials[seat]:
            state.phase = END_CARDS
            state.active = seat
            return
    reach_verdicts(state, chance, emit)


def _still_to_come(state: WalletState, seat: Seat) -> list[Seat]:
    """This seat and those after it in the one go round. W-7.3"""
    order = clockwise(state.start, state.seats)
    return order[order.index(seat) :]


def _go_on(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """The same seat again, as long as it has a special card. W-7.3"""
    _ask(state, _still_to_come(state, seat), chance, emit)


def _check_held(state: WalletState, seat: Seat, special: int, rule: str) -> None:
    if not state.specials[seat] >> special & 1:
        raise RuleViolation(rule, "special-not-held", special=SPECIALS[special])


def _hand_note(state: WalletState, seat: Seat, card: str, rule: str) -> int:
    """Lists notes in hand only: one that lies on another card cannot be moved. WR-21"""
    face = hand_card(state, seat, card, rule)
    if not IS_NOTE[face]:
        raise RuleViolation(rule, "not-a-note", card=card)
    return face


def _lay_in_front(state: WalletState, seat: Seat, special: int, emit: Emit | None) -> None:
    """The card is played: it lies open before its owner for the rest of the round. W-5.3"""
    state.specials[seat] &= ~(1 << special)
    state.in_front[seat] |= 1 << special
    if emit is not None:
        emit(SpecialPlayed(seat, SPECIALS[special], None))
