"""Verdicts come first, then the policemen on duty: who they check loses everything, if guilty. RULES.md W-7.4, W-9."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import MONEY
from omerta.games.wallet.round_events import Checked, Confiscated, OnDutyRevealed, PoliceCalled, VerdictReached
from omerta.games.wallet.rules.cards import everybody, open_of, reveal, shift
from omerta.games.wallet.rules.end_tables import CHECK_GROUPS
from omerta.games.wallet.rules.naming import check_other_seat, faces_named
from omerta.games.wallet.rules.scoring import reveal_hands
from omerta.games.wallet.rules.summary import is_on_duty, shown_hand
from omerta.games.wallet.rules.tables import Actions, others
from omerta.games.wallet.rules.verdict import verdict
from omerta.games.wallet.state import NOBODY, POLICE_CHECK, WalletState
from omerta.games.wallet.values import Verdict
from omerta.kit.claims import Move
from omerta.kit.ring import mask_of


def reach_verdicts(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """Makes every verdict at once, from the hands as they are now; nothing changes them later. W-7.4, WR-23"""
    state.verdicts = [verdict_now(state, seat) for seat in range(state.seats)]
    if emit is not None:
        for seat, found in enumerate(state.verdicts):
            emit(VerdictReached(seat, found))
    _show_on_duty(state, emit)
    _next_check(state, chance, emit)


def verdict_now(state: WalletState, seat: Seat) -> Verdict:
    """Says what the police would find if they came now. W-8"""
    return verdict(state.hands[seat], state.coins[seat], state.exchange_notes[seat], state.exchange_currencies[seat])


def check(state: WalletState, seat: Seat, target: Seat, chance: Chance, emit: Emit | None) -> None:
    """The policeman looks at one other hand; the guilty lose their money to him. W-9.2, W-9.3, W-9.4"""
    check_other_seat(state, seat, target, "W-9.2")
    if state.checked >> target & 1:
        raise RuleViolation("W-9.2", "already-checked", seat=target)
    state.on_duty.pop(0)
    state.checked |= 1 << target
    reveal(state, 1 << target)
    found = state.verdicts[target]
    if emit is not None:
        emit(Checked(seat, target, *shown_hand(state, target), found))
    if not found.innocent:
        _confiscate(state, seat, target, emit)
    _next_check(state, chance, emit)


def menu(state: WalletState, seat: Seat) -> list[Actions]:
    """Seats are listed clockwise from the policeman. W-9.2"""
    if seat != state.on_duty[0]:
        return []
    return [CHECK_GROUPS[target] for target in unchecked(state, seat)]


def unchecked(state: WalletState, seat: Seat) -> list[Seat]:
    """The other seats that nobody has checked in this round; another policeman may be among them. W-9.2, WR-24"""
    return [other for other in others(seat, state.seats) if not state.checked >> other & 1]


def _show_on_duty(state: WalletState, emit: Emit | None) -> None:
    """All of them show their hands at once, the smallest coin first. W-9.1, WR-24"""
    on_duty = [seat for seat, found in enumerate(state.verdicts) if is_on_duty(state, seat, found)]
    state.on_duty = sorted(on_duty, key=state.coins.__getitem__)
    reveal(state, mask_of(on_duty))
    if emit is not None and on_duty:
        emit(PoliceCalled(tuple(state.on_duty)))
        for seat in state.on_duty:
            emit(OnDutyRevealed(seat, *shown_hand(state, seat)))


def _next_check(state: WalletState, chance: Chance, emit: Emit | None) -> None:
    """Policemen check by ascending coins; a policeman for whom nobody is left checks nobody. W-9.2"""
    while state.on_duty and not unchecked(state, state.on_duty[0]):
        state.on_duty.pop(0)
    if state.on_duty:
        state.phase = POLICE_CHECK
        state.active = state.on_duty[0]
    else:
        reveal_hands(state, chance, emit)


def _confiscate(state: WalletState, seat: Seat, target: Seat, emit: Emit | None) -> None:
    """All notes and jewels that count for the victim, the exchanged note too; coin, IDs and tools stay. W-9.3, WR-25"""
    taken = [face for face in MONEY for _ in range(state.hands[target][face])]
    shift(state, [Move(face, target, open_of(state), everybody(state)) for face in taken])
    if state.exchange_notes[target] != NOBODY:
        taken.append(state.exchange_notes[target])
        state.exchange_notes[target] = state.exchange_currencies[target] = NOBODY
    state.confiscated[seat] = sorted(taken)
    if emit is not None and taken:
        emit(Confiscated(seat, target, faces_named(state.confiscated[seat])))
