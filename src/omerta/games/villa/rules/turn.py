"""This is the turn of the active seat: match, pair or pass, then draw. RULES.md V-7."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.villa.actions import Pass, PlayMatch, PlayPair
from omerta.games.villa.components import CELLAR, GODFATHER_SYMBOLS, GUARD_SYMBOLS, KIND_SYMBOLS, KINDS, SYMBOLS
from omerta.games.villa.events import Drew, DrewNothing, Matched, Paired, Passed
from omerta.games.villa.rules.arrest import arrest
from omerta.games.villa.rules.ending import come_to_turn
from omerta.games.villa.rules.expert import marker, owns, pair_marker
from omerta.games.villa.rules.godfather import take_godfather
from omerta.games.villa.rules.naming import kind_named, kinds_named, wrong_phase
from omerta.games.villa.state import NOBODY, PLAY, VillaState
from omerta.kit.ring import following


def positions(state: VillaState) -> tuple[int, ...]:
    """Gives the symbols of the target from position 1 on."""
    if state.target == CELLAR:
        return GODFATHER_SYMBOLS[state.godfather]
    return GUARD_SYMBOLS[state.grounds[state.target]]


def required(state: VillaState) -> int:
    """The symbol of the open position."""
    return positions(state)[state.filled]


def matches(card: int, symbol: int) -> bool:
    """Does the card show the required symbol? A joker shows any of its own. V-7.1, V-1.5"""
    return bool(KIND_SYMBOLS[card] >> symbol & 1)


def is_pair(card_a: int, card_b: int, symbol: int) -> bool:
    """Do the cards share a symbol other than the required one? V-7.2, VR-11, VR-12"""
    return bool(KIND_SYMBOLS[card_a] & KIND_SYMBOLS[card_b] & ~(1 << symbol))


def play_match(state: VillaState, seat: Seat, action: PlayMatch, emit: Emit | None) -> None:
    """One card with the required symbol fills the position. V-7.1"""
    row = _row_on_turn(state, seat, "V-7.1")
    card = kind_named(action.card, "V-7.1")
    _check_in_row(row, (card,), "V-7.1")
    symbol = required(state)
    if not matches(card, symbol):
        raise RuleViolation("V-7.1", "no-match", card=action.card, symbol=SYMBOLS[symbol])
    _check_owned(row, (card,), marker(state), "V-11.1")
    _lay(state, row, [card])
    if emit is not None:
        emit(Matched(seat, action.card, state.filled))
    _end_turn(state, seat, emit)


def play_pair(state: VillaState, seat: Seat, action: PlayPair, emit: Emit | None) -> None:
    """Two cards that share another symbol fill the position, a match in hand or not. V-7.2, VR-10"""
    row = _row_on_turn(state, seat, "V-7.2")
    card_a, card_b = kind_named(action.card_a, "V-7.2"), kind_named(action.card_b, "V-7.2")
    if card_a > card_b:
        raise RuleViolation("V-7.2", "pair-out-of-order", card_a=action.card_a, card_b=action.card_b)
    _check_in_row(row, (card_a, card_b), "V-7.2")
    symbol = required(state)
    if not is_pair(card_a, card_b, symbol):
        raise RuleViolation("V-7.2", "no-pair", card_a=action.card_a, card_b=action.card_b, symbol=SYMBOLS[symbol])
    _check_owned(row, (card_a, card_b), pair_marker(state), "V-11.3")
    _lay(state, row, [card_a, card_b])
    if emit is not None:
        emit(Paired(seat, (action.card_a, action.card_b), state.filled))
    _end_turn(state, seat, emit)


def pass_turn(state: VillaState, seat: Seat, action: Pass, emit: Emit | None) -> None:
    """Any card goes out of play and the position stays open; the leader may do so too. V-7.3, V-7.6"""
    row = _row_on_turn(state, seat, "V-7.3")
    card = kind_named(action.card, "V-7.3")
    _check_in_row(row, (card,), "V-7.3")
    row.remove(card)
    state.out_of_play[card] += 1
    if emit is not None:
        emit(Passed(seat, action.card))
    _end_turn(state, seat, emit)


def draw(state: VillaState, seat: Seat, emit: Emit | None) -> None:
    """The top of the pile comes into the row; nothing from an empty pile. V-7.4"""
    pile = state.piles[seat]
    if not pile:
        if emit is not None:
            emit(DrewNothing(seat))
        return
    card = pile.pop()
    state.rows[seat].append(card)
    if state.known[seat] > len(pile):
        # A bonus card comes up again; from now on it lies open.  V-8.6
        state.known[seat] = len(pile)
    if emit is not None:
        emit(Drew(seat, KINDS[card]))


def _end_turn(state: VillaState, seat: Seat, emit: Emit | None) -> None:
    """The seat draws first; then comes the arrest, or the next seat faces the open position. V-7.4, V-7.5, V-8.1"""
    draw(state, seat, emit)
    if state.filled < len(positions(state)):
        come_to_turn(state, following(seat, state.seats), emit)
    elif state.target == CELLAR:
        take_godfather(state, emit)
    else:
        arrest(state, seat, emit)


def _lay(state: VillaState, row: list[int], cards: list[int]) -> None:
    """The leftmost cards of their kinds go to the target. V-1.4"""
    for card in cards:
        row.remove(card)
    state.laid.append(cards)
    state.filled += 1


def _row_on_turn(state: VillaState, seat: Seat, rule: str) -> list[int]:
    """The row of the active seat, who alone decides on its turn. V-7.5, V-13.1"""
    if state.phase != PLAY:
        raise wrong_phase(state, rule, PLAY)
    if seat != state.active:
        raise RuleViolation("V-7.5", "not-your-turn", seat=seat, active=state.active)
    return state.rows[seat]


def _check_in_row(row: list[int], cards: Sequence[int], rule: str) -> None:
    for card in cards:
        if row.count(card) < cards.count(card):
            raise RuleViolation(rule, "not-in-row", card=KINDS[card], copies=cards.count(card), cards=kinds_named(row))


def _check_owned(row: list[int], cards: Sequence[int], symbol: int, rule: str) -> None:
    """V-11.1, V-11.3"""
    if symbol != NOBODY and not owns(row, cards, symbol):
        raise RuleViolation(rule, "marker-not-owned", symbol=SYMBOLS[symbol], cards=kinds_named(row))
