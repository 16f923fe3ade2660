"""The box as a page draws it: what components.toml says, the names of all places, and every tile in every rotation.

RULES.md P-9.1, P-9.2, P-9.4
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from omerta.games.palermo.box import Contents, TileKind
from omerta.games.palermo.components import BOX, HOUSE_KINDS, START_CODE, STREET_CODE
from omerta.games.palermo.geometry.board import CITY_EDGE, EDGE, FIELDS, NODE_NAMES, SLOTS, START
from omerta.games.palermo.geometry.tiles import (
    EMPTY,
    FIRST_STALL,
    ROTATIONS,
    TILE_FIELDS,
    TOKENS,
    house_token,
    turned,
    turned_field,
)
from omerta.games.palermo.values import TileField

What: TypeAlias = Literal["house", "stall", "street", "start", "empty"]


class Places(msgspec.Struct, frozen=True):
    """These are fields and slots by row, from west to east. P-9.1"""

    fields: tuple[tuple[str, ...], ...]
    slots: tuple[tuple[str, ...], ...]
    start: str
    """The node of the start tile, wherever that lies. P-4.2"""
    tile_fields: tuple[TileField, ...]
    """They go clockwise: a quarter turn leads from each to the next. P-9.2"""


class LaidTile(msgspec.Struct, frozen=True):
    """What a token of a city text says of its slot; a stall's rotation is the number of its tile field. P-9.4"""

    what: What
    kind: str | None = None
    rotation: int = 0
    house: tuple[TileField, ...] = ()
    entrance: TileField | None = None
    door: TileField | None = None
    """It is the house field with the door, for drawing only."""


class Drawn(Contents, frozen=True):
    """This is the whole file, and what follows from it."""

    places: Places
    tiles: dict[str, LaidTile]
    """They are listed by token."""


def _rows(names: Sequence[str], edge: int) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple(names[first : first + edge]) for first in range(0, len(names), edge)])


def _tiles() -> dict[str, LaidTile]:
    houses = [_house(kind, index, rotation) for index, kind in enumerate(HOUSE_KINDS) for rotation in range(ROTATIONS)]
    stalls = [LaidTile("stall", rotation=field, entrance=TILE_FIELDS[field]) for field in range(ROTATIONS)]
    return {
        **dict(houses),
        **dict(zip(TOKENS[FIRST_STALL:EMPTY], stalls, strict=True)),
        START_CODE: LaidTile("start"),
        STREET_CODE: LaidTile("street"),
        TOKENS[EMPTY]: LaidTile("empty"),
    }


def _house(kind: TileKind, index: int, rotation: int) -> tuple[str, LaidTile]:
    """Every rotation has a picture, also one that looks like a lower one and so is never laid. P-9.2"""
    placement = turned(kind, index, rotation)
    door = None if kind.door_on is None else TILE_FIELDS[turned_field(kind.door_on, rotation)]
    return house_token(kind, rotation), LaidTile(
        "house",
        kind.id,
        rotation,
        tuple([TILE_FIELDS[field] for field in sorted(placement.house)]),
        TILE_FIELDS[placement.entrance],
        door,
    )


PLACES: Final = Places(
    fields=_rows([NODE_NAMES[field] for field in FIELDS], EDGE),
    slots=_rows(SLOTS, CITY_EDGE),
    start=NODE_NAMES[START],
    tile_fields=TILE_FIELDS,
)
DRAWN: Final = Drawn(**msgspec.structs.asdict(BOX.contents), places=PLACES, tiles=_tiles())
