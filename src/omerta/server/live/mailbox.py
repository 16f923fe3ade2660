"""One thing after the other: whatever is to be done at a table waits here for the table's own task.

So no lock is held over input or output, and whoever comes in never sees a table halfway between two moments.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from omerta.contract import RuleViolation
from omerta.server.wire.problems import Rejected, busy
from omerta.table import Refusal

T = TypeVar("T")
LOG = structlog.get_logger("table")


class Mailbox:
    """`on_fault` is called, in the table's task, after something that nobody foresaw."""

    def __init__(self, limit: int, name: str, on_fault: Callable[[], Awaitable[None]]) -> None:
        self._limit = limit
        self._name = name
        self._on_fault = on_fault
        self._awaited: set[asyncio.Future[Any]] = set()
        self._is_closed = False
        self._mail: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {name}")

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Waits for its turn and for its end; a refusal is the asker's. A table with too much to do says so."""
        if self._is_closed or self._mail.qsize() >= self._limit:
            raise busy()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._awaited.add(done)
        done.add_done_callback(self._awaited.discard)
        self._mail.put_nowait(lambda: self._answer(command, done))
        return await done

    def post(self, command: Callable[[], Awaitable[None]]) -> None:
        """What the table has to do itself: it is never turned away, and nobody waits for it."""
        self._mail.put_nowait(command)

    async def close(self) -> None:
        """Whoever still waits is told to come back."""
        self._is_closed = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for done in list(self._awaited):
            if not done.done():
                done.set_exception(busy())

    async def _answer(self, command: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
        try:
            result = await command()
        except (Rejected, Refusal, RuleViolation) as refusal:
            if not done.done():
                done.set_exception(refusal)
        except BaseException:
            if not done.done():
                done.set_exception(busy())
            raise
        else:
            if not done.done():
                done.set_result(result)

    async def _run(self) -> None:
        while True:
            command = await self._mail.get()
            try:
                await command()
            except Rejected as rejected:
                LOG.warning("a command of the table is rejected", table=self._name, key=rejected.text.key)
            except asyncio.CancelledError:
                if self._is_closed:
                    raise
                # Something that the command waited for was cancelled, not the table.
                LOG.error("a command was cancelled", table=self._name)
                await self._on_fault()
            except Exception:
                # The border of the table: its other commands go on, from what is stored.
                LOG.exception("a command failed", table=self._name)
                await self._on_fault()
