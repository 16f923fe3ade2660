"""A worker that dies or hangs is replaced, and what it thought about is tried once more."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from omerta.server.minds.worker import Worker
from tests.server.minds.thoughts import die, die_once, fail, hang, own_process

T = TypeVar("T")


def with_worker(use: Callable[[Worker], Awaitable[T]]) -> T:
    async def run() -> T:
        worker = Worker(60, is_process=True)
        try:
            return await use(worker)
        finally:
            await worker.close()

    return asyncio.run(run())


def is_alive(process: bytes) -> bool:
    return Path(f"/proc/{process.decode()}").exists()


def test_it_thinks_in_another_process_and_stays_the_same() -> None:
    async def use(worker: Worker) -> set[bytes]:
        return {await worker.think(own_process) for _ in range(2)}

    (process,) = with_worker(use)
    assert int(process) != os.getpid()
    assert not is_alive(process)


def test_what_killed_a_worker_once_is_thought_again(tmp_path: Path) -> None:
    answer = with_worker(lambda worker: worker.think(partial(die_once, tmp_path / "mark")))
    assert int(answer) != os.getpid()


def test_what_kills_it_twice_is_given_up_and_the_next_thought_is_thought() -> None:
    async def use(worker: Worker) -> bytes:
        with pytest.raises(BrokenExecutor):
            await worker.think(die)
        return await worker.think(own_process)

    assert int(with_worker(use)) != os.getpid()


def test_a_worker_that_hangs_is_stopped_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(worker: Worker) -> tuple[bytes, bytes]:
        before = await worker.think(own_process)
        with monkeypatch.context() as hurried:
            hurried.setattr(worker, "_budget", 0.05)
            with pytest.raises(TimeoutError):
                await worker.think(hang)
        while is_alive(before):
            await asyncio.sleep(0.01)
        return before, await worker.think(own_process)

    before, after = with_worker(use)
    assert before != after


def test_a_thought_that_fails_is_the_askers_and_costs_no_worker() -> None:
    async def use(worker: Worker) -> set[bytes]:
        before = await worker.think(own_process)
        with pytest.raises(ValueError, match="nothing comes of it"):
            await worker.think(fail)
        return {before, await worker.think(own_process)}

    assert len(with_worker(use)) == 1
