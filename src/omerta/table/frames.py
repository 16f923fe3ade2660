"""Frames are what each viewer is told, one frame a shown event, numbered for each viewer from 1.

A frame tells nothing of the log: an entry that shows a viewer nothing leaves no gap in its numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, assert_never

import msgspec

from omerta.contract import Action, Event, Options, Seat, View, Viewer
from omerta.table.log import (
    Begun,
    Cast,
    Conceded,
    Entry,
    Expired,
    Followed,
    Held,
    Lapsed,
    Lost,
    Message,
    Move,
    Undone,
    Vote,
    VoteKind,
)
from omerta.table.snapshot import Snapshot


class Numbered(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="frame"):
    number: int
    at: int


class EventFrame(Numbered, frozen=True, kw_only=True, tag="event"):
    event: Event


class MessageFrame(Numbered, frozen=True, kw_only=True, tag="message"):
    seat: Seat
    text: str


class VoteFrame(Numbered, frozen=True, kw_only=True, tag="vote"):
    seat: Seat
    kind: VoteKind
    value: bool
    carried: bool


class LostFrame(Numbered, frozen=True, kw_only=True, tag="lost"):
    """The person on this seat has shown that moves are lost; the table stands until its people agree to go on."""

    seat: Seat


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
    | LostFrame
    | HeldFrame
    | LapsedFrame
    | UndoneFrame
    | CastFrame
    | SequelFrame
    | FadedFrame
)
Snapshots: TypeAlias = Callable[[Viewer], Snapshot[View]]


def frames_of(entry: Entry[Action, Event, Options], viewer: Viewer, number: int) -> list[Frame]:
    """Makes what a viewer is told of an entry, numbered from `number`. What an `Undone` takes back the streams know."""
    at = entry.at
    match entry:
        case Begun() | Move() | Expired() | Conceded():
            return _event_frames(entry.events, viewer, number, at)
        case Message(seat=seat, text=text):
            return [MessageFrame(number=number, at=at, seat=seat, text=text)]
        case Vote():
            vote = VoteFrame(
                number=number, at=at, seat=entry.seat, kind=entry.kind, value=entry.value, carried=entry.carried
            )
            return [vote]
        case Lost(seat=seat):
            return [LostFrame(number=number, at=at, seat=seat)]
        case Followed(options=options, seating=seating, votes=votes):
            return [SequelFrame(number=number, at=at, options=options, seating=seating, votes=votes)]
        case Held() | Lapsed() | Cast():
            return [_own_frame(entry, number)] if viewer == entry.seat else []
        case Undone():
            return []
        case _:
            assert_never(entry)


def _event_frames(events: Iterable[Event], viewer: Viewer, number: int, at: int) -> list[Frame]:
    shown = [seen for event in events if (seen := event.shown(viewer)) is not None]
    return [EventFrame(number=number + place, at=at, event=event) for place, event in enumerate(shown)]


def _own_frame(entry: Held[Action] | Lapsed | Cast, number: int) -> Frame:
    match entry:
        case Held(decision=decision, action=action, until=until):
            return HeldFrame(number=number, at=entry.at, decision=decision, action=action, until=until)
        case Lapsed(decision=decision):
            return LapsedFrame(number=number, at=entry.at, decision=decision)
        case Cast(candidate=candidate):
            return CastFrame(number=number, at=entry.at, candidate=candidate)
        case _:
            assert_never(entry)


class Streams:
    """Streams keep the frames of every seat and of the spectators, and know which entry each came from."""

    def __init__(self, seats: int) -> None:
        self.viewers: tuple[Viewer, ...] = (*range(seats), None)
        self._frames: dict[Viewer, list[Frame]] = {viewer: [] for viewer in self.viewers}
        self._ends: dict[Viewer, list[int]] = {viewer: [] for viewer in self.viewers}
        # The beat of every frame that fades.
        self._fading: dict[Viewer, dict[int, int]] = {viewer: {} for viewer in self.viewers}
        self.losses = 0
        """So often everybody was told that moves are lost."""

    def hear(
        self, entry: Entry[Action, Event, Options], snapshots: Snapshots | None = None, beat: int | None = None
    ) -> None:
        """Tells every viewer its part of the next entry; `beat` is the state's after it. Without states there are no
        snapshots to hand out."""
        self.losses += isinstance(entry, Lost)
        for viewer in self.viewers:
            if isinstance(entry, Undone):
                self._take_back(entry, viewer, snapshots)
            else:
                told = frames_of(entry, viewer, self.last(viewer) + 1)
                self._frames[viewer] += told
                if beat is not None:
                    self._fading[viewer] |= dict.fromkeys(map(_number, filter(_fades, told)), beat)
            self._ends[viewer].append(self.last(viewer))

    def concerns(self, viewer: Viewer, entry: Entry[Action, Event, Options]) -> bool:
        """Is there anything in it to tell this viewer?"""
        if isinstance(entry, Undone):
            return any(self.numbers(viewer, line) for line in entry.taken)
        return bool(frames_of(entry, viewer, self.last(viewer) + 1))

    def _take_back(self, entry: Undone, viewer: Viewer, snapshots: Snapshots | None) -> None:
        """Only those are told who were told what is taken back."""
        void = tuple(number for line in entry.taken for number in self.numbers(viewer, line))
        if not void:
            return
        number = self.last(viewer) + 1
        snapshot = msgspec.structs.replace(snapshots(viewer), number=number) if snapshots else None
        frame = UndoneFrame(number=number, at=entry.at, seat=entry.seat, void=void, snapshot=snapshot)
        self._frames[viewer].append(frame)

    def last(self, viewer: Viewer) -> int:
        return len(self._frames[viewer])

    def numbers(self, viewer: Viewer, line: int) -> range:
        """A viewer was told of an entry in these frames: none if it was silent."""
        ends = self._ends[viewer]
        return range((ends[line - 1] if line else 0) + 1, ends[line] + 1)

    def frames(self, viewer: Viewer, after: int = 0) -> tuple[Frame, ...]:
        return tuple(self._frames[viewer][after:])

    def again(self, viewer: Viewer, after: int, beat: int) -> tuple[Frame, ...]:
        """Tells the frames a second time at this beat: nothing that has faded, nor an earlier view of it."""
        fading = self._fading[viewer]
        if not fading:
            return self.frames(viewer, after)
        return tuple(
            FadedFrame(number=frame.number, at=frame.at) if fading.get(frame.number, beat) < beat else _again(frame)
            for frame in self._frames[viewer][after:]
        )


def _again(frame: Frame) -> Frame:
    return msgspec.structs.replace(frame, snapshot=None) if isinstance(frame, UndoneFrame) else frame


def _fades(frame: Frame) -> bool:
    return isinstance(frame, EventFrame) and frame.event.fades()


def _number(frame: Frame) -> int:
    return frame.number
