"""The way of a move to the disk, which is travelled more often than all others together.

With SQLite a thread of its own hands a whole batch to the driver, each kind of row in one call; through SQLAlchemy and
aiosqlite a move cost ten times as much (docs/decisions/0016-one-append-a-move.md). Other databases take the same rows
through SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.contract import Seat
from omerta.server.kept import Finished, Phase, Stored, Turn
from omerta.server.store.engine import prepare_sqlite
from omerta.server.store.history import finished_row, put_finished, result_rows
from omerta.server.store.tables import ANSWERED, ENTRIES, PACKED, SEATS, TABLES

MEMORY: Final = (None, "", ":memory:")


class Append(NamedTuple):
    """Entries that belong together, from their number on; the message that caused them, where none of them names it;
    how the table stands, where that has changed; the game that they have ended; and whom the table waits for."""

    table_id: int
    number: int
    lines: Sequence[str]
    answered: tuple[Seat, str] | None = None
    standing: tuple[Phase, Sequence[int] | None, int] | None = None
    arranged: Stored | None = None
    """The table, where its chairs, its host or its order have changed with these entries."""

    finished: Finished | None = None
    """The game, if these entries end it."""

    turn: Turn | None = None

    def entries(self) -> list[tuple[int, int, str]]:
        return [(self.table_id, self.number + place, line) for place, line in enumerate(self.lines)]

    def chairs(self) -> list[tuple[str, str | None, str | None, int, int]]:
        chairs = self.arranged.chairs if self.arranged else ()
        return [(chair.kind, chair.person, chair.level, self.table_id, seat) for seat, chair in enumerate(chairs)]


class NumberTaken(Exception):
    """The line of this number is packed already."""


class Appends(Protocol):
    async def commit(self, batch: Sequence[Append]) -> None:
        """All of them in one transaction, on the disk when this returns. A number that is taken raises."""

    async def close(self) -> None: ...


def appends_for(engine: AsyncEngine) -> Appends:
    path = engine.url.database
    if engine.dialect.name != "sqlite" or path in MEMORY:
        return CoreAppends(engine)
    assert path is not None, "a database in a file has a path"
    return SqliteAppends(path)


class SqliteAppends:
    # The number of a line that is packed is taken like that of a row.
    ENTRY: Final = (
        "INSERT INTO entries (table_id, number, line) SELECT ?1, ?2, ?3"
        " WHERE ?2 >= coalesce((SELECT entries FROM packed WHERE table_id = ?1), 0)"
    )
    ANSWER: Final = "INSERT INTO answered (table_id, seat, message) VALUES (?, ?, ?)"
    TURN: Final = "UPDATE tables SET turn = ? WHERE id = ?"
    STANDING: Final = "UPDATE tables SET phase = ?, points = coalesce(?, points), updated = ? WHERE id = ?"
    CHAIR: Final = "UPDATE seats SET kind = ?, person = ?, level = ? WHERE table_id = ? AND seat = ?"
    ORDER: Final = "UPDATE tables SET host = ?, conduct = ? WHERE id = ?"

    # A game ends once; what was filed of it before, by whoever looked through old tables, is the same.
    FINISHED: Final = (
        "INSERT OR REPLACE INTO finished (table_id, number, game, began, ended, evening, club)"
        " VALUES (:table_id, :number, :game, :began, :ended, :evening, :club)"
    )
    RESULT: Final = (
        "INSERT OR REPLACE INTO results (table_id, number, seat, person, level, role, won)"
        " VALUES (:table_id, :number, :seat, :person, :level, :role, :won)"
    )

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="appends")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batch: Sequence[Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _write(self, batch: Sequence[Append]) -> None:
        database = self._connected()
        database.execute("BEGIN IMMEDIATE")
        try:
            rows = [row for append in batch for row in append.entries()]
            if rows and database.executemany(self.ENTRY, rows).rowcount < len(rows):
                raise NumberTaken
            database.executemany(
                self.ANSWER, [(append.table_id, *append.answered) for append in batch if append.answered]
            )
            database.executemany(self.TURN, [(turn_text(each.turn), each.table_id) for each in batch if each.turn])
            database.executemany(self.STANDING, [_standing(append) for append in batch if append.standing])
            database.executemany(self.CHAIR, [chair for append in batch for chair in append.chairs()])
            database.executemany(self.ORDER, [_order(append.arranged) for append in batch if append.arranged])
            ended = [append.finished for append in batch if append.finished]
            database.executemany(self.FINISHED, map(finished_row, ended))
            database.executemany(self.RESULT, [row for each in ended for row in result_rows(each)])
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    def _connected(self) -> sqlite3.Connection:
        """The connection belongs to the thread that makes it; one that could not be prepared is not kept."""
        if self._connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None)
            try:
                prepare_sqlite(connection)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


class CoreAppends:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batch: Sequence[Append]) -> None:
        entries = [
            {"table_id": table_id, "number": number, "line": line}
            for append in batch
            for table_id, number, line in append.entries()
        ]
        answered = [
            {"table_id": append.table_id, "seat": append.answered[0], "message": append.answered[1]}
            for append in batch
            if append.answered
        ]
        async with self._engine.begin() as connection:
            if entries:
                await connection.execute(insert(ENTRIES), entries)
                await _check_numbers(connection, batch)
            if answered:
                await connection.execute(insert(ANSWERED), answered)
            for append in batch:
                if append.turn is not None:
                    values = {"turn": turn_text(append.turn)}
                    await connection.execute(update(TABLES).where(TABLES.c.id == append.table_id).values(values))
                if append.standing is not None:
                    values = _values(*append.standing)
                    await connection.execute(update(TABLES).where(TABLES.c.id == append.table_id).values(values))
                await _put_arranged(connection, append)
                if append.finished is not None:
                    await put_finished(connection, append.finished)

    async def close(self) -> None:
        """The engine is closed by the store."""


async def _check_numbers(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """After the rows are put, and not before: by then whoever packs them has had to finish."""
    ids = {append.table_id for append in batch}
    rows = await connection.execute(select(PACKED.c.table_id, PACKED.c.entries).where(PACKED.c.table_id.in_(ids)))
    packed = {row.table_id: row.entries for row in rows}
    if any(append.lines and append.number < packed.get(append.table_id, 0) for append in batch):
        raise NumberTaken


def turn_text(turn: Turn) -> str:
    return msgspec.json.encode(turn).decode()


async def _put_arranged(connection: AsyncConnection, append: Append) -> None:
    if append.arranged is None:
        return
    for kind, person, level, table_id, seat in append.chairs():
        chair = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
        await connection.execute(chair.values(kind=kind, person=person, level=level))
    host, conduct, table_id = _order(append.arranged)
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(host=host, conduct=conduct))


def _order(table: Stored) -> tuple[str, str, int]:
    return table.host, msgspec.json.encode(table.conduct).decode(), table.id


def _standing(append: Append) -> tuple[Phase, str | None, int, int]:
    assert append.standing is not None, "only what has changed is written"
    phase, points, at = append.standing
    return phase, None if points is None else msgspec.json.encode(points).decode(), at, append.table_id


def _values(phase: Phase, points: Sequence[int] | None, at: int) -> dict[str, Any]:
    values: dict[str, Any] = {"phase": phase, "updated": at}
    return values if points is None else {**values, "points": msgspec.json.encode(points).decode()}
