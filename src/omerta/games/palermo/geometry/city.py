"""A city as far as it is built. It never changes: laying a tile makes a new one. RULES.md P-1.4, P-2.

What may be laid is kept up to date with every tile: the ring of houses around each slot, the blocks of houses that hang
together across edges or corners, and for each empty slot the placements that shut nothing in.
"""

from __future__ import annotations

from functools import lru_cache

from omerta.games.palermo.geometry.board import (
    BIT,
    BYPASS,
    CITY_EDGE,
    SLOT_BITS,
    SLOT_COUNT,
    Bits,
    around,
    beside,
    flood,
)
from omerta.games.palermo.geometry.plan import NO_CITY, City
from omerta.games.palermo.geometry.rings import CHANGES, RING_FIELDS, gates, openings
from omerta.games.palermo.geometry.tiles import (
    EMPTY,
    HOUSES,
    KIND_PLACEMENTS,
    START_TILE,
    TOKENS,
)


def laid(city: City, slot: int, tile: int) -> City:
    """Gives the city with one tile more."""
    tiles = _with(city.tiles, slot, tile)
    opens = list(city.opens)
    opens[slot] = 0
    if tile >= START_TILE:
        start = SLOT_BITS[slot] if tile == START_TILE else city.start
        return City(tiles, city.houses, start, city.rings, city.blocks, tuple(opens))
    rings = list(city.rings)
    changed = CHANGES[tile][slot]
    for other, bits in changed:
        rings[other] |= bits
    blocks = _joined(city.blocks, HOUSES[tile][slot])
    # Where two blocks become one, slots far away may find themselves between their arms.
    is_local = len(blocks) >= len(city.blocks)
    for other in [other for other, _ in changed] if is_local else range(SLOT_COUNT):
        if tiles[other] == EMPTY:
            opens[other] = _open_placements(rings[other], other, blocks)
    return City(tiles, city.houses | HOUSES[tile][slot], city.start, tuple(rings), blocks, tuple(opens))


def _with(tiles: tuple[int, ...], slot: int, tile: int) -> tuple[int, ...]:
    return (*tiles[:slot], tile, *tiles[slot + 1 :])


def _joined(blocks: tuple[Bits, ...], house: Bits) -> tuple[Bits, ...]:
    """The new house and all blocks that it touches become one."""
    near = around(house)
    apart = [block for block in blocks if not block & near]
    for block in blocks:
        if block & near:
            house |= block
    return tuple(sorted([*apart, house]))


def _open_placements(ring: int, slot: int, blocks: tuple[Bits, ...]) -> int:
    """P-2.5"""
    gaps = gates(ring).gaps
    if len(gaps) < 2:
        return openings(ring, (0,) * len(gaps))
    fields = RING_FIELDS[slot]
    numbers: list[int] = []
    for gap in gaps:
        house = BIT[fields[gap]]
        for number, block in enumerate(blocks):
            if block & house:
                numbers.append(number)
                break
    return openings(ring, tuple([numbers.index(number) for number in numbers]))


def shut_in(city: City, slot: int, tile: int) -> Bits:
    """The fields that this tile would cut off from the rest. P-2.5, P-2.10"""
    return courtyards(city.free & ~HOUSES[tile][slot])


def courtyards(free: Bits) -> Bits:
    """The free fields that no way leads to from the bypass. P-2.5, P-2.10"""
    return free & ~flood(BYPASS, free)


def house_sides(city: City) -> Bits:
    """Gives the house fields that border an empty slot. P-2.3"""
    empty = 0
    for slot, tile in enumerate(city.tiles):
        if tile == EMPTY:
            empty |= SLOT_BITS[slot]
    return city.houses & beside(empty)


def kinds_left(supply: tuple[int, ...] | list[int]) -> int:
    """The placements of all kinds of which a tile is left. P-1.3"""
    found = 0
    for count, placements in zip(supply, KIND_PLACEMENTS, strict=True):
        if count:
            found |= placements
    return found


@lru_cache(maxsize=64)
def written(tiles: tuple[int, ...]) -> str:
    """Gives the city text on one line. P-9.4"""
    tokens = [TOKENS[tile] for tile in tiles]
    return " / ".join(" ".join(tokens[row : row + CITY_EDGE]) for row in range(0, SLOT_COUNT, CITY_EDGE))


@lru_cache(maxsize=64)
def built(tiles: tuple[int, ...]) -> City:
    """Gives the city of these tiles; the order in which they were laid leaves no trace."""
    city = NO_CITY
    for slot, tile in enumerate(tiles):
        if tile != EMPTY:
            city = laid(city, slot, tile)
    return city
