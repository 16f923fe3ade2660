"""A worker thinks about one thing at a time, in a process of its own: if it dies or is stopped, nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process

import structlog

LOG = structlog.get_logger("bots")


class Worker:
    def __init__(self, budget: float, *, is_process: bool) -> None:
        """`budget` is in seconds. What is no process is a thread of this one, for tests."""
        self._budget = budget
        self._is_process = is_process
        self._executor = self._new_executor()

    def prepare(self, thought: Callable[[], None]) -> None:
        """Begins with this, and nobody waits for it."""
        self._executor.submit(thought)

    async def think(self, thought: Callable[[], bytes]) -> bytes:
        """A TimeoutError is raised at the end of the budget, a BrokenExecutor if this kills the worker twice."""
        try:
            async with asyncio.timeout(self._budget):
                with suppress(BrokenExecutor):
                    return await self._try(thought)
                return await self._try(thought)
        except TimeoutError as fault:
            self._replace(fault)
            raise

    async def close(self) -> None:
        """The process is gone when this returns."""
        await asyncio.to_thread(_stop, self._executor, wait=self._is_process)

    async def _try(self, thought: Callable[[], bytes]) -> bytes:
        try:
            return await asyncio.wrap_future(self._executor.submit(thought))
        except BrokenExecutor as fault:
            self._replace(fault)
            raise

    def _replace(self, fault: Exception) -> None:
        LOG.warning("a worker is replaced", fault=type(fault).__name__)
        _stop(self._executor, wait=False)
        self._executor = self._new_executor()

    def _new_executor(self) -> Executor:
        if not self._is_process:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin_work)


def _stop(executor: Executor, *, wait: bool) -> None:
    if isinstance(executor, ProcessPoolExecutor):
        for process in list((executor._processes or {}).values()):
            process.kill()
    executor.shutdown(wait=wait, cancel_futures=True)


def _begin_work() -> None:
    """Prepares the process: Ctrl-C is the server's business, and without a server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
