"""Here stands how far a crook gets, and how far it is from anywhere to a place. RULES.md P-4.

START is one node: in sets of fields all four fields of the start tile stand for it, and are entered together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from omerta.games.palermo.geometry.board import (
    BIT,
    BYPASS,
    CORNERS,
    FIELDS,
    SIDE_CORNERS,
    SIDES,
    START,
    Bits,
    beside,
    members,
)


class Ground(NamedTuple):
    """This says where one crook walks: the free fields, the start tile's fields, and foreign policemen."""

    free: Bits
    start: Bits
    fined: Bits
    whole_stretch: bool
    """Do policemen strictly inside a hop fine as well? P-4.4"""


class Hop(NamedTuple):
    corner: int
    between: Bits
    """The fields that are skipped."""


def _hops(field: int) -> tuple[Hop, ...]:
    """A hop leads to the corners at the ends of each side that the field is on. P-4.3"""
    return tuple(
        Hop(corner, _between(side, field, corner))
        for side, ends in zip(SIDES, SIDE_CORNERS, strict=True)
        if side >> field & 1
        for corner in members(ends)
        if corner != field
    )


def _between(side: Bits, one: int, other: int) -> Bits:
    low, high = sorted((one, other))
    return side & (BIT[high] - 1) & ~((BIT[low] << 1) - 1)


def _sides_of(corner: int) -> Bits:
    """All fields from which one hop leads to the corner. P-4.3"""
    found = 0
    for side in SIDES:
        if side >> corner & 1:
            found |= side
    return found


HOPS: Final = {field: _hops(field) for field in FIELDS if BYPASS >> field & 1}
_CORNER_SIDES: Final = {corner: _sides_of(corner) for corner in members(CORNERS)}

# A match asks for the same ways again and again: for the menu, the move, the view of each seat.
_KEPT: Final = 512


@lru_cache(maxsize=_KEPT)
def reached(ground: Ground, origin: int, points: int) -> tuple[Bits, ...]:
    """Says what a crook can enter for 0, 1, ... points at the cheapest. P-4.4, P-4.5"""
    free = ground.free
    entered = [0] * (points + 2)
    entered[0] = ground.start if origin == START else BIT[origin]
    seen = 0
    for cost in range(points + 1):
        edge = entered[cost] & ~seen
        entered[cost] = edge
        if edge:
            seen |= edge
            _step(ground, edge, cost, free & ~seen, entered)
    return tuple(entered[:-1])


def fines_to(ground: Ground, origin: int, points: int, fields: Bits) -> int:
    """Says what goes to policemen on the canonical way to one of these fields: of the cheapest ways the one with the
    fewest steps, and every point beyond its steps is a fine. P-4.8, P-6.6"""
    cheapest = reached(ground, origin, points)
    cost = cost_of(cheapest, fields)
    assert cost is not None, f"{fields:b} is out of reach"
    steps, at = 0, [cheapest[0]]
    while len(at) <= cost or not at[cost] & fields:
        following = [0] * (cost + 3)
        for paid, edge in enumerate(at[:cost]):
            if edge:
                _step(ground, edge, paid, ground.free, following)
        # The beginning of a cheapest way is a cheapest way itself.
        at = [entered & best for entered, best in zip(following, cheapest[: cost + 1], strict=False)]
        steps += 1
    return cost - steps


def _step(ground: Ground, edge: Bits, cost: int, room: Bits, entered: list[Bits]) -> None:
    """Adds to `entered`, by cost, where one step leads from fields that are reached at this cost. P-4.1 to P-4.4"""
    _, start, fined, whole_stretch = ground
    step = beside(edge)
    if edge & BYPASS:
        if whole_stretch and fined & BYPASS:
            _hop_past_policemen(entered, edge, fined, cost)
        else:
            for side, ends in zip(SIDES, SIDE_CORNERS, strict=True):
                if edge & side:
                    step |= ends
    if step & start:
        step |= start
    step &= room
    entered[cost + 1] |= step & ~fined
    if step & fined and cost + 2 < len(entered):
        entered[cost + 2] |= step & fined


def _hop_past_policemen(entered: list[Bits], edge: Bits, fined: Bits, cost: int) -> None:
    """Every policeman strictly inside a hop costs a point, and one on the corner field as well. P-4.4"""
    for field in members(edge & BYPASS):
        for corner, between in HOPS[field]:
            arrival = cost + 1 + ((between | BIT[corner]) & fined).bit_count()
            if arrival < len(entered):
                entered[arrival] |= BIT[corner]


def cost_of(entered: tuple[Bits, ...], fields: Bits) -> int | None:
    """Says what it costs to enter one of these, None if they are out of reach."""
    for cost, edge in enumerate(entered):
        if edge & fields:
            return cost
    return None


@lru_cache(maxsize=_KEPT)
def away(free: Bits, start: Bits, goals: Bits) -> tuple[Bits, ...]:
    """The fields that are 0, 1, ... steps away from the nearest goal, policemen aside.

    These are ways *to* the goals: hops lead to corners only, so ways from them would be others. P-4.3
    """
    if goals & start:
        goals |= start
    seen = goals
    edge = goals
    found = [goals]
    while edge:
        step = beside(edge)
        for corner in members(edge & CORNERS):
            step |= _CORNER_SIDES[corner]
        if step & start:
            step |= start
        edge = step & free & ~seen
        seen |= edge
        found.append(edge)
    return tuple(found[:-1])
