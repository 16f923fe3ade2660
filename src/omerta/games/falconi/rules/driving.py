"""Here stands how far in principle I the street goes, and what can be done there. RULES.md F-4.5, F-4.6, F-4.10,
F-6.4."""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.falconi.rules.blocked import can_blast
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cells import ENTRY, NOWHERE, PLACES
from omerta.games.falconi.streets.ways import ESCAPE, OPEN, ahead, entries, is_open, reach, steps


class Ways(NamedTuple):
    """This is what the car may do in an advance or drive, each in list order."""

    drives: list[int]
    catches: list[int]
    """The sides by which Don's card is entered. F-4.6"""
    flees: list[int]
    blasts: list[int]


def barred_to(state: FalconiState, car: int) -> int:
    """Don's place, through which a police car never drives; NOWHERE for Don. F-2.8"""
    return NOWHERE if car == DON else state.places[DON]


def ways(state: FalconiState) -> Ways:
    """F-4.5"""
    return _ways_of_don(state) if state.turn == DON else _ways_of_police(state)


def _ways_of_police(state: FalconiState) -> Ways:
    """Lists open ends, and the sides by which a way leads into Don's place; cars are in nobody's way. F-4.5, F-4.6,
    F-4.12"""
    grid, closed = state.grid, state.closed
    found = reach(grid, closed, state.starts(state.turn), barred_to(state, state.turn))
    drives = [place for place in found if is_open(grid, closed, place)]
    drives.sort()
    return Ways(drives, [port & 3 for port in _catch_ports(state) if origin_of(state, port) in found], [], [])


def _catch_ports(state: FalconiState) -> list[int]:
    """Lists the ports by which one comes into Don's place; at his start nobody catches him. F-2.7, F-4.6"""
    don = state.places[DON]
    return entries(state.grid, state.closed, don) if don >= 0 else []


def origin_of(state: FalconiState, port: int) -> int:
    """The place or exit from which the car whose turn it is would come in by this port, NOWHERE if from none."""
    origin = ENTRY[port]
    if origin != NOWHERE:
        return origin
    starts = state.starts(state.turn)
    return starts[0] if starts[0] >= PLACES and ENTRY[starts[0]] == port else NOWHERE


def _ways_of_don(state: FalconiState) -> Ways:
    """Open ends, escape cards, walls that can be blasted. F-4.5, F-4.10, F-6.4"""
    grid, closed, escapes = state.grid, state.closed, state.escapes
    found = Ways([], [], [], [])
    for place in reach(grid, closed, state.starts(DON)):
        lies_ahead = ahead(grid, closed, escapes, place)
        if lies_ahead == OPEN:
            found.drives.append(place)
        elif lies_ahead == ESCAPE:
            found.flees.append(place)
        elif state.bombs and can_blast(state, place):
            found.blasts.append(place)
    for places in found:
        places.sort()
    return found


def has_way(state: FalconiState) -> bool:
    """Does the car have anything to do in its advance or drive? F-4.5"""
    grid, closed, escapes = state.grid, state.closed, state.escapes
    don = state.places[DON]
    is_don = state.turn == DON
    for place in reach(grid, closed, state.starts(state.turn), barred_to(state, state.turn)):
        if is_open(grid, closed, place):
            return True
        if is_don:
            if place in escapes or (state.bombs and can_blast(state, place)):
                return True
        elif don in steps(grid, closed, place):
            return True
    return False
