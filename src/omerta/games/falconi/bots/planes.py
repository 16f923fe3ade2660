"""Sets of places and of cells as whole numbers, so that whole fronts of cars drive at once. RULES.md F-2

A set of cells has one bit a cell. A set of places has one plane of bits a side, in the order N, E, S, W: the place
`e4>N` is the bit of `e4` in the plane of N. Driving a step shifts a plane, turning off on a card masks it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from omerta.games.falconi.components import CELLS, RANKS
from omerta.games.falconi.streets.cards import EXITS
from omerta.games.falconi.streets.cells import BESIDE, NOWHERE, PLACES

Cells: TypeAlias = int
Places: TypeAlias = int
Planes: TypeAlias = tuple[Places, Places, Places, Places]
"""It holds places by a side: the side by which a car comes in, or the one to which it heads."""

SIDES: Final = range(4)
PLANE: Final = 90
"""A plane has so many bits: a multiple of Python's digits, more than there are cells."""
ALL_CELLS: Final = (1 << CELLS) - 1
COPIES: Final = sum([1 << side * PLANE for side in SIDES])
"""Times this, a set of cells stands in all four planes."""
IN_PLANE: Final = tuple([ALL_CELLS << side * PLANE for side in SIDES])

PLACE_BIT: Final = tuple([1 << (place & 3) * PLANE + (place >> 2) for place in range(PLACES)])


def _inner(side: int) -> Places:
    """Gives the places at this side that face a cell, not the border."""
    return sum([PLACE_BIT[place] for place in range(side, PLACES, 4) if BESIDE[place] != NOWHERE])


INNER: Final[Planes] = (_inner(0), _inner(1), _inner(2), _inner(3))
_TO_NORTH: Final = INNER[0]
_TO_SOUTH: Final = INNER[2] >> 2 * PLANE

EXIT_PLANES: Final = tuple(
    [tuple([sum([1 << side * PLANE for side in exits]) for exits in by_side]) for by_side in EXITS]
)
"""It says by code and the side one comes in by where one may leave, in the first cell. Shifted by a cell's number,
there."""


def places_in(numbers: Sequence[int]) -> Places:
    return sum([PLACE_BIT[place] for place in numbers])


def numbers(places: Places) -> list[int]:
    """The places one by one, in list order. F-11.2"""
    found = []
    while places:
        last = places & -places
        side, cell = divmod(last.bit_length() - 1, PLANE)
        found.append(cell * 4 + side)
        places ^= last
    found.sort()
    return found


def around(cells: Cells) -> Cells:
    """Gives the cells that share an edge with one of these."""
    beside = (cells & _TO_NORTH) << 1 | (cells & _TO_SOUTH) >> 1
    return beside | cells << RANKS & ALL_CELLS | cells >> RANKS


def cells_of(places: Places) -> Cells:
    """The cells in which these places are."""
    return (places | places >> PLANE | places >> 2 * PLANE | places >> 3 * PLANE) & ALL_CELLS


def after_step(front: Places, ways: Planes, doors: Planes) -> Places:
    """Says where cars at these places can be after one step; `ways` lead on from the side by which one comes in."""
    north, east, south, west = doors
    found = 0
    if cells := front & north:
        found = (cells << 1) * COPIES & ways[2]
    if cells := front & east:
        found |= (cells >> PLANE - RANKS) * COPIES & ways[3]
    if cells := front & south:
        found |= (cells >> 2 * PLANE + 1) * COPIES & ways[0]
    if cells := front & west:
        found |= (cells >> 3 * PLANE + RANKS) * COPIES & ways[1]
    return found


def entries_to(front: Places, ways: Planes) -> Places:
    """The sides by which a car comes in that then stands at one of these places: ways lead back as they lead on."""
    north, east, south, west = ways
    entries = 0
    if cells := front & ALL_CELLS:
        entries = cells * COPIES & north
    if cells := front >> PLANE & ALL_CELLS:
        entries |= cells * COPIES & east
    if cells := front >> 2 * PLANE & ALL_CELLS:
        entries |= cells * COPIES & south
    if cells := front >> 3 * PLANE:
        entries |= cells * COPIES & west
    return entries


def entries_by_both(front: Places, streets: Planes, fields: Planes) -> tuple[Places, Places]:
    """Does the same for two kinds of ways at once."""
    by_street = by_field = 0
    if cells := front & ALL_CELLS:
        cells *= COPIES
        by_street, by_field = cells & streets[0], cells & fields[0]
    if cells := front >> PLANE & ALL_CELLS:
        cells *= COPIES
        by_street |= cells & streets[1]
        by_field |= cells & fields[1]
    if cells := front >> 2 * PLANE & ALL_CELLS:
        cells *= COPIES
        by_street |= cells & streets[2]
        by_field |= cells & fields[2]
    if cells := front >> 3 * PLANE:
        cells *= COPIES
        by_street |= cells & streets[3]
        by_field |= cells & fields[3]
    return by_street, by_field


def behind(entries: Places, doors: Planes) -> Places:
    """Says where cars stand that come in by these sides."""
    north, east, south, west = doors
    return (
        (entries & north) << 2 * PLANE + 1
        | (entries & east) << 2 * PLANE + RANKS
        | (entries & south) >> 2 * PLANE + 1
        | (entries & west) >> 2 * PLANE + RANKS
    )
