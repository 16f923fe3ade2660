"""A car moves, and everybody sees its way. RULES.md F-2.5, FR-37."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Emit
from omerta.games.falconi.components import CARS
from omerta.games.falconi.events import Drove
from omerta.games.falconi.state import FalconiState
from omerta.games.falconi.streets.cells import FLIGHT, PLACE_NAMES


def drive_to(state: FalconiState, car: int, way: Sequence[int], emit: Emit | None) -> None:
    """The way begins where the car stands, or at one of its exits, and ends where it stops. FR-37"""
    state.places[car] = way[-1]
    _drove(state, car, way, emit)


def flee_by(state: FalconiState, car: int, way: Sequence[int], emit: Emit | None) -> None:
    """Does the same, and goes over the border onto the escape card. F-3.4"""
    state.places[car] = way[-1]
    _drove(state, car, (*way, FLIGHT[way[-1]]), emit)


def _drove(state: FalconiState, car: int, way: Sequence[int], emit: Emit | None) -> None:
    state.driven[car] += len(way) - 1
    behind = state.paths[car]
    state.paths[car] = (*behind, *way[1:]) if behind and behind[-1] == way[0] else (*behind, *way)
    if emit is not None:
        names = tuple([PLACE_NAMES[place] for place in way])
        emit(Drove(state.variant.seat_of[car], CARS[car], names, names[-1]))
