"""Don answers a catch. RULES.md F-4.7 to F-4.9."""

from __future__ import annotations

from omerta.contract import Emit, Seat
from omerta.games.falconi.events import BombedBehind
from omerta.games.falconi.rules import ends
from omerta.games.falconi.rules.advancing import way_into_don
from omerta.games.falconi.rules.driving import has_way
from omerta.games.falconi.rules.moving import drive_to
from omerta.games.falconi.rules.turns import end_turn
from omerta.games.falconi.state import DON, DRIVE, NO_CAR, FalconiState
from omerta.games.falconi.streets.cells import ENTRY, NOWHERE, PLACE_NAMES


def bomb_behind(state: FalconiState, seat: Seat, emit: Emit | None) -> None:
    """The boundary is closed both ways; the police car chooses again, or has nothing left. F-4.8, F-4.9, FR-14"""
    port = state.places[DON] & ~3 | state.via
    state.bombs -= 1
    state.closed |= 1 << port
    if ENTRY[port] != NOWHERE:
        state.closed |= 1 << ENTRY[port]
    _settle(state)
    if emit is not None:
        emit(BombedBehind(seat, PLACE_NAMES[port], state.bombs))
    if not has_way(state):
        end_turn(state, emit)


def let_be_caught(state: FalconiState, emit: Emit | None) -> None:
    """F-4.7"""
    car = state.catcher
    way = way_into_don(state, state.via)
    _settle(state)
    drive_to(state, car, way, emit)
    ends.catch(state, car, emit)


def _settle(state: FalconiState) -> None:
    """The catch is answered: back to where it was declared. F-4.8"""
    state.phase = state.resumes
    state.catcher, state.via, state.resumes = NO_CAR, NOWHERE, DRIVE
