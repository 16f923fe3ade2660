"""Drawing, laying, driving and fleeing are one action each in principle II. RULES.md F-7.2 to F-7.5, F-8.1."""

from __future__ import annotations

from bisect import insort

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import Draw, Drive, Flee, Lay
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import CardDrawn, CardLaid, HiddenCardDrawn, HiddenCardLaid
from omerta.games.falconi.rules.boost import clear, leave_behind
from omerta.games.falconi.rules.choices import check_hand, free_cells, may_draw, way_to, ways_ahead
from omerta.games.falconi.rules.ends import catch, escape
from omerta.games.falconi.rules.escapes import ask_escape
from omerta.games.falconi.rules.moving import drive_to, flee_by
from omerta.games.falconi.rules.naming import cell_named, check_don, code_named, place_named
from omerta.games.falconi.rules.recall import don_draws, don_has_laid_street
from omerta.games.falconi.rules.spending import spend
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cards import CARD_NAMES, CODE_CARD, TYPES


def draw(state: FalconiState, seat: Seat, _action: Draw, emit: Emit | None) -> None:
    """F-7.2"""
    check_hand(state)
    if not state.pile:
        raise RuleViolation("F-7.2", "pile-empty")
    if not may_draw(state):
        raise RuleViolation("F-7.2", "no-room-to-draw")
    if state.turn == DON:
        _draw_hidden(state, seat, emit)
    else:
        _draw_open(state, seat, emit)


def _draw_hidden(state: FalconiState, seat: Seat, emit: Emit | None) -> None:
    """An escape card joins Don's reserve like any other. F-7.2, F-8.1"""
    don_draws(state)
    card = state.pile.pop()
    insort(state.reserves[DON], card)
    if emit is not None:
        emit(HiddenCardDrawn(seat, CARS[DON], len(state.pile), CARD_NAMES[card]))
    spend(state, 1, emit)


def _draw_open(state: FalconiState, seat: Seat, emit: Emit | None) -> None:
    """A police car lays an escape card at once, within the same action. F-7.2, F-7.3"""
    car, card = state.turn, state.pile.pop()
    if emit is not None:
        emit(CardDrawn(seat, CARS[car], CARD_NAMES[card], len(state.pile)))
    if card < TYPES:
        insort(state.reserves[car], card)
        spend(state, 1, emit)
    else:
        state.actions_left -= 1
        ask_escape(state, card)


def lay_beside(state: FalconiState, seat: Seat, action: Lay, emit: Emit | None) -> None:
    """F-7.4"""
    code = code_named(action.card, action.rotation, "F-7.4")
    cell = cell_named(action.cell, "F-7.4")
    car, card = state.turn, CODE_CARD[code]
    if card not in state.reserves[car]:
        raise RuleViolation("F-7.4", "not-in-hand", card=action.card)
    if state.grid[cell]:
        raise RuleViolation("F-7.4", "cell-taken", cell=action.cell)
    if cell not in free_cells(state):
        raise RuleViolation("F-7.4", "not-beside", cell=action.cell)
    state.grid[cell] = code
    state.reserves[car].remove(card)
    state.laid[car] += 1
    if car == DON:
        don_has_laid_street(state)
    if emit is not None:
        laid = HiddenCardLaid if car == DON else CardLaid
        emit(laid(seat, CARS[car], action.card, action.rotation, action.cell))
    spend(state, 1, emit)


def drive_step(state: FalconiState, _seat: Seat, action: Drive, emit: Emit | None) -> None:
    """A step into Don's place is the catch. F-7.5, F-7.7"""
    place = place_named(action.place, "F-7.5")
    check_hand(state)
    if place not in ways_ahead(state):
        raise RuleViolation("F-7.5", "not-one-step", place=action.place)
    is_catch = place == state.places[DON]
    if place in state.places and not is_catch:
        raise RuleViolation("F-7.5", "place-taken", place=action.place)
    drive_to(state, state.turn, way_to(state, place), emit)
    if is_catch:
        catch(state, state.turn, emit)
    else:
        spend(state, 1, emit)


def flee_now(state: FalconiState, _seat: Seat, action: Flee, emit: Emit | None) -> None:
    """Don flees also as a step of a boost, from a police car's place too. F-3.4, F-7.5, F-8.3, F-9.3, F-9.5"""
    check_don(state, "F-3.4")
    place = place_named(action.place, "F-3.4")
    check_hand(state)
    if place != state.places[DON] or place not in state.escapes:
        raise RuleViolation("F-3.4", "no-escape-ahead", place=action.place)
    leave_behind(state, emit)
    clear(state)
    flee_by(state, DON, (place,), emit)
    escape(state, emit)
