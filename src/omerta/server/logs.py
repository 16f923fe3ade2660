"""Logs as one JSON object a line on stderr. They hold no names, cookies, codes or cards.

What happens again and again is told once and then counted, so that nobody fills a disk by asking for a fault.
"""

from __future__ import annotations

import logging
import sys
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from types import TracebackType
from typing import Final

import structlog

REMEMBERED: Final = 200
SILENCE_SECONDS: Final = 60.0


def configure(level: int = logging.INFO) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # Of the web server only what went wrong; its access log would name the codes of tables.
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("uvicorn.error").addFilter(WebServer())


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
    """What uvicorn says itself, the same at most once in a while."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        return self._seldom.due(record.msg, monotonic()) is not None
