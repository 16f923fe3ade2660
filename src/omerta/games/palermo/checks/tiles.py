"""These are the tiles of the box: kinds, houses, entrances, codes. RULES.md LP-1 to LP-3, LP-7, LP-10."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final, get_args

from omerta.games.palermo.box import Contents, TileKind
from omerta.games.palermo.values import TileField
from omerta.kit.box import demand, unique

TILE_FIELDS: Final[tuple[TileField, ...]] = get_args(TileField)
KINDS: Final = ("start", "street", "h1a", "h1b", "h2a", "h2b", "h3a")
HOUSE_FIELDS: Final = {"h1a": 1, "h1b": 1, "h2a": 2, "h2b": 2, "h3a": 3}
START_TILES: Final = 1
STREET_TILES: Final = 3
HOUSES_OF_A_SIZE: Final = 12
CODES: Final = {"start": "STA", "street": "---"}
HOUSE_CODE: Final = re.compile(r"[0-9a-z]{2}")
STALL_CODE: Final = "st"


def check_kinds(contents: Contents) -> None:
    """LP-1: which kinds there are, and which of them are houses."""
    ids = tuple(kind.id for kind in contents.tile_kind)
    unique("LP-1", ids, "tile_kind")
    for name in ids:
        demand(name in KINDS, "LP-1", f"tile_kind {name}", f"is no kind of tile; there are {' '.join(KINDS)}")
    for name in KINDS:
        demand(name in ids, "LP-1", f"tile_kind {name}", "is missing")
    for kind in contents.tile_kind:
        role = "house" if kind.id in HOUSE_FIELDS else kind.id
        demand(kind.role == role, "LP-1", f"tile_kind {kind.id}", f"its role is {role}, not {kind.role}")
        fields, expected = len(kind.house), HOUSE_FIELDS.get(kind.id)
        demand(
            expected in (None, fields),
            "LP-1",
            f"tile_kind {kind.id}",
            f"has {expected} house fields, not {fields}",
        )


def check_counts(contents: Contents) -> None:
    """LP-1: how many tiles there are of each size."""
    counts = {kind.id: kind.count for kind in contents.tile_kind}
    _demand_tiles("start", START_TILES, counts["start"])
    _demand_tiles("street", STREET_TILES, counts["street"])
    for size in sorted(set(HOUSE_FIELDS.values())):
        count = sum(counts[name] for name, fields in HOUSE_FIELDS.items() if fields == size)
        _demand_tiles(f"with {size} house fields", HOUSES_OF_A_SIZE, count)


def _demand_tiles(name: str, expected: int, count: int) -> None:
    demand(count == expected, "LP-1", f"tile_kind {name}", f"{expected} tiles, not {count}")


def check_shapes(contents: Contents) -> None:
    """LP-2"""
    for kind in contents.tile_kind:
        where = f"tile_kind {kind.id}"
        demand(len(set(kind.house)) == len(kind.house), "LP-2", where, "a house field is listed twice")
        if kind.role == "house":
            demand(0 < len(kind.house) < len(TILE_FIELDS), "LP-2", where, "a house tile has house and street fields")
            demand(is_connected(kind.house), "LP-2", where, "its house fields meet at a corner only")
            demand(is_connected(street_fields(kind)), "LP-2", where, "its street fields meet at a corner only")
        else:
            bare = not kind.house and kind.entrance is None and kind.door_on is None
            demand(bare, "LP-2", where, f"a {kind.role} tile has neither house nor entrance nor door")


def check_entrances(contents: Contents) -> None:
    """LP-3"""
    for kind in house_kinds(contents):
        where = f"tile_kind {kind.id}"
        entrance, door = kind.entrance, kind.door_on
        demand(
            entrance in street_fields(kind), "LP-3", where, f"its entrance {entrance} is no street field of the tile"
        )
        demand(door in kind.house, "LP-3", where, f"its door is on {door}, which is no house field")
        beside = entrance is not None and door is not None and is_adjacent(entrance, door)
        demand(beside, "LP-3", where, f"its entrance {entrance} is not beside its door on {door}")


def check_rotations(contents: Contents) -> None:
    """LP-7"""
    for one, other in combinations(house_kinds(contents), 2):
        same = any(turned(one, turns) == turned(other, 0) for turns in range(len(TILE_FIELDS)))
        demand(not same, "LP-7", f"tile_kind {other.id}", f"is {one.id} turned round")


def check_codes(contents: Contents) -> None:
    """LP-10: a city text can be read back. P-9.4"""
    codes = [kind.code for kind in contents.tile_kind]
    for kind in contents.tile_kind:
        where = f"tile_kind {kind.id}"
        demand(codes.count(kind.code) == 1, "LP-10", where, f"its code {kind.code} occurs more than once")
        if kind.role == "house":
            fits = HOUSE_CODE.fullmatch(kind.code) is not None and kind.code != STALL_CODE
            demand(fits, "LP-10", where, f"a house has a code of two small letters or digits, not {kind.code!r}")
        else:
            demand(kind.code == CODES[kind.role], "LP-10", where, f"its code is {CODES[kind.role]}, not {kind.code}")


def house_kinds(contents: Contents) -> Iterator[TileKind]:
    return (kind for kind in contents.tile_kind if kind.role == "house")


def street_fields(kind: TileKind) -> tuple[TileField, ...]:
    return tuple(field for field in TILE_FIELDS if field not in kind.house)


def is_adjacent(one: TileField, other: TileField) -> bool:
    """Fields touch across an edge: next to each other on the way round the tile."""
    return (TILE_FIELDS.index(one) - TILE_FIELDS.index(other)) % 2 == 1


def is_connected(fields: tuple[TileField, ...]) -> bool:
    """Of four fields in a ring only two opposite ones are apart."""
    return len(fields) != len(TILE_FIELDS) // 2 or is_adjacent(*fields)


def turned(kind: TileKind, turns: int) -> frozenset[tuple[str, int]]:
    """House and entrance after some quarter turns. P-9.2"""
    marked = [("house", field) for field in kind.house]
    if kind.entrance is not None:
        marked.append(("entrance", kind.entrance))
    return frozenset((what, (TILE_FIELDS.index(field) + turns) % len(TILE_FIELDS)) for what, field in marked)
