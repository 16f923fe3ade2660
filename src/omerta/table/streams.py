"""Streams keep the frames of all viewers: every entry of the log is told to each of them as far as it may know it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

import msgspec

from omerta.contract import Action, Event, Options, Seat, View, Viewer
from omerta.table.frames import (
    AskedFrame,
    AwayFrame,
    CastFrame,
    EndedFrame,
    EventFrame,
    FadedFrame,
    Frame,
    HeldFrame,
    HostedFrame,
    LapsedFrame,
    LostFrame,
    MessageFrame,
    MindedFrame,
    OpinionFrame,
    ProlongedFrame,
    ReturnedFrame,
    SequelFrame,
    UndoneFrame,
    VoteFrame,
)
from omerta.table.log import (
    Asked,
    Away,
    Begun,
    Cast,
    Conceded,
    Ended,
    Entry,
    Expired,
    Followed,
    Held,
    Hosted,
    Lapsed,
    Lost,
    Message,
    Minded,
    Move,
    Opinion,
    Prolonged,
    Returned,
    Spent,
    Undone,
    Vote,
)
from omerta.table.snapshot import Snapshot

Attended: TypeAlias = Away | Asked | Opinion | Minded | Returned | Hosted | Ended
"""Who is there, who hosts, and that it is over: public facts, told to everybody."""

AnyStep: TypeAlias = Begun[Event] | Move[Action, Event] | Expired[Event] | Conceded[Event]
Snapshots: TypeAlias = Callable[[Viewer], Snapshot[View]]


def frames_of(entry: Entry[Action, Event, Options], viewer: Viewer, number: int) -> list[Frame]:
    """Makes what a viewer is told of an entry, numbered from `number`. What an `Undone` takes back the streams know."""
    at = entry.at
    match entry:
        case Begun() | Move() | Expired() | Conceded():
            return _event_frames(_shown(entry.events, viewer), number, at, _clock_for(entry, viewer))
        case Prolonged(seat=seat, clock=clock, length=length):
            return [ProlongedFrame(number=number, at=at, seat=seat, clock=clock, length=length)]
        case Message(seat=seat, text=text, phrase=phrase):
            return [MessageFrame(number=number, at=at, seat=seat, text=text, phrase=phrase)]
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
        case Away() | Asked() | Opinion() | Minded() | Returned() | Hosted() | Ended():
            return [_attended(entry, number)]
        case Undone() | Spent():
            return []
        case _:
            assert_never(entry)


def _attended(entry: Attended, number: int) -> Frame:
    at = entry.at
    match entry:
        case Away(seat=seat, since=since):
            return AwayFrame(number=number, at=at, seat=seat, since=since)
        case Asked(seat=seat):
            return AskedFrame(number=number, at=at, seat=seat)
        case Opinion(seat=seat, about=about, choice=choice, settled=settled):
            return OpinionFrame(number=number, at=at, seat=seat, about=about, choice=choice, settled=settled)
        case Minded(seat=seat, why=why, by=by):
            return MindedFrame(number=number, at=at, seat=seat, why=why, by=by)
        case Returned(seat=seat):
            return ReturnedFrame(number=number, at=at, seat=seat)
        case Hosted(act=act, by=host, about=whom):
            return HostedFrame(number=number, at=at, act=act, by=host, about=whom)
        case Ended():
            return EndedFrame(number=number, at=at)
        case _:
            assert_never(entry)


def _shown(events: Sequence[Event], viewer: Viewer) -> list[Event]:
    return [seen for event in events if (seen := event.shown(viewer)) is not None]


def _event_frames(shown: Sequence[Event], number: int, at: int, clock_for: tuple[Seat, ...]) -> list[Frame]:
    return [
        EventFrame(number=number + place, at=at, event=event, clock_for=clock_for) for place, event in enumerate(shown)
    ]


def _clock_for(entry: AnyStep, viewer: Viewer) -> tuple[Seat, ...]:
    """The seats for which a clock has decided, as far as the viewer may know."""
    if not isinstance(entry, Expired):
        return ()
    return entry.late if not entry.hushed else tuple(seat for seat in entry.late if seat == viewer)


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
        if isinstance(entry, Begun | Move | Expired | Conceded):
            self._show(entry, beat)
        elif isinstance(entry, Undone):
            for viewer in self.viewers:
                self._take_back(entry, viewer, snapshots)
        else:
            self.losses += isinstance(entry, Lost)
            for viewer in self.viewers:
                self._frames[viewer] += frames_of(entry, viewer, self.last(viewer) + 1)
        for viewer, ends in self._ends.items():
            ends.append(len(self._frames[viewer]))

    def _show(self, step: AnyStep, beat: int | None) -> None:
        """Most viewers see the same of a step: if their numbers are the same, too, they share its frames."""
        events = step.events
        fades = any(event.fades() for event in events)
        is_public = all(event.is_public() for event in events)
        first, shown, late, frames = 0, list[Event](), tuple[Seat, ...](), list[Frame]()
        for viewer, known in self._frames.items():
            number, seen = len(known) + 1, list(events) if is_public else _shown(events, viewer)
            decided = _clock_for(step, viewer)
            if first != number or shown != seen or late != decided:
                first, shown, late, frames = number, seen, decided, _event_frames(seen, number, step.at, decided)
            known += frames
            if fades and beat is not None:
                self._fading[viewer] |= dict.fromkeys(map(_number, filter(_fades, frames)), beat)

    def concerns(self, viewer: Viewer, entry: Entry[Action, Event, Options]) -> bool:
        """Is there anything in it to tell this viewer?"""
        if isinstance(entry, Undone):
            return any(self.tells(viewer, line) for line in entry.taken)
        if isinstance(entry, Begun | Move | Expired | Conceded):
            return any(event.reaches(viewer) for event in entry.events)
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

    def tells(self, viewer: Viewer, line: int) -> bool:
        """Was a viewer told anything of an entry?"""
        ends = self._ends[viewer]
        return ends[line] > (ends[line - 1] if line else 0)

    def line_of(self, viewer: Viewer, number: int) -> int:
        """The entry that a viewer was told of in the frame of this number."""
        return bisect_left(self._ends[viewer], number)

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
