"""A viewer is told what happened, frame by frame, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, assert_never

from omerta.cli.printable import printable
from omerta.contract import Text
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
from omerta.text import Texts

Attended: TypeAlias = AwayFrame | AskedFrame | OpinionFrame | MindedFrame | ReturnedFrame | HostedFrame | EndedFrame


def sentences(frames: Iterable[Frame], texts: Texts, names: Sequence[str]) -> list[str]:
    return [sentence(frame, texts, names) for frame in frames]


def sentence(frame: Frame, texts: Texts, names: Sequence[str]) -> str:
    match frame:
        case EventFrame(clock_for=late) if late:
            told = texts.told(frame.event, names)
            return texts.sentence("frame-clock", {"seats": late, "told": told}, names)
        case EventFrame():
            return texts.told(frame.event, names)
        case MessageFrame():
            said = texts.say(frame.phrase) if frame.phrase else frame.text
            return f"{names[frame.seat]}: {printable(said)}"
        case VoteFrame():
            args = {"seat": frame.seat, "vote": frame.kind, "value": frame.value, "carried": frame.carried}
            return texts.sentence("frame-vote", args, names)
        case (
            AwayFrame() | AskedFrame() | OpinionFrame() | MindedFrame() | ReturnedFrame() | HostedFrame() | EndedFrame()
        ):
            attended = _attended(frame)
            return texts.sentence(attended.key, attended.args, names)
        case LostFrame():
            return texts.sentence("frame-lost", {"seat": frame.seat}, names)
        case ProlongedFrame():
            minutes = -(-frame.length // 60_000)
            return texts.sentence("frame-prolonged", {"seat": frame.seat, "minutes": minutes}, names)
        case HeldFrame():
            return texts.say("frame-held", action=texts.told(frame.action, names))
        case LapsedFrame():
            return texts.say("frame-lapsed")
        case UndoneFrame():
            return texts.sentence("frame-undone", {"seat": frame.seat, "steps": len(frame.void)}, names)
        case CastFrame():
            return texts.sentence("frame-cast", {"candidate": frame.candidate}, names)
        case SequelFrame():
            return texts.say("frame-sequel")
        case FadedFrame():
            return texts.say("frame-faded")
        case _:
            assert_never(frame)


def _attended(frame: Attended) -> Text:
    """The sentence, and what it is about."""
    match frame:
        case AwayFrame(seat=seat, since=since):
            return Text("frame-away", {"seat": seat, "minutes": (frame.at - since) // 60_000})
        case AskedFrame(seat=seat):
            return Text("frame-asked", {"seat": seat})
        case OpinionFrame(seat=seat, about=about, choice=choice):
            return Text("frame-opinion", {"seat": seat, "about": about, "choice": choice})
        case MindedFrame(seat=seat, why=why):
            return Text("frame-minded", {"seat": seat, "why": why})
        case ReturnedFrame(seat=seat):
            return Text("frame-returned", {"seat": seat})
        case HostedFrame(act=act, about=about):
            return Text("frame-hosted", {"act": act, "about": about})
        case EndedFrame():
            return Text("frame-ended", {})
        case _:
            assert_never(frame)
