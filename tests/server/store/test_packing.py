"""The log of a finished game in one row: the same lines again, whatever goes wrong while they are packed."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.kept import Stored
from omerta.server.store import Store
from omerta.server.store.appends import Append, Appends, CoreAppends, NumberTaken, SqliteAppends
from omerta.server.store.engine import migrate, open_engine, upgrade
from omerta.server.store.logs import put_packed, read_lines
from omerta.server.store.packing import packed_lines
from omerta.server.store.unreadable import Damaged, Unreadable
from omerta.server.store.writer import NotStored
from tests.server.store.shelf import begun, url_in, with_store

LINES: Final = ["line 0", *(f'{{"entry":"move","text":"Grüße, \\n","number":{number}}}' for number in range(1, 40))]
BEFORE_PACKING: Final = (
    "INSERT INTO people VALUES ('host', 'hash', 'Anna', 'fedora', 1)",
    """INSERT INTO tables (id, code, game, options, house, host, phase, created, updated)
    VALUES (1, 'ABCDE', 'some', '{}', '{}', 'host', 'over', 1, 3)""",
    "INSERT INTO records VALUES (1, 1, 'the first game'), (1, 2, 'the second, später')",
)
Way = Callable[[AsyncEngine], Appends]
WAYS: Final[list[Way]] = [lambda engine: SqliteAppends(str(engine.url.database)), CoreAppends]


async def over(store: Store) -> Stored:
    """A table whose game has ended."""
    table_id = await begun(store)
    await store.append(table_id, 1, LINES[1:], None, "over", 3)
    found = await store.table("ABCDE")
    assert found is not None
    return found


async def packed_table(store: Store) -> Stored:
    table = await over(store)
    await store.pack(table)
    return table


async def lines_of(store: Store, table: Stored) -> list[str]:
    return (await store.log(table.id))[1]


def rows(folder: Path, kind: str) -> int:
    with closing(sqlite3.connect(folder / "test.db")) as database:
        count: int = database.execute(f"SELECT count(*) FROM {kind}").fetchone()[0]
        return count


def test_a_packed_log_has_one_row_and_the_same_lines(tmp_path: Path) -> None:
    async def use(store: Store) -> list[str]:
        return await lines_of(store, await packed_table(store))

    assert with_store(tmp_path, use) == LINES
    assert (rows(tmp_path, "packed"), rows(tmp_path, "entries")) == (1, 0)


def test_what_is_said_after_the_end_follows_the_packed_lines_and_is_packed_with_them(tmp_path: Path) -> None:
    async def use(store: Store) -> list[list[str]]:
        table = await packed_table(store)
        await store.append(table.id, len(LINES), ["thank you"])
        before = await lines_of(store, table)
        await store.pack(table)
        return [before, await lines_of(store, table)]

    assert with_store(tmp_path, use) == [[*LINES, "thank you"]] * 2
    assert (rows(tmp_path, "packed"), rows(tmp_path, "entries")) == (1, 0)


@pytest.mark.parametrize("way", WAYS)
def test_the_number_of_a_packed_line_is_taken(tmp_path: Path, way: Way) -> None:
    async def use(store: Store) -> list[str]:
        table = await packed_table(store)
        into = way(store._engine)
        with pytest.raises(NumberTaken):
            await into.commit([Append(table.id, 7, ["another line 7"])])
        await into.close()
        return await lines_of(store, table)

    assert with_store(tmp_path, use) == LINES
    assert rows(tmp_path, "entries") == 0


def test_a_game_that_is_not_over_is_not_packed(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        table_id = await begun(store)
        found = await store.table("ABCDE")
        assert found is not None and found.id == table_id
        await store.pack(found)

    with_store(tmp_path, use)
    assert (rows(tmp_path, "packed"), rows(tmp_path, "entries")) == (0, 1)


def test_the_next_game_of_a_series_is_not_packed_as_the_one_before(tmp_path: Path) -> None:
    """It is dealt after the lines were read, and before they are put."""

    async def use(store: Store) -> tuple[list[str], str | None]:
        table = await over(store)
        following = msgspec.structs.replace(table, phase="playing", played=1)
        await store.go_on(following, "the record", b"other", ["the next deal"], 4)
        await store.writer.do(lambda connection: put_packed(connection, table, len(LINES), packed_lines(LINES)))
        return await lines_of(store, table), await store.record(table.id, 1)

    assert with_store(tmp_path, use) == (["the next deal"], "the record")


def test_the_next_game_of_a_series_begins_after_a_packed_one(tmp_path: Path) -> None:
    async def use(store: Store) -> list[str]:
        table = await packed_table(store)
        following = msgspec.structs.replace(table, phase="playing", played=1)
        await store.go_on(following, "the record", b"other", ["the next deal"], 4)
        await store.append(table.id, 1, ["its first move"])
        return await lines_of(store, table)

    assert with_store(tmp_path, use) == ["the next deal", "its first move"]


def test_fewer_lines_do_not_take_the_place_of_more(tmp_path: Path) -> None:
    """Somebody has packed and said something more, and packed again, since these were read."""

    async def use(store: Store) -> list[str]:
        table = await packed_table(store)
        with pytest.raises(NotStored):
            await store.writer.do(lambda connection: put_packed(connection, table, 5, packed_lines(LINES[:5])))
        return await lines_of(store, table)

    assert with_store(tmp_path, use) == LINES


def test_whoever_reads_while_it_is_packed_reads_every_line_once(tmp_path: Path) -> None:
    class Between:
        """A connection on which the log is packed between the first question and the second."""

        def __init__(self, connection: AsyncConnection, pack: Callable[[], Awaitable[None]]) -> None:
            self._connection, self._pack = connection, pack

        async def execute(self, query: Any) -> object:
            answer = await self._connection.execute(query)
            await self._pack()
            return answer

    async def use(store: Store) -> list[str]:
        table = await over(store)
        async with store._engine.connect() as connection:
            reading = Between(connection, lambda: store.pack(table))
            return await read_lines(cast(AsyncConnection, reading), table.id)

    assert with_store(tmp_path, use) == LINES


@pytest.mark.parametrize("statement", ["UPDATE tables", "DELETE FROM packed", "INSERT INTO packed", "DELETE FROM entr"])
def test_a_fault_in_the_middle_loses_nothing(tmp_path: Path, statement: str) -> None:
    def fails(*arguments: Any) -> None:
        if arguments[2].startswith(statement):
            raise sqlite3.OperationalError("disk I/O error")

    async def use(store: Store) -> list[list[str]]:
        table = await over(store)
        engine = store._engine.sync_engine
        event.listen(engine, "after_cursor_execute", fails)
        with pytest.raises(NotStored):
            await store.pack(table)
        event.remove(engine, "after_cursor_execute", fails)
        assert (rows(tmp_path, "packed"), rows(tmp_path, "entries")) == (0, len(LINES))
        before = await lines_of(store, table)
        await store.pack(table)
        return [before, await lines_of(store, table)]

    assert with_store(tmp_path, use) == [LINES, LINES]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE packed SET lines = substr(lines, 1, length(lines) - 1)",
        "UPDATE packed SET lines = x'ff' || substr(lines, 2)",
        "UPDATE packed SET entries = entries - 1",
        "UPDATE packed SET lines = x'789c03000000000001'",
    ],
)
def test_a_packed_row_that_is_not_whole_is_damaged(tmp_path: Path, damage: str) -> None:
    async def use(store: Store) -> None:
        table = await packed_table(store)
        with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as database:
            database.execute(damage)
        with pytest.raises(Damaged):
            await store.log(table.id)

    with_store(tmp_path, use)


def test_tables_whose_game_is_over_and_not_packed_are_found(tmp_path: Path) -> None:
    async def use(store: Store) -> list[list[int]]:
        table = await over(store)
        found = [[each.id for each in await store.unpacked(after, 9)] for after in (0, table.id)]
        await store.pack(table)
        return [*found, [each.id for each in await store.unpacked(0, 9)]]

    assert with_store(tmp_path, use) == [[1], [], []]


def before_packing(folder: Path) -> None:
    async def made() -> None:
        engine = open_engine(url_in(folder))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0003")
            for row in BEFORE_PACKING:
                await connection.exec_driver_sql(row)
        await engine.dispose()

    asyncio.run(made())


async def records(store: Store) -> list[str | None]:
    return [await store.record(1, number) for number in (1, 2, 3)]


def test_a_database_from_before_keeps_the_records_of_its_series(tmp_path: Path) -> None:
    before_packing(tmp_path)
    assert with_store(tmp_path, records) == ["the first game", "the second, später", None]


def test_a_migration_that_breaks_off_has_changed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_record: bytes) -> bytes:
        raise Unreadable

    async def migrated() -> None:
        engine = open_engine(url_in(tmp_path))
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    before_packing(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(zlib, "compress", breaks)
        with pytest.raises(Unreadable):
            asyncio.run(migrated())
    assert rows(tmp_path, "records") == 2
    assert with_store(tmp_path, records) == ["the first game", "the second, später", None]
