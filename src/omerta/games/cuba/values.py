"""Plain values that events and views share. RULES.md C-4.2, C-5, C-8."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from omerta.contract import Seat

Phase: TypeAlias = Literal["hide", "take", "interrogation", "answer", "floor", "reaction", "over"]
"""What everybody sees: P1's bag is part of his `take`. In `formal` the Godfather's turn is `interrogation`."""

Reason: TypeAlias = Literal["godfather_recovered", "agent_accused", "godfather_out", "killer_shot_agent"]
Cause: TypeAlias = Literal[
    "recovered", "nothing_stolen", "all_stole", "agent", "no_joker", "clock", "abdicated", "shot"
]
Fate: TypeAlias = Literal["caught", "shot", "fired", "rule_breaker", "no_joker", "clock", "abdicated"]


class Contents(msgspec.Struct, frozen=True):
    """What lies in the box: diamonds, and chips by kind (0 for kinds that are not in this game). C-4.2"""

    diamonds: int
    loyal: int
    fbi: int
    cia: int
    driver: int
    killer: int


class Claim(msgspec.Struct, frozen=True):
    """The latest word of a speaker on a slot. C-5.12"""

    seat: Seat
    slot: str
    about: Seat | None
    value: str
    changed: bool
    question: int | None


Evading: TypeAlias = Literal["refused", "forgot", "no_answer"]
EVADING: Final[tuple[Evading, ...]] = ("refused", "forgot", "no_answer")


class Evasion(msgspec.Struct, frozen=True):
    """How a seat got out of the latest question about a slot, until it speaks of it after all. C-5.10, C-5.12"""

    seat: Seat
    slot: str
    how: Evading
    question: int


class Question(msgspec.Struct, frozen=True):
    """The open question: its number, whom, what, and the slots that still wait for an answer. C-5.9, C-5.10"""

    number: int
    seat: Seat
    topic: str
    open: tuple[str, ...]


class Travel(msgspec.Struct, frozen=True):
    """A seat's turn with the box, as it was. C-8.1, CR-30"""

    seat: Seat
    received: Contents
    take: str
    role: str
