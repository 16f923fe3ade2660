"""The box, read once: kinds of house tiles, figures of each player count. RULES.md, "Components", LP-1 to LP-9.

No code depends on a kind's id; whoever owns the printed box replaces the kinds of components.toml.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from omerta.games.palermo.box import Box as Box
from omerta.games.palermo.box import Contents, PlayerCount, TileKind
from omerta.games.palermo.checks import check
from omerta.kit.box import read


def load(text: str) -> Box:
    """The box that this text describes, or the first check that it fails."""
    contents = read(text, Contents)
    check(contents)
    return Box(contents)


BOX: Final = load(files("omerta.games.palermo").joinpath("components.toml").read_text(encoding="utf-8"))
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
KIND_INDEX: Final[dict[str, int]] = {kind: index for index, kind in enumerate(KINDS)}
KIND_COUNTS: Final[tuple[int, ...]] = tuple(kind.count for kind in HOUSE_KINDS)
START_CODE: Final[str] = next(kind.code for kind in _BOX.tile_kind if kind.role == "start")
STREET_CODE: Final[str] = next(kind.code for kind in _BOX.tile_kind if kind.role == "street")

# --- Tracks and names --------------------------------------------------------------------------------------------
FIRST_ALLOWANCE: Final[int] = _BOX.tracker.first
TRACK_FIELDS: Final[int] = _BOX.money_track.fields
COLOURS: Final[tuple[str, ...]] = _BOX.colours.ids
SIGNS: Final[tuple[str, ...]] = _BOX.venue_signs.ids
