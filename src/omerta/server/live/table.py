"""A live table: its match, who is connected, what is stored. Write first, then tell.

Everything that changes it runs in its mailbox, one after the other. A step is tried on the match, then stored, and
only then told to anybody; if it cannot be stored, the table is made anew from what is.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final, TypeVar

import msgspec
import structlog

from omerta import catalog
from omerta.contract import AnyGame, Seat, Text, Viewer
from omerta.server.kept import Person, Phase, Stored
from omerta.server.live.bot_seats import BotSeats
from omerta.server.live.information import table_info
from omerta.server.live.mailbox import Mailbox
from omerta.server.live.means import Means
from omerta.server.live.points import points_after
from omerta.server.live.remarks import Remarks
from omerta.server.live.telling import Connection, Seen
from omerta.server.store.writer import NotStored
from omerta.server.wire.codes import for_logs
from omerta.server.wire.problems import Rejected
from omerta.server.wire.protocol import Accepted, Problem, Refused, TableChanged, TableInfo
from omerta.server.wire.values import line_of
from omerta.table import AnyMatch, Match, RecordError, load

T = TypeVar("T")
LOG = structlog.get_logger("table")

REMEMBERED: Final = 512
"""Refused messages whose answer is kept, for a client that asks again."""

LATE: Final = 1_000
"""Milliseconds after which a timer is not just late: the machine slept, or the server was away."""

GOING_AWAY: Final = 1012
"""The close code after which a client comes back by itself."""

NEXT_GAME: Final = 4410
"""The close code after which a client sits down anew: the next game of the match has begun."""


class Answering:
    """The message that a command answers: told `accepted` once its effect is stored."""

    def __init__(self, connection: Connection, seat: Seat, message: str) -> None:
        self.connection = connection
        self.key = (seat, message)


class LiveTable:
    def __init__(self, means: Means, stored: Stored, people: dict[str, Person]) -> None:
        self.means = means
        self.stored = stored
        self.people = people
        self.game: AnyGame = catalog.find(stored.game)
        self.match: AnyMatch | None = None
        self.answered: set[tuple[Seat, str]] = set()
        self.refused: OrderedDict[tuple[Seat, str], Problem] = OrderedDict()
        self.connections: set[Connection] = set()
        self.bots = BotSeats(self)
        self.remarks = Remarks(self, self.bots.is_thinking)
        self.idle_since = means.now()
        self._entries = 0
        self._mailbox = Mailbox(means.settings.mailbox, for_logs(stored.code), self.rebuild)
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0

    # --- Coming and going of the table itself

    async def open(self) -> None:
        """Takes the match up where its log ends."""
        if self.stored.header is None:
            return
        secret, lines, self.answered = await self.means.store.log(self.stored.id)
        # Whole logs are played again: not in the loop that serves the other tables.
        self.match = await asyncio.to_thread(_replayed, self.stored.header, lines, secret)
        self._entries = len(self.match.log)
        self._not_before = self.now() + self.means.settings.reconnect_grace
        self.post(self.look_on if self.stored.phase == self._phase(self.match) else self.commit)

    async def close(self) -> None:
        self._stop_waiting()
        await self._mailbox.close()
        for connection in self.connections:
            connection.outbox.close(GOING_AWAY)

    async def rebuild(self) -> None:
        """From what is stored; whoever is connected starts anew."""
        self._stop_waiting()
        self.match = None
        try:
            stored = await self.means.store.table(self.stored.code)
            assert stored is not None, "a live table is stored"
            self.stored = stored
            await self.open()
        except Exception:
            # Not even reading works: clients come back, and with the first of them the table.
            LOG.exception("a table cannot be made anew", table=for_logs(self.stored.code))
            for connection in self.connections:
                connection.outbox.close(GOING_AWAY)
            return
        for connection in self.connections:
            self.greet(connection, None)

    def do(self, command: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        return self._mailbox.do(command)

    def post(self, command: Callable[[], Awaitable[None]]) -> None:
        self._mailbox.post(command)

    def now(self) -> int:
        """Time at a table runs forwards, whatever the clock of the machine does."""
        at = self.means.now()
        return at if self.match is None else max(at, self.match.now)

    def is_idle(self, since: int) -> bool:
        """Nobody looks and nothing will happen by itself."""
        is_quiet = self._timer is None and not self.bots.are_thinking and not self.remarks.is_thinking
        return not self.connections and is_quiet and self.idle_since < since

    # --- Who is connected

    async def connect(self, connection: Connection, after: int | None) -> None:
        if self.match is None:
            # Before the deal there is nothing to take up; after it, the last try to read the log has failed.
            await self.open()
        self.connections.add(connection)
        self.greet(connection, after)
        self.tell_table(but=connection)
        await self.look_on()

    async def disconnect(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.idle_since = self.now()
            self.tell_table()

    async def resync(self, connection: Connection) -> None:
        connection.outbox.found_again()
        self.greet(connection, None)

    def greet(self, connection: Connection, after: int | None) -> None:
        """Everything, or before the deal all there is: the table."""
        if self.match is None:
            connection.tell(TableChanged(self.info(connection.person_id)))
        else:
            seen = Seen(self.match, connection.seat, self.now())
            connection.welcome(seen, self.info(connection.person_id), after)

    def info(self, asker: str | None) -> TableInfo:
        present = {connection.seat for connection in self.connections if connection.seat is not None}
        watching = sum(connection.seat is None for connection in self.connections)
        return table_info(self.game, self.stored, self.people, asker, present, watching)

    def tell_table(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.tell(TableChanged(self.info(connection.person_id)))

    def publish(self) -> None:
        """Tells every connection what is new to it."""
        assert self.match is not None, "there is something to tell after the deal only"
        now, seen = self.now(), dict[Viewer, Seen]()
        for connection in self.connections:
            if connection.seat not in seen:
                seen[connection.seat] = Seen(self.match, connection.seat, now)
            connection.update(seen[connection.seat], self.info(connection.person_id))

    # --- Write first, then tell

    async def begin(self, match: AnyMatch, secret: bytes) -> None:
        """The deal, stored, then told to everybody."""
        header, lines = line_of(match.header), [line_of(entry) for entry in match.log]
        try:
            await self.means.store.begin(self.stored.id, header, secret, lines, self.means.now())
        except NotStored:
            raise _not_stored() from None
        self.match, self._entries = match, len(match.log)
        self.stored = msgspec.structs.replace(self.stored, phase="playing", header=header)
        for connection in self.connections:
            self.greet(connection, None)
        # A deal may end the game.
        await self.commit()

    async def go_on(self, match: AnyMatch, after: Stored, secret: bytes, record: str) -> None:
        """The next game of the match, stored beside the record of the one before; then everybody sits down anew."""
        stored = msgspec.structs.replace(after, header=line_of(match.header))
        lines = [line_of(entry) for entry in match.log]
        try:
            await self.means.store.go_on(stored, record, secret, lines, self.means.now())
        except NotStored:
            await self.rebuild()
            raise _not_stored() from None
        self.match, self.stored, self._entries = match, stored, len(match.log)
        self.refused.clear()
        for connection in self.connections:
            connection.tell(TableChanged(self.info(connection.person_id)))
            connection.outbox.close(NEXT_GAME)
        self.connections.clear()
        await self.commit()

    async def commit(self, answering: Answering | None = None) -> None:
        """Stores the entries that the match has gained, then tells and acknowledges them."""
        match = self.match
        assert match is not None, "only a match has a log"
        lines = [line_of(entry) for entry in match.log[self._entries :]]
        phase = self._phase(match)
        key = answering.key if answering else None
        points = self._points(match)
        if lines or key or phase != self.stored.phase:
            try:
                await self.means.store.append(
                    self.stored.id, self._entries, lines, key, phase, self.means.now(), points
                )
            except NotStored:
                LOG.error("a step is not stored", table=for_logs(self.stored.code))
                await self.rebuild()
                raise _not_stored() from None
        self._entries = len(match.log)
        has_ended = phase != self.stored.phase
        self.stored = msgspec.structs.replace(self.stored, phase=phase, points=points)
        self.publish()
        if answering is not None:
            # After the update: whoever hears it already knows what is asked next.
            self.answered.add(answering.key)
            answering.connection.tell(Accepted(answering.key[1]))
        if has_ended:
            self.tell_table()
        await self.look_on()

    def _phase(self, match: AnyMatch) -> Phase:
        return "over" if match.outcome() else "playing"

    def _points(self, match: AnyMatch) -> tuple[int, ...]:
        """They change once in a game, when it ends."""
        outcome, stored = match.outcome(), self.stored
        is_new = outcome is not None and stored.phase != "over"
        return points_after(stored.points, outcome, len(stored.chairs)) if outcome and is_new else stored.points

    def refuse(self, connection: Connection, message: str, problem: Problem, *, is_final: bool) -> None:
        """Told to the asker alone; what is final is told again if it asks again."""
        if is_final and connection.seat is not None:
            self.refused[connection.seat, message] = problem
            if len(self.refused) > REMEMBERED:
                self.refused.popitem(last=False)
        connection.tell(Refused(message, problem))

    # --- What happens by itself

    async def look_on(self) -> None:
        """After every change: bots that are asked begin to think, and the next clock is watched."""
        if self.match is not None and _has_voted(self.match):
            self.match.sequel(self.now())
            await self.commit()
            return
        self.bots.look()
        self.remarks.look()
        self._stop_waiting()
        wakes = self.match.wakes(self._not_before) if self.match else None
        moments = [moment for moment in (wakes, self.remarks.wakes()) if moment is not None]
        if moments:
            delay = max(0, min(moments) - self.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self.post, self.wake)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def wake(self) -> None:
        """Whatever is due happens, in one step: held actions take effect, clocks run out."""
        self._timer = None
        match, now = self.match, self.now()
        if match is None or match.is_paused():
            return
        match.advance(now, self._not_before, self._awake_since(match, now))
        if len(match.log) > self._entries:
            await self.commit()
        else:
            await self.look_on()

    def _awake_since(self, match: AnyMatch, now: int) -> int:
        """A timer comes a little late; what it was set for happens at its moment all the same. After a longer sleep it
        happens now."""
        due = match.wakes(self._not_before)
        return now if due is not None and now - due >= LATE else 0


def _has_voted(match: AnyMatch) -> bool:
    """In an open ballot every person has; bots abstain."""
    return match.ballot() is not None and all(match.header.people[seat] is None for seat in match.owing())


def _replayed(header: str, lines: list[str], secret: bytes) -> AnyMatch:
    try:
        return Match.replay(load([header, *lines], catalog.find), seed=secret)
    except RecordError as error:
        LOG.error("a stored table does not replay", problem=str(error))
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-table-damaged")) from error


def _not_stored() -> Rejected:
    return Rejected(HTTPStatus.SERVICE_UNAVAILABLE, Text("refusal-not-stored"))
