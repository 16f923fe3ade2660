"""Logs as one JSON object a line on stderr. They hold no names, cookies, codes or cards.

So an exception is told by its kind and its place. What it says may name a person or repeat what somebody has sent; only
the words of the operating system and the codes of SQLite, which know neither, are told.

What happens again and again is told once and then counted, so that nobody fills a disk by asking for a fault.
"""

from __future__ import annotations

import logging
import sqlite3
import sys
import traceback
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from time import monotonic
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

REMEMBERED: Final = 200
SILENCE_SECONDS: Final = 60.0


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
    handler.setFormatter(
        ProcessorFormatter(foreign_pre_chain=common, processors=[ProcessorFormatter.remove_processors_meta, *last])
    )
    # Of the web server only what went wrong; its access log would name the codes of tables.
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").addFilter(WebServer())


def kinds_and_places(exc_info: ExcInfo) -> str:
    """The exception and those that led to it, the first of them first."""
    return "\n".join(line for each in reversed([*_chain(exc_info[1])]) for line in _lines(each))


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


class Seldom:
    """Lets the same be told at once and then at most once in a while, with how often it has been so meanwhile."""

    def __init__(self) -> None:
        self._told: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()

    def due(self, what: Hashable, now: float) -> int | None:
        """How often it has been so since it was told last, this time among them; None if it is not to be told now."""
        since, times = self._told.pop(what, (now - SILENCE_SECONDS, 0))
        is_due = now - since >= SILENCE_SECONDS
        self._told[what] = (now, 0) if is_due else (since, times + 1)
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return times + 1 if is_due else None

    def knows(self, what: Hashable) -> bool:
        """It has been told before."""
        return what in self._told


class Faults:
    """Tells a fault that nobody foresaw in full the first time, and in a line from then on."""

    def __init__(self) -> None:
        self._seldom = Seldom()

    def tell(self, log: structlog.stdlib.BoundLogger, what: str, error: BaseException) -> None:
        fault = (type(error).__name__, place_of(error.__traceback__))
        is_known = self._seldom.knows(fault)
        times = self._seldom.due(fault, monotonic())
        if times is not None:
            name, place = fault
            log.error(what, fault=name, place=place, times=times, exc_info=None if is_known else error)


def place_of(trace: TracebackType | None) -> str:
    """Where it was raised: the file's name and the line."""
    if trace is None:
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"


class WebServer(logging.Filter):
    """What uvicorn says itself: never that a client has done something wrong, and the same at most once in a while."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in CLIENTS_FAULTS and self._seldom.due(record.msg, monotonic()) is not None
