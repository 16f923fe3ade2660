"""These are the twelve fields around a slot, and what its houses allow there. RULES.md P-2.3, P-2.4, P-2.5.

Whether a tile adjoins, touches at a corner or shuts something in can be read off this ring: a pattern of 12 bits, 1
for a house field, clockwise from the north-western corner. Only for P-2.5 one must also know which houses of the ring
belong to one block.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from omerta.games.palermo.geometry.board import SLOT_COUNT, SLOT_FIELDS, STRIDE
from omerta.games.palermo.geometry.tiles import HOUSES, PLACEMENTS, START_TILE, Placement

LENGTH: Final = 12
_PLACES: Final = ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1))
"""They are column and row of the ring's fields in the 4 by 4 window around the slot."""
_INNER: Final = ((1, 1), (2, 1), (2, 2), (1, 2))
"""These are the slot's own fields in that window, clockwise."""
_CORNERS: Final = (0, 3, 6, 9)
_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_DIAGONALS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_ON_RING: Final = {place: index for index, place in enumerate(_PLACES)}


def _ring_fields(slot: int) -> tuple[int, ...]:
    origin = SLOT_FIELDS[slot][0] - STRIDE - 1
    return tuple(origin + row * STRIDE + column for column, row in _PLACES)


RING_FIELDS: Final = tuple(_ring_fields(slot) for slot in range(SLOT_COUNT))


def _changes(tile: int, slot: int) -> tuple[tuple[int, int], ...]:
    houses = HOUSES[tile][slot]
    found = []
    for other, fields in enumerate(RING_FIELDS):
        bits = sum(1 << index for index, field in enumerate(fields) if houses >> field & 1)
        if bits and other != slot:
            found.append((other, bits))
    return tuple(found)


CHANGES: Final = tuple(tuple(_changes(tile, slot) for slot in range(SLOT_COUNT)) for tile in range(START_TILE))
"""It lists by placement and slot the slots whose ring gets new houses, and which."""


def _built(ring: int, placement: Placement | None = None) -> set[tuple[int, int]]:
    """Gives the house fields in the window."""
    built = {place for index, place in enumerate(_PLACES) if ring >> index & 1}
    return built | ({_INNER[field] for field in placement.house} if placement else set())


@cache
def adjoining(ring: int) -> int:
    """Gives the placements with a house field that shares an edge with a house of the ring. P-2.3"""
    built = _built(ring)
    found = 0
    for tile, placement in enumerate(PLACEMENTS):
        houses = [_INNER[field] for field in placement.house]
        if any((x + dx, y + dy) in built for x, y in houses for dx, dy in _STEPS):
            found |= 1 << tile
    return found


@cache
def touching(ring: int) -> int:
    """Gives the placements in corner contact with a house of the ring. P-2.4"""
    return sum(1 << tile for tile in range(len(PLACEMENTS)) if contacts(ring, tile))


def contacts(ring: int, tile: int) -> list[tuple[int, int]]:
    """The tile fields that only meet a house at a corner, with the place of that house in the ring. P-2.4"""
    placement = PLACEMENTS[tile]
    before, built = _built(ring), _built(ring, placement)
    found = []
    for field in sorted(placement.house):
        x, y = _INNER[field]
        for dx, dy in _DIAGONALS:
            if (x + dx, y + dy) in before and (x + dx, y) not in built and (x, y + dy) not in built:
                found.append((field, _ON_RING[x + dx, y + dy]))
    return found


class Gates(NamedTuple):
    """This says how the ring is walked: `runs` are stretches of free fields that touch the slot, and after run i comes
    gap i, of which `gaps[i]` is a house."""

    runs: tuple[frozenset[int], ...]
    gaps: tuple[int, ...]


@cache
def gates(ring: int) -> Gates:
    """A free corner between two houses touches the slot nowhere: it belongs to their gap."""
    lone = [index for index in _CORNERS if ring >> (index - 1) % LENGTH & 1 and ring >> (index + 1) % LENGTH & 1]
    walls = ring | sum(1 << index for index in lone if not ring >> index & 1)
    starts = [index for index in range(LENGTH) if not walls >> index & 1 and walls >> (index - 1) % LENGTH & 1]
    if not starts:
        return Gates(() if walls else (frozenset(range(LENGTH)),), ())
    runs, gaps = [], []
    for start in starts:
        run = []
        index = start
        while not walls >> index & 1:
            run.append(index)
            index = (index + 1) % LENGTH
        runs.append(frozenset(run))
        # A gap never begins with a lone corner: that one has houses on both sides.
        gaps.append(index)
    return Gates(tuple(runs), tuple(gaps))


@cache
def openings(ring: int, blocks: tuple[int, ...]) -> int:
    """The placements that shut nothing in, if the house of gap i belongs to block number `blocks[i]`. P-2.5

    Two runs are connected outside the slot unless one block of houses reaches around one of them: from a gap between
    them to a gap on the other side. Everything that was open before leads to one of the runs.
    """
    groups = _groups(blocks)
    runs = gates(ring).runs
    return sum(1 << tile for tile, each in enumerate(PLACEMENTS) if _is_connected(runs, groups, each))


def _groups(blocks: tuple[int, ...]) -> list[int]:
    """Names for each run the first run that it is connected with outside the slot."""
    groups: list[int] = []
    for run in range(len(blocks) or 1):
        groups.append(
            next((one for one in range(run) if not set(blocks[one:run]) & {*blocks[run:], *blocks[:one]}), run)
        )
    return groups


def _is_connected(runs: tuple[frozenset[int], ...], groups: list[int], placement: Placement) -> bool:
    """Do the free fields of the slot and all runs hang together once the tile lies there?"""
    free = {field: _INNER[field] for field in range(len(_INNER)) if field not in placement.house}
    links: dict[int, set[int]] = {field: set() for field in free}
    for field, (x, y) in free.items():
        for dx, dy in _STEPS:
            place = (x + dx, y + dy)
            links[field] |= {groups[run] for run, each in enumerate(runs) if _ON_RING.get(place) in each}
    return _is_one(free, links, set(groups[: len(runs)]))


def _is_one(free: dict[int, tuple[int, int]], links: dict[int, set[int]], groups: set[int]) -> bool:
    """One walk from any free field of the slot must meet every other and every group."""
    first = min(free)
    fields, met = {first}, set(links[first])
    grown = True
    while grown:
        grown = False
        for field in free.keys() - fields:
            is_beside = any(abs(field - other) != 2 for other in fields)
            if is_beside or links[field] & met:
                fields.add(field)
                met |= links[field]
                grown = True
    return len(fields) == len(free) and met == groups
