"""The log of a match says what happened at the table, in order, each entry with its time in milliseconds.

`Begun`, `Move`, `Expired` and `Conceded` are steps: they change the state and carry the events they caused, whole.
`Undone` takes steps back. The rest leaves the state alone. The log only grows; everything else at a table follows
from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, Literal, TypeAlias

import msgspec

from omerta.contract import Clock, Event, Game, Outcome, Seat, snake_case
from omerta.table.tempo import AnyTempo
from omerta.table.typevars import A, A_co, E_co, O, O_co, S, V

FORMAT: Final = "omerta-record/2"
UNCHAINED: Final = "omerta-record/1"
"""Records of this earlier format have no chain; they are read, and one that was begun is written on without it."""

By: TypeAlias = Literal["player", "steward", "bot"]
VoteKind: TypeAlias = Literal["concede", "pause", "undo", "go_on", "end"]
AbsenceChoice: TypeAlias = Literal["wait", "mind", "end"]
MindedWhy: TypeAlias = Literal["left", "absence", "vote", "host", "removed"]
HostAct: TypeAlias = Literal[
    "free",
    "hand_on",
    "inherit",
    "mute",
    "unmute",
    "lock",
    "unlock",
    "pause",
    "go_on",
    "let_watch",
    "bar_watchers",
]
"""What a host may do besides letting a bot mind a seat; `inherit` happens by itself when the host has been gone for
long."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Person: TypeAlias = Count
Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$")]


class Line(
    msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="entry", tag=snake_case, forbid_unknown_fields=True
):
    """A record has one such object a line; its tag is the field `entry`. Nothing in it leads back to it, and there are
    many: so the collector of garbage need not look at them."""


class Dated(Line, frozen=True, kw_only=True):
    at: Count


class Begun(Dated, Generic[E_co], frozen=True, kw_only=True):
    """The game has been dealt."""

    draws: Count
    events: tuple[E_co, ...]


class Move(Dated, Generic[A_co, E_co], frozen=True, kw_only=True, omit_defaults=True):
    """A seat has acted. `key` is made by the client: the same key again is the same move."""

    seat: Seat
    decision: int
    action: A_co
    by: By = "player"
    key: str | None = None
    draws: Count
    events: tuple[E_co, ...]


class Held(Dated, Generic[A_co], frozen=True, kw_only=True, omit_defaults=True):
    """An action is acknowledged but takes effect later, so that its time tells nothing."""

    seat: Seat
    decision: int
    action: A_co
    by: By = "player"
    key: str | None = None
    until: Count


class Lapsed(Dated, frozen=True, kw_only=True):
    """A held action was no longer possible when its moment came: another of the same moment came before it."""

    seat: Seat
    decision: int


class Expired(Dated, Generic[E_co], frozen=True, kw_only=True, omit_defaults=True):
    """A clock has run out and has decided for the seats that were `late`. If it is `hushed`, nobody but they may know:
    everybody else would learn who had not answered. Earlier records do not say who was late."""

    clock: Clock
    draws: Count
    events: tuple[E_co, ...]
    late: tuple[Seat, ...] = ()
    hushed: bool = False


class Prolonged(Dated, frozen=True, kw_only=True):
    """The host has given a running clock so many milliseconds more. A host who only looks on has no seat."""

    clock: Clock
    length: Count
    seat: Seat | None


class Message(Dated, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody has spoken; no rule of the game hears it. A quick phrase is its key, and its text is empty."""

    seat: Seat
    text: str
    phrase: str = ""


class Vote(Dated, frozen=True, kw_only=True):
    """The person on this seat has changed a standing vote; if it is `carried`, everybody agrees now."""

    seat: Seat
    kind: VoteKind
    value: bool
    carried: bool


class Spent(Dated, frozen=True, kw_only=True):
    """The votes of this kind have had their effect: none of them stands any longer."""

    kind: VoteKind


class Away(Dated, frozen=True, kw_only=True):
    """The table waits for the person on this seat, who has been gone `since` then. Until `until` it only waits."""

    seat: Seat
    since: Count
    until: Count


class Asked(Dated, frozen=True, kw_only=True):
    """The person on this seat has been gone for long: the others are asked what to do."""

    seat: Seat


class Opinion(Dated, frozen=True, kw_only=True):
    """The person on this seat says what to do about the one who is away from the seat `about`. `settled` is what all
    opinions have come to with this one; None while it is open."""

    seat: Seat
    about: Seat
    choice: AbsenceChoice
    settled: AbsenceChoice | None


class Minded(Dated, frozen=True, kw_only=True):
    """A bot of this level minds the seats of the person on this seat. `by` is the seat of the host who wanted it so;
    whoever was `removed` does not come back."""

    seat: Seat
    why: MindedWhy
    level: str
    by: Seat | None = None


class Returned(Dated, frozen=True, kw_only=True):
    """The person who was away from this seat is back, and plays it again."""

    seat: Seat


class Hosted(Dated, frozen=True, kw_only=True):
    """The host has done something about the table, or about the person on the seat `about`. `by` is the seat of the
    host; a host may have none."""

    act: HostAct
    by: Seat | None = None
    about: Seat | None = None


class Ended(Dated, frozen=True, kw_only=True):
    """Everybody there has agreed to end the game without a result."""


class Lost(Dated, frozen=True, kw_only=True):
    """The person on this seat has shown that it was told more than this log holds: moves are lost. The table stands
    until its people agree to go on from what is left."""

    seat: Seat


class Conceded(Dated, Generic[E_co], frozen=True, kw_only=True):
    """Everybody has voted to give up, and the game has ended by its own rule."""

    events: tuple[E_co, ...]


class Undone(Dated, frozen=True, kw_only=True):
    """Steps are taken back, by one person or (`seat` is None) by everybody. `taken` counts entries from 0."""

    seat: Seat | None
    taken: tuple[Count, ...]


class Cast(Dated, frozen=True, kw_only=True):
    """A seat has cast a sealed vote in the ballot after the outcome; None abstains."""

    seat: Seat
    candidate: Seat | None


class Followed(Dated, Generic[O_co], frozen=True, kw_only=True):
    """The ballot is closed: the next game of the series is settled."""

    options: O_co
    seating: tuple[Seat, ...]
    votes: tuple[tuple[Seat, Seat | None], ...]


Step: TypeAlias = Move[A_co, E_co] | Expired[E_co] | Conceded[E_co]
Entry: TypeAlias = (
    Move[A_co, E_co]
    | Begun[E_co]
    | Expired[E_co]
    | Conceded[E_co]
    | Held[A_co]
    | Lapsed
    | Prolonged
    | Message
    | Vote
    | Spent
    | Away
    | Asked
    | Opinion
    | Minded
    | Returned
    | Hosted
    | Ended
    | Lost
    | Undone
    | Cast
    | Followed[O_co]
)


class Header(Line, Generic[O_co], frozen=True, kw_only=True):
    """All this is settled before the deal. People are numbered, not named; a bot's seat has none."""

    format: str = FORMAT
    game: str
    rules: int
    options: O_co
    seats: int
    people: tuple[Person | None, ...]
    commitment: Hex
    entropies: tuple[Hex, ...]
    lengths: dict[str, Count]
    tempo: AnyTempo | msgspec.UnsetType = msgspec.UNSET
    """A table in no hurry has none."""


class Closed(Line, frozen=True, kw_only=True):
    """The match is finished, and its secret is opened. Without an outcome it was ended without a result."""

    secret: Hex
    outcome: Outcome | None


@dataclass(frozen=True, kw_only=True)
class Record(Generic[S, A, V, O]):
    """A match is kept like this."""

    game: Game[S, A, V, O]
    header: Header[O]
    log: tuple[Entry[A, Event, O], ...]
    closed: Closed | None = None


# A record that is loaded is of a game that is known only when its header has been read.
AnyRecord: TypeAlias = Record[Any, Any, Any, Any]
AnyEntry: TypeAlias = Entry[Any, Any, Any]
AnyHeader: TypeAlias = Header[Any]
