"""Fields and slots of the board, each a number, sets of fields as bitboards. RULES.md P-9.1, P-9.3.

A row takes 15 bits, of which the last is never a field: a step across the edge of the board falls on no field. The
order of the numbers is the order of the fields, and START comes after all of them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from omerta.kit.lookup import numbered

Bits: TypeAlias = int
"""A set of fields; field f is bit f."""

EDGE: Final = 14
STRIDE: Final = 15
START: Final = EDGE * STRIDE
"""It is the node of the start tile. P-4.2"""

CITY_EDGE: Final = 6
SLOT_COUNT: Final = CITY_EDGE * CITY_EDGE


def field_at(column: int, row: int) -> int:
    return row * STRIDE + column


def mask(fields: tuple[int, ...] | list[int]) -> Bits:
    found = 0
    for field in fields:
        found |= 1 << field
    return found


# --- Fields ------------------------------------------------------------------------------------------------------
_PLACES: Final = [(column, row) for row in range(EDGE) for column in range(EDGE)]
FIELDS: Final[tuple[int, ...]] = tuple(field_at(column, row) for column, row in _PLACES)
_NAMED: Final[dict[int, str]] = {
    field_at(column, row): f"{'ABCDEFGHIJKLMN'[column]}{row + 1}" for column, row in _PLACES
}
NODE_NAMES: Final[tuple[str, ...]] = (*(_NAMED.get(field, "") for field in range(START)), "START")
"""Names are listed by number; they are empty where there is no field."""
NODE_INDEX: Final[dict[str, int]] = {name: node for node, name in enumerate(NODE_NAMES) if name}
BIT: Final[tuple[Bits, ...]] = tuple(1 << node for node in range(START + 1))
BOARD: Final[Bits] = mask(FIELDS)

# --- The bypass --------------------------------------------------------------------------------------------------
_LAST: Final = EDGE - 1
SIDES: Final[tuple[Bits, ...]] = (
    mask([field_at(each, 0) for each in range(EDGE)]),
    mask([field_at(_LAST, each) for each in range(EDGE)]),
    mask([field_at(each, _LAST) for each in range(EDGE)]),
    mask([field_at(0, each) for each in range(EDGE)]),
)
"""North, east, south, west, each with the corner fields at its ends. P-4.3"""
NORTH, EAST, SOUTH, WEST = SIDES
BYPASS: Final[Bits] = NORTH | EAST | SOUTH | WEST
CORNERS: Final[Bits] = mask([field_at(column, row) for column in (0, _LAST) for row in (0, _LAST)])
SIDE_CORNERS: Final[tuple[Bits, ...]] = tuple(side & CORNERS for side in SIDES)

# --- Slots and their four fields, clockwise from the north-west ----------------------------------------------------
SLOTS: Final[tuple[str, ...]] = tuple(f"{column}{row}" for row in "123456" for column in "abcdef")
SLOT_INDEX: Final[dict[str, int]] = numbered(SLOTS)


def _slot_fields(slot: int) -> tuple[int, int, int, int]:
    column, row = 1 + 2 * (slot % CITY_EDGE), 1 + 2 * (slot // CITY_EDGE)
    north_west = field_at(column, row)
    return north_west, north_west + 1, north_west + STRIDE + 1, north_west + STRIDE


SLOT_FIELDS: Final = tuple(_slot_fields(slot) for slot in range(SLOT_COUNT))
SLOT_BITS: Final[tuple[Bits, ...]] = tuple(mask(fields) for fields in SLOT_FIELDS)
SLOT_OF: Final[dict[int, int]] = {field: slot for slot, fields in enumerate(SLOT_FIELDS) for field in fields}
"""It is the slot of each field of the city."""


# --- Sets of fields ----------------------------------------------------------------------------------------------
def beside(fields: Bits) -> Bits:
    """Gives all that shares an edge with one of these, on the board or not."""
    return fields << 1 | fields >> 1 | fields << STRIDE | fields >> STRIDE


def around(fields: Bits) -> Bits:
    """All that shares an edge or a corner with one of these, or is one of them."""
    wide = fields | fields << 1 | fields >> 1
    return wide | wide << STRIDE | wide >> STRIDE


def members(fields: Bits) -> list[int]:
    """The fields of a set, in order."""
    found = []
    while fields:
        lowest = fields & -fields
        found.append(lowest.bit_length() - 1)
        fields ^= lowest
    return found


def names(fields: Bits) -> tuple[str, ...]:
    return tuple([NODE_NAMES[field] for field in members(fields)])


def flood(seed: Bits, within: Bits) -> Bits:
    """Says what orthogonal steps reach from the seed inside a set."""
    reached = 0
    edge = seed & within
    while edge:
        reached |= edge
        edge = beside(edge) & within & ~reached
    return reached
