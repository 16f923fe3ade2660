"""These are tiles on slots: what each kind builds over in each rotation, and where its entrance is. RULES.md P-9.2,
P-9.4.

A tile is a number: first all placements of house tiles, in the order of kinds and rotations, then the start tile, the
street tile and the four stalls.
"""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

from omerta.games.palermo.box import TileKind
from omerta.games.palermo.components import HOUSE_KINDS, START_CODE, STREET_CODE
from omerta.games.palermo.geometry.board import SLOT_COUNT, SLOT_FIELDS, Bits, mask
from omerta.games.palermo.values import TileField

TILE_FIELDS: Final[tuple[TileField, ...]] = get_args(TileField)
ROTATIONS: Final = 4


class Placement(NamedTuple):
    """This is a kind in one rotation; `house` and `entrance` are tile fields 0 to 3."""

    kind: int
    rotation: int
    house: frozenset[int]
    entrance: int


def turned_field(field: TileField, rotation: int) -> int:
    """P-9.2"""
    return (TILE_FIELDS.index(field) + rotation) % ROTATIONS


def turned(kind: TileKind, index: int, rotation: int) -> Placement:
    """P-9.2"""
    assert kind.entrance is not None, f"the house tile {kind.id} has no entrance"
    house = frozenset(turned_field(each, rotation) for each in kind.house)
    return Placement(index, rotation, house, turned_field(kind.entrance, rotation))


def _placements(kinds: tuple[TileKind, ...]) -> tuple[Placement, ...]:
    """Of rotations that look the same only the lowest is used. P-9.2"""
    found: dict[tuple[int, frozenset[int], int], Placement] = {}
    for index, kind in enumerate(kinds):
        for rotation in range(ROTATIONS):
            placement = turned(kind, index, rotation)
            found.setdefault((index, placement.house, placement.entrance), placement)
    return tuple(found.values())


PLACEMENTS: Final = _placements(HOUSE_KINDS)
PLACEMENT_INDEX: Final = {(each.kind, each.rotation): tile for tile, each in enumerate(PLACEMENTS)}
KIND_PLACEMENTS: Final[tuple[int, ...]] = tuple(
    sum(1 << tile for tile, each in enumerate(PLACEMENTS) if each.kind == kind) for kind in range(len(HOUSE_KINDS))
)
"""It holds for each kind its placements as a bitmask over the tiles."""

EMPTY: Final = -1
START_TILE: Final = len(PLACEMENTS)
STREET_TILE: Final = START_TILE + 1
FIRST_STALL: Final = STREET_TILE + 1
TILES: Final = FIRST_STALL + ROTATIONS


def house_token(kind: TileKind, rotation: int) -> str:
    """P-9.4"""
    return f"{kind.code}{rotation}"


TOKENS: Final[tuple[str, ...]] = (
    *(house_token(HOUSE_KINDS[each.kind], each.rotation) for each in PLACEMENTS),
    START_CODE,
    STREET_CODE,
    *(f"st{field}" for field in range(ROTATIONS)),
    "...",
)
"""Tokens are listed by tile; the last one is EMPTY's. P-9.4"""
TOKEN_INDEX: Final[dict[str, int]] = {**{token: tile for tile, token in enumerate(TOKENS[:-1])}, TOKENS[-1]: EMPTY}


def house_fields(tile: int) -> frozenset[int]:
    return PLACEMENTS[tile].house if tile < START_TILE else frozenset()


def _entrance_field(tile: int) -> int | None:
    if tile < START_TILE:
        return PLACEMENTS[tile].entrance
    return tile - FIRST_STALL if tile >= FIRST_STALL else None


def is_venue(tile: int) -> bool:
    return 0 <= tile < START_TILE or tile >= FIRST_STALL


NOWHERE: Final = -1


def _entrance(tile: int, slot: int) -> int:
    field = _entrance_field(tile)
    return NOWHERE if field is None else SLOT_FIELDS[slot][field]


HOUSES: Final[tuple[tuple[Bits, ...], ...]] = tuple(
    tuple(mask([SLOT_FIELDS[slot][each] for each in house_fields(tile)]) for slot in range(SLOT_COUNT))
    for tile in range(TILES)
)
"""It holds by tile and slot the fields built over."""
ENTRANCES: Final = tuple(tuple(_entrance(tile, slot) for slot in range(SLOT_COUNT)) for tile in range(TILES))
"""It names by tile and slot the entrance field, NOWHERE without one."""
