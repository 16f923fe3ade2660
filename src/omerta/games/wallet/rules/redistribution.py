"""Redistribution: all lay money open, the active seat takes a card, the rest is dealt face down. RULES.md W-6.3."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import FACES, IS_MONEY
from omerta.games.wallet.events import RedistributionDealt, RedistributionLaid, RedistributionTaken
from omerta.games.wallet.rules.cards import deal_out, everybody, open_of, shift
from omerta.games.wallet.rules.naming import face_named, faces_named, money_card
from omerta.games.wallet.rules.passing import seal, seats_with_cards
from omerta.games.wallet.rules.tables import GIVE, GIVE_NOTHING, others
from omerta.games.wallet.rules.turn import special_done
from omerta.games.wallet.state import NOBODY, REDIST_GIVE, REDIST_PICK, WalletState
from omerta.kit.claims import Move
from omerta.kit.window import Window


def ask(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """Everybody with a hand card is asked, with or without money. W-6.3, WR-20"""
    asked = seats_with_cards(state)
    if asked:
        state.window = Window(asked)
        state.phase = REDIST_GIVE
    else:
        special_done(state, chance, emit)


def has_money(state: WalletState, seat: Seat) -> bool:
    return any(IS_MONEY[face] for face, count in enumerate(state.hands[seat]) if count)


def give(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """A seat lays a note or jewel of its own. W-6.3"""
    face = money_card(state, seat, card, "W-6.3")
    if seal(state, seat, face, GIVE[face], emit):
        _lay(state, chance, emit)


def give_nothing(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Only who has neither note nor jewel lays none. W-6.3, WR-13"""
    if has_money(state, seat):
        raise RuleViolation("W-6.3", "must-give")
    if seal(state, seat, NOBODY, GIVE_NOTHING, emit):
        _lay(state, chance, emit)


def take(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """The active seat takes one of the open cards, its own too; the rest is dealt. W-6.3"""
    face = face_named(card, "W-6.3")
    rest = sorted(laid for _, laid in state.laid)
    if face not in rest:
        raise RuleViolation("W-6.3", "not-laid", card=card)
    rest.remove(face)
    shift(state, [Move(face, open_of(state), seat, everybody(state))])
    if emit is not None:
        emit(RedistributionTaken(seat, card))
    _deal(state, rest, chance, emit)
    special_done(state, chance, emit)


def _lay(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """All cards are laid together, by ascending seat; without any there is nothing to take. W-6.3, WR-13"""
    assert state.window is not None, "no window is open"
    laid = [(seat, face) for seat, face in state.window.opened() if face != NOBODY]
    shift(state, [Move(face, seat, open_of(state), everybody(state)) for seat, face in laid])
    state.window = None
    state.laid = laid
    if emit is not None:
        emit(RedistributionLaid(tuple(seat for seat, _ in laid), faces_named(face for _, face in laid)))
    if laid:
        state.phase = REDIST_PICK
    else:
        special_done(state, chance, emit)


def _deal(state: WalletState, rest: list[int], chance: Chance, emit: Emit | None) -> None:
    """Shuffled, then one each to the others who laid a card, as far as the cards go. W-6.3, WR-13"""
    contributors = [seat for seat, _ in state.laid]
    receivers = [seat for seat in others(state.active, state.seats) if seat in contributors]
    chance.shuffle(rest)
    # If the active seat laid nothing, the last contributor gets nothing.  WR-13
    dealt = list(zip(receivers, rest, strict=False))
    deal_out(state, dealt)
    if emit is not None:
        for receiver, face in dealt:
            emit(RedistributionDealt(receiver, FACES[face]))
