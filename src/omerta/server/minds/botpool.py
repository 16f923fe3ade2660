"""Worker processes in which bots and the coach think, so that the tables never wait for them.

A worker that dies or thinks too long is replaced with its pool; who asked is told so and falls back on the default.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import ParamSpec

import msgspec
import structlog

from omerta.server.minds import thinking
from omerta.server.minds.glimpses import MINDS, Mind
from omerta.server.minds.thinking import Chosen, Coaching

P = ParamSpec("P")
LOG = structlog.get_logger("bots")


class NoAnswer(Exception):
    """The bot did not answer in time, or its worker died twice."""


class BotPool:
    def __init__(self, workers: int, budget: float) -> None:
        """`budget` is in seconds. No workers: threads of this process."""
        self._workers = workers
        self._budget = budget
        self._executor = self._new_executor()

    def warm_up(self) -> None:
        self._executor.submit(thinking.warm_up)

    async def choose(self, game_id: str, level: str, view: bytes, actions: bytes, seed: int) -> Chosen:
        answer = await self._ask(thinking.choose, game_id, level, view, actions, seed)
        return msgspec.json.decode(answer, type=Chosen)

    async def remark(self, game_id: str, level: str, view: bytes, actions: bytes, seed: int) -> bytes | None:
        answer = await self._ask(thinking.remark, game_id, level, view, actions, seed)
        return answer or None

    async def coach(self, game_id: str, view: bytes, actions: bytes, seed: int) -> Coaching:
        answer = await self._ask(thinking.coach, game_id, view, actions, seed)
        return msgspec.json.decode(answer, type=Coaching)

    async def look_back(self, game_id: str, way: str, views: bytes) -> list[Mind]:
        answer = await self._ask(thinking.look_back, game_id, way, views)
        return MINDS.decode(answer)

    async def close(self) -> None:
        """Nobody waits for an answer any more; the processes are gone when this returns."""
        await asyncio.to_thread(self._stop, self._executor, wait=bool(self._workers))

    async def _ask(self, think: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
        for attempt in (1, 2):
            executor = self._executor
            try:
                future = executor.submit(think, *args, **kwargs)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._budget)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as fault:
                LOG.warning("a worker is replaced", fault=type(fault).__name__, attempt=attempt)
                self._replace(executor)
                if isinstance(fault, TimeoutError):
                    break
        raise NoAnswer

    def _replace(self, broken: Executor) -> None:
        """Several who wait for the same pool see it break; it is replaced once."""
        if self._executor is broken:
            self._executor = self._new_executor()
            self._stop(broken, wait=False)

    def _new_executor(self) -> Executor:
        if not self._workers:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin_work)

    def _stop(self, executor: Executor, *, wait: bool) -> None:
        if isinstance(executor, ProcessPoolExecutor):
            for process in list((executor._processes or {}).values()):
                process.terminate()
        executor.shutdown(wait=wait, cancel_futures=True)


def _begin_work() -> None:
    """Prepares the worker: Ctrl-C is the server's business, and without a server there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
