"""What the rules make of a view, for whoever draws it: ways to the open ends, walls, the trail behind Don.

RULES.md F-2.3 to F-2.8, F-4.6, F-7.1, F-7.7, F-10.1, F-11.5, FR-37
"""

from __future__ import annotations

from omerta.games.falconi.box import CarId, Side
from omerta.games.falconi.components import CARS
from omerta.games.falconi.default import REACTION_TIME
from omerta.games.falconi.glosses import CarGloss, FalconiGloss, Way
from omerta.games.falconi.rebuild import rebuilt
from omerta.games.falconi.rules.choices import ACTIONS, drives, way_to, ways_ahead
from omerta.games.falconi.rules.driving import barred_to, ways
from omerta.games.falconi.rules.series import next_don
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.state import ACTION, ADVANCE, BOOST, DON, DRIVE, LAY, FalconiState
from omerta.games.falconi.streets.cards import CARD_INDEX, CODE_OF, EMPTY
from omerta.games.falconi.streets.cells import (
    CELL_INDEX,
    CELL_NAMES,
    ENTRY,
    NOWHERE,
    PLACE_INDEX,
    PLACE_NAMES,
    SIDE_NAMES,
    STOP_INDEX,
)
from omerta.games.falconi.streets.ways import WALL, ahead, entries, paths, reach, steps
from omerta.games.falconi.values import CarSeen, Preview


def gloss(view: FalconiView) -> FalconiGloss:
    state = rebuilt(view)
    is_asked = view.you in view.waiting
    lays = view.previews if is_asked and state.phase == LAY else ()
    return FalconiGloss(
        cars={seen.car: _car(state, view, seen) for seen in view.cars if not seen.is_out},
        trail_steps=_trail_steps(state, view),
        ways=_ways(state) if is_asked else (),
        ways_after=tuple([_ways_after(state, preview) for preview in lays]),
        catch_via=_catch_via(state) if state.phase == ACTION else None,
        actions=ACTIONS if state.variant.is_second else 0,
        reaction=REACTION_TIME // 1000,
        next_don=next_don(state),
    )


def _car(state: FalconiState, view: FalconiView, seen: CarSeen) -> CarGloss:
    car = CARS.index(seen.car)
    place = state.places[car]
    distance = None if car == DON else _distance(view, seen)
    return CarGloss(
        distance,
        _is_hunting(view, seen.car, distance),
        _walls(state, car),
        # Where a bomb has closed the boundary, the lane on the card is still there.
        tuple([SIDE_NAMES[port & 3] for port in entries(state.grid, 0, place)]) if place >= 0 else (),
    )


def _distance(view: FalconiView, seen: CarSeen) -> int | None:
    """F-4.6"""
    starts = seen.exits if seen.place is None else (seen.place,)
    return min([view.trail[start] for start in starts if start in view.trail], default=None)


def _is_hunting(view: FalconiView, car: CarId, distance: int | None) -> bool:
    """In principle II each step is an action. F-4.6, F-7.5, F-7.7"""
    if view.catch is not None and view.catch.car == car:
        return True
    return view.turn == car and distance is not None and (view.principle == "I" or distance <= view.actions_left)


def _walls(state: FalconiState, car: int) -> tuple[str, ...]:
    """Whoever looks follows the streets; that a car could turn on its card is not looked at. F-2.3, F-2.8"""
    grid, closed, escapes = state.grid, state.closed, state.escapes
    barred = NOWHERE if state.variant.is_second else barred_to(state, car)
    places = reach(grid, closed, state.starts(car), barred)
    cells = [ENTRY[place] >> 2 for place in places if ahead(grid, closed, escapes, place) == WALL]
    return tuple([CELL_NAMES[cell] for cell in dict.fromkeys(cells)])


def _trail_steps(state: FalconiState, view: FalconiView) -> dict[str, Way]:
    """F-4.6, F-7.7"""
    don, trail = view.cars[DON].place, view.trail
    most = ACTIONS if state.variant.is_second else len(PLACE_NAMES)
    return {
        name: tuple([after for after in _steps(state, name) if after == don or trail.get(after, most) < count])
        for name, count in trail.items()
        if count <= most
    }


def _steps(state: FalconiState, name: str) -> list[str]:
    """F-2.5"""
    return [PLACE_NAMES[place] for place in steps(state.grid, state.closed, STOP_INDEX[name])]


def _ways(state: FalconiState) -> tuple[Way, ...]:
    """F-4.5, F-7.5, F-9.3, FR-37"""
    if state.phase in (ADVANCE, DRIVE):
        found = ways(state)
        return _ways_to(state, [*found.drives, *found.flees, *found.blasts])
    if state.phase in (ACTION, BOOST):
        return tuple([_named(way_to(state, place)) for place in ways_ahead(state)])
    return ()


def _ways_after(state: FalconiState, preview: Preview) -> tuple[Way, ...]:
    """F-4.5, FR-37"""
    cell = CELL_INDEX[preview.cell]
    state.grid[cell] = CODE_OF[CARD_INDEX[preview.card]][preview.rotation]
    found = _ways_to(state, [PLACE_INDEX[name] for name in (*preview.drives, *preview.flees, *preview.blasts)])
    state.grid[cell] = EMPTY
    return found


def _ways_to(state: FalconiState, goals: list[int]) -> tuple[Way, ...]:
    """F-2.8, FR-37"""
    car = state.turn
    found = paths(state.grid, state.closed, state.starts(car), goals, barred_to(state, car))
    return tuple([_named(way) for way in found])


def _catch_via(state: FalconiState) -> Side | None:
    """F-7.5"""
    don = state.places[DON]
    if state.turn == DON or don not in drives(state):
        return None
    return SIDE_NAMES[ENTRY[way_to(state, don)[0]] & 3]


def _named(way: list[int]) -> Way:
    return tuple([PLACE_NAMES[place] for place in way])
