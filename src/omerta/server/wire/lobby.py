"""What travels over REST: guests, games on offer, tables. docs/protocol.md is written from these types.

Keys and arguments, never prose. Nothing here depends on a game: options are the game's own structs.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from omerta.contract import BoardSetting, Seat
from omerta.server.kept import Hat

Code: TypeAlias = Annotated[str, Meta(title="Code", pattern="^[A-HJ-KM-NP-Z2-9]{5}$")]
"""Five characters, none of 0 O 1 I L: a table's short code and the end of its link. It lets one in, as a guest."""
NAME_LENGTH: Final = range(1, 25)
"""Counted as the name is kept: in one form, without what nobody sees."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=96)]
"""It may come in parts, such as a letter and its accents."""


class Me(Struct, frozen=True):
    name: Name
    hat: Hat


class OptionNeed(Struct, frozen=True):
    """Another option must have one of these values."""

    option: str
    values: tuple[Raw, ...]


class OptionForm(Struct, frozen=True):
    """One line of the form for a game's options; its words are the messages `option-<name>...`."""

    name: str
    kind: Literal["switch", "choice", "number", "list", "text"]
    default: Raw
    choices: tuple[Raw, ...] = ()
    lowest: int | None = None
    highest: int | None = None
    seats: tuple[int, ...] = ()
    """The numbers of seats with which it means something; empty: all of them."""

    needs: tuple[OptionNeed, ...] = ()
    """Where one of these fails, it means nothing either."""

    names_seats: bool = False
    """Numbers among its choices are seats, from 0."""


class Preset(Struct, frozen=True):
    """A named option set: the message `preset-<name>`."""

    name: str
    options: Raw


class ClockForm(Struct, frozen=True):
    """A clock of the game, the message `clock-<name>`, and its usual length in seconds for each number of `seats`;
    0: it does not run."""

    name: str
    seconds: tuple[int, ...]


class GameCard(Struct, frozen=True):
    id: str
    version: int
    seats: tuple[int, ...]
    options: tuple[OptionForm, ...]
    presets: tuple[Preset, ...]
    bots: tuple[str, ...]
    clocks: tuple[ClockForm, ...]
    """Those for which the game has lengths of its own."""

    board: tuple[BoardSetting, ...]


class RuleLine(Struct, frozen=True):
    id: str
    chapter: str
    text: str


SeatKind: TypeAlias = Literal["me", "open", "bot"]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is to be: the asker's own (several are solo play), open for somebody, or a bot of a level."""

    kind: SeatKind
    level: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, msgspec.Raw]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=12)]
    listed: bool = False
    """Whether everybody who opens the lobby sees it; otherwise only those with the link or the code."""

    spectators: bool = True
    coach: Literal["off", "number", "full"] = "off"
    board: dict[str, bool | str] = {}
    """Settings of the board that the game declares; those not named are as usual."""

    learn: bool = False
    clock: Annotated[int, Meta(ge=5, le=3600)] | None = None
    """Seconds for every clock; None: the game's own lengths if it has any, else no clock runs."""

    lengths: dict[str, Annotated[int, Meta(ge=0, le=3600)]] = {}
    """Seconds for single clocks, by name, whatever else is said; 0: it does not run."""


class SeatInfo(Struct, frozen=True):
    """Public facts of a seat. `present` says that a socket is open, never whether it has answered."""

    seat: Seat
    kind: Literal["person", "open", "bot"]
    name: str | None = None
    hat: Hat | None = None
    level: str | None = None
    present: bool = False
    yours: bool = False


class Series(Struct, frozen=True):
    """A series is several games at one table: which one it is, how many there are, and each seat's points: one for
    every game it has won."""

    number: int
    games: int
    points: tuple[int, ...]
    places: bool
    """Whether the host may seat people anew before the next game."""


class TableInfo(Struct, frozen=True):
    code: Code
    game: str
    options: Raw
    seats: tuple[SeatInfo, ...]
    phase: Literal["gathering", "playing", "over"]
    host: bool
    """Whether the asker may change seats and start."""

    listed: bool
    spectators: bool
    coach: Literal["off", "number", "full"]
    board: dict[str, bool | str]
    """Every setting of the board that the game declares."""

    learn: bool
    clock: int | None
    lengths: dict[str, int]
    series: Series
    watching: int
    created: int
    replay: bool
    """Whether the game can be looked at again through everybody's eyes once it is over."""

    rematch: Code | None = None


class Tables(Struct, frozen=True):
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    level: str | None = None


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The next game of a series, or another series. `seating` is the host's, where the host may seat people anew: for
    each new seat the seat its player has now."""

    seating: Annotated[tuple[Seat, ...], Meta(max_length=12)] | None = None


HealthStatus: TypeAlias = Literal["ok", "damaged", "full", "no database"]


class Health(Struct, frozen=True):
    """`name` tells a browser's starter that an Omertà answers here."""

    name: Literal["omerta"]
    status: HealthStatus
    damaged: int = 0
    """So many tables have turned out to be damaged since the server began."""
