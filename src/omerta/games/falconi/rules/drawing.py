"""In principle I a card is drawn, and a dead end may go under the pile. RULES.md F-4.3, F-4.13,
F-5."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import CardDrawn, Redrawn
from omerta.games.falconi.rules.driving import has_way
from omerta.games.falconi.rules.escapes import ask_escape
from omerta.games.falconi.state import LAY, START, FalconiState
from omerta.games.falconi.streets.cards import CARD_NAMES, EMPTY, FACING, IS_TURNING, NO_CARD, TYPES
from omerta.games.falconi.streets.cells import ENTRY


def draw(state: FalconiState, emit: Emit | None) -> bool:
    """The turn goes on to laying a street card or an escape card; False: there is no card to lay at all. F-4.3, F-5.2,
    F-6.1"""
    while state.pile:
        card = take_top(state)
        _tell_drawn(state, card, emit)
        if card >= TYPES:
            ask_escape(state, card)
            return True
        state.hand = card
        if not _is_redrawn(state):
            break
        _put_under(state, emit)
    state.phase = LAY
    return bool(cards_in_hand(state))


def take_top(state: FalconiState) -> int:
    """F-1.4, F-12.2"""
    card = state.pile.pop()
    state.bottom = min(state.bottom, len(state.pile))
    return card


def _tell_drawn(state: FalconiState, card: int, emit: Emit | None) -> None:
    if emit is not None:
        car = state.turn
        emit(CardDrawn(state.variant.seat_of[car], CARS[car], CARD_NAMES[card], len(state.pile)))


def cards_in_hand(state: FalconiState) -> list[int]:
    """The drawn card and the reserve, in list order, each type once. F-5.1"""
    cards = set(state.reserves[state.turn])
    if state.hand != NO_CARD:
        cards.add(state.hand)
    return sorted(cards)


def target_port(state: FalconiState) -> int:
    """The port of the next card that must meet the car's street. F-4.4"""
    return ENTRY[state.starts(state.turn)[0]]


def _is_redrawn(state: FalconiState) -> bool:
    """F-4.13, FR-13"""
    redraw = state.variant.redraw
    if redraw == "first_card":
        return state.places[state.turn] == START and _has_turning_cards_only(state)
    return redraw == "always" and _has_fresh_card(state) and not _leaves_a_way(state)


def _has_turning_cards_only(state: FalconiState) -> bool:
    """And the pile has something better. F-4.13"""
    if not all(IS_TURNING[card] for card in cards_in_hand(state)):
        return False
    return any(card < TYPES and not IS_TURNING[card] for card in state.pile)


def _has_fresh_card(state: FalconiState) -> bool:
    """A street card that has not gone under the pile in this turn; those that have are its first ones. F-4.13"""
    return any(card < TYPES for card in state.pile[state.redrawn :])


def _leaves_a_way(state: FalconiState) -> bool:
    """Some card in some rotation lets the car drive on. F-4.13"""
    port = target_port(state)
    codes = [code for card in cards_in_hand(state) for code in FACING[card][port & 3]]
    return any(leaves_a_way(state, code, port >> 2) for code in codes)


def leaves_a_way(state: FalconiState, code: int, cell: int) -> bool:
    """Would this card in the empty cell leave anything to do in the drive? F-4.5"""
    state.grid[cell] = code
    found = has_way(state)
    state.grid[cell] = EMPTY
    return found


def _put_under(state: FalconiState, emit: Emit | None) -> None:
    """F-4.13, F-12.2"""
    card, state.hand = state.hand, NO_CARD
    state.pile.insert(0, card)
    state.bottom += 1
    state.redrawn += 1
    if emit is not None:
        emit(Redrawn(state.variant.seat_of[state.turn], CARS[state.turn], CARD_NAMES[card]))
