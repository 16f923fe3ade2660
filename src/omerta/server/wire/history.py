"""What travels when somebody looks back on their games: each game, and what they come to together."""

from __future__ import annotations

from msgspec import Struct

from omerta.server.kept import Hat
from omerta.server.wire.lobby import Code


class PlayedSeat(Struct, frozen=True):
    """A seat of a game that is over. Without a name it was a guest who has been deleted, or is not known any more; a
    bot has a level, and so has a person for whom one played at the end."""

    name: str | None
    hat: Hat | None
    bot: bool
    level: str | None
    role: str | None
    won: bool
    yours: bool


class PlayedGame(Struct, frozen=True):
    """Times are milliseconds since 1970."""

    code: Code
    number: int
    game: str
    began: int
    ended: int
    won: bool
    seats: tuple[PlayedSeat, ...]


class PlayedGames(Struct, frozen=True):
    """The last first. `more` asks for those before them (`?before=`); null: there are none."""

    games: tuple[PlayedGame, ...]
    more: str | None


class Figure(Struct, frozen=True):
    """So many games were played and won; the true share probably lies between `low` and `high`. `minutes` is how long
    one took on average."""

    role: str | None
    played: int
    won: int
    share: float
    low: float
    high: float
    minutes: int


class GameFigures(Struct, frozen=True):
    game: str
    whole: Figure
    roles: tuple[Figure, ...]
    """Where the game has roles: one each, the one that was played most first."""

    course: tuple[bool, ...]
    """The last results, the oldest first."""


class Figures(Struct, frozen=True):
    games: tuple[GameFigures, ...]
