"""The journal of a table writes down what happens there: `stored` is what the store has taken, never more.

Nobody else writes a table down. What the store did not take raises a refusal and leaves the journal as it was. The
lines of a log are a chain, each with the hash of all before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec
import structlog

from omerta import catalog
from omerta.server.kept import Chair, Phase, Stored
from omerta.server.live.damage import TableDamaged
from omerta.server.live.ledger import Key
from omerta.server.live.means import Means
from omerta.server.live.points import points_after
from omerta.server.store.writer import NotStored
from omerta.server.wire.codes import for_logs
from omerta.server.wire.problems import not_stored
from omerta.table import AnyMatch, Match, RecordError, load
from omerta.table.chain import START, chained, link_of
from omerta.table.log import FORMAT, AnyEntry, AnyHeader, Line
from omerta.table.record import line_of

LOG = structlog.get_logger("table")

MARK: Final = 3_600_000
"""Milliseconds after which a table that is played is marked as alive again."""


class Following(NamedTuple):
    """The next game of a series: its match, the table after it was dealt, what it is dealt from, and the record of the
    game before."""

    match: AnyMatch
    table: Stored
    secret: bytes
    record: str


class Journal:
    def __init__(self, means: Means, stored: Stored) -> None:
        self._means = means
        self._stored = stored
        self._entries = 0
        self._link = START
        self._marked = means.now()

    @property
    def stored(self) -> Stored:
        return self._stored

    def is_behind(self, match: AnyMatch) -> bool:
        """Has the match more entries than are written down, or another phase?"""
        return len(match.log) > self._entries or self._stored.phase != _phase(match)

    def unwritten(self, match: AnyMatch) -> Sequence[AnyEntry]:
        """The entries that the match has gained since they were last written down."""
        return match.log[self._entries :]

    async def reread(self) -> None:
        """The store has the last word on how the table stands."""
        stored = await self._means.store.table(self._stored.code)
        assert stored is not None, "a live table is stored"
        self._stored = stored

    async def read(self) -> tuple[AnyMatch, set[Key]] | None:
        """The match as its log tells it, and the messages that it has answered; None before the deal."""
        if self._stored.header is None:
            return None
        with self._means.damage.noticed(self._stored.code):
            secret, lines, answered = await self._means.store.log(self._stored.id)
            # Whole logs are played again: not in the loop that serves the other tables.
            match = await asyncio.to_thread(_taken_up, self._stored.header, lines, secret)
        self._entries, self._link = len(match.log), link_of(lines[-1])
        return match, answered

    async def begin(self, match: AnyMatch, secret: bytes) -> None:
        """The deal is written down."""
        header, *lines = _lines(match.header, (match.header, *match.log))
        await self._written(self._means.store.begin(self._stored.id, header, secret, lines, self._means.now()))
        self._stored = msgspec.structs.replace(self._stored, phase="playing", header=header)
        self._entries, self._link = len(match.log), link_of(lines[-1])

    async def append(self, match: AnyMatch, answered: Key | None) -> bool:
        """Writes down the entries that the match has gained, with the message they answer if none of them names it.
        Have they ended the game?"""
        lines = _lines(match.header, self.unwritten(match), self._link)
        phase, now = _phase(match), self._means.now()
        has_ended = phase != self._stored.phase
        append = partial(self._means.store.append, self._stored.id, self._entries, lines, answered)
        if has_ended:
            points = self._points(match)
            await self._written(append(phase, now, points))
            self._stored = msgspec.structs.replace(self._stored, phase=phase, points=points)
        elif now - self._marked >= MARK:
            # By this the server finds after a start which tables are alive; it need not know it to the minute.
            await self._written(append(phase, now))
            self._marked = now
        elif lines or answered:
            await self._written(append())
        self._entries, self._link = len(match.log), link_of(lines[-1]) if lines else self._link
        return has_ended

    async def go_on(self, following: Following, earlier: Iterable[Key]) -> None:
        """The next game is written down; the one before becomes a record, its messages (`earlier`) stay answered."""
        match, secret, record = following.match, following.secret, following.record
        header, *lines = _lines(match.header, (match.header, *match.log))
        stored = msgspec.structs.replace(following.table, header=header)
        await self._written(self._means.store.go_on(stored, record, secret, lines, self._means.now(), earlier))
        self._stored, self._entries, self._link = stored, len(match.log), link_of(lines[-1])

    async def seat(self, chairs: Sequence[Chair], host: str) -> None:
        if tuple(chairs) == self._stored.chairs and host == self._stored.host:
            return
        await self._written(self._means.store.change_seats(self._stored.id, chairs, host, self._means.now()))
        self._stored = msgspec.structs.replace(self._stored, chairs=tuple(chairs), host=host)

    async def note_rematch(self, code: str) -> None:
        await self._written(self._means.store.set_rematch(self._stored.id, code))
        self._stored = msgspec.structs.replace(self._stored, rematch=code)

    async def _written(self, write: Awaitable[None]) -> None:
        try:
            await write
        except NotStored:
            LOG.error("a change is not stored", table=for_logs(self._stored.code))
            raise not_stored() from None

    def _points(self, match: AnyMatch) -> tuple[int, ...]:
        """They change once in a game, when it ends."""
        outcome, stored = match.outcome(), self._stored
        is_new = outcome is not None and stored.phase != "over"
        return points_after(stored.points, outcome, len(stored.chairs)) if outcome and is_new else stored.points


def _phase(match: AnyMatch) -> Phase:
    return "over" if match.outcome() else "playing"


def _lines(header: AnyHeader, lines: Sequence[Line], before: str = START) -> list[str]:
    """Writes lines of a log as they are stored. One that was begun in the format without a chain goes on without it."""
    texts = map(line_of, lines)
    return list(chained(texts, before)) if header.format == FORMAT else list(texts)


def _taken_up(header: str, lines: list[str], secret: bytes) -> AnyMatch:
    """The match where its log ends, every step played again."""
    try:
        return Match.restore(load([header, *lines], catalog.find), seed=secret)
    except RecordError as error:
        LOG.error("the log of a table cannot be played again", line=error.line, field=error.field)
        raise TableDamaged from error
