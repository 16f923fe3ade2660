"""These are the laid streets in bits, with the networks that they form. RULES.md F-2, F-3.6"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omerta.contract.compiling import mypyc_attr
from omerta.games.falconi.bots.planes import (
    ALL_CELLS,
    COPIES,
    EXIT_PLANES,
    IN_PLANE,
    INNER,
    PLACE_BIT,
    Cells,
    Places,
    Planes,
    around,
)
from omerta.games.falconi.streets.cards import CODES, EMPTY
from omerta.games.falconi.streets.cells import ENTRY, NOWHERE


class Network(NamedTuple):
    """Streets that a car with three-point turns can drive from end to end, and the empty cells at their ends."""

    places: Places
    open_cells: Cells


# Laying a card makes a city without `__init__`; compiled, only a class that may have plain subclasses allows that.
@mypyc_attr(allow_interpreted_subclasses=True)
class City:
    """Never changed once it is built: laying a card gives a new one.

    `streets[side]` holds, for cars that come in by this side, where they may leave; `fields[side]` the same for empty
    cells, where any street may come to lie. `doors[side]` are the places at this side that no border and no crater
    bars, `turning` those of turning cards.
    """

    __slots__ = (
        "_networks",
        "_regions",
        "before",
        "closed",
        "doors",
        "empty",
        "fields",
        "grid",
        "key",
        "new_cell",
        "streets",
        "turning",
    )

    def __init__(self, grid: Sequence[int], closed: Places = 0) -> None:
        self.grid = list(grid)
        self.closed = closed
        north, east, south, west = INNER
        self.doors: Planes = (north & ~closed, east & ~closed, south & ~closed, west & ~closed)
        self.key = sum([code << 5 * cell for cell, code in enumerate(grid)])
        laid = [(cell, EXIT_PLANES[code]) for cell, code in enumerate(grid) if code != EMPTY]
        north, east, south, west = [sum([ways[side] << cell for cell, ways in laid]) for side in range(4)]
        self._pave((north, east, south, west), ALL_CELLS & ~sum([1 << cell for cell, _ in laid]))
        self._networks: list[Network] | None = None
        self.before: City | None = None
        """The city without the card in the new cell, if it was laid in thought."""
        self.new_cell = NOWHERE

    def _pave(self, streets: Planes, empty: Cells) -> None:
        self.streets: Planes = streets
        self.empty = empty
        copies = empty * COPIES
        in_north, in_east, in_south, in_west = IN_PLANE
        self.fields: Planes = (copies & ~in_north, copies & ~in_east, copies & ~in_south, copies & ~in_west)
        north, east, south, west = streets
        # Only on a turning card does one leave where one came in.  F-2.5
        self.turning: Places = north & in_north | east & in_east | south & in_south | west & in_west
        self._regions: dict[int, int] = {}

    def with_card(self, cell: int, code: int) -> City:
        """F-4.4, F-7.4"""
        assert self.grid[cell] == EMPTY, f"a card lies in cell {cell}"
        city = City.__new__(City)
        city.grid = self.grid.copy()
        city.grid[cell] = code
        city.closed, city.doors = self.closed, self.doors
        city.key = self.key + (code << 5 * cell)
        north, east, south, west = self.streets
        to_north, to_east, to_south, to_west = EXIT_PLANES[code]
        streets = north | to_north << cell, east | to_east << cell, south | to_south << cell, west | to_west << cell
        city._pave(streets, self.empty ^ 1 << cell)
        city.before, city.new_cell = self, cell
        city._networks = None if self._networks is None else _joined(self._networks, city.empty, cell, code)
        return city

    def with_blasted(self, cell: int, code: int) -> City:
        """F-4.10, F-9.4"""
        grid = self.grid.copy()
        grid[cell] = code
        return City(grid, self.closed)

    def region(self, cell: int) -> int:
        """Says how many empty cells hang together with this one; none if it is not empty itself."""
        size = self._regions.get(cell)
        if size is None:
            size = self._regions[cell] = _region(self.empty, cell)
        return size

    def free(self, cell: int) -> int:
        """Gives its empty neighbours."""
        return (around(1 << cell) & self.empty).bit_count()

    @property
    def networks(self) -> list[Network]:
        if self._networks is None:
            self._networks = _networks(self.grid, self.empty)
        return self._networks

    def network_of(self, places: Places) -> Network:
        """The networks of these street ends, taken as one."""
        found, open_cells = 0, 0
        for network in self.networks:
            if network.places & places:
                found |= network.places
                open_cells |= network.open_cells
        return Network(found, open_cells)


def _region(empty: Cells, cell: int) -> int:
    if cell == NOWHERE:
        return 0
    found = 0
    grown = 1 << cell & empty
    while grown != found:
        found = grown
        grown |= around(found) & empty
    return found.bit_count()


def _networks(grid: Sequence[int], empty: Cells) -> list[Network]:
    """Card by card, as if they were laid one after the other."""
    networks: list[Network] = []
    for cell, code in enumerate(grid):
        if code != EMPTY:
            networks = _with_groups(networks, empty, cell, code)
    return networks


def _joined(networks: list[Network], empty: Cells, cell: int, code: int) -> list[Network]:
    """Says what the networks become with a card in this cell. Ends that face it are open no more."""
    return _with_groups([Network(places, ends & empty) for places, ends in networks], empty, cell, code)


def _with_groups(networks: list[Network], empty: Cells, cell: int, code: int) -> list[Network]:
    """Every street of the card joins the networks at its ends."""
    for group in CODES[code].groups:
        own = facing = open_cells = 0
        for side in group:
            own |= PLACE_BIT[cell * 4 + side]
            entry = ENTRY[cell * 4 + side]
            if entry != NOWHERE:
                open_cells |= 1 << (entry >> 2) & empty
                facing |= PLACE_BIT[entry]
        apart = []
        for network in networks:
            if network.places & facing:
                own |= network.places
                open_cells |= network.open_cells
            else:
                apart.append(network)
        apart.append(Network(own, open_cells))
        networks = apart
    return networks
