"""Voices are what people say to each other besides the game, where its rules let them."""

from __future__ import annotations

from typing import Final, Generic

from omerta.contract import MessageLimit, RuleViolation, Seat
from omerta.table.course import Course
from omerta.table.log import Message
from omerta.table.refusals import MessageLength
from omerta.table.typevars import A, O, S, V

MESSAGE_LIMIT: Final = 500
"""A message has at most so many characters, where the game sets no limit of its own."""


class Voices(Generic[S, A, V, O]):
    def __init__(self, course: Course[S, A, V, O]) -> None:
        self._course = course

    def message(self, seat: Seat, text: str, at: int) -> None:
        """A seat says a word to the table, if no rule silences it now, and no more than game or table allow."""
        self._check_voice(seat)
        limit = self._course.game.message_limit
        if limit is not None:
            self._check_limit(limit, seat, text)
        elif not 0 < len(text) <= MESSAGE_LIMIT:
            raise MessageLength(len(text), MESSAGE_LIMIT)
        self._course.enter(Message(at=at, seat=seat, text=text))

    def phrase(self, seat: Seat, key: str, at: int) -> None:
        """A seat says a quick phrase: it counts as a message, and is silenced like one."""
        self._check_voice(seat)
        limit = self._course.game.message_limit
        if limit is not None:
            self._check_count(limit, seat)
        self._course.enter(Message(at=at, seat=seat, text="", phrase=key))

    def check_pointing(self, seat: Seat, at: str) -> None:
        """Refuses to let a seat point where a rule forbids it. Pointing leaves no trace, but everybody sees it."""
        self._check_voice(seat)
        game, state = self._course.game, self._course.state
        rule = game.pointing(state, seat, at) if game.pointing else None
        if rule is not None:
            raise RuleViolation(rule, "pointing", seat=seat)

    def _check_voice(self, seat: Seat) -> None:
        rule = self._course.present.voices()[seat]
        if rule is not None:
            raise RuleViolation(rule, "silenced", seat=seat)

    def _check_limit(self, limit: MessageLimit, seat: Seat, text: str) -> None:
        if not 0 < len(text) <= limit.characters:
            raise RuleViolation(limit.rule, "message-length", length=len(text), limit=limit.characters)
        self._check_count(limit, seat)

    def _check_count(self, limit: MessageLimit, seat: Seat) -> None:
        said = [entry for entry in self._course.logbook.entries if isinstance(entry, Message) and entry.seat == seat]
        if len(said) >= limit.messages:
            raise RuleViolation(limit.rule, "message-count", limit=limit.messages)
