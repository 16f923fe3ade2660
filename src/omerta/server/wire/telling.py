"""What the server says over a socket: everything at first, then what has changed, and one answer a message.

Actions, events and views are the game's own structs, encoded once (`values.py`); sentences travel as keys.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct

from omerta.contract import Seat, Text
from omerta.server.kept import Hat, Room
from omerta.server.wire.asking import MessageId
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.problems import Problem
from omerta.table.frames import Frame
from omerta.table.snapshot import Standing


class Telling(Struct, frozen=True, tag_field="type"):
    pass


class Welcome(Telling, frozen=True, tag="welcome"):
    """Everything at once: on joining, and whenever the missing frames are no longer kept."""

    seat: Seat | None
    number: int
    digest: str
    """It stands for all frames up to `number`; a client that comes back shows both in its `hello`."""

    now: int
    view: Raw
    gloss: Raw
    """What the rules make of the view; empty where a game adds nothing."""

    standing: Standing
    groups: dict[str, Raw]
    """The actions of every group named in `standing`."""

    frames: tuple[Raw, ...]
    """The frames so far, for the log; after a `hello` with a number, exactly those that were missing. If
    the client was told something else than the server knows, it begins anew with frame 1."""

    table: TableInfo


class Happened(Telling, frozen=True, tag="update"):
    """The part of an update that viewers share who are told the same: it is encoded once for all of them."""

    frames: tuple[Frame, ...]
    digest: str
    """It stands for all frames so far, these included."""

    now: int
    view: dict[str, object]
    """The fields of the view that have changed."""

    gloss: dict[str, object]
    """Those of its gloss."""


class Update(Telling, frozen=True, tag="update"):
    """What has happened, one frame an event, and what is different now."""

    frames: tuple[Raw, ...]
    digest: str
    """It stands for all frames so far, these included."""

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


class Spoken(Struct, frozen=True):
    """A word beside the game. Each `speaker` has a number at this table; a name that is gone is none."""

    number: int
    room: Room
    speaker: int
    name: str | None
    hat: Hat
    yours: bool
    text: str
    at: int


class Talk(Telling, frozen=True, tag="talk"):
    """What was said beside the game, as far as the client may hear it: all of it at first, then what is new."""

    words: tuple[Spoken, ...]


class ReportedMessage(Struct, frozen=True):
    about: str
    seat: Seat | None
    name: str | None
    text: str
    phrase: str
    at: int


class Reports(Telling, frozen=True, tag="reports"):
    """The host alone is told which messages were shown to them."""

    reports: tuple[ReportedMessage, ...]


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


ServerMessage: TypeAlias = (
    Welcome | Update | TableChanged | Pointed | Talk | Reports | Accepted | Refused | Hint | Coached | Pong
)
