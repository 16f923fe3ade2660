"""What is kept of people and tables, as the server handles it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Hat: TypeAlias = Literal[
    "fedora",
    "coppola",
    "boater",
    "bowler",
    "sun_hat",
    "beret",
    "top_hat",
    "chauffeur",
    "toque",
    "sailor",
    "pillbox",
    "alpine",
]
Phase: TypeAlias = Literal["gathering", "playing", "over"]
Coach: TypeAlias = Literal["off", "number", "full"]


class Person(Struct, frozen=True):
    id: str
    name: str
    hat: Hat


class Chair(Struct, frozen=True):
    """A seat: a person's, open, or a bot's. A person's with a level is minded by a bot until they come back."""

    kind: Literal["person", "open", "bot"]
    person: str | None = None
    level: str | None = None

    @property
    def is_played_by_bot(self) -> bool:
        return self.level is not None


OPEN = Chair("open")


class House(Struct, frozen=True, kw_only=True):
    """How this table is run, besides the options of the game."""

    listed: bool = False
    spectators: bool = True
    coach: Coach = "off"
    board: dict[str, bool | str] = {}
    learn: bool = False
    clock: int | None = None
    lengths: dict[str, int] = {}
    settled: bool = False
    """The end of another series has settled the options: its sequel begins here."""


class Stored(Struct, frozen=True, kw_only=True):
    """A table as it is kept; its log is read apart."""

    id: int
    code: str
    game: str
    options: bytes
    house: House
    host: str
    phase: Phase
    created: int
    chairs: tuple[Chair, ...]
    rematch: str | None = None
    header: str | None = None
    played: int = 0
    """Games of the series before the present one; their records are read apart."""

    points: tuple[int, ...] = ()
    """Each seat has its points, the present game among them once it is over; nobody has any before the first is."""
