"""Moving is told anew: a search over the graph of P-4, written from RULES.md alone. Shares no code with the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Final, NamedTuple

from omerta.games.palermo.tests.plain import FIELDS, NEIGHBOURS, ORDER, TILE_FIELDS, houses, name, place

START: Final = "START"
CORNERS: Final = ("A1", "N1", "A14", "N14")


class Way(NamedTuple):
    cost: int
    path: tuple[str, ...]


class Ground(NamedTuple):
    """This says where crooks walk: the street fields, and the four fields of the start tile. P-4.1, P-4.2"""

    streets: set[str]
    start: list[str]


def ground(tiles: Mapping[str, str]) -> Ground:
    (start,) = [TILE_FIELDS[slot] for slot, token in tiles.items() if token == "STA"]
    return Ground(set(FIELDS) - houses(tiles) - set(start), start)


def hops(field: str) -> dict[str, list[str]]:
    """The corner fields at the ends of its sides, each with the fields that the hop skips. P-4.3"""
    column, row = place(field)
    found: dict[str, list[str]] = {}
    for corner in CORNERS:
        x, y = place(corner)
        if corner != field and x == column and x in (1, 14):
            found[corner] = [name(x, each) for each in range(min(y, row) + 1, max(y, row))]
        if corner != field and y == row and y in (1, 14):
            found[corner] = [name(each, y) for each in range(min(x, column) + 1, max(x, column))]
    return found


HOPS: Final = {field: hops(field) for field in FIELDS}


def steps(where: Ground, node: str, foreign: set[str], *, whole_stretch: bool = False) -> Iterator[tuple[str, int]]:
    """Says where one step leads, and what it costs with foreign policemen on these fields. P-4.1 to P-4.4"""
    origins = where.start if node == START else [node]
    for near in {near for origin in origins for near in NEIGHBOURS[origin]}:
        if near in where.streets:
            yield near, 1 + (near in foreign)
        elif near in where.start and node != START:
            yield START, 1
    for corner, skipped in HOPS.get(node, {}).items():
        fines = len(foreign.intersection(skipped)) if whole_stretch else 0
        yield corner, 1 + (corner in foreign) + fines


def ways(
    tiles: Mapping[str, str], origin: str, foreign: set[str], allowance: int, *, whole_stretch: bool = False
) -> dict[str, Way]:
    """The canonical way to each node within the allowance: least cost, fewest steps, first in order. P-4.5, P-4.8"""
    where = ground(tiles)
    found: dict[str, Way] = {}
    queue: list[tuple[int, int, tuple[int, ...], tuple[str, ...]]] = [(0, 0, (), ())]
    while queue:
        cost, count, numbers, path = heappop(queue)
        node = path[-1] if path else origin
        if node in found:
            continue
        found[node] = Way(cost, path)
        for near, price in steps(where, node, foreign, whole_stretch=whole_stretch):
            if cost + price <= allowance and near not in found:
                heappush(queue, (cost + price, count + 1, (*numbers, ORDER[near]), (*path, near)))
    return found


def destinations(
    tiles: Mapping[str, str],
    origin: str,
    *,
    foreign: set[str],
    crooks: set[str],
    allowance: int,
    whole_stretch: bool = False,
    must_move: bool = True,
) -> dict[str, Way]:
    """Says where a move may end, in the order of the lists. P-4.5 to P-4.7; `crooks` are the other ones."""
    reach = ways(tiles, origin, foreign, allowance, whole_stretch=whole_stretch)
    others = {node: way for node, way in reach.items() if node != origin and (node == START or node not in crooks)}
    if not others or not must_move:
        others[origin] = reach[origin]
    return dict(sorted(others.items(), key=lambda each: ORDER[each[0]]))


def police_fields(tiles: Mapping[str, str], crooks: set[str], own: str | None, foreign: set[str]) -> list[str]:
    """Says where a policeman may be set. P-6.2, P-6.3"""
    taken = {*crooks, *foreign, own}
    forbidden = {near for field in foreign for near in NEIGHBOURS[field]}
    return sorted(ground(tiles).streets - taken - forbidden, key=ORDER.__getitem__)
