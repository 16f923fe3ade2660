"""Cells, sides, places and the border, as numbers and by name. RULES.md F-1.2, F-1.8, F-2.2.

A cell is file * 9 + rank, so that numbers rise as the list order does; a place is cell * 4 + side. Behind the places of
the grid come the exits of the four cars: two each, front and tunnel. A border position is the place that faces it.
"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.box import Side
from omerta.games.falconi.components import CARS, CELLS, ELIGIBLE, FILES, FRONT, RANKS, SIDES, TUNNEL
from omerta.kit.lookup import numbered

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
SIDE_NAMES: Final[tuple[Side, ...]] = SIDES
SIDE_INDEX: Final[dict[str, int]] = numbered(SIDES)
OPPOSITE: Final = (S, W, N, E)

CELL_NAMES: Final = tuple(f"{file}{rank}" for file in FILES for rank in range(1, RANKS + 1))
CELL_INDEX: Final = numbered(CELL_NAMES)

PLACES: Final = CELLS * 4
"""It says how many places the grid has; the exits have numbers from here on."""
NOWHERE: Final = -1


def _beside(cell: int, side: int) -> int:
    """Gives the neighbouring cell, NOWHERE beyond the border."""
    file, rank = divmod(cell, RANKS)
    file += (side == E) - (side == W)
    rank += (side == N) - (side == S)
    return file * RANKS + rank if 0 <= file < len(FILES) and 0 <= rank < RANKS else NOWHERE


BESIDE: Final = tuple(_beside(place >> 2, place & 3) for place in range(PLACES))
"""It names by place the cell ahead of it, NOWHERE at the border."""
AROUND: Final = tuple(
    tuple(sorted(beside for side in range(4) if (beside := BESIDE[cell * 4 + side]) != NOWHERE))
    for cell in range(CELLS)
)
"""It lists by cell the cells that share an edge with it, in list order."""


def _border_name(place: int) -> str:
    """`W-7` is what `a7>W` faces."""
    name, side = CELL_NAMES[place >> 2], place & 3
    return f"{SIDE_NAMES[side]}-{name[0] if side in (N, S) else name[1:]}"


BORDER_NAMES: Final = {place: _border_name(place) for place in range(PLACES) if BESIDE[place] == NOWHERE}
BORDER_INDEX: Final = {name: place for place, name in BORDER_NAMES.items()}

ELIGIBLE_PLACES: Final = tuple(tuple(BORDER_INDEX[name] for name in names) for names in ELIGIBLE)
"""It lists by colour where its escape card may lie, rising. F-6.2"""

# --- Exits -------------------------------------------------------------------------------------------------------
_EXIT_PORTS: Final = tuple(
    CELL_INDEX[cell] * 4 + SIDE_INDEX[side] for pair in zip(FRONT, TUNNEL, strict=True) for cell, side in pair
)
FRONT_EXITS: Final = tuple((PLACES + 2 * car,) for car in range(len(CARS)))
"""It names by car the way out of its start in principle I. F-1.8"""
BOTH_EXITS: Final = tuple((PLACES + 2 * car, PLACES + 2 * car + 1) for car in range(len(CARS)))
"""These are the same in principle II."""

ENTRY: Final = (
    *(NOWHERE if BESIDE[place] == NOWHERE else BESIDE[place] * 4 + OPPOSITE[place & 3] for place in range(PLACES)),
    *_EXIT_PORTS,
)
"""It names by place or exit the port by which one comes onto the card ahead (cell * 4 + side), NOWHERE at the
border."""

PLACE_NAMES: Final = (
    *(f"{name}>{side}" for name in CELL_NAMES for side in SIDE_NAMES),
    *(BORDER_NAMES[port] for port in _EXIT_PORTS),
    *BORDER_NAMES.values(),
)
"""Exits, and escape cards at the end of a path, go by their border position."""
PLACE_INDEX: Final = numbered(PLACE_NAMES[:PLACES])
FLIGHT: Final = {place: len(ENTRY) + number for number, place in enumerate(BORDER_NAMES)}
"""It gives by border place the number under which a path ends on its escape card. F-3.4"""
STOP_INDEX: Final = {
    **{PLACE_NAMES[stop]: stop for stop in FLIGHT.values()},
    **{PLACE_NAMES[stop]: stop for stop in range(PLACES, len(ENTRY))},
    **PLACE_INDEX,
}
"""Everything that a path names. No escape card lies at an exit, so a border position has one meaning. F-6.2"""
