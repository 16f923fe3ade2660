"""What travels about people one meets again: companions, invitations, clubs with their ratings, evenings.

Nobody's id is told to others: a handle means a person to one asker alone.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from omerta.server.kept import Hat
from omerta.server.wire.lobby import Code, Name

Handle: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
"""A person, for whoever was told it; it means nothing to anybody else."""

ClubId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
GameId: TypeAlias = Annotated[str, Meta(max_length=32)]


class Companion(Struct, frozen=True):
    """Somebody one has played with, or plays with now: in `games` that are over, and when last, in milliseconds since
    1970."""

    handle: Handle
    name: str
    hat: Hat
    games: int
    last: int
    blocked: bool


class Company(Struct, frozen=True):
    people: tuple[Companion, ...]
    invitable: bool
    """Whether others may invite one to their tables and clubs."""


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    invitable: bool


class Blocking(Struct, frozen=True, forbid_unknown_fields=True):
    blocked: bool


class InvitationWish(Struct, frozen=True, forbid_unknown_fields=True):
    person: Handle


class InvitedPeople(Struct, frozen=True):
    """Those whom the asker has invited to a table, whether they come or not."""

    people: tuple[Handle, ...]


class Invitation(Struct, frozen=True):
    """Somebody asks one to their table."""

    code: Code
    game: str
    name: str | None
    hat: Hat
    at: int
    free: int


class ClubAsk(Struct, frozen=True):
    """Somebody asks one into their club; in one that keeps a rating, whoever joins agrees to it."""

    id: ClubId
    club: str
    name: str | None
    hat: Hat
    members: int
    rated: bool


class Asked(Struct, frozen=True):
    """What waits for an answer."""

    tables: tuple[Invitation, ...] = ()
    clubs: tuple[ClubAsk, ...] = ()


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    people: Annotated[tuple[Handle, ...], Meta(max_length=23)] = ()
    """They are asked at once."""


class ClubWish(Struct, frozen=True, forbid_unknown_fields=True):
    person: Handle


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one agrees that the club keeps a rating."""

    agrees: bool


class GameWish(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId


class ClubMember(Struct, frozen=True):
    """`asked` has not answered yet. `rating` is null before the first game that counts."""

    handle: Handle
    name: str
    hat: Hat
    state: Literal["in", "asked"]
    yours: bool
    agrees: bool
    rating: Rating | None


class Rating(Struct, frozen=True):
    """How strong somebody plays among the others of the club: `points` around 1000, probably not further off than
    `spread`, after so many games."""

    points: int
    spread: int
    games: int


class Club(Struct, frozen=True):
    id: ClubId
    name: str
    founder: bool
    """Whether it is the asker who may send others away."""

    members: tuple[ClubMember, ...]
    rated: int | None
    """Since when everybody has agreed to a rating; null: none is kept."""

    agrees: bool
    counted: int
    """So many games count for the rating."""


class Clubs(Struct, frozen=True):
    clubs: tuple[Club, ...]
    asked: tuple[ClubAsk, ...]


class EveningPerson(Struct, frozen=True):
    """`won` names the game of each victory, in their order."""

    name: str | None
    hat: Hat
    yours: bool
    won: tuple[str, ...]
    played: int


class EveningGame(Struct, frozen=True):
    """`winners` count in `Evening.people`; a game may have been won by bots, or by nobody."""

    code: Code
    number: int
    game: str
    winners: tuple[int, ...]
    bots: bool
    """Whether a bot was among the winners."""


class WishedGame(Struct, frozen=True):
    game: str
    count: int
    yours: bool


class Evening(Struct, frozen=True):
    """Several games in a row, at this table and those before it, and what may come next."""

    games: tuple[EveningGame, ...]
    tables: int
    people: tuple[EveningPerson, ...]
    choices: tuple[str, ...]
    """The games that those at the table can play, bots in the seats that are left."""

    wishes: tuple[WishedGame, ...]
    needed: int
    """With so many wishes a game is chosen."""

    host: bool
    """Whether the asker chooses without a vote."""

    next: Code | None


class NextWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The game one would like to play next; null takes it back."""

    game: GameId | None
