"""Whose turn it is at a table, and who has to be told because they are away.

What follows for a person follows from what that person may know: that they are asked, which everybody knows, that they
have not answered, and whether they look. So what they are told, and when, tells nothing of what others have answered
(docs/decisions/0025-your-turn.md).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

import msgspec

from omerta.contract import Seat
from omerta.server.kept import Stored, Turn
from omerta.table import AnyMatch

Question: TypeAlias = tuple[Seat, int]

HARDLY_SEEN: Final = 60_000
"""Milliseconds. Whoever goes sooner after a question than that may not have seen it: a phone in a pocket looks on until
its connection is found to be dead."""


class Turns:
    """Remembers since when each question is open."""

    def __init__(self) -> None:
        self._since: dict[Question, int] = {}

    def restore(self, match: AnyMatch, turn: Turn) -> None:
        """Whoever was noted as asked has been told already, or had seen it."""
        self._since = {question: 0 for question in _questions(match) if question[0] in turn.owing}

    def begin_anew(self) -> None:
        """The next game asks its own questions."""
        self._since = {}

    def after(self, match: AnyMatch, stored: Stored, present: Collection[str], now: int) -> Turn:
        """How the turn stands after a step. Who is asked something new while they are away is called, once until they
        look."""
        before, questions = self._since, _questions(match)
        self._since = {question: before.get(question, now) for question in questions}
        fresh = [stored.chairs[seat].person for seat, number in questions if (seat, number) not in before]
        away = [person for person in fresh if person is not None and person not in present]
        called = {} if match.is_over() and not match.ballot() else stored.turn.called
        return Turn(owing(match, stored), _here(stored, dict.fromkeys(away, now) | called))

    def left(self, stored: Stored, person: str, now: int) -> Turn:
        """Somebody has gone: perhaps without having seen what they were asked a moment ago."""
        own = [at for (seat, _), at in self._since.items() if stored.chairs[seat].person == person]
        is_unseen = any(now - at < HARDLY_SEEN for at in own)
        called = {person: now} | stored.turn.called if is_unseen else stored.turn.called
        return msgspec.structs.replace(stored.turn, called=_here(stored, called))


def looked(turn: Turn, person: str | None) -> Turn:
    """The person looks at the table: from now on they may be called again."""
    called = {known: at for known, at in turn.called.items() if known != person}
    return msgspec.structs.replace(turn, called=called)


def owing(match: AnyMatch, stored: Stored) -> tuple[Seat, ...]:
    """The seats of people that are asked and have not answered. Nobody needs to be told of a bot's."""
    seats = dict.fromkeys(seat for seat, _ in _questions(match))
    return tuple(seat for seat in seats if stored.chairs[seat].person is not None)


def _questions(match: AnyMatch) -> list[Question]:
    return [(seat, number) for seat in match.asked() for number in match.questions(seat)]


def _here(stored: Stored, called: dict[str, int]) -> dict[str, int]:
    """Nobody is called who sits here no longer, or whose seats a bot minds."""
    playing = {chair.person for chair in stored.chairs if not chair.is_played_by_bot}
    return {person: at for person, at in called.items() if person in playing}
