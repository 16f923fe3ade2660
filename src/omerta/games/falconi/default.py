"""Here stands what happens for a seat that does not answer in time. RULES.md F-11.4, F-11.5."""

from __future__ import annotations

from omerta.contract import Chance, Clock, Emit, Seat
from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.rules.action_default import action_default, boost_default
from omerta.games.falconi.rules.apply import apply
from omerta.games.falconi.rules.drawing import leaves_a_way, target_port
from omerta.games.falconi.rules.driving import ways
from omerta.games.falconi.rules.groups import BLASTS, BOMB_BEHIND, CATCHES, DRIVES, FLEES, LAYS
from omerta.games.falconi.rules.laying import codes_to_lay
from omerta.games.falconi.rules.menu import menu
from omerta.games.falconi.state import ACTION, ADVANCE, BOOST, DRIVE, LAY, REACT, FalconiState
from omerta.kit.defaults import running

REACTION_TIME = 20_000
"""Milliseconds in which Don may answer a catch; for other decisions the table may set a time. F-11.5"""


def default(state: FalconiState, seat: Seat) -> FalconiAction:
    """F-11.4"""
    assert state.asked() == (seat,), f"seat {seat} has nothing to do"
    if state.phase == ACTION:
        return action_default(state)
    if state.phase == BOOST:
        return boost_default(state)
    if state.phase in (ADVANCE, DRIVE):
        return _drive(state)
    if state.phase == LAY:
        return _lay(state)
    if state.phase == REACT:
        return BOMB_BEHIND.actions[0]
    return menu(state, seat)[0].actions[0]


def _drive(state: FalconiState) -> FalconiAction:
    """A catch, else flight, else an open end, else a blast. F-11.4"""
    found = ways(state)
    for places, groups in ((found.catches, CATCHES), (found.flees, FLEES), (found.drives, DRIVES)):
        if places:
            return groups[places[0]].actions[0]
    return BLASTS[found.blasts[0]].actions[0]


def _lay(state: FalconiState) -> FalconiAction:
    """The first that leaves something to do, else the first. F-11.4"""
    cell = target_port(state) >> 2
    codes = codes_to_lay(state)
    code = next((code for code in codes if leaves_a_way(state, code, cell)), codes[0])
    return LAYS[code][cell].actions[0]


def clocks(state: FalconiState) -> tuple[Clock, ...]:
    """One clock for the seat that decides; the answer to a catch has one of its own. F-11.5"""
    seats = state.asked()
    return (Clock("react" if state.phase == REACT else "decision", state.beat, seats),) if seats else ()


def lengths(_options: FalconiOptions, _seats: int, _people: int) -> dict[str, int]:
    """F-11.5"""
    return {"decision": 0, "react": REACTION_TIME}


def expire(state: FalconiState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """F-11.5"""
    running(clocks(state), clock, "F-11.5")
    for seat in state.asked():
        apply(state, seat, default(state, seat), chance, emit)
