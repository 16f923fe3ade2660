"""Another seat with a hand card is named: Inspection, Stolen, Card Swap. RULES.md W-6.6, W-6.8, W-6.9."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import FACES, INSPECTION, STOLEN
from omerta.games.wallet.events import CardStolen, HandInspected, InspectionDecided, SwapAgreed
from omerta.games.wallet.rules.cards import learn, shift
from omerta.games.wallet.rules.naming import check_other_seat
from omerta.games.wallet.rules.passing import ask_two
from omerta.games.wallet.rules.tables import RULE_OF, others
from omerta.games.wallet.rules.turn import special_done
from omerta.games.wallet.state import INSPECT_DECIDE, WalletState
from omerta.kit.claims import Move


def targets(state: WalletState, seat: Seat) -> list[Seat]:
    """Gives the other seats with a hand card, clockwise. WR-12"""
    return [other for other in others(seat, state.seats) if any(state.hands[other])]


def choose(state: WalletState, seat: Seat, target: Seat, chance: Chance, emit: Emit | None) -> None:
    """W-6.6, W-6.8, W-6.9"""
    rule = RULE_OF[state.resolving]
    check_other_seat(state, seat, target, rule)
    if not any(state.hands[target]):
        raise RuleViolation(rule, "empty-hand", seat=target)
    if state.resolving == INSPECTION:
        _inspect(state, seat, target, chance, emit)
    elif state.resolving == STOLEN:
        _steal(state, seat, target, chance, emit)
    else:
        state.target = target
        ask_two(state)
        if emit is not None:
            emit(SwapAgreed(seat, target))


def _inspect(state: WalletState, seat: Seat, target: Seat, chance: Chance, emit: Emit | None) -> None:
    """A card drawn blindly from that hand; it stays part of it until the active seat decides. W-6.6, WR-14"""
    face = chance.pick(state.hands[target])
    learn(state, seat, face, target)
    state.target = target
    state.inspected = face
    state.phase = INSPECT_DECIDE
    if emit is not None:
        emit(HandInspected(seat, target, FACES[face]))


def decide(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None, *, kept: bool) -> None:
    """The inspected card is taken or given back. W-6.6"""
    target = state.target
    if kept:
        shift(state, [Move(state.inspected, target, seat, 1 << seat | 1 << target)])
    if emit is not None:
        emit(InspectionDecided(seat, target, kept))
    special_done(state, chance, emit)


def _steal(state: WalletState, seat: Seat, target: Seat, chance: Chance, emit: Emit | None) -> None:
    """A card drawn blindly from that hand changes its owner; both see it. W-6.8, WR-14"""
    face = chance.pick(state.hands[target])
    shift(state, [Move(face, target, seat, 1 << seat | 1 << target)])
    if emit is not None:
        emit(CardStolen(seat, target, FACES[face]))
    special_done(state, chance, emit)
