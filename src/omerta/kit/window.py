"""A window is asked in public, answered in secret, and opened in seat order when the last answer is in.

`asked` is public; `owing` is the table's alone. The answers are small numbers that the game gives a meaning.
All orders of answering leave the same window behind.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import RuleViolation, Seat
from omerta.kit.clone import cloner
from omerta.kit.ring import mask_of, seats_in


class Window:
    asked: int
    """These seats were asked, as a bitmask."""
    owing: int
    """These seats have not answered, as a bitmask."""
    answers: list[int | None]
    """Every seat has a place, None while it is open: the order of answering is not kept anywhere."""

    __slots__ = tuple(__annotations__)

    def __init__(self, asked: tuple[Seat, ...] | list[Seat]) -> None:
        self.asked = mask_of(asked)
        self.owing = self.asked
        self.answers = [None] * self.asked.bit_length()

    def clone(self) -> Window:
        return _clone(self)

    def owes(self, seat: Seat) -> bool:
        return bool(self.owing >> seat & 1)

    def check(self, seat: Seat, rule: str) -> None:
        """Refuses whoever was not asked or has answered. It tells the seat nothing about others."""
        if not self.asked >> seat & 1:
            raise RuleViolation(rule, "not-asked", seat=seat)
        if not self.owes(seat):
            raise RuleViolation(rule, "already-answered", seat=seat)

    def seal(self, seat: Seat, answer: int) -> bool:
        """Takes an answer; True if it was the last, and the window may be opened."""
        assert self.owes(seat), f"seat {seat} owes no answer"
        self.answers[seat] = answer
        self.owing &= ~(1 << seat)
        return not self.owing

    def opened(self) -> list[tuple[Seat, int]]:
        """Tells the answers in seat order."""
        assert not self.owing, "the window is still sealed"
        return [(seat, answer) for seat in self.seats() if (answer := self.answers[seat]) is not None]

    def seats(self) -> tuple[Seat, ...]:
        """Lists who was asked."""
        return seats_in(self.asked)

    def own(self, seat: Seat) -> int | None:
        """Tells a seat its own sealed answer, for its own view."""
        return self.answers[seat] if seat < len(self.answers) else None

    def reset_others(self, seat: Seat | None) -> None:
        """Sets the others' answers back to their beginning, as this seat must imagine them."""
        own = None if seat is None else self.own(seat)
        self.owing = self.asked
        self.answers = [None] * len(self.answers)
        if seat is not None and own is not None:
            self.seal(seat, own)


_clone: Final = cloner(Window)
