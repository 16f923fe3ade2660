"""The database behind a URL. What one kind of database needs and another does not stands here and nowhere else."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from omerta.server.store.owner import keep_to_owner
from omerta.server.store.unreadable import translate

SQLITE_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # A commit is on the disk before it returns: an acknowledged move outlives a loss of power.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)

NO_FILES: Final = (":memory:", "file:")
"""SQLite keeps such a database in memory, or opens it in a way of its own."""


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


class _DriverConnection(Protocol):
    def cursor(self) -> _Cursor: ...


def open_engine(url: str) -> AsyncEngine:
    # What SQLAlchemy says of a statement that fails would hold names, ids and hashes of cookies.
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    event.listen(engine.sync_engine, "handle_error", translate)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        file = engine.url.database
        if file and not file.startswith(NO_FILES):
            keep_to_owner(Path(file))
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to the newest migration, all the way or not at all; does nothing if it is there."""
    if engine.dialect.name == "sqlite":
        await _migrate_sqlite(engine)
        return
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def _migrate_sqlite(engine: AsyncEngine) -> None:
    """A table that others refer to is made anew under its own name: meanwhile nobody checks who refers to whom, which
    SQLite can be told before a transaction alone, and it is checked before it ends."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        try:
            # Python begins a transaction for rows that change, but not for tables that do.
            await connection.exec_driver_sql("BEGIN")
            before = await connection.run_sync(_revision)
            await connection.run_sync(upgrade)
            if await connection.run_sync(_revision) != before:
                # A database that is up to date may be damaged in places: all that can be read of it is still served.
                await _check_references(connection)
            await connection.commit()
        finally:
            await connection.rollback()
            await connection.exec_driver_sql("PRAGMA foreign_keys=ON")


async def _check_references(connection: AsyncConnection) -> None:
    lost = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
    assert not lost, f"rows of {lost[0][0]} refer to nothing after a migration"


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(files("omerta.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def prepare_sqlite(connection: _DriverConnection, _record: object = None) -> None:
    """Every connection keeps the same promises, whoever has opened it."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
