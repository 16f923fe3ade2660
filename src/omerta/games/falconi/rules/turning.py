"""This is the three-point turn. RULES.md F-7.6."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import ThreePointTurn
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import Turned
from omerta.games.falconi.rules.choices import ACTIONS, check_hand
from omerta.games.falconi.rules.naming import place_named
from omerta.games.falconi.rules.spending import spend
from omerta.games.falconi.state import FalconiState
from omerta.games.falconi.streets.cards import TURNS
from omerta.games.falconi.streets.cells import PLACE_NAMES


def three_point_turn(state: FalconiState, seat: Seat, action: ThreePointTurn, emit: Emit | None) -> None:
    """F-7.6"""
    place = place_named(action.place, "F-7.6")
    check_hand(state)
    _check_turn(state, place, action)
    car = state.turn
    origin = state.places[car]
    state.places[car] = place
    if emit is not None:
        emit(Turned(seat, CARS[car], PLACE_NAMES[origin], action.place))
    spend(state, ACTIONS, emit)


def _check_turn(state: FalconiState, place: int, action: ThreePointTurn) -> None:
    """F-7.6"""
    here = state.places[state.turn]
    if here < 0:
        raise RuleViolation("F-7.6", "not-on-a-card")
    if state.actions_left != ACTIONS:
        raise RuleViolation("F-7.6", "needs-three-actions", actions=state.actions_left)
    if place >> 2 != here >> 2 or place & 3 not in TURNS[state.grid[here >> 2]][here & 3]:
        raise RuleViolation("F-7.6", "not-linked", place=action.place)
    if place in state.places:
        raise RuleViolation("F-7.6", "place-taken", place=action.place)
