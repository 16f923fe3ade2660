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
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from omerta.contract import Seat
from omerta.server.kept import Phase
from omerta.server.store.engine import prepare_sqlite
from omerta.server.store.tables import ANSWERED, ENTRIES, TABLES

MEMORY: Final = (None, "", ":memory:")


class Append(NamedTuple):
    """Entries that belong together, from their number on; the message that caused them, where none of them names it;
    and how the table stands, where that has changed."""

    table_id: int
    number: int
    lines: Sequence[str]
    answered: tuple[Seat, str] | None = None
    standing: tuple[Phase, Sequence[int] | None, int] | None = None

    def entries(self) -> list[tuple[int, int, str]]:
        return [(self.table_id, self.number + place, line) for place, line in enumerate(self.lines)]


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
    ENTRY: Final = "INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)"
    ANSWER: Final = "INSERT INTO answered (table_id, seat, message) VALUES (?, ?, ?)"
    STANDING: Final = "UPDATE tables SET phase = ?, points = coalesce(?, points), updated = ? WHERE id = ?"

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
            database.executemany(self.ENTRY, [row for append in batch for row in append.entries()])
            database.executemany(
                self.ANSWER, [(append.table_id, *append.answered) for append in batch if append.answered]
            )
            database.executemany(self.STANDING, [_standing(append) for append in batch if append.standing])
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
            if answered:
                await connection.execute(insert(ANSWERED), answered)
            for append in batch:
                if append.standing is not None:
                    values = _values(*append.standing)
                    await connection.execute(update(TABLES).where(TABLES.c.id == append.table_id).values(values))

    async def close(self) -> None:
        """The engine is closed by the store."""


def _standing(append: Append) -> tuple[Phase, str | None, int, int]:
    assert append.standing is not None, "only what has changed is written"
    phase, points, at = append.standing
    return phase, None if points is None else msgspec.json.encode(points).decode(), at, append.table_id


def _values(phase: Phase, points: Sequence[int] | None, at: int) -> dict[str, Any]:
    values: dict[str, Any] = {"phase": phase, "updated": at}
    return values if points is None else {**values, "points": msgspec.json.encode(points).decode()}
