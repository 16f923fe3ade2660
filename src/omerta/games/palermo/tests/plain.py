"""Building is told anew: the board as sets of named fields, written from RULES.md alone. Shares no code with the game.

Slow and simple. It answers what may be laid on a city text, so that every list the game offers can be compared with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

COLUMNS: Final = "ABCDEFGHIJKLMN"
EDGE: Final = 14
SLOTS: Final = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
FIELDS: Final = [f"{column}{row}" for row in range(1, EDGE + 1) for column in COLUMNS]
ORDER: Final = {name: number for number, name in enumerate([*FIELDS, "START"])}
SHAPES: Final = {"1a": ((0,), 1), "1b": ((0,), 3), "2a": ((0, 1), 2), "2b": ((0, 1), 3), "3a": ((3, 0, 1), 2)}
"""House fields and entrance of each kind before it is turned; tile fields go clockwise from the north-west."""


class Laid(NamedTuple):
    slot: str
    kind: str
    rotation: int


def name(column: int, row: int) -> str:
    """Gives the field at a place counted from 1; empty beyond the edge."""
    return f"{COLUMNS[column - 1]}{row}" if 1 <= column <= EDGE and 1 <= row <= EDGE else ""


def place(field: str) -> tuple[int, int]:
    return COLUMNS.index(field[0]) + 1, int(field[1:])


def beside(field: str) -> list[str]:
    """Gives the fields across its four edges."""
    column, row = place(field)
    near = [name(column + dx, row + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    return [each for each in near if each]


NEIGHBOURS: Final = {field: beside(field) for field in FIELDS}


def tile_fields(slot: str) -> list[str]:
    """Fields go clockwise from the north-west. P-9.1, P-9.2"""
    column, row = 2 + 2 * "abcdef".index(slot[0]), 2 * int(slot[1])
    return [name(column + dx, row + dy) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]


TILE_FIELDS: Final = {slot: tile_fields(slot) for slot in SLOTS}


def house(slot: str, token: str) -> list[str]:
    """The fields that a tile builds over."""
    fields, _ = SHAPES.get(token[:2], ((), 0))
    return [TILE_FIELDS[slot][(field + int(token[2])) % 4] for field in fields]


def entrance(slot: str, token: str) -> str | None:
    """Gives the entrance field of a venue; a stall's is the tile field in its token."""
    if token.startswith("st"):
        return TILE_FIELDS[slot][int(token[2])]
    if token[:2] not in SHAPES:
        return None
    return TILE_FIELDS[slot][(SHAPES[token[:2]][1] + int(token[2])) % 4]


def city(text: str) -> dict[str, str]:
    """Reads the token of each slot; rows that are left out at the end are empty. P-9.4"""
    tokens = text.replace("/", " ").split()
    return dict(zip(SLOTS, [*tokens, *["..."] * (len(SLOTS) - len(tokens))], strict=True))


def houses(tiles: Mapping[str, str]) -> set[str]:
    return {field for slot, token in tiles.items() for field in house(slot, token)}


def supply(tiles: Mapping[str, str]) -> dict[str, int]:
    """Says what is left of each kind. P-1.3"""
    laid = [token[:2] for token in tiles.values()]
    box = {"1a": 6, "1b": 6, "2a": 6, "2b": 6, "3a": 12}
    return {kind: count - laid.count(kind) for kind, count in box.items()}


def placements(tiles: Mapping[str, str], left: Mapping[str, int] | None = None) -> Iterator[Laid]:
    """Every tile that is left on every empty slot in every rotation, in the order of the lists. P-2.2, P-9.3"""
    left = supply(tiles) if left is None else left
    for slot, kind, rotation in product(SLOTS, SHAPES, range(4)):
        if tiles[slot] == "..." and left[kind]:
            yield Laid(slot, kind, rotation)


def is_open(built: Collection[str]) -> bool:
    """P-2.5"""
    return len(reached(built)) == len(FIELDS) - len(built)


def reached(built: Collection[str]) -> set[str]:
    """The fields without a house that orthogonal steps lead to from a corner of the board."""
    seen, edge = {"A1"}, ["A1"]
    while edge:
        for near in NEIGHBOURS[edge.pop()]:
            if near not in seen and near not in built:
                seen.add(near)
                edge.append(near)
    return seen


def adjoins(new: Collection[str], built: Collection[str]) -> bool:
    """P-2.3"""
    return any(near in built for field in new for near in NEIGHBOURS[field])


def has_corner_contact(new: Collection[str], built: Collection[str]) -> bool:
    """P-2.4"""
    everything = {*new, *built}
    for field in new:
        column, row = place(field)
        for dx, dy in product((-1, 1), repeat=2):
            others = {name(column + dx, row), name(column, row + dy)}
            if name(column + dx, row + dy) in built and not others & everything:
                return True
    return False


def may_be_laid(tiles: Mapping[str, str], *, free: bool = False, lenient: bool = False) -> list[Laid]:
    """P-2.10; an empty list is a dead end. P-2.7"""
    built = houses(tiles)
    new = {laid: house(laid.slot, f"{laid.kind}{laid.rotation}") for laid in placements(tiles)}
    candidates = [laid for laid, fields in new.items() if is_open({*built, *fields})]
    bound = [
        laid
        for laid in candidates
        if adjoins(new[laid], built) and (lenient or not has_corner_contact(new[laid], built))
    ]
    return candidates if free or not bound else bound
