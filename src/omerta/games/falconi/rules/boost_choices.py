"""These are the choices that chili boosts give to Don. RULES.md F-9.3 to F-9.5.

Each function answers for the state as it is; places come in list order. F-11.2
"""

from __future__ import annotations

from omerta.games.falconi.state import DON, NO_CAR, FalconiState
from omerta.games.falconi.streets.cells import ENTRY, OPPOSITE
from omerta.games.falconi.streets.ways import WALL, ahead, steps


def may_boost(state: FalconiState) -> bool:
    """A boost begins on a card, not at the start. F-9.3, F-9.4"""
    return state.boosts > 0 and state.turn == DON and state.places[DON] >= 0


def boost_drives(state: FalconiState) -> list[int]:
    """Lists the first steps of a boost; two are left for going on from a police car's place. F-9.3, F-9.5"""
    return _boosted(state, may_overtake=True) if may_boost(state) else []


def boost_steps(state: FalconiState) -> list[int]:
    """Lists further steps; one police car a boost is overtaken, and with a step to spare. F-9.5"""
    return _boosted(state, may_overtake=can_overtake(state)) if state.boost_steps else []


def can_overtake(state: FalconiState) -> bool:
    """Don overtakes once a boost: not from a police car's place, not with one out already. F-9.5"""
    return state.boost_steps > 1 and not state.has_overtaken and state.overtaking == NO_CAR


def _boosted(state: FalconiState, may_overtake: bool) -> list[int]:
    places = state.places
    return [
        place
        for place in steps(state.grid, state.closed, places[DON])
        if place not in places or (may_overtake and leads_on(state, place))
    ]


def leads_on(state: FalconiState, place: int) -> bool:
    """From a police car's place a step goes to a free place, the one that Don leaves included, or to an escape card.
    F-9.5"""
    places = state.places
    if place in state.escapes:
        return True
    onward = steps(state.grid, state.closed, place)
    return any(other not in places or other == places[DON] for other in onward)


def faces_wall(state: FalconiState) -> bool:
    """F-9.4: border, bombed boundaries and cars are no walls."""
    return ahead(state.grid, state.closed, state.escapes, state.places[DON]) == WALL


def broken_place(place: int) -> int:
    """Says where a break brings the car: onto the card ahead, with the same heading. F-9.4"""
    port = ENTRY[place]
    return (port & ~3) + OPPOSITE[port & 3]


def may_break(state: FalconiState) -> bool:
    """F-9.4"""
    return may_boost(state) and faces_wall(state) and broken_place(state.places[DON]) not in state.places


def may_flee_boosted(state: FalconiState) -> bool:
    """Fleeing is a step like any other. F-9.3"""
    return state.boost_steps > 0 and state.places[DON] in state.escapes


def may_stop(state: FalconiState) -> bool:
    """Don may not stop on a police car's place. F-9.5"""
    return state.overtaking == NO_CAR
