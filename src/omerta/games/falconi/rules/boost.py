"""Chili boosts let Don drive three cards far, break a wall and overtake. RULES.md F-9.3 to F-9.5."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import BoostBreak, BoostDrive, BoostStep, BoostStop
from omerta.games.falconi.components import BOOST_STEPS, CARS
from omerta.games.falconi.events import BoostBroke, BoostEnded, BoostStarted, Overtook
from omerta.games.falconi.rules.boost_choices import (
    boost_steps,
    broken_place,
    can_overtake,
    faces_wall,
    leads_on,
    may_flee_boosted,
    may_stop,
)
from omerta.games.falconi.rules.choices import check_hand
from omerta.games.falconi.rules.covering import cover
from omerta.games.falconi.rules.ends import police_gone, put_out
from omerta.games.falconi.rules.moving import drive_to
from omerta.games.falconi.rules.naming import check_don, place_named
from omerta.games.falconi.rules.spending import go_on
from omerta.games.falconi.state import BOOST, DON, NO_CAR, FalconiState
from omerta.games.falconi.streets.cards import AXES
from omerta.games.falconi.streets.cells import CELL_NAMES, PLACE_NAMES
from omerta.games.falconi.streets.ways import steps


def boost_drive(state: FalconiState, seat: Seat, action: BoostDrive, emit: Emit | None) -> None:
    """F-9.3"""
    place = place_named(action.place, "F-9.3")
    _check_boost(state, "F-9.3")
    _check_step(state, place, may_overtake=True)
    _start(state)
    if emit is not None:
        emit(BoostStarted(seat, state.boosts))
    _step(state, seat, place, emit)


def boost_break(state: FalconiState, seat: Seat, _action: BoostBreak, emit: Emit | None) -> None:
    """The broken card is no step of the three. F-9.4"""
    _check_boost(state, "F-9.4")
    if not faces_wall(state):
        raise RuleViolation("F-9.4", "no-wall-ahead")
    origin = state.places[DON]
    place = broken_place(origin)
    if place in state.places:
        raise RuleViolation("F-9.4", "place-taken", place=PLACE_NAMES[place])
    _start(state)
    axis = place & 1
    card = cover(state, place >> 2, axis)
    if emit is not None:
        emit(BoostBroke(seat, CELL_NAMES[place >> 2], AXES[axis], card, state.boosts))
    drive_to(state, DON, [origin, place], emit)
    _settle(state, seat, emit)


def boost_step(state: FalconiState, seat: Seat, action: BoostStep, emit: Emit | None) -> None:
    """F-9.3, F-9.5"""
    place = place_named(action.place, "F-9.3")
    _check_step(state, place, may_overtake=can_overtake(state))
    _step(state, seat, place, emit)


def boost_stop(state: FalconiState, seat: Seat, _action: BoostStop, emit: Emit | None) -> None:
    """F-9.3, F-9.5"""
    if not may_stop(state):
        raise RuleViolation("F-9.5", "must-go-on")
    _end(state, seat, emit)


def leave_behind(state: FalconiState, emit: Emit | None) -> None:
    """The step from a police car's place puts it out. F-9.5"""
    car = state.overtaking
    if car == NO_CAR:
        return
    if emit is not None:
        emit(Overtook(state.variant.seat_of[DON], CARS[car], PLACE_NAMES[state.places[car]]))
    state.overtaking = NO_CAR
    state.has_overtaken = True
    put_out(state, car, "overtaken", emit)


def clear(state: FalconiState) -> None:
    """No boost is running any more."""
    state.boost_steps = 0
    state.overtaking = NO_CAR
    state.has_overtaken = False


def _check_boost(state: FalconiState, rule: str) -> None:
    """F-9.3, F-9.4"""
    check_don(state, rule)
    check_hand(state)
    if not state.boosts:
        raise RuleViolation(rule, "no-boost")
    if state.places[DON] < 0:
        raise RuleViolation(rule, "not-on-a-card")


def _check_step(state: FalconiState, place: int, may_overtake: bool) -> None:
    """F-9.3, F-9.5"""
    if place not in steps(state.grid, state.closed, state.places[DON]):
        raise RuleViolation("F-9.3", "not-one-step", place=PLACE_NAMES[place])
    if place in state.places and not (may_overtake and leads_on(state, place)):
        raise RuleViolation("F-9.5", "cannot-overtake", place=PLACE_NAMES[place])


def _start(state: FalconiState) -> None:
    """Takes one action and one boost. F-9.3, F-9.4"""
    state.actions_left -= 1
    state.boosts -= 1
    state.phase = BOOST
    state.boost_steps = BOOST_STEPS


def _step(state: FalconiState, seat: Seat, place: int, emit: Emit | None) -> None:
    """F-9.3, F-9.5"""
    met = state.places.index(place) if place in state.places else NO_CAR
    drive_to(state, DON, [state.places[DON], place], emit)
    state.boost_steps -= 1
    if state.overtaking != NO_CAR:
        leave_behind(state, emit)
        if police_gone(state, emit):
            clear(state)
            return
    state.overtaking = met
    _settle(state, seat, emit)


def _settle(state: FalconiState, seat: Seat, emit: Emit | None) -> None:
    """A boost that could only be stopped ends by itself. F-9.5, F-11.6"""
    if may_stop(state) and not may_flee_boosted(state) and not boost_steps(state):
        _end(state, seat, emit)


def _end(state: FalconiState, seat: Seat, emit: Emit | None) -> None:
    """F-9.3"""
    clear(state)
    if emit is not None:
        emit(BoostEnded(seat))
    go_on(state, emit)
