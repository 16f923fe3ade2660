"""What has come in while the last commit ran goes into the next one together.

A write is done when its commit is. If a batch fails, each write of it is tried alone, so that one that cannot be done
takes no other down. Whoever asked is told by a call, all of a batch in one turn of the loop: a future for each of them,
and a task that it wakes, would cost as much as the write itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import structlog

W = TypeVar("W")
Commit: TypeAlias = Callable[[Sequence[W]], Awaitable[None]]
"""Writes a batch in one transaction. The same write may come twice, in two of which at most one is kept."""

BATCH: Final = 256
GATHERING: Final = 0.002
"""Seconds that what came while a commit ran waits for more: each commit costs the disk, and all who run beside it."""

LOG = structlog.get_logger("store")


class NotStored(Exception):
    """The database did not take it: nothing of it is kept."""


Then: TypeAlias = Callable[[NotStored | None], None]
"""Called after the commit, or with the fault if there is none. It keeps its own faults to itself."""


class _Asked(NamedTuple, Generic[W]):
    write: W
    then: Then


class _Settled(NamedTuple):
    then: Then
    fault: NotStored | None


class Writer(Generic[W]):
    def __init__(self, commit: Commit[W]) -> None:
        self.commits = 0
        self._commit = commit
        self._asked: list[_Asked[W]] = []
        self._writing: asyncio.Task[None] | None = None

    async def do(self, write: W) -> None:
        """Returns after the commit; raises NotStored if there is none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ask(write, partial(_settle, done))
        await done

    def ask(self, write: W, then: Then) -> None:
        """Whoever need not wait in a task is called when it is done."""
        self._asked.append(_Asked(write, then))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """What has been asked for is still written."""
        if self._writing is not None:
            await self._writing
            # Whoever asked last is told in the turn after it.
            await asyncio.sleep(0)

    async def _run(self) -> None:
        """Lasts while there is something to write; whoever asks when nothing is written does not wait for others."""
        loop = asyncio.get_running_loop()
        while self._asked:
            batch = self._asked[:BATCH]
            del self._asked[:BATCH]
            loop.call_soon(_tell, await self._write(batch))
            if self._asked:
                await asyncio.sleep(GATHERING)
        self._writing = None

    async def _write(self, batch: list[_Asked[W]]) -> list[_Settled]:
        try:
            await self._commit([asked.write for asked in batch])
        except Exception as error:
            # Whatever it was: the writer goes on, and whoever asked hears that nothing is kept.
            if len(batch) == 1:
                fault = type(error.__cause__ or error).__name__
                LOG.warning("a write failed", fault=fault)
                return [_Settled(batch[0].then, NotStored(fault))]
            return [settled for asked in batch for settled in await self._write([asked])]
        self.commits += 1
        return [_Settled(asked.then, None) for asked in batch]


def _tell(settled: list[_Settled]) -> None:
    for then, fault in settled:
        then(fault)


def _settle(done: asyncio.Future[None], fault: NotStored | None) -> None:
    if done.done():
        # Whoever asked has gone.
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
