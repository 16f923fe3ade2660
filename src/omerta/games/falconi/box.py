"""The box as it is written down in components.toml: board and border, cars, street cards, escape cards, variants."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from omerta.kit.box import Entry, Name, Source

Side: TypeAlias = Literal["N", "E", "S", "W"]
CarId: TypeAlias = Literal["prison", "green", "blue", "yellow"]
CardType: TypeAlias = Literal["straight", "curve", "tee", "cross", "bridge", "uturn"]
VariantId: TypeAlias = Literal["margherita", "funghi", "prosciutto", "salami", "diavola"]
EscapeId: TypeAlias = Literal["escape-green", "escape-blue", "escape-yellow"]
Colour: TypeAlias = Literal["green", "blue", "yellow"]
Principle: TypeAlias = Literal["I", "II"]
CellName: TypeAlias = Annotated[str, Meta(pattern="^[a-i][1-9]$")]
BorderName: TypeAlias = Annotated[str, Meta(pattern="^([NS]-[a-i]|[EW]-[1-9])$")]
Rotation: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0)]


class About(Entry, frozen=True):
    game: Literal["falconi"]
    schema: Literal[1]


class Board(Entry, frozen=True):
    """The size of the city is the geometry of the game; another one is another game. FR-1"""

    source: Source
    files: Literal["abcdefghi"]
    ranks: Literal[9]
    cells: Literal[81]
    directions: tuple[Side, Side, Side, Side]


class BorderSide(Entry, frozen=True):
    side: Side
    id: CarId
    theme: Name
    colour: Name
    source: Source


class BorderPiece(Entry, frozen=True):
    """Three positions, from the left to the right of a player who looks at the city from there."""

    id: Name
    positions: tuple[BorderName, ...]
    source: Source
    station: BorderName | None = None
    tunnel: BorderName | None = None


class CarPiece(Entry, frozen=True):
    """An exit is a cell and the side of it that faces the border. F-1.8"""

    id: CarId
    role: Literal["don", "police"]
    colour: Name
    front: tuple[CellName, Side]
    tunnel: tuple[CellName, Side]
    source: Source


class StreetCard(Entry, frozen=True):
    """`links` are the sides joined by street at rotation 0. F-2.1"""

    type: CardType
    links: tuple[tuple[Side, ...], ...]
    rotations: tuple[Rotation, ...]
    count: Count
    source: Source


class EscapeCard(Entry, frozen=True):
    id: EscapeId
    side: Side
    source: Source


class ChiliBomb(Entry, frozen=True):
    source: Source
    count: Count


class ChiliBoost(Entry, frozen=True):
    source: Source
    count: Count
    steps: Annotated[int, Meta(ge=1)]


class VariantEntry(Entry, frozen=True):
    """This is what a heat level puts on the table. F-1.1"""

    id: VariantId
    principle: Principle
    reserve: Count
    escapes: bool
    bombs: Count
    boosts: Count
    source: Source


class Contents(Entry, frozen=True):
    """This is the whole file, table by table."""

    meta: About
    board: Board
    border_side: tuple[BorderSide, ...]
    border_piece: tuple[BorderPiece, ...]
    car: tuple[CarPiece, ...]
    street_card: tuple[StreetCard, ...]
    escape_card: tuple[EscapeCard, ...]
    chili_bomb: ChiliBomb
    chili_boost: ChiliBoost
    variant: tuple[VariantEntry, ...]
