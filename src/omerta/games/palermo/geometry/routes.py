"""The canonical path to every node in reach: least cost, then fewest steps, then the first in order. RULES.md P-4.8"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from omerta.games.palermo.geometry.board import BIT, BOARD, BYPASS, START, Bits, beside, members
from omerta.games.palermo.geometry.ways import HOPS, Ground, away

Path: TypeAlias = tuple[int, ...]

_BESIDE: Final = [tuple(members(beside(BIT[field]) & BOARD & -(BOARD >> field & 1))) for field in range(START)]
"""The fields beside each field; none where there is no field."""


class Route(NamedTuple):
    """Every node that is entered, the last one included, the origin not."""

    cost: int
    path: Path

    @property
    def fines(self) -> int:
        """The points that go to policemen. P-6.6"""
        return self.cost - len(self.path)


@lru_cache(maxsize=64)
def routes(ground: Ground, origin: int, points: int) -> dict[int, Route]:
    """Finds the ways by node, cheapest first; the origin is reached without a step.

    Whatever leaves the heap first is the best way to its node, for the beginning of a best way is one itself.
    """
    found: dict[int, Route] = {}
    heap: list[tuple[int, int, Path]] = [(0, 0, ())]
    while heap:
        cost, steps, path = heappop(heap)
        node = path[-1] if path else origin
        if node in found:
            continue
        found[node] = Route(cost, path)
        for following, price in _steps(ground, node):
            if following not in found and cost + price <= points:
                heappush(heap, (cost + price, steps + 1, (*path, following)))
    return found


def straight(ground: Ground, origin: int, node: int) -> Route:
    """The canonical path where no policeman is near: as many points as steps, each to the first node that leads on."""
    goal = ground.start if node == START else BIT[node]
    start_bits = ground.start if origin == START else BIT[origin]
    levels = away(ground.free, ground.start, goal)
    steps = next(steps for steps, edge in enumerate(levels) if edge & start_bits)
    path: list[int] = []
    at = origin
    for edge in reversed(levels[:steps]):
        at = _first(_beyond(ground, at) & edge, ground.start)
        path.append(at)
    return Route(steps, tuple(path))


def _beyond(ground: Ground, node: int) -> Bits:
    """Says where one step leads, as a set of fields. P-4.1, P-4.2, P-4.3"""
    if node == START:
        return beside(ground.start) & ground.free
    fields = beside(BIT[node]) & ground.free
    if BYPASS >> node & 1:
        for hop in HOPS[node]:
            fields |= BIT[hop.corner]
    return fields


def _first(fields: Bits, start: Bits) -> int:
    """The first node of a set; START comes after all fields. P-9.3"""
    plain = fields & ~start
    return (plain & -plain).bit_length() - 1 if plain else START


def _steps(ground: Ground, node: int) -> list[tuple[int, int]]:
    """Says where one step leads, and what it costs. P-4.1, P-4.2, P-4.3, P-4.4"""
    free, start, fined = ground.free, ground.start, ground.fined
    if node == START:
        return [(field, 1 + (fined >> field & 1)) for field in members(beside(start) & free & ~start)]
    steps = []
    for field in _BESIDE[node]:
        if start >> field & 1:
            steps.append((START, 1))
        elif free >> field & 1:
            steps.append((field, 1 + (fined >> field & 1)))
    if BYPASS >> node & 1:
        for corner, between in HOPS[node]:
            skipped = (between & fined).bit_count() if ground.whole_stretch else 0
            steps.append((corner, 1 + (fined >> corner & 1) + skipped))
    return steps
