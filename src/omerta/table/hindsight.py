"""A finished match is looked at again through one viewer: what it was told, and its view right after.

A step is whatever told this viewer something; others' silent steps leave no trace in its count, as in its frames.
Left out are moves that were taken back, messages and votes; sealed answers, whose opening is told, for who was the last
to answer or did not answer at all is nobody's business after the end either; and all times.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from omerta.contract import Event, Hindsight, Text, Viewer
from omerta.table.log import Move, Step
from omerta.table.match import Match
from omerta.table.referee import Ruling
from omerta.table.refusals import Refusal
from omerta.table.typevars import A, O, S, V, V_co


class NotOver(Refusal):
    """While a game runs, nobody looks through another's eyes."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-not-over"))


class NothingToReplay(Refusal):
    """The end of this game keeps secrets."""

    def __init__(self) -> None:
        super().__init__(Text("refusal-no-replay"))


@dataclass(frozen=True)
class Moment(Generic[V_co]):
    """`public` counts the steps so far that everybody was told of: the same moment for every viewer."""

    events: tuple[Event, ...]
    view: V_co
    public: int


@dataclass(frozen=True)
class Look(Generic[V_co]):
    """One viewer has lived the game like this; the end shows the rest to everybody."""

    moments: tuple[Moment[V_co], ...]
    last: V_co
    """A spectator saw this last."""


def look_back(match: Match[S, A, V, O], viewer: Viewer) -> Look[V]:
    """Goes from the deal to the outcome. A match that goes on, or whose end keeps secrets, is refused."""
    hindsight_of(match)
    referee = match.course.referee
    ruling: Ruling[S] = referee.deal(match.header.options, match.header.seats)
    moments, public = list[Moment[V]](), 0
    for step in (None, *(step for _, step in match.course.logbook.steps())):
        if step is not None:
            ruling = referee.again(ruling.state, step)
        public += bool(_told(ruling.events, None))
        told = _told(_unsealed(match, step, ruling.events), viewer)
        if told:
            moments.append(Moment(told, match.game.view(ruling.state, viewer), public))
    return Look(tuple(moments), match.game.view(ruling.state, None))


def _told(events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    return tuple(seen for event in events if (seen := event.shown(viewer)) is not None)


def _unsealed(match: Match[S, A, V, O], step: Step[A, Event] | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Leaves out what a seat alone was told of its sealed answer."""
    if not isinstance(step, Move) or not match.course.book.was_sealed(step.seat, step.decision):
        return events
    return tuple(event for event in events if event.only_to is None)


def hindsight_of(match: Match[S, A, V, O]) -> Hindsight[V]:
    if match.game.hindsight is None:
        raise NothingToReplay
    if match.course.is_ended:
        raise NothingToReplay
    if match.outcome() is None:
        raise NotOver
    return match.game.hindsight
