"""These structs are what `gloss.py` gives a page beside the view. RULES.md C-5, C-8"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from omerta.contract import Seat
from omerta.games.cuba.truth import Truth

Joint: TypeAlias = Literal["fits", "broken", "unknown"]
WonBy: TypeAlias = Literal["godfather", "thief", "loyal", "agent", "driver", "killer", "shot", "urchin"]


class Answer(msgspec.Struct, frozen=True):
    """Which statements answer the open question; any value if none is named. C-5.10"""

    slot: str
    value: str | None


class Count(msgspec.Struct, frozen=True):
    """What somebody says lay in a box."""

    diamonds: int | None
    chips: int | None
    """As one number, or as the sum once every kind is named."""


class Story(msgspec.Struct, frozen=True):
    received: Count
    passed: Count
    joint: Joint | None
    """How it goes with what the giver of the box says; None where the table marks no breaks. C-5.15"""


class SeatEnd(msgspec.Struct, frozen=True):
    """What somebody was, and why he has won. C-8"""

    role: str
    won_by: WonBy | None
    passenger: Seat | None


class CubaGloss(msgspec.Struct, frozen=True):
    spotlight: tuple[Seat, ...]
    """On whom this viewer may put the light. C-5.14"""

    answer: Answer | None
    """What answers the question that waits for this seat. C-5.10"""

    stories: tuple[Story, ...]
    """By seat, from the claims of the board."""

    truths: tuple[Truth, ...]
    """It says by seat what this viewer knows to be true of each slot, the plainest value first. C-5.6"""

    still_missing: tuple[int, ...]
    """It lists by the number of recovered diamonds how many were missing then. Empty for whoever cannot know. C-5.1"""

    ends: tuple[SeatEnd, ...]
    """It is listed by seat, once the game is over. C-8"""
