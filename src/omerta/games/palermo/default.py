"""Here stands what happens for a seat that does not answer in time. RULES.md P-10.4, P-10.5."""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance, Clock, Emit, Seat
from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.geometry.board import BIT, START, Bits, members
from omerta.games.palermo.geometry.tiles import ENTRANCES
from omerta.games.palermo.geometry.ways import away, reached
from omerta.games.palermo.rules.apply import apply
from omerta.games.palermo.rules.collecting import may_collect
from omerta.games.palermo.rules.groups import MOVE_TO, POLICE_STAY
from omerta.games.palermo.rules.menu import menu, pending
from omerta.games.palermo.rules.moving import destinations, ground
from omerta.games.palermo.state import MOVE, POLICE, PalermoState
from omerta.kit.defaults import one_clock, running

clocks: Final = one_clock("decision", PalermoState.asked)


def default(state: PalermoState, seat: Seat) -> PalermoAction:
    """The policeman stays, the crook makes for the nearest own venue, all else is the first of the list. P-10.4"""
    groups = menu(state, seat)
    assert groups, f"seat {seat} has nothing to do"
    if state.phase == POLICE:
        return POLICE_STAY
    if state.phase == MOVE:
        return MOVE_TO[eager_move(state, seat)]
    return groups[0].actions[0]


def eager_move(state: PalermoState, seat: Seat) -> int:
    """The cheapest goal in reach, else the field that is the fewest steps from one; the first among equals. P-10.4"""
    start, origin = state.city.start, state.crooks[seat]
    stops, goals = destinations(state, seat), _as_nodes(_goals(state, seat), start)
    # Staying on a goal collects nothing: one must walk off and come back.  P-5.1
    stops = stops & ~(goals & BIT[origin]) or stops
    for edge in reached(ground(state, seat), origin, state.allowance(seat))[1:]:
        found = _as_nodes(edge, start) & stops & goals
        if found:
            return members(found)[0]
    for edge in away(state.city.free, start, _goals(state, seat)):
        found = _as_nodes(edge, start) & stops
        if found:
            return members(found)[0]
    raise AssertionError(f"seat {seat} can go nowhere")


def _goals(state: PalermoState, seat: Seat) -> Bits:
    """The entrance fields where there is something to collect, else the start tile. P-5.1, P-7.1, P-8.5"""
    goals = 0
    for slot in members(state.left[seat]):
        if may_collect(state, seat, slot):
            goals |= BIT[ENTRANCES[state.city.tiles[slot]][slot]]
    return goals or state.city.start


def _as_nodes(fields: Bits, start: Bits) -> Bits:
    """The four fields of the start tile are one node. P-4.2"""
    return fields & ~start | BIT[START] if fields & start else fields


def expire(state: PalermoState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """P-10.5"""
    running(clocks(state), clock, "P-10.5")
    for seat in pending(state):
        apply(state, seat, default(state, seat), chance, emit)
