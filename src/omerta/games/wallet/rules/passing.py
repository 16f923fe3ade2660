"""Cards that go from hand to hand at once: To the Left, To the Right, Card Swap. RULES.md W-6.4, W-6.5, W-6.9."""

from __future__ import annotations

from omerta.contract import Chance, Emit, Seat
from omerta.games.wallet.actions import SealedAnswer
from omerta.games.wallet.components import CARD_SWAP, FACES, SPECIALS, TO_LEFT
from omerta.games.wallet.events import AnswerSealed, CardPassed
from omerta.games.wallet.rules.cards import shift
from omerta.games.wallet.rules.naming import hand_card
from omerta.games.wallet.rules.tables import GIVE, RULE_OF
from omerta.games.wallet.rules.turn import special_done
from omerta.games.wallet.state import PASS_PICK, SWAP_PICK, WalletState
from omerta.kit.claims import Move
from omerta.kit.ring import following
from omerta.kit.window import Window


def seats_with_cards(state: WalletState) -> list[Seat]:
    """It is a public fact: an empty hand gives nothing. WR-12, WR-20"""
    return [seat for seat in range(state.seats) if any(state.hands[seat])]


def ask_all(state: WalletState) -> None:
    """Everybody with a hand card chooses one, nobody knowing the others' choice. W-6.4, W-6.5"""
    state.window = Window(seats_with_cards(state))
    state.phase = PASS_PICK


def ask_two(state: WalletState) -> None:
    """The active seat and its target choose one of their own cards each. W-6.9"""
    state.window = Window([state.active, state.target])
    state.phase = SWAP_PICK


def give(state: WalletState, seat: Seat, card: str, chance: Chance, emit: Emit | None) -> None:
    """The choice is sealed; the last one moves all cards. W-6.4, W-6.5, W-6.9"""
    face = hand_card(state, seat, card, RULE_OF[state.resolving])
    if seal(state, seat, face, GIVE[face], emit):
        _pass_on(state, chance, emit)


def seal(state: WalletState, seat: Seat, answer: int, action: SealedAnswer, emit: Emit | None) -> bool:
    """Takes an answer that its seat alone hears of; True if it was the last. WR-20"""
    assert state.window is not None, "no window is open"
    closed = state.window.seal(seat, answer)
    if emit is not None:
        emit(AnswerSealed(seat, action))
    return closed


def neighbour(seat: Seat, seats: int, *, left: bool) -> Seat:
    """Says who gets the card of this seat: to the left sits who follows. W-6.4, W-6.5"""
    return following(seat, seats) if left else (seat - 1) % seats


def partner(seat: Seat, active: Seat, target: Seat) -> Seat:
    """Says whom one of the two swaps with. W-6.9"""
    return target if seat == active else active


def _taker(state: WalletState, giver: Seat) -> Seat:
    """W-6.4, W-6.5, W-6.9"""
    if state.resolving == CARD_SWAP:
        return partner(giver, state.active, state.target)
    return neighbour(giver, state.seats, left=state.resolving == TO_LEFT)


def _pass_on(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """All cards move together; giver and taker know theirs. W-6.4, W-6.5, W-6.9"""
    assert state.window is not None, "no window is open"
    moves = []
    for giver, face in state.window.opened():
        taker = _taker(state, giver)
        moves.append(Move(face, giver, taker, 1 << giver | 1 << taker))
    shift(state, moves)
    if emit is not None:
        for move in moves:
            emit(CardPassed(move.source, move.target, SPECIALS[state.resolving], FACES[move.face]))
    special_done(state, chance, emit)
