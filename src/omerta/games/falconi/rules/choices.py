"""These are the choices of the car whose turn it is in principle II. RULES.md F-7, F-8.

Each function answers for the state as it is; places come in list order. F-11.2
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import RuleViolation
from omerta.games.falconi.components import CARS
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cards import NO_CARD, TURNS, TYPES
from omerta.games.falconi.streets.cells import AROUND, BOTH_EXITS, ENTRY
from omerta.games.falconi.streets.ways import steps

ACTIONS: Final = 3
"""A turn has so many actions. F-7.1"""
RESERVE: Final = 2
"""More cards than that are a third one that must go at once. F-7.8, F-7.2a"""

_EXITS: Final = tuple(tuple(sorted(BOTH_EXITS[car], key=ENTRY.__getitem__)) for car in range(len(CARS)))
"""It lists by car both ways out of its start, in the list order of their cells. F-1.8"""
_EXIT_CELLS: Final = tuple(tuple(ENTRY[way_out] >> 2 for way_out in exits) for exits in _EXITS)


def free_cells(state: FalconiState) -> list[int]:
    """Gives the empty cells beside the car's card; at its start the empty exit cells. F-7.4"""
    place, grid = state.places[state.turn], state.grid
    cells = AROUND[place >> 2] if place >= 0 else _EXIT_CELLS[state.turn]
    return [cell for cell in cells if not grid[cell]]


def must_lay(state: FalconiState) -> bool:
    """With three cards in hand one must be laid. F-7.2a"""
    return len(state.reserves[state.turn]) > RESERVE


def has_street_card(state: FalconiState) -> bool:
    """A reserve is kept in list order, street cards first."""
    reserve = state.reserves[state.turn]
    return bool(reserve) and reserve[0] < TYPES


def check_hand(state: FalconiState) -> None:
    """With three cards in hand nothing goes but laying one of them. F-7.2a"""
    if must_lay(state):
        raise RuleViolation("F-7.2a", "three-cards")


def may_draw(state: FalconiState) -> bool:
    """With a full reserve only those draw who can lay a street card with the next action. F-7.2"""
    if not state.pile:
        return False
    held = len(state.reserves[state.turn])
    if held < RESERVE:
        return True
    return held == RESERVE and state.actions_left > 1 and has_street_card(state) and bool(free_cells(state))


def ways_ahead(state: FalconiState) -> Sequence[int]:
    """Says where one step leads, whoever stands there. F-2.5"""
    place = state.places[state.turn]
    if place >= 0:
        return steps(state.grid, state.closed, place)
    first, second = _EXITS[state.turn]
    return steps(state.grid, state.closed, first) + steps(state.grid, state.closed, second)


def way_to(state: FalconiState, place: int) -> list[int]:
    """The step to this place: from where the car stands, or from the exit before that cell."""
    here = state.places[state.turn]
    if here >= 0:
        return [here, place]
    first, second = _EXITS[state.turn]
    return [first if ENTRY[first] >> 2 == place >> 2 else second, place]


def drives(state: FalconiState) -> list[int]:
    """A car drives one step, not into another car; into Don's place it is the catch. F-7.5"""
    places = state.places
    return [place for place in ways_ahead(state) if place not in places or place == places[DON]]


def may_flee(state: FalconiState) -> bool:
    """F-2.6, F-7.5"""
    place = state.places[DON]
    return state.turn == DON and place >= 0 and place in state.escapes


def turns(state: FalconiState) -> list[int]:
    """The whole turn is needed, and free places only: never a catch. F-7.6"""
    place = state.places[state.turn]
    if place < 0 or state.actions_left != ACTIONS:
        return []
    card = place & ~3
    return [card + side for side in TURNS[state.grid[place >> 2]][place & 3] if card + side not in state.places]


def escape_colours(state: FalconiState) -> list[int]:
    """Gives the colours of Don's escape cards, the secret one included; in Diavola for the first action only. F-8.2,
    F-9.2"""
    if state.turn != DON or (state.variant.first_action_only and state.actions_left != ACTIONS):
        return []
    return held_escapes(state)


def held_escapes(state: FalconiState) -> list[int]:
    """Lists Don's escape cards by colour. F-8.1"""
    colours = [card - TYPES for card in state.reserves[DON] if card >= TYPES]
    if state.secret != NO_CARD:
        colours.append(state.secret - TYPES)
        colours.sort()
    return colours
