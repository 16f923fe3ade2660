"""What a client says over its socket. Every message with an id gets one answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from omerta.contract import Seat
from omerta.server.wire.screens import ScreenSecret
from omerta.table.log import AbsenceChoice, VoteKind

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client; a repeated id is the same message again and changes nothing."""


class Asking(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """The last frame that this client was ever told of this game, from this seat, and the digest that came with it."""

    number: int
    digest: Annotated[str, Meta(max_length=64)]


class Hello(Asking, frozen=True, tag="hello"):
    """First word on every connection: the last frame the client has at hand, or none, and what it was told last, also
    if it has that no longer. If the server does not know that, moves are lost, and everybody at the table is told."""

    after: int | None = None
    told: Told | None = None
    screen: ScreenSecret | None = None
    """What a screen is let in by (`?screen=1`); nobody else needs it."""


class Act(Asking, frozen=True, tag="act"):
    id: MessageId
    decision: int
    action: Raw


class Say(Asking, frozen=True, tag="say"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Asking, frozen=True, tag="phrase"):
    """Says one of the game's quick phrases, by its key: everybody reads it in their own language."""

    id: MessageId
    key: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,59}$")]


class Report(Asking, frozen=True, tag="report"):
    """Shows a message to the host, and to nobody else: a frame of the asker's, or a word said beside the game."""

    id: MessageId
    frame: int | None = None
    word: int | None = None


class Point(Asking, frozen=True, tag="point"):
    """Points at something on the board for a moment: a message without effect and without memory."""

    id: MessageId
    at: Annotated[str, Meta(max_length=40)]


class Vote(Asking, frozen=True, tag="vote"):
    """Changes one's standing vote on a matter of the table, which is carried when every person agrees; to go on after
    moves were lost, all but one of three or more are enough."""

    id: MessageId
    kind: VoteKind
    value: bool


class Advise(Asking, frozen=True, tag="advise"):
    """Says what to do about the person who is away from this seat, when the table asks: wait longer, let a bot mind the
    seat, or end the game without a result. Everybody who is there is asked; it may be changed until it is settled."""

    id: MessageId
    seat: Seat
    choice: AbsenceChoice


class Undo(Asking, frozen=True, tag="undo"):
    id: MessageId


class Cast(Asking, frozen=True, tag="cast"):
    """Casts one's sealed vote in the ballot after a game; None abstains. It may be changed until the ballot closes."""

    id: MessageId
    candidate: Seat | None


class Ask(Asking, frozen=True, tag="ask"):
    """What would the house do here and why, or how likely is a win? Answered to this seat alone."""

    id: MessageId
    what: Literal["hint", "coach"]


class Ping(Asking, frozen=True, tag="ping"):
    pass


TableMessage: TypeAlias = Hello | Act | Say | Phrase | Report | Point | Vote | Advise | Undo | Cast | Ask
"""What the table hears."""

ClientMessage: TypeAlias = TableMessage | Ping
