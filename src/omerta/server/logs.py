"""Logs as one JSON object a line on stderr. They hold no names, cookies, codes or cards.

So an exception is told by its kind and its place. What it says may name a person or repeat what somebody has sent; only
the words of the operating system and the codes of SQLite, which know neither, are told.
"""

from __future__ import annotations

import logging
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Final, TypeAlias

import structlog
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper, add_log_level
from structlog.stdlib import ProcessorFormatter

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

CLIENTS_FAULTS: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    # A socket that is turned away with an answer of its own.
    "ASGI callable returned without completing handshake.",
)
"""The web server says so when a client has done something wrong: the client is told, and nobody else needs to be."""

TOLD: Final = "told in the log"


def configure(level: int = logging.INFO) -> None:
    common: list[structlog.typing.Processor] = [add_log_level, TimeStamper(fmt="iso", utc=True)]
    last: list[structlog.typing.Processor] = [ExceptionRenderer(kinds_and_places), JSONRenderer(ensure_ascii=False)]
    structlog.configure(
        processors=[*common, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(is_news)
    handler.setFormatter(
        ProcessorFormatter(foreign_pre_chain=common, processors=[ProcessorFormatter.remove_processors_meta, *last])
    )
    # Of the web server only what went wrong; its access log would name the codes of tables.
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def is_news(record: logging.LogRecord) -> bool:
    """Is it neither the client's fault nor in the log already? The web server repeats what went wrong in a request."""
    error = record.exc_info[1] if record.exc_info else None
    return record.getMessage() not in CLIENTS_FAULTS and TOLD not in getattr(error, "__notes__", ())


def kinds_and_places(exc_info: ExcInfo) -> str:
    """The exception and those that led to it, the first of them first."""
    error = exc_info[1]
    error.add_note(TOLD)
    return "\n".join(line for each in reversed([*_chain(error)]) for line in _lines(each))


def _chain(error: BaseException) -> Iterator[BaseException]:
    following: BaseException | None = error
    while following is not None:
        yield following
        hidden = following.__suppress_context__
        following = following.__cause__ or (None if hidden else following.__context__)


def _lines(error: BaseException) -> Iterator[str]:
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    words = _harmless(error)
    yield f"{kind}: {words}" if words else kind
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"  {frame.filename}:{frame.lineno} {frame.name}"


def _harmless(error: BaseException) -> str | None:
    if isinstance(error, OSError):
        return error.strerror
    return getattr(error, "sqlite_errorname", None) if isinstance(error, sqlite3.Error) else None
