"""A viewer is told what happened, frame by frame, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from omerta.cli.printable import printable
from omerta.table.frames import (
    CastFrame,
    EventFrame,
    FadedFrame,
    Frame,
    HeldFrame,
    LapsedFrame,
    LostFrame,
    MessageFrame,
    SequelFrame,
    UndoneFrame,
    VoteFrame,
)
from omerta.text import Texts


def sentences(frames: Iterable[Frame], texts: Texts, names: Sequence[str]) -> list[str]:
    return [sentence(frame, texts, names) for frame in frames]


def sentence(frame: Frame, texts: Texts, names: Sequence[str]) -> str:
    match frame:
        case EventFrame():
            return texts.told(frame.event, names)
        case MessageFrame():
            return f"{names[frame.seat]}: {printable(frame.text)}"
        case VoteFrame():
            args = {"seat": frame.seat, "vote": frame.kind, "value": frame.value, "carried": frame.carried}
            return texts.sentence("frame-vote", args, names)
        case LostFrame():
            return texts.sentence("frame-lost", {"seat": frame.seat}, names)
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
