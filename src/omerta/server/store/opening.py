"""Whether a database can be used, found out before anybody relies on it: why not is one of few reasons."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal, TypeAlias

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine

from omerta.server.store.engine import migrate, open_engine
from omerta.server.store.unreadable import Unreadable, sqlite_code

Reason: TypeAlias = Literal["url", "forbidden", "no-folder", "foreign", "newer", "locked", "full", "silent"]

SQLITE_REASONS: Final[dict[int, Reason]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_CANTOPEN: "forbidden",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "foreign",
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_ERROR: "foreign",
}


class Unusable(Exception):
    """`place` is the file, or the URL without its password; empty where the URL is none."""

    def __init__(self, reason: Reason, place: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place


async def check(url: str) -> None:
    """Opens the database, brings it to the newest migration, and closes it again; raises Unusable."""
    place = _place(url)
    engine = _opened(url, place)
    try:
        await migrate(engine)
        await _begin_writing(engine)
    except CommandError:
        # It names a migration that this program does not have.
        raise Unusable("newer", place) from None
    except (Unreadable, OSError) as error:
        raise Unusable(reason_of(error), place) from None
    finally:
        await engine.dispose()


def _place(url: str) -> str:
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise Unusable("url") from None
    is_file = parts.get_backend_name() == "sqlite" and parts.database
    return str(parts.database) if is_file else parts.render_as_string(hide_password=True)


def _opened(url: str, place: str) -> AsyncEngine:
    try:
        return open_engine(url)
    except (ArgumentError, InvalidRequestError, ImportError):
        raise Unusable("url", place) from None
    except OSError as error:
        raise Unusable(reason_of(error), place) from None


async def _begin_writing(engine: AsyncEngine) -> None:
    """A file that can only be read, or that somebody holds, says so now and not at the first guest."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.rollback()


def reason_of(error: Exception) -> Reason:
    """Why a folder, a file or a database cannot be used."""
    cause = error if isinstance(error, OSError) else error.__cause__
    match cause:
        case FileExistsError() | NotADirectoryError() | FileNotFoundError():
            return "no-folder"
        case IsADirectoryError():
            return "foreign"
        case PermissionError():
            return "forbidden"
        case sqlite3.Error():
            return SQLITE_REASONS.get(sqlite_code(cause) or 0, "silent")
        case _:
            return "silent"
