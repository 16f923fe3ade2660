"""The box, read once: kinds of house tiles, figures of each player count. RULES.md, "Components", LP-1 to LP-9.

No code depends on a kind's id; whoever owns the printed box replaces the kinds of components.toml.
"""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.box import Contents, PlayerCount, TileKind
from omerta.games.palermo.checks import CHECKS
from omerta.kit.box import loader, text_of
from omerta.kit.lookup import numbered

load: Final = loader(Contents, CHECKS)
"""Turns a text into the box that it describes, or refuses it with the first check that it fails."""


BOX: Final = load(text_of("omerta.games.palermo"))
_BOX: Final = BOX.contents

# --- Player counts -----------------------------------------------------------------------------------------------
PLAYERS: Final[tuple[int, ...]] = tuple(sorted(count.players for count in _BOX.player_count))
_COUNTS: Final[dict[int, PlayerCount]] = {count.players: count for count in _BOX.player_count}
CHIPS: Final[dict[int, int]] = {players: count.chips for players, count in _COUNTS.items()}
STREET_TILES: Final[dict[int, int]] = {players: count.street_tiles for players, count in _COUNTS.items()}
INTEREST: Final[dict[int, int]] = {players: count.interest for players, count in _COUNTS.items()}

# --- Kinds of house tiles, in the order of the file --------------------------------------------------------------
HOUSE_KINDS: Final[tuple[TileKind, ...]] = tuple(kind for kind in _BOX.tile_kind if kind.role == "house")
KINDS: Final[tuple[str, ...]] = tuple(kind.id for kind in HOUSE_KINDS)
KIND_INDEX: Final[dict[str, int]] = numbered(KINDS)
KIND_COUNTS: Final[tuple[int, ...]] = tuple(kind.count for kind in HOUSE_KINDS)
START_CODE: Final[str] = next(kind.code for kind in _BOX.tile_kind if kind.role == "start")
STREET_CODE: Final[str] = next(kind.code for kind in _BOX.tile_kind if kind.role == "street")

# --- Tracks and names --------------------------------------------------------------------------------------------
FIRST_ALLOWANCE: Final[int] = _BOX.tracker.first
TRACK_FIELDS: Final[int] = _BOX.money_track.fields
COLOURS: Final[tuple[str, ...]] = _BOX.colours.ids
SIGNS: Final[tuple[str, ...]] = _BOX.venue_signs.ids
