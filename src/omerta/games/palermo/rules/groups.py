"""Every action is made once, in named groups that menus hand out. RULES.md P-9.3, P-10.

A group of fields is half a row: few enough groups to make them all, few enough in a menu to be quick.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from omerta.contract import Group
from omerta.games.palermo.actions import (
    Claim,
    LayTile,
    MoveTo,
    OpenStall,
    PalermoAction,
    PlaceStart,
    PoliceStay,
    PoliceTo,
    SetTarget,
)
from omerta.games.palermo.components import KINDS
from omerta.games.palermo.geometry.board import BIT, EDGE, NODE_NAMES, SLOTS, START, STRIDE, Bits
from omerta.games.palermo.geometry.tiles import KIND_PLACEMENTS, PLACEMENTS, TILE_FIELDS

Actions: TypeAlias = Group[PalermoAction]

PLACE_STARTS: Final = tuple(PlaceStart(slot) for slot in SLOTS)
LAY_TILES: Final = tuple(tuple(LayTile(KINDS[each.kind], slot, each.rotation) for each in PLACEMENTS) for slot in SLOTS)
"""They are listed by slot and placement."""
OPEN_STALLS: Final = tuple(tuple(OpenStall(slot, field) for field in TILE_FIELDS) for slot in SLOTS)
CLAIMS: Final = tuple(Claim(slot) for slot in SLOTS)
SET_TARGETS: Final = tuple(SetTarget(slot) for slot in SLOTS)
POLICE_TO: Final = tuple(PoliceTo(name) for name in NODE_NAMES)
POLICE_STAY: Final = PoliceStay()
MOVE_TO: Final = tuple(MoveTo(name) for name in NODE_NAMES)
"""They are listed by node."""

PLACE_START_GROUP: Final[Actions] = Group("place_start", PLACE_STARTS)
STALL_GROUPS: Final[tuple[Actions, ...]] = tuple(
    Group(f"stall/{slot}", stalls) for slot, stalls in zip(SLOTS, OPEN_STALLS, strict=True)
)
CLAIM_GROUPS: Final[tuple[Actions, ...]] = tuple(Group(f"claim/{each.slot}", (each,)) for each in CLAIMS)
TARGET_GROUPS: Final[tuple[Actions, ...]] = tuple(Group(f"target/{each.slot}", (each,)) for each in SET_TARGETS)
STAY_GROUP: Final[Actions] = Group("police_stay", (POLICE_STAY,))
MOVE_START_GROUP: Final[Actions] = Group("move/START", (MOVE_TO[START],))


def lay_groups(slot: int, placements: int) -> list[Actions]:
    """They are listed kind by kind."""
    return [_lay_group(slot, bits) for those in KIND_PLACEMENTS if (bits := placements & those)]


@cache
def _lay_group(slot: int, placements: int) -> Actions:
    tiles = [tile for tile in range(len(PLACEMENTS)) if placements >> tile & 1]
    return Group(f"lay/{SLOTS[slot]}/{placements:x}", [LAY_TILES[slot][tile] for tile in tiles])


_HALF: Final = EDGE // 2
_ALL: Final = (1 << _HALF) - 1
_HALVES: Final = tuple(row * STRIDE + start for row in range(EDGE) for start in (0, _HALF))


def police_groups(fields: Bits) -> list[Actions]:
    """They are listed row by row; staying comes last. P-9.3"""
    groups = [_police_group(first, bits) for first in _HALVES if (bits := fields >> first & _ALL)]
    groups.append(STAY_GROUP)
    return groups


@cache
def _police_group(first: int, bits: int) -> Actions:
    fields = [first + place for place in range(_HALF) if bits >> place & 1]
    return Group(f"police/{NODE_NAMES[first]}/{bits:x}", [POLICE_TO[field] for field in fields])


def move_groups(nodes: Bits) -> list[Actions]:
    """Row by row, START last. P-9.3"""
    groups = [_move_group(first, bits) for first in _HALVES if (bits := nodes >> first & _ALL)]
    if nodes & BIT[START]:
        groups.append(MOVE_START_GROUP)
    return groups


@cache
def _move_group(first: int, bits: int) -> Actions:
    fields = [first + place for place in range(_HALF) if bits >> place & 1]
    return Group(f"move/{NODE_NAMES[first]}/{bits:x}", [MOVE_TO[field] for field in fields])
