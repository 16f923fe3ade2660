"""Frames are what each viewer is told, one frame a shown event, numbered for each viewer from 1.

A frame tells nothing of the log: an entry that shows a viewer nothing leaves no gap in its numbers. `streams.py` says
who is told what.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from omerta.contract import Action, Clock, Event, Options, Seat, View
from omerta.table.log import AbsenceChoice, HostAct, MindedWhy, VoteKind
from omerta.table.snapshot import Snapshot


class Numbered(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="frame"):
    number: int
    at: int


class EventFrame(Numbered, frozen=True, kw_only=True, omit_defaults=True, tag="event"):
    event: Event
    clock_for: tuple[Seat, ...] = ()
    """It happened because a clock ran out and decided for these seats."""


class MessageFrame(Numbered, frozen=True, kw_only=True, omit_defaults=True, tag="message"):
    """Somebody has spoken; a quick phrase is its key, which every reader reads in their own language."""

    seat: Seat
    text: str
    phrase: str = ""


class VoteFrame(Numbered, frozen=True, kw_only=True, tag="vote"):
    seat: Seat
    kind: VoteKind
    value: bool
    carried: bool


class AwayFrame(Numbered, frozen=True, kw_only=True, tag="away"):
    """The table waits for the person on this seat, who has been gone `since` then."""

    seat: Seat
    since: int


class AskedFrame(Numbered, frozen=True, kw_only=True, tag="asked"):
    """The others are asked what to do about the person who is away from this seat."""

    seat: Seat


class OpinionFrame(Numbered, frozen=True, kw_only=True, tag="opinion"):
    """The person on this seat has said what to do about the one who is away; `settled` is what it has come to."""

    seat: Seat
    about: Seat
    choice: AbsenceChoice
    settled: AbsenceChoice | None


class MindedFrame(Numbered, frozen=True, kw_only=True, tag="minded"):
    """From now on a bot minds the seats of the person on this seat."""

    seat: Seat
    why: MindedWhy
    by: Seat | None


class ReturnedFrame(Numbered, frozen=True, kw_only=True, tag="returned"):
    """The person of this seat is back."""

    seat: Seat


class HostedFrame(Numbered, frozen=True, kw_only=True, tag="hosted"):
    """The host has done something about the table, or about the person on the seat `about`."""

    act: HostAct
    by: Seat | None
    about: Seat | None


class EndedFrame(Numbered, frozen=True, kw_only=True, tag="ended"):
    """The game has ended without a result."""


class LostFrame(Numbered, frozen=True, kw_only=True, tag="lost"):
    """The person on this seat has shown that moves are lost; the table stands until its people agree to go on."""

    seat: Seat


class ProlongedFrame(Numbered, frozen=True, kw_only=True, tag="prolonged"):
    """The host has given a clock so many milliseconds more."""

    seat: Seat | None
    clock: Clock
    length: int


class HeldFrame(Numbered, frozen=True, kw_only=True, tag="held"):
    """Its own seat alone is told that the answer is taken and when it takes effect."""

    decision: int
    action: Action
    until: int


class LapsedFrame(Numbered, frozen=True, kw_only=True, tag="lapsed"):
    """Its own seat alone is told that the held answer is no longer possible."""

    decision: int


class UndoneFrame(Numbered, frozen=True, kw_only=True, tag="undone"):
    """The frames with the numbers `void` are taken back; the snapshot says how things stand instead."""

    seat: Seat | None
    void: tuple[int, ...]
    snapshot: Snapshot[View] | None


class CastFrame(Numbered, frozen=True, kw_only=True, tag="cast"):
    """Its own seat alone is told which vote it has cast."""

    candidate: Seat | None


class SequelFrame(Numbered, frozen=True, kw_only=True, tag="sequel"):
    """The ballot is opened and the next game settled."""

    options: Options
    seating: tuple[Seat, ...]
    votes: tuple[tuple[Seat, Seat | None], ...]


class FadedFrame(Numbered, frozen=True, kw_only=True, tag="faded"):
    """It stands for a fleeting event when frames are told again after its beat: whoever saw it must remember it."""


Frame: TypeAlias = (
    EventFrame
    | MessageFrame
    | VoteFrame
    | AwayFrame
    | AskedFrame
    | OpinionFrame
    | MindedFrame
    | ReturnedFrame
    | HostedFrame
    | EndedFrame
    | LostFrame
    | ProlongedFrame
    | HeldFrame
    | LapsedFrame
    | UndoneFrame
    | CastFrame
    | SequelFrame
    | FadedFrame
)
