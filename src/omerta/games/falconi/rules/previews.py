"""Here stands what a card would do if it were laid: the ways it leaves, the cars it blocks. RULES.md F-3.6, F-4.5,
F-12.3."""

from __future__ import annotations

from omerta.games.falconi.actions import Lay
from omerta.games.falconi.components import CARS
from omerta.games.falconi.rules.action_menu import action_groups
from omerta.games.falconi.rules.blocked import is_blocked
from omerta.games.falconi.rules.drawing import target_port
from omerta.games.falconi.rules.driving import barred_to, ways
from omerta.games.falconi.rules.laying import codes_to_lay
from omerta.games.falconi.state import ACTION, LAY, FalconiState
from omerta.games.falconi.streets.cards import CARD_INDEX, CARD_NAMES, CODE_OF, CODES, EMPTY
from omerta.games.falconi.streets.cells import CELL_INDEX, CELL_NAMES, ENTRY, PLACE_NAMES, SIDE_NAMES
from omerta.games.falconi.streets.ways import is_open, reach, reach_plus
from omerta.games.falconi.values import Preview


def open_ends(state: FalconiState, car: int) -> list[int]:
    """The open ends that a car reaches, open exits of its start included, in list order. F-2.8"""
    grid, closed, starts = state.grid, state.closed, state.starts(car)
    if state.variant.is_second:
        found = reach_plus(grid, closed, starts)
    else:
        found = reach(grid, closed, starts, barred_to(state, car))
    return sorted(place for place in found if is_open(grid, closed, place))


def previews(state: FalconiState, ends: dict[int, list[int]]) -> tuple[Preview, ...]:
    """Previews every legal lay, in list order; `ends` are the open ends of every car in the game."""
    if state.phase == LAY:
        cell = target_port(state) >> 2
        return tuple([_ahead(state, code, cell, ends) for code in codes_to_lay(state)])
    if state.phase == ACTION:
        lays = [group.actions[0] for group in action_groups(state)]
        return tuple([_beside(state, lay, ends) for lay in lays if isinstance(lay, Lay)])
    return ()


def _ahead(state: FalconiState, code: int, cell: int, ends: dict[int, list[int]]) -> Preview:
    """Principle I: without any way the own car is blocked. F-4.5"""
    blocked = _blocked(state, code, cell, ends, but=state.turn)
    state.grid[cell] = code
    found = ways(state)
    state.grid[cell] = EMPTY
    if not any(found):
        blocked = sorted([*blocked, state.turn])
    return Preview(
        CARD_NAMES[CODES[code].card],
        CODES[code].rotation,
        CELL_NAMES[cell],
        tuple([PLACE_NAMES[place] for place in found.drives]),
        tuple([SIDE_NAMES[side] for side in found.catches]),
        tuple([PLACE_NAMES[place] for place in found.flees]),
        tuple([PLACE_NAMES[place] for place in found.blasts]),
        tuple([CARS[car] for car in blocked]),
    )


def _beside(state: FalconiState, lay: Lay, ends: dict[int, list[int]]) -> Preview:
    """Principle II: the card leaves the reserve, and it may be Don's last one face down. F-3.6, F-7.4"""
    card, cell = CARD_INDEX[lay.card], CELL_INDEX[lay.cell]
    # Which card it is does not matter to the test, only how many are left.  FR-31
    reserve = state.reserves[state.turn]
    state.reserves[state.turn] = reserve[1:]
    blocked = _blocked(state, CODE_OF[card][lay.rotation], cell, ends)
    state.reserves[state.turn] = reserve
    return Preview(lay.card, lay.rotation, lay.cell, (), (), (), (), tuple([CARS[car] for car in blocked]))


def _blocked(state: FalconiState, code: int, cell: int, ends: dict[int, list[int]], but: int = -1) -> list[int]:
    """Only a car whose open ends all face this cell can be blocked by a card in it. F-3.6"""
    threatened = [car for car, open_ in ends.items() if car != but and all(ENTRY[end] >> 2 == cell for end in open_)]
    if not threatened:
        return []
    state.grid[cell] = code
    blocked = [car for car in threatened if is_blocked(state, car)]
    state.grid[cell] = EMPTY
    return blocked
