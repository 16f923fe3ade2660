"""What the database says when it cannot answer, in our own words: nothing of what was asked is repeated."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError

DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Unreadable(Exception):
    """The database does not answer, or not now."""


class Damaged(Unreadable):
    """A page of the database is damaged. What lies on the others can be read."""


@contextmanager
def unread_is_damaged() -> Iterator[None]:
    """We have written it ourselves: what cannot be read of it has been changed by nobody who knows how."""
    try:
        yield
    except (ValueError, msgspec.MsgspecError, zlib.error):
        raise Damaged from None


def translate(context: ExceptionContext) -> Unreadable | None:
    """SQLAlchemy asks for everything that goes wrong, and raises the answer."""
    original = context.original_exception
    # Python says so, without a code of SQLite, of text that is none.
    is_no_text = isinstance(original, sqlite3.OperationalError) and sqlite_code(original) is None
    if is_no_text or sqlite_code(original) in DAMAGED:
        return Damaged()
    return Unreadable() if isinstance(context.sqlalchemy_exception, DBAPIError) else None


def sqlite_code(error: BaseException | None) -> int | None:
    """The primary code of SQLite for what went wrong; None if it was not SQLite."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None
