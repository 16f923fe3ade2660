"""What is kept, and that a table made anew from it is the same table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from omerta.contract import Seat
from omerta.server.kept import House
from omerta.server.settings import BadSetting, settings_from
from omerta.server.store import Store
from omerta.server.store.appends import Append, Appends, CoreAppends, SqliteAppends
from omerta.server.store.engine import migrate, open_engine, upgrade
from omerta.server.store.tables import METADATA
from omerta.server.store.writer import NotStored
from tests.server.store.shelf import CHAIRS, HOST, begun, table, url_in, with_store

BEFORE_BOARD_SETTINGS = (
    "INSERT INTO people VALUES ('host', 'hash', 'Anna', 'fedora', 1)",
    """INSERT INTO tables (code, game, options, house, host, phase, created, updated) VALUES
    ('ABCDE', 'some', '{}', '{"listed":true,"suspects":false}', 'host', 'gathering', 1, 3),
    ('FGHJK', 'some', '{}', '{"clock":30,"suspects":true}', 'host', 'gathering', 1, 2),
    ('MNPQR', 'some', '{}', '{}', 'host', 'gathering', 1, 1)""",
)
"""Rows as they were written while every table had the setting of one game."""


def test_the_migrations_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    async def differences() -> list[object]:
        engine = open_engine(url_in(tmp_path))
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(compared)
        await engine.dispose()
        return found

    def compared(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert asyncio.run(differences()) == []


def test_a_database_from_before_keeps_what_its_tables_agreed_on_about_the_board(tmp_path: Path) -> None:
    async def made_before() -> None:
        engine = open_engine(url_in(tmp_path))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0002")
            for row in BEFORE_BOARD_SETTINGS:
                await connection.exec_driver_sql(row)
        await engine.dispose()

    async def boards(store: Store) -> list[House]:
        return [table.house for table in await store.tables_in("gathering", since=0, most=9)]

    asyncio.run(made_before())
    assert with_store(tmp_path, boards) == [
        House(listed=True, board={"suspects": False}),
        House(clock=30, board={"suspects": True}),
        House(),
    ]


def test_a_person_from_before_is_known_on_their_device(tmp_path: Path) -> None:
    async def made_before() -> None:
        engine = open_engine(url_in(tmp_path))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0004")
            for row in BEFORE_BOARD_SETTINGS:
                await connection.exec_driver_sql(row)
        await engine.dispose()

    async def known(store: Store) -> tuple[str, int, int]:
        person = await store.person_by_token("hash")
        assert person is not None
        devices = await store.accounts.devices(person.id)
        return person.name, len(devices), len(await store.tables_of(person.id))

    asyncio.run(made_before())
    assert with_store(tmp_path, known) == ("Anna", 1, 3)


def test_after_the_migrations_nothing_may_refer_to_nobody(tmp_path: Path) -> None:
    async def seated(store: Store) -> None:
        await store.accounts.move("hash", "nobody", None, 1)

    with pytest.raises(NotStored):
        with_store(tmp_path, seated)


def test_a_commit_is_on_the_disk_before_it_returns(tmp_path: Path) -> None:
    async def pragmas() -> tuple[object, object]:
        engine = open_engine(url_in(tmp_path))
        async with engine.connect() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
            level = (await connection.execute(text("PRAGMA synchronous"))).scalar()
        await engine.dispose()
        return mode, level

    assert asyncio.run(pragmas()) == ("wal", 2)


def test_people_and_tables_are_found_again(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_person(HOST, "hash", 1)
        await store.add_table(table())
        assert await store.person_by_token("hash") == HOST
        assert await store.person_by_token("other") is None
        found = await store.table("ABCDE")
        assert found is not None and found.chairs == CHAIRS and found.house == House(listed=True)
        assert [mine.code for mine in await store.tables_of(HOST.id, 10)] == ["ABCDE"]
        assert [mine.code for mine in await store.tables_in("gathering", 0, 10)] == ["ABCDE"]

    with_store(tmp_path, use)


def test_a_log_grows_with_its_expected_number_and_not_otherwise(tmp_path: Path) -> None:
    async def use(store: Store) -> tuple[bytes, list[str], set[tuple[Seat, str]]]:
        table_id = await begun(store)
        await store.append(table_id, 1, ["line 1", "line 2"], (0, "a"), "playing", 3)
        with pytest.raises(NotStored):
            await store.append(table_id, 2, ["another line 2"], (0, "b"), "playing", 4)
        return await store.log(table_id)

    secret, lines, answered = with_store(tmp_path, use)
    assert (secret, lines, answered) == (b"secret" * 3, ["line 0", "line 1", "line 2"], {(0, "a")})


def test_a_message_is_answered_once(tmp_path: Path) -> None:
    async def use(store: Store) -> list[str]:
        table_id = await begun(store)
        await store.append(table_id, 1, ["line 1"], (0, "a"), "playing", 3)
        with pytest.raises(NotStored):
            await store.append(table_id, 2, ["line 2"], (0, "a"), "playing", 4)
        return (await store.log(table_id))[1]

    assert with_store(tmp_path, use) == ["line 0", "line 1"]


def test_a_write_that_fails_takes_no_other_down(tmp_path: Path) -> None:
    async def use(store: Store) -> list[object]:
        await store.add_person(HOST, "hash", 1)
        writes = (store.add_table(table(code)) for code in ("AAAAA", "BBBBB", "AAAAA", "CCCCC"))
        return list(await asyncio.gather(*writes, return_exceptions=True))

    results = with_store(tmp_path, use)
    assert [isinstance(result, NotStored) for result in results] == [False, False, True, False]


def test_writes_of_many_tables_go_into_few_commits(tmp_path: Path) -> None:
    async def use(store: Store) -> int:
        table_id = await begun(store)
        before = store.appender.commits
        await asyncio.gather(*(store.append(table_id, 1 + n, [f"{n}"], None, "playing", 3) for n in range(50)))
        return store.appender.commits - before

    assert with_store(tmp_path, use) <= 2


def test_settings_come_from_the_environment_and_switches_come_first() -> None:
    environment = {"OMERTA_PORT": "9000", "OMERTA_HOSTS": "a.example, b.example", "OMERTA_HOST": "0.0.0.0"}
    settings = settings_from(environment, host="127.0.0.1", port=None)
    assert (settings.port, settings.host, settings.hosts) == (9000, "127.0.0.1", ("a.example", "b.example"))


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "99999"), ("PORT", "x"), ("WORKERS", "-1"), ("PROXIES", "localhost")]
)
def test_a_setting_that_cannot_be_used_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"OMERTA_{name}"):
        settings_from({f"OMERTA_{name}": value})


def test_both_ways_into_the_database_write_the_same(tmp_path: Path) -> None:
    """SQLite has a way of its own; other databases take the same appends through SQLAlchemy."""
    appends = [
        Append(1, 1, ["line 1", "line 2"], (0, "a"), ("playing", None, 5)),
        Append(1, 3, ["line 3"]),
        Append(1, 4, [], (1, "b")),
        Append(1, 4, ["line 4"], None, ("over", (2, 1), 6)),
    ]

    def written(folder: Path, way: Callable[[AsyncEngine], Appends]) -> tuple[object, ...]:
        folder.mkdir()

        async def use(store: Store) -> tuple[object, ...]:
            table_id = await begun(store)
            into = way(store._engine)
            await into.commit([append._replace(table_id=table_id) for append in appends])
            await into.close()
            found = await store.table("ABCDE")
            assert found is not None
            return (*await store.log(table_id), found.phase, found.points)

        return with_store(folder, use)

    fast = written(tmp_path / "fast", lambda engine: SqliteAppends(str(engine.url.database)))
    assert fast == written(tmp_path / "plain", CoreAppends)
    assert fast[1:] == ([f"line {number}" for number in range(5)], {(0, "a"), (1, "b")}, "over", (2, 1))


def test_a_connection_that_could_not_be_prepared_is_not_kept(tmp_path: Path) -> None:
    """Else later moves would be written without its promises."""
    file = tmp_path / "test.db"
    file.write_bytes(b"no database" * 1000)
    into = SqliteAppends(str(file))
    with pytest.raises(sqlite3.DatabaseError):
        into._connected()
    file.write_bytes(b"")
    promises = [into._connected().execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "foreign_keys")]
    into._disconnect()
    assert promises == [2, 1]
