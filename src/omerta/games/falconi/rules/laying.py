"""In principle I a card is laid in the cell ahead. RULES.md F-4.4, F-5.1."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import Lay
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import CardLaid
from omerta.games.falconi.rules.drawing import cards_in_hand, target_port
from omerta.games.falconi.rules.driving import has_way
from omerta.games.falconi.rules.naming import cell_named, code_named
from omerta.games.falconi.rules.turns import end_turn
from omerta.games.falconi.state import DRIVE, FalconiState
from omerta.games.falconi.streets.cards import CODE_CARD, EXITS, FACING, NO_CARD


def codes_to_lay(state: FalconiState) -> list[int]:
    """Every card in hand in every rotation that has a port facing the car, in list order. F-4.4, F-5.1"""
    side = target_port(state) & 3
    return [code for card in cards_in_hand(state) for code in FACING[card][side]]


def lay_ahead(state: FalconiState, seat: Seat, action: Lay, emit: Emit | None) -> None:
    """The turn goes on to the drive, or without any way on to its end. F-4.4, F-4.5"""
    code = code_named(action.card, action.rotation, "F-4.4")
    cell = cell_named(action.cell, "F-4.4")
    _check(state, action, code, cell)
    car, card = state.turn, CODE_CARD[code]
    state.grid[cell] = code
    state.laid[car] += 1
    _use(state, car, card)
    if emit is not None:
        emit(CardLaid(seat, CARS[car], action.card, action.rotation, action.cell))
    if has_way(state):
        state.phase = DRIVE
    else:
        end_turn(state, emit)


def _check(state: FalconiState, action: Lay, code: int, cell: int) -> None:
    """F-4.4, F-5.1"""
    port = target_port(state)
    if cell != port >> 2:
        raise RuleViolation("F-4.4", "not-ahead", cell=action.cell)
    if CODE_CARD[code] not in cards_in_hand(state):
        raise RuleViolation("F-5.1", "not-in-hand", card=action.card)
    if not EXITS[code][port & 3]:
        raise RuleViolation("F-4.4", "no-port-facing", card=action.card, rotation=action.rotation)


def _use(state: FalconiState, car: int, card: int) -> None:
    """The other cards are the reserve. F-5.1"""
    reserve = state.reserves[car]
    if state.hand != NO_CARD:
        reserve.append(state.hand)
        state.hand = NO_CARD
    reserve.remove(card)
    reserve.sort()
