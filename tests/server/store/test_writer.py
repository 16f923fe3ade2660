"""Writes that come while another is committed go to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from omerta.server.store.writer import NotStored, Writer


class Commits:
    """Notes every batch. The first commit lasts until it is `released`."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.begun = asyncio.Event()
        self.released = asyncio.Event()

    async def __call__(self, batch: Sequence[str]) -> None:
        self.batches.append(list(batch))
        if len(self.batches) == 1:
            self.begun.set()
            await self.released.wait()


def test_what_is_asked_for_right_after_a_commit_goes_with_what_came_during_it() -> None:
    async def writing() -> list[list[str]]:
        commits = Commits()
        writer = Writer(commits)
        first = asyncio.create_task(writer.do("first"))
        await commits.begun.wait()
        during = asyncio.create_task(writer.do("during"))
        await asyncio.sleep(0)
        commits.released.set()
        await first
        await asyncio.gather(during, writer.do("after"))
        return commits.batches

    assert asyncio.run(writing()) == [["first"], ["during", "after"]]


def test_a_write_alone_is_committed_at_once() -> None:
    async def writing() -> list[list[str]]:
        commits = Commits()
        commits.released.set()
        writer = Writer(commits)
        await writer.do("one")
        await writer.do("another")
        return commits.batches

    assert asyncio.run(writing()) == [["one"], ["another"]]


def test_what_was_asked_for_before_the_end_is_written() -> None:
    async def writing() -> list[list[str]]:
        commits = Commits()
        writer = Writer(commits)
        asked = [asyncio.create_task(writer.do("first"))]
        await commits.begun.wait()
        asked.append(asyncio.create_task(writer.do("last")))
        await asyncio.sleep(0)
        commits.released.set()
        await writer.close()
        await asyncio.gather(*asked)
        return commits.batches

    assert asyncio.run(writing()) == [["first"], ["last"]]


def test_whoever_asks_without_waiting_is_called_after_the_commit() -> None:
    async def writing() -> tuple[list[object], list[object]]:
        commits, told = Commits(), list[object]()
        writer = Writer(commits)
        writer.ask("one", told.append)
        await commits.begun.wait()
        before = list(told)
        commits.released.set()
        await writer.close()
        return before, told

    assert asyncio.run(writing()) == ([], [None])


def test_whoever_asks_without_waiting_is_called_with_the_fault() -> None:
    async def fail(_batch: Sequence[str]) -> None:
        raise OSError

    async def writing() -> list[object]:
        told = list[object]()
        writer = Writer(fail)
        writer.ask("one", told.append)
        writer.ask("another", told.append)
        await writer.close()
        return [type(fault) for fault in told]

    assert asyncio.run(writing()) == [NotStored, NotStored]
