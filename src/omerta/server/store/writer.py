"""One writer for the whole server: what has come in while the last commit ran goes into the next one together.

A write is done when its commit is. If a batch fails, each write of it is tried alone, so that one that cannot be done
takes no other down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""May run twice, in two transactions of which at most one is kept."""

BATCH: Final = 256
LOG = structlog.get_logger("store")


class NotStored(Exception):
    """The database did not take it: nothing of it is kept."""


@dataclass(frozen=True)
class _Asked:
    write: Write
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.commits = 0
        self._engine = engine
        self._asked: asyncio.Queue[_Asked] = asyncio.Queue(maxsize=4 * BATCH)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def do(self, write: Write) -> None:
        """Returns after the commit; raises NotStored if there is none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._asked.put(_Asked(write, done))
        await done

    async def close(self) -> None:
        """What has been asked for is still written."""
        await self._asked.join()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            batch = [await self._asked.get()]
            while len(batch) < BATCH and not self._asked.empty():
                batch.append(self._asked.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._asked.task_done()

    async def _write(self, batch: list[_Asked]) -> None:
        try:
            await self._commit(batch)
        except Exception as error:
            # Whatever it was: the writer goes on, and whoever asked hears that nothing is kept.
            if len(batch) == 1:
                LOG.warning("a write failed", fault=type(error.__cause__ or error).__name__)
                _settle(batch[0], NotStored(str(error)))
                return
            for asked in batch:
                await self._write([asked])
            return
        for asked in batch:
            _settle(asked, None)

    async def _commit(self, batch: list[_Asked]) -> None:
        async with self._engine.begin() as connection:
            for asked in batch:
                await asked.write(connection)
        self.commits += 1


def _settle(asked: _Asked, fault: NotStored | None) -> None:
    if asked.done.done():
        # Whoever asked has gone.
        return
    if fault is None:
        asked.done.set_result(None)
    else:
        asked.done.set_exception(fault)
