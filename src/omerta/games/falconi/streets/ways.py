"""Here stands where a car gets: what lies ahead, steps, all that it reaches. RULES.md F-2.3 to F-2.8.

`grid` holds the code of every cell, `closed` the ports beside bombed boundaries as bits, `escapes` the border places
with an escape card. Starts are given as their exits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.falconi.streets.cards import EXITS, LEADS, TURNS
from omerta.games.falconi.streets.cells import ENTRY, NOWHERE, PLACES

CLOSED: Final = 0
ESCAPE: Final = 1
BORDER: Final = 2
OPEN: Final = 3
STREET: Final = 4
WALL: Final = 5

_SIZE: Final = len(ENTRY)


def ahead(grid: Sequence[int], closed: int, escapes: Sequence[int], place: int) -> int:
    """F-2.3, F-2.4"""
    port = ENTRY[place]
    if closed and closed >> (place if port == NOWHERE else port) & 1:
        return CLOSED
    if port == NOWHERE:
        return ESCAPE if place in escapes else BORDER
    code = grid[port >> 2]
    if not code:
        return OPEN
    return STREET if LEADS[code][port] else WALL


def is_open(grid: Sequence[int], closed: int, place: int) -> bool:
    """An open end. F-2.3"""
    port = ENTRY[place]
    return port != NOWHERE and not grid[port >> 2] and not (closed and closed >> port & 1)


def steps(grid: Sequence[int], closed: int, place: int) -> tuple[int, ...]:
    """Says where one step leads, in list order. F-2.5"""
    port = ENTRY[place]
    if port == NOWHERE or (closed and closed >> port & 1):
        return ()
    return LEADS[grid[port >> 2]][port]


def reach(grid: Sequence[int], closed: int, starts: Sequence[int], barred: int = NOWHERE) -> list[int]:
    """The starts and all that any number of steps leads to; a step to the barred place is not made. F-2.8"""
    seen = bytearray(_SIZE)
    found = list(starts)
    for place in found:
        seen[place] = 1
    for place in found:
        port = ENTRY[place]
        if port < 0 or (closed and closed >> port & 1):
            continue
        for other in LEADS[grid[port >> 2]][port]:
            if not seen[other] and other != barred:
                seen[other] = 1
                found.append(other)
    return found


def reach_plus(grid: Sequence[int], closed: int, starts: Sequence[int]) -> list[int]:
    """The same with three-point turns. F-2.8"""
    seen = bytearray(_SIZE)
    found = list(starts)
    for place in found:
        seen[place] = 1
    for place in found:
        if place < PLACES:
            base = place & ~3
            for side in TURNS[grid[place >> 2]][place & 3]:
                if not seen[base + side]:
                    seen[base + side] = 1
                    found.append(base + side)
        port = ENTRY[place]
        if port < 0 or (closed and closed >> port & 1):
            continue
        for other in LEADS[grid[port >> 2]][port]:
            if not seen[other]:
                seen[other] = 1
                found.append(other)
    return found


def finds_open(grid: Sequence[int], closed: int, starts: Sequence[int]) -> bool:
    """Is there an open end among all that steps and three-point turns lead to? F-3.6"""
    seen = bytearray(_SIZE)
    found = list(starts)
    for place in found:
        seen[place] = 1
    for place in found:
        port = ENTRY[place]
        if port >= 0 and not (closed and closed >> port & 1):
            code = grid[port >> 2]
            if not code:
                return True
            for other in LEADS[code][port]:
                if not seen[other]:
                    seen[other] = 1
                    found.append(other)
        if place < PLACES:
            base = place & ~3
            for side in TURNS[grid[place >> 2]][place & 3]:
                if not seen[base + side]:
                    seen[base + side] = 1
                    found.append(base + side)
    return False


def entries(grid: Sequence[int], closed: int, place: int) -> list[int]:
    """The ports by which one comes to a place on the grid, in the order of their sides. F-4.6"""
    base = place & ~3
    sides = EXITS[grid[place >> 2]][place & 3]
    return [base + side for side in sides if not (closed and closed >> (base + side) & 1)]


def trail(grid: Sequence[int], closed: int, place: int, standing: Sequence[int]) -> dict[int, int]:
    """Finds from where steps lead to this place, and how many: street ends, and wherever a car is standing. F-4.6,
    F-4.11"""
    found: dict[int, int] = {}
    edge, distance = [place], 0
    while edge:
        distance += 1
        behind: list[int] = []
        for goal in edge:
            for port in entries(grid, closed, goal):
                origin = ENTRY[port]
                if origin == NOWHERE:
                    for way_out in standing:
                        if ENTRY[way_out] == port:
                            found.setdefault(way_out, distance)
                elif origin not in found and (EXITS[grid[origin >> 2]][origin & 3] or origin in standing):
                    found[origin] = distance
                    behind.append(origin)
        edge = behind
    return found


def path(grid: Sequence[int], closed: int, starts: Sequence[int], goal: int, barred: int = NOWHERE) -> list[int]:
    """Finds the fewest steps to the goal, among those the first differing exit in the order N, E, S, W; none: empty.
    FR-37"""
    return paths(grid, closed, starts, [goal], barred)[0]


def paths(
    grid: Sequence[int], closed: int, starts: Sequence[int], goals: Sequence[int], barred: int = NOWHERE
) -> list[list[int]]:
    """Finds the same to each of these goals, with one search. FR-37"""
    came = dict.fromkeys(starts, NOWHERE)
    missing = set(goals).difference(starts)
    queue = list(starts)
    for place in queue:
        if not missing:
            break
        port = ENTRY[place]
        if port < 0 or (closed and closed >> port & 1):
            continue
        for other in LEADS[grid[port >> 2]][port]:
            if other not in came and other != barred:
                came[other] = place
                queue.append(other)
                missing.discard(other)
    return [_way_back(came, goal) for goal in goals]


def _way_back(came: dict[int, int], goal: int) -> list[int]:
    """From the start to the goal, or nothing where it was not found."""
    if goal not in came:
        return []
    way = [goal]
    while came[way[-1]] != NOWHERE:
        way.append(came[way[-1]])
    way.reverse()
    return way
