"""The database behind a URL. What one kind of database needs and another does not stands here and nowhere else."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
    """Brings the database to the newest migration; does nothing if it is there."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


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
