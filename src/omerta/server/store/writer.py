"""What has come in while the last commit ran goes into the next one together.

A write is done when its commit is. If a batch fails, each write of it is tried alone, so that one that cannot be done
takes no other down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import structlog

W = TypeVar("W")
Commit: TypeAlias = Callable[[Sequence[W]], Awaitable[None]]
"""Writes a batch in one transaction. The same write may come twice, in two of which at most one is kept."""

BATCH: Final = 256
LOG = structlog.get_logger("store")


class NotStored(Exception):
    """The database did not take it: nothing of it is kept."""


class _Asked(NamedTuple, Generic[W]):
    write: W
    done: asyncio.Future[None]


class Writer(Generic[W]):
    def __init__(self, commit: Commit[W]) -> None:
        self.commits = 0
        self._commit = commit
        self._asked: list[_Asked[W]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, write: W) -> None:
        """Returns after the commit; raises NotStored if there is none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(write, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run(), name="writer")
        await done

    async def close(self) -> None:
        """What has been asked for is still written."""
        if self._writing is not None:
            await self._writing

    async def _run(self) -> None:
        """Lasts while there is something to write."""
        while self._asked:
            batch = self._asked[:BATCH]
            del self._asked[:BATCH]
            await self._write(batch)
        self._writing = None

    async def _write(self, batch: list[_Asked[W]]) -> None:
        try:
            await self._commit([asked.write for asked in batch])
        except Exception as error:
            # Whatever it was: the writer goes on, and whoever asked hears that nothing is kept.
            if len(batch) == 1:
                fault = type(error.__cause__ or error).__name__
                LOG.warning("a write failed", fault=fault)
                _settle(batch[0], NotStored(fault))
                return
            for asked in batch:
                await self._write([asked])
            return
        self.commits += 1
        for asked in batch:
            _settle(asked, None)


def _settle(asked: _Asked[W], fault: NotStored | None) -> None:
    if asked.done.done():
        # Whoever asked has gone.
        return
    if fault is None:
        asked.done.set_result(None)
    else:
        asked.done.set_exception(fault)
