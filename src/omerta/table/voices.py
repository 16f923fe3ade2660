"""Voices are what people say to each other besides the game, where its rules let them."""

from __future__ import annotations

from typing import Final, Generic

from omerta.contract import RuleViolation, Seat
from omerta.table.course import Course
from omerta.table.log import Message
from omerta.table.refusals import MessageLength
from omerta.table.typevars import A, O, S, V

MESSAGE_LIMIT: Final = 500
"""A message has at most so many characters."""


class Voices(Generic[S, A, V, O]):
    def __init__(self, course: Course[S, A, V, O]) -> None:
        self._course = course

    def message(self, seat: Seat, text: str, at: int) -> None:
        """A seat says a word to the table, if no rule silences it now."""
        rule = self._course.game.voices(self._course.state)[seat]
        if rule is not None:
            raise RuleViolation(rule, "silenced", seat=seat)
        if not 0 < len(text) <= MESSAGE_LIMIT:
            raise MessageLength(len(text), MESSAGE_LIMIT)
        self._course.enter(Message(at=at, seat=seat, text=text))
