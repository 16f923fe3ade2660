"""The box, read once: exits, street cards, escape cards, variants. RULES.md, "Components".

Whoever owns the printed box replaces counts, tunnels and colours in components.toml; no code repeats them.
"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.box import CardType, CarId, Colour, Contents, EscapeId, Side, VariantEntry
from omerta.games.falconi.checks import CHECKS
from omerta.kit.box import loader, text_of

load: Final = loader(Contents, CHECKS)
"""Turns a text into the box that it describes, or refuses it with the first check that it fails."""


BOX: Final = load(text_of("omerta.games.falconi"))
_BOX: Final = BOX.contents

# --- Board and border --------------------------------------------------------------------------------------------
FILES: Final[str] = _BOX.board.files
RANKS: Final[int] = _BOX.board.ranks
CELLS: Final[int] = _BOX.board.cells
SIDES: Final[tuple[Side, ...]] = _BOX.board.directions
SIDE_OF: Final[dict[CarId, Side]] = {border.id: border.side for border in _BOX.border_side}
POSITIONS: Final[dict[Side, tuple[str, ...]]] = {
    side: tuple(sorted(name for piece in _BOX.border_piece for name in piece.positions if name[0] == side))
    for side in SIDES
}
STATIONS: Final[tuple[str, ...]] = tuple(piece.station for piece in _BOX.border_piece if piece.station is not None)
TUNNELS: Final[tuple[str, ...]] = tuple(piece.tunnel for piece in _BOX.border_piece if piece.tunnel is not None)

# --- Cars in the order of their turns, Don first -----------------------------------------------------------------
CARS: Final[tuple[CarId, ...]] = tuple(car.id for car in _BOX.car)
FRONT: Final[tuple[tuple[str, Side], ...]] = tuple(car.front for car in _BOX.car)
TUNNEL: Final[tuple[tuple[str, Side], ...]] = tuple(car.tunnel for car in _BOX.car)

# --- Street cards in list order ----------------------------------------------------------------------------------
CARD_TYPES: Final[tuple[CardType, ...]] = tuple(card.type for card in _BOX.street_card)
CARD_COUNTS: Final[tuple[int, ...]] = tuple(card.count for card in _BOX.street_card)
LINKS: Final[tuple[tuple[tuple[Side, ...], ...], ...]] = tuple(card.links for card in _BOX.street_card)
ROTATIONS: Final[tuple[tuple[int, ...], ...]] = tuple(card.rotations for card in _BOX.street_card)

# --- Escape cards in list order, chilies, variants ---------------------------------------------------------------
ESCAPE_SIDES: Final[tuple[Side, ...]] = tuple(card.side for card in _BOX.escape_card)
_COLOURS: Final[dict[EscapeId, Colour]] = {
    "escape-green": "green",
    "escape-blue": "blue",
    "escape-yellow": "yellow",
}
ESCAPE_COLOURS: Final[tuple[Colour, ...]] = tuple(_COLOURS[card.id] for card in _BOX.escape_card)
ELIGIBLE: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(name for name in POSITIONS[side] if name not in STATIONS and name not in TUNNELS) for side in ESCAPE_SIDES
)
"""It says where an escape card of each colour may lie, in rising order. F-6.2"""
BOMBS: Final[int] = _BOX.chili_bomb.count
BOOSTS: Final[int] = _BOX.chili_boost.count
BOOST_STEPS: Final[int] = _BOX.chili_boost.steps
VARIANTS: Final[dict[str, VariantEntry]] = {variant.id: variant for variant in _BOX.variant}
