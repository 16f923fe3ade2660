"""What travels between a browser and the server. docs/protocol.md is written from these types.

Keys and arguments, never prose. Nothing here depends on a game: actions, events and views are the game's own
structs, decoded once with the game's unions (`omerta.server.wire.values`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from omerta.contract import Argument, Ballot, Seat, Text
from omerta.server.kept import Hat as Hat
from omerta.table.deadlines import Deadline
from omerta.table.decisions import OpenDecision
from omerta.table.snapshot import OwnHeld
from omerta.table.votes import StandingVote

Code: TypeAlias = Annotated[str, Meta(title="Code", pattern="^[A-HJ-KM-NP-Z2-9]{5}$")]
"""Five characters, none of 0 O 1 I L: a table's short code and the end of its link. It lets one in, as a guest."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client; a repeated id is the same message again and changes nothing."""


# --- The lobby (REST) ----------------------------------------------------------------------------------------------


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
    suspects: bool = True
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


class MatchInfo(Struct, frozen=True):
    """A match of several games at one table: which one it is, how many there are, and each seat's points: one for
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
    suspects: bool
    learn: bool
    clock: int | None
    lengths: dict[str, int]
    match: MatchInfo
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
    """The next game of a match, or another match. `seating` is the host's, where the host may seat people anew: for
    each new seat the seat its player has now."""

    seating: Annotated[tuple[Seat, ...], Meta(max_length=12)] | None = None


class Problem(Struct, frozen=True):
    """Every refusal of the server, over REST and over the socket.

    `rule` is set where a rule of the game refuses. `key` names the message `refusal-<key>` in the game's or the
    shared texts, `field` what was wrong in the request.
    """

    key: str
    args: dict[str, Argument] = {}
    rule: str | None = None
    field: str | None = None


# --- The socket: from the client -----------------------------------------------------------------------------------


class Asking(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(Asking, frozen=True, tag="hello"):
    """First word on every connection: the last frame the client has, or none."""

    after: int | None = None


class Act(Asking, frozen=True, tag="act"):
    id: MessageId
    decision: int
    action: Raw


class Say(Asking, frozen=True, tag="say"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Point(Asking, frozen=True, tag="point"):
    """Points at something on the board for a moment: a message without effect and without memory."""

    id: MessageId
    at: Annotated[str, Meta(max_length=40)]


class CastVote(Asking, frozen=True, tag="vote"):
    id: MessageId
    kind: Literal["concede", "pause", "undo"]
    value: bool


class Undo(Asking, frozen=True, tag="undo"):
    id: MessageId


class Nominate(Asking, frozen=True, tag="nominate"):
    id: MessageId
    candidate: Seat | None


class Ask(Asking, frozen=True, tag="ask"):
    """What would the house do here and why, or how likely is a win? Answered to this seat alone."""

    id: MessageId
    what: Literal["hint", "coach"]


class Ping(Asking, frozen=True, tag="ping"):
    pass


ClientMessage: TypeAlias = Hello | Act | Say | Point | CastVote | Undo | Nominate | Ask | Ping


# --- The socket: from the server -----------------------------------------------------------------------------------


class Telling(Struct, frozen=True, tag_field="type"):
    pass


class Standing(Struct, frozen=True):
    """How things stand besides the view: what the seat may answer and do, and what the table is up to."""

    decisions: tuple[OpenDecision, ...]
    groups: tuple[str, ...]
    deadlines: tuple[Deadline, ...]
    paused_at: int | None
    votes: tuple[StandingVote, ...]
    voices: tuple[str | None, ...]
    held: tuple[OwnHeld, ...]
    ballot: Ballot | None
    cast: Seat | None
    undo: Raw
    """The seat's horizon: may it take something back, and if not why."""


class Welcome(Telling, frozen=True, tag="welcome"):
    """Everything at once: on joining, and whenever the missing frames are no longer kept."""

    seat: Seat | None
    number: int
    now: int
    view: Raw
    gloss: Raw
    """What the rules make of the view; empty where a game adds nothing."""

    standing: Standing
    groups: dict[str, Raw]
    """The actions of every group named in `standing`."""

    frames: tuple[Raw, ...]
    """The frames so far, for the log; after a `hello` with a number, exactly those that were missing."""

    table: TableInfo


class Update(Telling, frozen=True, tag="update"):
    """What has happened, one frame an event, and what is different now."""

    frames: tuple[Raw, ...]
    now: int
    view: dict[str, Raw]
    """The fields of the view that have changed."""

    gloss: dict[str, Raw]
    """Those of its gloss."""

    standing: Standing
    groups: dict[str, Raw]
    """Groups not yet known to this connection."""


class TableChanged(Telling, frozen=True, tag="table"):
    """Somebody sat down, left, came back, looks on; a game has begun; there is a rematch.

    If the number of the game in `match` is another one, the seats may be others, too: the connection ends, and whoever
    stays dials again with the new number.
    """

    table: TableInfo


class Pointed(Telling, frozen=True, tag="pointed"):
    seat: Seat
    at: str


class Accepted(Telling, frozen=True, tag="accepted"):
    id: MessageId


class Refused(Telling, frozen=True, tag="refused"):
    id: MessageId | None
    problem: Problem


class Hint(Telling, frozen=True, tag="hint"):
    id: MessageId
    action: Raw
    why: Text


class Estimate(Struct, frozen=True):
    """A chance of winning, in per cent, with its 95 % interval."""

    percent: int
    low: int
    high: int
    worlds: int


class Coached(Telling, frozen=True, tag="coached"):
    """The coach's number for the present view; in `full` also one for each legal action, in the menu's order."""

    id: MessageId | None
    estimate: Estimate
    actions: tuple[tuple[Raw, Estimate], ...] = ()


class Pong(Telling, frozen=True, tag="pong"):
    now: int


ServerMessage: TypeAlias = Welcome | Update | TableChanged | Pointed | Accepted | Refused | Hint | Coached | Pong
