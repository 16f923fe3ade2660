"""Advice for people at a table: a hint, which is what the house would do, or the coach's estimate of a win.

A seat has one question open at a time, over however many sockets it asks. Whoever thinks about it does not play: the
bots have their own workers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from omerta.contract import Seat, Text
from omerta.kit.menus import legal
from omerta.server.live.connection import Connection
from omerta.server.live.patience import outcome, sent_away
from omerta.server.minds.coach import HOUSE
from omerta.server.wire.asking import Ask
from omerta.server.wire.problems import Rejected, busy, problem_of
from omerta.server.wire.telling import Coached, Hint, Refused
from omerta.server.wire.values import encoded, public_seed, raw
from omerta.table import AnyMatch

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable


class OpenQuestion(NamedTuple):
    connection: Connection
    task: asyncio.Task[Hint | Coached]


class Advice:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._open: dict[Seat, OpenQuestion] = {}

    def ask(self, match: AnyMatch, connection: Connection, seat: Seat, message: Ask) -> None:
        """Begins to think, elsewhere; the answer comes when it comes, to this connection."""
        self._check_allowed(message)
        self._check_has_none_open(seat)
        task = asyncio.create_task(self._thinking(match, connection, seat, message), name="advice")
        self._open[seat] = OpenQuestion(connection, task)
        task.add_done_callback(partial(self._answer, seat, connection, message.id))

    async def close(self) -> None:
        await sent_away(*(question.task for question in self._open.values()))

    def _check_allowed(self, message: Ask) -> None:
        """Who plays with others plays without help, unless the table has agreed on it."""
        house = self._table.stored.house
        people = {chair.person for chair in self._table.stored.chairs if chair.person is not None}
        may_hint = house.coach != "off" or house.learn or len(people) == 1
        if house.coach == "off" if message.what == "coach" else not may_hint:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-coach-off"))
        if HOUSE not in self._table.game.bots:
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-house"))

    def _check_has_none_open(self, seat: Seat) -> None:
        """A question whose asker has gone does not keep the seat from asking again."""
        question = self._open.get(seat)
        if question is None:
            return
        if question.connection in self._table.audience:
            raise busy()
        question.task.cancel()

    def _thinking(
        self, match: AnyMatch, connection: Connection, seat: Seat, message: Ask
    ) -> Coroutine[object, None, Hint | Coached]:
        """About this moment: the table may have gone on when somebody thinks about it. People take turns."""
        view, actions = match.game.view(match.state, seat), legal(match.game, match.state, seat)
        asker = connection.person_id
        assert asker is not None, f"nobody looks from seat {seat}"
        if message.what == "coach":
            compared = encoded(actions if self._table.stored.house.coach == "full" else ())
            return self._estimate(asker, message.id, msgspec.json.encode(view), compared, public_seed(view))
        if not actions:
            raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-asked"))
        return self._hint(asker, message.id, msgspec.json.encode(view), encoded(actions), public_seed(view))

    async def _hint(self, asker: str, key: str, view: bytes, actions: bytes, seed: int) -> Hint:
        game, coaches = self._table.game.id, self._table.means.coaches
        chosen = await coaches.choose(asker, game, self._adviser(), view, actions, seed)
        return Hint(key, raw(chosen.action), chosen.why)

    def _adviser(self) -> str:
        """In a lesson its teacher advises, else the house."""
        lesson = self._table.game.lesson
        return lesson.teacher if lesson is not None and self._table.stored.house.lesson else HOUSE

    async def _estimate(self, asker: str, key: str, view: bytes, actions: bytes, seed: int) -> Coached:
        coaching = await self._table.means.coaches.coach(asker, self._table.game.id, view, actions, seed)
        return Coached(key, coaching.estimate, coaching.actions)

    def _answer(self, seat: Seat, connection: Connection, key: str, task: asyncio.Task[Hint | Coached]) -> None:
        """Every question gets an answer, however the task has ended."""
        question = self._open.get(seat)
        if question is not None and question.task is task:
            del self._open[seat]
        advice = outcome(task)
        connection.tell(Refused(key, problem_of(busy())) if advice is None else advice)
