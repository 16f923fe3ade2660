"""The box as it is written down in components.toml: what every card shows, before anything is computed from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from omerta.games.villa.events import Hint
from omerta.kit.box import Entry, Name, Source

Layer: TypeAlias = Literal["park", "villa", "cellar"]


class About(Entry, frozen=True):
    game: Literal["villa"]
    schema_version: Literal[1]
    title_de: Name
    title_en: Name
    designer: Name
    publisher: Name
    year: int


class Symbol(Entry, frozen=True):
    code: Name
    id: Name
    colour: Name
    name_de: Name
    name_en: Name


class Symbols(Entry, frozen=True):
    source: Source
    order: tuple[str, ...]
    list: tuple[Symbol, ...]


class PoliceKind(Entry, frozen=True):
    kind: Name
    symbols: tuple[str, ...]
    count: Annotated[int, Meta(ge=1)]
    joker: bool


class Police(Entry, frozen=True):
    source: Source
    list: tuple[PoliceKind, ...]


class LeaderCard(Entry, frozen=True):
    source: Source
    count: Literal[1]


class Marker(Entry, frozen=True):
    position: int
    symbol: str


class Godfather(Entry, frozen=True):
    id: Name
    name_de: Name
    name_en: Name
    symbols: tuple[str, ...]
    source: Source = "reconstructed"
    note: str = ""
    marker: Marker | None = None


class Guard(Entry, frozen=True):
    id: Name
    name_de: Name
    name_en: Name
    strength: int
    symbols: tuple[str, ...]
    hint: Hint
    marker: Marker | None = None
    source: Source = "reconstructed"
    note: str = ""


class Godfathers(Entry, frozen=True):
    source: Source
    list: tuple[Godfather, ...]


class Guards(Entry, frozen=True):
    source: Source
    list: tuple[Guard, ...]


class Slot(Entry, frozen=True):
    id: Name
    layer: Layer
    x: int
    y: int
    neighbours: tuple[str, ...]
    covered_by: tuple[str, ...]


class Grounds(Entry, frozen=True):
    source: Source
    slots: tuple[Slot, ...]


class FirstGame(Entry, frozen=True):
    strength_2: Literal[4]
    strength_3: Literal[8]
    strength_4: Literal[1]
    police_cards: Literal[54]


class Setup(Entry, frozen=True):
    """These are the rulebook's numbers; another value is another game."""

    source: Source
    guards_in_play: Literal[13]
    park_guards: Literal[9]
    villa_guards: Literal[4]
    min_free_sides: Literal[2]
    open_start: Literal[4]
    row_limit: Literal[4]
    players_min: Literal[2]
    players_max: Literal[4]
    first_game: FirstGame


class Level(Entry, frozen=True):
    id: Name
    name_de: Name
    name_en: Name
    roster: str = "random"
    handicap: int | None = None
    grade_de: str = ""
    grade_en: str = ""
    source: Source = "rulebook"


class Difficulty(Entry, frozen=True):
    source: Source
    levels: tuple[Level, ...]


class Contents(Entry, frozen=True):
    """This is the whole file, table by table."""

    meta: About
    symbols: Symbols
    police_plain: Police
    police_duo: Police
    police_quad: Police
    leader_card: LeaderCard
    godfathers: Godfathers
    guards: Guards
    grounds: Grounds
    setup: Setup
    difficulty: Difficulty

    @property
    def police(self) -> tuple[PoliceKind, ...]:
        """Gives all kinds of police cards in the order of the file: plain, duo, quad."""
        return self.police_plain.list + self.police_duo.list + self.police_quad.list
