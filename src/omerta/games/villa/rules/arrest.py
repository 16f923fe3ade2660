"""This is the arrest of a guard, and the bonus card for it. RULES.md V-8."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.villa.actions import GiveBonus
from omerta.games.villa.components import BONUS_SYMBOLS, GUARD_IDS, PLAIN_KIND, SLOTS, SYMBOLS
from omerta.games.villa.events import Arrested, BonusGiven, BonusMissing, BonusOffered
from omerta.games.villa.rules.ending import enter_plan
from omerta.games.villa.rules.leader import rotate
from omerta.games.villa.rules.naming import check_seat
from omerta.games.villa.state import BONUS, NOBODY, VillaState


def arrest(state: VillaState, last_player: Seat, emit: Emit | None) -> None:
    """The guard leaves, the laid cards are discarded, the attack is over; then the bonus. V-8.1, VR-14"""
    guard = state.grounds[state.target]
    if emit is not None:
        emit(Arrested(SLOTS[state.target], GUARD_IDS[guard]))
    state.arrested.append(guard)
    state.grounds[state.target] = NOBODY
    state.present &= ~(1 << state.target)
    for cards in state.laid:
        for card in cards:
            state.discard[card] += 1
    state.laid = []
    state.target = state.active = NOBODY
    state.filled = 0
    rotate(state, last_player)
    _offer_bonus(state, BONUS_SYMBOLS[guard], emit)


def bonus_source(state: VillaState, symbol: int) -> list[int] | None:
    """Says where a plain card of the bonus symbol comes back from: no joker ever does. V-8.3, V-12.7, VR-13"""
    card = PLAIN_KIND[symbol]
    if state.discard[card]:
        return state.discard
    if state.options.recover_passed and state.out_of_play[card]:
        return state.out_of_play
    return None


def _offer_bonus(state: VillaState, symbol: int, emit: Emit | None) -> None:
    """Gives the symbol of the back, crossed out or not; without a card the bonus lapses. V-8.2, V-8.4"""
    if bonus_source(state, symbol) is None:
        if emit is not None:
            emit(BonusMissing(SYMBOLS[symbol]))
        enter_plan(state, emit)
        return
    state.phase = BONUS
    state.bonus_symbol = symbol
    if emit is not None:
        emit(BonusOffered(SYMBOLS[symbol]))


def has_room(state: VillaState, seat: Seat) -> bool:
    """May the bonus go into this row? V-8.5, V-12.3, VR-23"""
    return len(state.rows[seat]) < state.options.row_limit


def may_go_under(state: VillaState, seat: Seat) -> bool:
    """May the bonus go under this pile? Nobody is left with face-down cards alone. V-8.5, VR-15"""
    return bool(state.rows[seat])


def check_bonus(state: VillaState, choice: GiveBonus) -> None:
    """V-8.5"""
    check_seat(state, choice.seat, "V-8.5")
    if choice.to == "row":
        if not has_room(state, choice.seat):
            raise RuleViolation("V-8.5", "row-full", seat=choice.seat, limit=state.options.row_limit)
    elif choice.to == "pile":
        if not may_go_under(state, choice.seat):
            raise RuleViolation("V-8.5", "row-empty", seat=choice.seat)
    else:
        raise RuleViolation("V-8.5", "unknown-place", to=choice.to, places=("row", "pile"))


def give_bonus(state: VillaState, choice: GiveBonus, emit: Emit | None) -> None:
    """The card goes where the team wants it; the bonus cannot be declined. V-8.5, VR-16, VR-18"""
    symbol = state.bonus_symbol
    card = PLAIN_KIND[symbol]
    source = bonus_source(state, symbol)
    assert source is not None, f"a bonus {SYMBOLS[symbol]} is offered but there is none"
    source[card] -= 1
    if choice.to == "row":
        state.rows[choice.seat].append(card)
    else:
        # Everybody has seen it.  V-8.6, VR-17
        state.piles[choice.seat].insert(0, card)
        state.known[choice.seat] += 1
    state.bonus_symbol = NOBODY
    if emit is not None:
        emit(BonusGiven(choice.seat, choice.to, SYMBOLS[symbol]))
    enter_plan(state, emit)
