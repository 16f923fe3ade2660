"""The city of a draft is drawn tile by tile, or given as a text. RULES.md P-8.3."""

from __future__ import annotations

from collections import Counter
from typing import Final

from omerta.contract import Chance, RuleViolation
from omerta.games.palermo.components import CHIPS, KIND_COUNTS, STREET_TILES
from omerta.games.palermo.geometry.board import CITY_EDGE, SLOT_COUNT, names
from omerta.games.palermo.geometry.city import built, courtyards, laid
from omerta.games.palermo.geometry.plan import NO_CITY, City
from omerta.games.palermo.geometry.tiles import (
    EMPTY,
    FIRST_STALL,
    KIND_PLACEMENTS,
    PLACEMENTS,
    ROTATIONS,
    START_TILE,
    STREET_TILE,
    TOKEN_INDEX,
    is_venue,
)
from omerta.games.palermo.rules.building import empty_slots, filled
from omerta.games.palermo.values import Problem

FAILURES: Final = 50
"""After so many dead ends the next attempt is final."""


def generated(seats: int, chance: Chance) -> City:
    """P-8.3"""
    for _ in range(FAILURES):
        city = _attempt(seats, chance, is_final=False)
        if city is not None:
            return city
    city = _attempt(seats, chance, is_final=True)
    assert city is not None, "a stall can always be opened"
    return city


def _attempt(seats: int, chance: Chance, *, is_final: bool) -> City | None:
    """A whole city, or None where it comes to a dead end. P-8.3"""
    city = laid(NO_CITY, chance.below(SLOT_COUNT), START_TILE)
    supply = list(KIND_COUNTS)
    for _ in range(seats * CHIPS[seats]):
        counts = [count if _has_place(city, kind) else 0 for kind, count in enumerate(supply)]
        if any(counts):
            kind = chance.pick(counts)
            supply[kind] -= 1
            city = _drawn(city, kind, chance)
        elif is_final:
            city = _with_stall(city, chance)
        else:
            return None
    return filled(city)


def _has_place(city: City, kind: int) -> bool:
    return any(placements & KIND_PLACEMENTS[kind] for placements in city.opens)


def _drawn(city: City, kind: int, chance: Chance) -> City:
    """Draws one of the kind's placements, each equally likely. P-8.3"""
    tiles = [tile for tile, placement in enumerate(PLACEMENTS) if placement.kind == kind]
    places = [(slot, tile) for slot, opens in enumerate(city.opens) for tile in tiles if opens >> tile & 1]
    return laid(city, *places[chance.below(len(places))])


def _with_stall(city: City, chance: Chance) -> City:
    """P-2.7, P-8.3"""
    slots = empty_slots(city)
    slot = slots[chance.below(len(slots))]
    return laid(city, slot, FIRST_STALL + chance.below(ROTATIONS))


def given(text: str, seats: int) -> City:
    """P-8.3"""
    tiles = _read(text)
    counts = Counter(tiles)
    _demand(counts[START_TILE] == 1, "start")
    _demand(not counts[EMPTY], "empty")
    _demand(sum(is_venue(tile) for tile in tiles) == seats * CHIPS[seats], "venues")
    _demand(counts[STREET_TILE] == STREET_TILES[seats], "streets")
    _demand(min(supply_beside(tiles)) >= 0, "kind")
    city = built(tiles)
    shut = courtyards(city.free)
    if shut:
        raise RuleViolation("P-8.3", "invalid-city", problem="courtyard", fields=names(shut))
    return city


def supply_beside(tiles: tuple[int, ...]) -> list[int]:
    """The house tiles that are left of each kind. P-1.3"""
    used = Counter(PLACEMENTS[tile].kind for tile in tiles if 0 <= tile < START_TILE)
    return [count - used[kind] for kind, count in enumerate(KIND_COUNTS)]


def _read(text: str) -> tuple[int, ...]:
    """The text has six lines of six tokens; a slash may end a line. P-9.4"""
    _demand(bool(text.strip()), "missing")
    lines = [line.split() for line in text.strip().replace("/", "\n").split("\n")]
    tokens = [token for line in lines for token in line]
    is_square = len(lines) == CITY_EDGE and all(len(line) == CITY_EDGE for line in lines)
    _demand(is_square and all(token in TOKEN_INDEX for token in tokens), "unreadable")
    return tuple(TOKEN_INDEX[token] for token in tokens)


def _demand(condition: bool, problem: Problem) -> None:
    if not condition:
        raise RuleViolation("P-8.3", "invalid-city", problem=problem, fields=())
