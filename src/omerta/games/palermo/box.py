"""The box as it is written down in components.toml: tiles, figures of each player count, tracks, pieces."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from omerta.games.palermo.values import TileField
from omerta.kit.box import Entry, Name, Source

Role: TypeAlias = Literal["start", "street", "house"]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class About(Entry, frozen=True):
    game: Literal["palermo"]
    schema: Literal[1]


class City(Entry, frozen=True):
    """The size of the city is the geometry of the game; another one is another game. P-1.4"""

    source: Source
    slot_columns: Literal[6]
    slot_rows: Literal[6]
    fields_per_slot_edge: Literal[2]


class Bypass(Entry, frozen=True):
    source: Source
    fields: int
    corner_fields: tuple[str, ...]


class MoneyTrack(Entry, frozen=True):
    source: Source
    fields: int


class Tracker(Entry, frozen=True):
    source: Source
    first: int
    last: int


class TileKind(Entry, frozen=True):
    """`house` are the fields built over at rotation 0; `door_on` is for drawing only."""

    id: Name
    source: Source
    count: Annotated[int, Meta(ge=0)]
    code: Name
    role: Role
    house: tuple[TileField, ...]
    entrance: TileField | None = None
    door_on: TileField | None = None


class PlayerCount(Entry, frozen=True):
    source: Source
    players: Positive
    chips: Positive
    street_tiles: Annotated[int, Meta(ge=0)]
    interest: int


class Pieces(Entry, frozen=True):
    source: Source
    colours_in_box: Positive
    chips_per_colour: Positive


class Names(Entry, frozen=True):
    source: Source
    ids: tuple[Name, ...]


class Contents(Entry, frozen=True):
    """This is the whole file, table by table."""

    meta: About
    city: City
    bypass: Bypass
    money_track: MoneyTrack
    tracker: Tracker
    tile_kind: tuple[TileKind, ...]
    player_count: tuple[PlayerCount, ...]
    pieces: Pieces
    colours: Names
    venue_signs: Names
