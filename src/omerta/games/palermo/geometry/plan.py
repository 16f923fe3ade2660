"""The plan of a city: the tiles that lie there, and what is known of them. RULES.md P-1.4, P-2."""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.games.palermo.geometry.board import BOARD, SLOT_COUNT, Bits
from omerta.games.palermo.geometry.tiles import EMPTY, PLACEMENTS


class City(msgspec.Struct, frozen=True):
    tiles: tuple[int, ...]
    """Tiles are listed by slot."""
    houses: Bits
    start: Bits
    """The four fields of the start tile, 0 before it is laid."""
    rings: tuple[int, ...]
    """It holds by slot the houses around it."""
    blocks: tuple[Bits, ...]
    """These are houses that hang together across edges or corners, in the order of their numbers."""
    opens: tuple[int, ...]
    """It holds by slot the placements that keep the city open; 0 where a tile lies. P-2.5"""

    @property
    def free(self) -> Bits:
        """All fields that are not built over. P-2.5"""
        return BOARD & ~self.houses

    @property
    def streets(self) -> Bits:
        """Gives street and bypass fields: where policemen may stand. P-4.1, P-6.2"""
        return BOARD & ~self.houses & ~self.start


NO_CITY: Final = City(
    tiles=(EMPTY,) * SLOT_COUNT,
    houses=0,
    start=0,
    rings=(0,) * SLOT_COUNT,
    blocks=(),
    opens=((1 << len(PLACEMENTS)) - 1,) * SLOT_COUNT,
)
