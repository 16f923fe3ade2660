"""What a viewer is handed: everything at once on joining, and the receipt for an action."""

from __future__ import annotations

from typing import Generic, NamedTuple

import msgspec

from omerta.contract import Action, Ballot, Seat, Viewer
from omerta.table.absentee import Absentee
from omerta.table.deadline import Deadline
from omerta.table.decisions import OpenDecision
from omerta.table.horizon import Horizon
from omerta.table.log import Person
from omerta.table.standing_vote import StandingVote
from omerta.table.typevars import V_co


class Receipt(msgspec.Struct, frozen=True, gc=False):
    """The action is taken; `frame` is the seat's last frame then, `until` the moment it takes effect if it is held."""

    seat: Seat
    decision: int
    frame: int
    until: int | None = None


class OwnHeld(msgspec.Struct, frozen=True):
    """An action of one's own that is not yet in effect."""

    decision: int
    action: Action


class Common(NamedTuple):
    """What all standings of one moment have in common."""

    deadlines: tuple[Deadline, ...]
    banks: tuple[int | None, ...]
    paused_at: int | None
    lost: bool
    host_paused: bool
    votes: tuple[StandingVote, ...]
    absences: tuple[Absentee, ...]
    voices: tuple[str | None, ...]
    ballot: Ballot | None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How things stand besides the view: what the seat may answer and do, and what the table is up to."""

    decisions: tuple[OpenDecision, ...]
    groups: tuple[str, ...]
    """The names of the seat's menu groups; equal names mean equal actions."""

    deadlines: tuple[Deadline, ...]
    banks: tuple[int | None, ...]
    """Milliseconds that each seat had in its bank when its clock last began to run; empty where there are no banks."""

    paused_at: int | None
    """The clocks stand since then: everybody voted for it, or moves are lost."""

    lost: bool
    """Somebody was told more than the server has kept; nobody acts before a vote to `go_on` is carried."""

    host_paused: bool
    """The host has stopped the table, and lets it go on."""

    votes: tuple[StandingVote, ...]
    absences: tuple[Absentee, ...]
    """Who is away, or whose seats a bot minds, as the log tells it."""

    voices: tuple[str | None, ...]
    held: tuple[OwnHeld, ...]
    ballot: Ballot | None
    """Open after the outcome, until the next game is settled."""

    cast: Seat | None
    """The seat's own vote in it."""

    undo: Horizon | None
    """May the person on this seat take something back, and if not why? It hangs on all seats of that person, so a
    snapshot of one seat leaves it out."""


class Snapshot(msgspec.Struct, Generic[V_co], frozen=True, kw_only=True):
    """All that a viewer may know of the table now. Frames after `number` continue it."""

    viewer: Viewer
    number: int
    view: V_co
    people: tuple[Person | None, ...]
    standing: Standing
