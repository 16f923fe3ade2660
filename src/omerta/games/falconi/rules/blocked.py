"""Has a car a way on? RULES.md F-3.6."""

from __future__ import annotations

from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cells import ELIGIBLE_PLACES, ENTRY, NOWHERE, PLACES
from omerta.games.falconi.streets.ways import ESCAPE, OPEN, WALL, ahead, finds_open, is_open, reach, reach_plus, steps


def is_blocked(state: FalconiState, car: int) -> bool:
    """F-3.6; for Don from public facts alone. F-12.7, FR-31"""
    if state.variant.is_second:
        if finds_open(state.grid, state.closed, state.starts(car)):
            return False
        return _is_don_shut_in(state) if car == DON else not _shares_network(state, car)
    if is_open(state.grid, state.closed, state.starts(car)[0]):
        return False
    return _has_don_no_way(state) if car == DON else _has_police_no_way(state, car)


# --- Principle I -------------------------------------------------------------------------------------------------


def _has_police_no_way(state: FalconiState, car: int) -> bool:
    """A police car is blocked without an open end and without a step into Don's place. F-3.6"""
    grid, closed, don = state.grid, state.closed, state.places[DON]
    for place in reach(grid, closed, state.starts(car), don):
        if is_open(grid, closed, place) or don in steps(grid, closed, place):
            return False
    return True


def _has_don_no_way(state: FalconiState) -> bool:
    """No open end, no escape card, and nothing to blast. F-3.6"""
    grid, closed, escapes = state.grid, state.closed, state.escapes
    for place in reach(grid, closed, state.starts(DON)):
        if ahead(grid, closed, escapes, place) in (OPEN, ESCAPE) or (state.bombs and can_blast(state, place)):
            return False
    return True


def can_blast(state: FalconiState, place: int) -> bool:
    """There must be a wall ahead, and straight behind it a street or an escape card. F-4.10, FR-16"""
    if place >= PLACES or ahead(state.grid, state.closed, state.escapes, place) != WALL:
        return False
    return has_street_behind(state, place)


def has_street_behind(state: FalconiState, place: int) -> bool:
    """Finds what lies beyond the next cell, straight on. F-4.10"""
    beyond = ENTRY[place] & ~3 | place & 3
    if ENTRY[beyond] == NOWHERE:
        return beyond in state.escapes
    return bool(steps(state.grid, state.closed, beyond))


# --- Principle II ------------------------------------------------------------------------------------------------


def _shares_network(state: FalconiState, car: int) -> bool:
    """Does steps and three-point turns lead this police car to Don's place? F-3.6, FR-23"""
    return state.places[DON] in reach_plus(state.grid, state.closed, state.starts(car))


def _is_don_shut_in(state: FalconiState) -> bool:
    """No open end is known to be in his network: (a) to (d). F-3.6"""
    places = reach_plus(state.grid, state.closed, state.starts(DON))
    if any(_leads_on(state, place) for place in places):
        return False
    if any(_shares_network(state, car) for car in state.police()):
        return False
    return not (_has_face_down(state) and any(place in _eligible(state) for place in places))


def _leads_on(state: FalconiState, place: int) -> bool:
    """Is there an escape card, or for a boost a wall? F-3.6"""
    found = ahead(state.grid, state.closed, state.escapes, place)
    return found == ESCAPE or (found == WALL and bool(state.boosts) and place < PLACES)


def _has_face_down(state: FalconiState) -> bool:
    """That is public, its face is not. FR-31"""
    return bool(state.reserves[DON]) or state.secret >= 0


def _eligible(state: FalconiState) -> list[int]:
    """The border places of the colours that are not on the board yet. F-6.2"""
    return [
        place
        for places, laid in zip(ELIGIBLE_PLACES, state.escapes, strict=True)
        if laid == NOWHERE
        for place in places
    ]
