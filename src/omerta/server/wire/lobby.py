"""What travels over REST: guests, games on offer, tables. docs/protocol.md is written from these types.

Keys and arguments, never prose. Nothing here depends on a game: options are the game's own structs.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from omerta.contract import BoardSetting, Seat
from omerta.server.kept import Hat, HostDeed, Way, WhenAway

Code: TypeAlias = Annotated[str, Meta(title="Code", pattern="^[A-HJ-KM-NP-Z2-9]{5}$")]
"""Five characters, none of 0 O 1 I L: a table's short code and the end of its link. It lets one in, as a guest."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=96)]
"""It may come in parts, such as a letter and its accents; `names.py` says how long it may look."""


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

    tempo: Way = "unhurried"
    """`unhurried`: no clock but those of the game. `evening`: a bank and an increment a seat. `by_the_way`: hours or
    days a move, and nobody's sleeping hours count."""

    bank: Annotated[int, Meta(ge=0, le=7200)] = 900
    """Seconds a seat has in an evening besides those of each decision."""

    increment: Annotated[int, Meta(ge=5, le=600)] = 20
    """Seconds a decision has in an evening before the bank runs."""

    together: Annotated[int, Meta(ge=5, le=3600)] = 60
    """Seconds for a decision in an evening that several are asked at once."""

    hours: Annotated[int, Meta(ge=1, le=336)] = 24
    """Hours awake for a move by the way."""

    away: WhenAway = "ask"
    """What happens when somebody is away for long."""

    clock: Annotated[int, Meta(ge=5, le=3600)] | None = None
    """Seconds for every clock of an unhurried table; None: the game's own lengths if it has any, else no clock runs."""

    lengths: dict[str, Annotated[int, Meta(ge=0, le=3600)]] = {}
    """Seconds for single clocks, by name, whatever else is said; 0: it does not run."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A first game with hints. The game alone says who sits there and how it is dealt."""

    game: str


class SeatInfo(Struct, frozen=True):
    """Public facts of a seat. `present` says that a socket is open, never whether it has answered."""

    seat: Seat
    kind: Literal["person", "open", "bot"]
    name: str | None = None
    hat: Hat | None = None
    level: str | None = None
    present: bool = False
    yours: bool = False
    away_since: int | None = None
    """The person has had no socket open since then, for longer than a hiccup."""

    host: bool = False
    muted: bool = False
    """The host has silenced the person: game and votes go on, messages do not."""


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

    host_name: str | None
    """The host as they are called here; null if they have been deleted."""

    turn: bool
    """Whether the asker is asked here and has not answered: nobody is told that of anybody else."""

    listed: bool
    spectators: bool
    coach: Literal["off", "number", "full"]
    board: dict[str, bool | str]
    """Every setting of the board that the game declares."""

    learn: bool
    """Hints come at their moments."""

    lesson: bool
    """It is a first game, as the game has prepared it; what comes after it is an ordinary one."""

    tempo: Way
    bank: int
    increment: int
    together: int
    hours: int
    clock: int | None
    lengths: dict[str, int]
    series: Series
    watching: int
    created: int
    replay: bool
    """Whether the game can be looked at again through everybody's eyes once it is over."""

    away: WhenAway
    """What happens when somebody is away for long."""

    locked: bool
    """Nobody new sits down or looks on."""

    unfinished: bool
    """The game has ended without a result."""

    deeds: tuple[HostDeed, ...]
    """What the host has done before the deal; from then on the log tells it."""

    rematch: Code | None = None
    screens: int = 0
    """So many screens show the table to everybody around them."""


class Tables(Struct, frozen=True):
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    bots: bool = False
    """Whether bots take the seats that are open."""


class Spectators(Struct, frozen=True, forbid_unknown_fields=True):
    allowed: bool


class FindTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat with anyone who waits for somebody, at this game; if nobody does, a new table of it is opened."""

    game: str
    other_games: bool = False
    """Whether a seat at another game is as good, if somebody waits there."""

    seats: Annotated[int, Meta(ge=1, le=12)] | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    level: str | None = None


class Prolong(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives a running clock more time: which one, as its deadline names it, and so many seconds."""

    clock: Annotated[str, Meta(max_length=40)]
    since: int
    seconds: Annotated[int, Meta(ge=10, le=604_800)]


class HostWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants: to let a bot mind the seat of somebody who is away, or to free it again; to hand on the
    host's part; to remove somebody from the table or from the talk; to lock the table; to stop it and let it go on."""

    act: Literal["mind", "free", "hand_on", "remove", "mute", "unmute", "lock", "unlock", "pause", "go_on"]
    seat: Seat | None = None
    """Whom it is about, where it is about somebody."""


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
