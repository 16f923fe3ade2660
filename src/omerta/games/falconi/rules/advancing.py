"""In principle I a car drives to an open end, catches, flees or blasts. RULES.md F-4.2, F-4.5, F-4.6, F-4.10, F-6.4."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import Blast, Catch, Drive, Flee
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import Blasted, CatchDeclared
from omerta.games.falconi.rules import ends
from omerta.games.falconi.rules.blocked import has_street_behind
from omerta.games.falconi.rules.covering import cover
from omerta.games.falconi.rules.driving import barred_to, has_way, origin_of
from omerta.games.falconi.rules.moving import drive_to, flee_by
from omerta.games.falconi.rules.naming import check_don, place_named, side_named
from omerta.games.falconi.rules.turns import draw_or_end, end_turn
from omerta.games.falconi.state import ADVANCE, DON, REACT, FalconiState
from omerta.games.falconi.streets.cards import AXES
from omerta.games.falconi.streets.cells import CELL_NAMES, ENTRY, NOWHERE, PLACE_NAMES, SIDE_NAMES
from omerta.games.falconi.streets.ways import ESCAPE, WALL, ahead, entries, is_open, path


def drive(state: FalconiState, _seat: Seat, action: Drive, emit: Emit | None) -> None:
    """F-4.5; after an advance the turn goes on with the draw. F-4.2"""
    place = place_named(action.place, "F-4.5")
    way = _way_to(state, place, "F-4.5")
    if not is_open(state.grid, state.closed, place):
        raise RuleViolation("F-4.5", "no-open-end", place=action.place)
    is_advance = state.phase == ADVANCE
    drive_to(state, state.turn, way, emit)
    if is_advance:
        draw_or_end(state, emit)
    else:
        end_turn(state, emit)


def _way_to(state: FalconiState, place: int, rule: str) -> list[int]:
    """F-2.8, FR-37"""
    way = path(state.grid, state.closed, state.starts(state.turn), place, barred_to(state, state.turn))
    if not way:
        raise RuleViolation(rule, "not-reachable", place=PLACE_NAMES[place])
    return way


def catch(state: FalconiState, seat: Seat, action: Catch, emit: Emit | None) -> None:
    """Don may answer with a bomb, if he has one. F-4.6, F-4.7"""
    via = side_named(action.via, "F-4.6")
    if state.turn == DON:
        raise RuleViolation("F-4.6", "only-police")
    way = way_into_don(state, via)
    if not way:
        raise RuleViolation("F-4.6", "no-catch", via=action.via)
    if emit is not None:
        names = tuple([PLACE_NAMES[place] for place in way])
        emit(CatchDeclared(seat, CARS[state.turn], SIDE_NAMES[via], names))
    if state.bombs:
        state.catcher, state.via, state.resumes = state.turn, via, state.phase
        state.phase = REACT
    else:
        drive_to(state, state.turn, way, emit)
        ends.catch(state, state.turn, emit)


def way_into_don(state: FalconiState, via: int) -> list[int]:
    """The path by that side of Don's card, its last step into his place; none: empty. F-4.6"""
    don = state.places[DON]
    if don < 0 or (port := don & ~3 | via) not in entries(state.grid, state.closed, don):
        return []
    origin = origin_of(state, port)
    if origin == NOWHERE:
        return []
    way = path(state.grid, state.closed, state.starts(state.turn), origin, don)
    return [*way, don] if way else []


def flee(state: FalconiState, _seat: Seat, action: Flee, emit: Emit | None) -> None:
    """F-3.4, F-6.4"""
    check_don(state, "F-3.4")
    place = place_named(action.place, "F-3.4")
    way = _way_to(state, place, "F-3.4")
    if ahead(state.grid, state.closed, state.escapes, place) != ESCAPE:
        raise RuleViolation("F-3.4", "no-escape-ahead", place=action.place)
    flee_by(state, DON, way, emit)
    ends.escape(state, emit)


def blast(state: FalconiState, seat: Seat, action: Blast, emit: Emit | None) -> None:
    """Don drives up to the wall, blasts it and decides again. F-4.10"""
    check_don(state, "F-4.10")
    place = place_named(action.place, "F-4.10")
    if not state.bombs:
        raise RuleViolation("F-4.10", "no-bomb")
    way = _way_to(state, place, "F-4.10")
    if ahead(state.grid, state.closed, state.escapes, place) != WALL:
        raise RuleViolation("F-4.10", "no-wall", place=action.place)
    if not has_street_behind(state, place):
        raise RuleViolation("F-4.10", "nothing-behind", place=action.place)
    if len(way) > 1:
        drive_to(state, DON, way, emit)
    cell, axis = ENTRY[place] >> 2, place & 1
    state.bombs -= 1
    covered = cover(state, cell, axis)
    if emit is not None:
        emit(Blasted(seat, action.place, CELL_NAMES[cell], AXES[axis], covered, state.bombs))
    if not has_way(state):
        end_turn(state, emit)
