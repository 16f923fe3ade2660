"""The journal of a table writes down what happens there: `stored` is what the store has taken, never more.

Nobody else writes a table down. What the store did not take raises a refusal and leaves the journal as it was. The
lines of a log are a chain, each with the hash of all before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
import structlog

from omerta import catalog
from omerta.server.kept import Finished, House, Phase, Stored, Turn
from omerta.server.live.damage import TableDamaged
from omerta.server.live.ledger import Key
from omerta.server.live.means import Means
from omerta.server.live.points import points_after
from omerta.server.live.results import finished_game
from omerta.server.live.seating import followed
from omerta.server.live.turns import owing
from omerta.server.store.appends import Append
from omerta.server.store.writer import NotStored, Then
from omerta.server.wire.codes import for_logs
from omerta.server.wire.problems import Rejected, not_stored
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


class Page(NamedTuple):
    """What the store is asked to append, None if there is nothing new; how far the journal goes when it has, and how
    the table stands then."""

    append: Append | None
    entries: int
    link: str
    after: Stored


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
        """Has the match more entries than are written down, or another phase, or does it wait for others?"""
        is_told = self._stored.phase == _phase(match) and self._stored.turn.owing == owing(match, self._stored)
        return len(match.log) > self._entries or not is_told

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

    async def append(self, match: AnyMatch, answered: Key | None, turn: Turn, wanted: Stored | None = None) -> None:
        """Writes down the entries that the match has gained, with the message they answer if none of them names it, and
        how the table stands after them: chairs follow the log, `turn` says whom it waits for, the rest is as
        `wanted`."""
        page = self.next_page(match, answered, turn, wanted)
        if page.append is not None:
            table, number, lines, key, standing, arranged, finished, waits = page.append
            phase, points, at = standing or (None, None, 0)
            append = self._means.store.append
            await self._written(append(table, number, lines, key, phase, at, points, arranged, finished, waits))
        self.turn(page)

    def append_then(self, page: Page, then: Then) -> None:
        """Writes the page down and calls when it is stored, or is not: it is for the caller to turn it."""
        assert page.append is not None, "there is something new on it"
        self._means.store.append_then(page.append, then)

    def next_page(self, match: AnyMatch, answered: Key | None, turn: Turn, wanted: Stored | None = None) -> Page:
        """What is to be written down now."""
        lines = _lines(match.header, self.unwritten(match), self._link)
        phase, now = _phase(match), self._means.now()
        after = msgspec.structs.replace(followed(wanted or self._stored, match), turn=turn)
        arranged = after if _is_rearranged(self._stored, after) else None
        has_ended = phase != self._stored.phase
        points = self._points(match) if has_ended else None
        if has_ended:
            after = msgspec.structs.replace(after, phase=phase, points=points)
        # By the mark the server finds after a start which tables are alive; it need not know it to the minute.
        is_marked = has_ended or now - self._marked >= MARK
        standing = (phase, points, now) if is_marked else None
        finished = self._finished(match) if has_ended else None
        waits = None if turn == self._stored.turn else turn
        append = Append(self._stored.id, self._entries, lines, answered, standing, arranged, finished, waits)
        is_new = bool(lines or answered or standing or arranged or waits)
        return Page(append if is_new else None, len(match.log), link_of(lines[-1]) if lines else self._link, after)

    def turn(self, page: Page) -> None:
        """The page is stored."""
        self._stored, self._entries, self._link = page.after, page.entries, page.link
        standing = page.append.standing if page.append is not None else None
        if standing is not None:
            self._marked = standing[-1]

    def not_stored(self) -> Rejected:
        """The refusal of what the store did not take."""
        LOG.error("a change is not stored", table=for_logs(self._stored.code))
        return not_stored()

    async def go_on(self, following: Following, earlier: Iterable[Key]) -> None:
        """The next game is written down; the one before becomes a record, its messages (`earlier`) stay answered."""
        match, secret, record = following.match, following.secret, following.record
        header, *lines = _lines(match.header, (match.header, *match.log))
        stored = msgspec.structs.replace(following.table, header=header)
        await self._written(self._means.store.go_on(stored, record, secret, lines, self._means.now(), earlier))
        self._stored, self._entries, self._link = stored, len(match.log), link_of(lines[-1])

    async def arrange(self, wanted: Stored) -> None:
        """Chairs, host and order of a table without a match are written down."""
        if not _is_rearranged(self._stored, wanted):
            return
        await self._written(self._means.store.arrange(wanted, self._means.now()))
        self._stored = wanted

    async def change_house(self, house: House) -> None:
        await self._written(self._means.store.change_house(self._stored.id, house))
        self._stored = msgspec.structs.replace(self._stored, house=house)

    async def note_turn(self, turn: Turn) -> None:
        if turn != self._stored.turn:
            await self._written(self._means.store.set_turn(self._stored.id, turn))
            self._stored = msgspec.structs.replace(self._stored, turn=turn)

    async def note_rematch(self, code: str) -> None:
        await self._written(self._means.store.set_rematch(self._stored.id, code))
        self._stored = msgspec.structs.replace(self._stored, rematch=code)

    async def _written(self, write: Awaitable[None]) -> None:
        try:
            await write
        except NotStored:
            raise self.not_stored() from None

    def _finished(self, match: AnyMatch) -> Finished | None:
        """A game that ended without a result is not filed."""
        if match.outcome() is None:
            return None
        return finished_game(self._stored, match, self._stored.chairs, self._stored.played + 1)

    def _points(self, match: AnyMatch) -> tuple[int, ...]:
        """They change once in a game, when it ends."""
        outcome, stored = match.outcome(), self._stored
        is_new = outcome is not None and stored.phase != "over"
        return points_after(stored.points, outcome, len(stored.chairs)) if outcome and is_new else stored.points


def _phase(match: AnyMatch) -> Phase:
    return "over" if match.is_over() else "playing"


def _is_rearranged(before: Stored, after: Stored) -> bool:
    return (before.chairs, before.host, before.conduct) != (after.chairs, after.host, after.conduct)


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
