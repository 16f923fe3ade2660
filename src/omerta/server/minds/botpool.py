"""Worker processes in which bots and the coach think, so that the tables never wait for them.

A worker is handed one thing at a time, and the budget counts from then on: whatever else waits is in a queue, where
askers take turns, and is not touched by what becomes of a worker. Whoever gets no answer is told so and falls back on
the default.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Final, ParamSpec

import msgspec

from omerta.server.minds import thinking
from omerta.server.minds.glimpses import MINDS, Mind
from omerta.server.minds.queue import FairQueue
from omerta.server.minds.thinking import Chosen, Coaching
from omerta.server.minds.worker import Worker

P = ParamSpec("P")

PATIENCE: Final = 2
"""A question waits for its turn as long as so many budgets: one long thought is not the end of those behind it."""


class NoAnswer(Exception):
    """It was not answered in time, there was no room in the queue, or its worker died twice."""


class Question:
    """Something to think about, and who waits for the answer."""

    def __init__(self, thought: Callable[[], bytes]) -> None:
        self.thought = thought
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._has_begun = False

    @property
    def is_open(self) -> bool:
        return not self.answer.done()

    async def think(self, worker: Worker) -> None:
        """What goes wrong is the asker's to know, if it still waits."""
        self._has_begun = True
        try:
            answer = await worker.think(self.thought)
        except (TimeoutError, BrokenExecutor):
            self.give_up()
        except Exception as fault:
            self._fail(fault)
        else:
            if self.is_open:
                self.answer.set_result(answer)

    def give_up(self) -> None:
        self._fail(NoAnswer())

    def give_up_waiting(self) -> None:
        if not self._has_begun:
            self.give_up()

    def _fail(self, fault: Exception) -> None:
        if self.is_open:
            self.answer.set_exception(fault)


class BotPool:
    def __init__(self, workers: int, budget: float, limit: int = sys.maxsize) -> None:
        """`budget` is in seconds. No workers: one thread of this process. At most `limit` questions wait."""
        self._workers = [Worker(budget, is_process=bool(workers)) for _ in range(max(1, workers))]
        self._free = list(self._workers)
        self._patience = PATIENCE * budget
        self._queue: FairQueue[Question] = FairQueue(limit)
        self._thinking: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def warm_up(self) -> None:
        self._free[-1].prepare(thinking.warm_up)

    async def choose(self, asker: str, game_id: str, level: str, view: bytes, actions: bytes, seed: int) -> Chosen:
        answer = await self.ask(asker, thinking.choose, game_id, level, view, actions, seed)
        return msgspec.json.decode(answer, type=Chosen)

    async def remark(
        self, asker: str, game_id: str, level: str, view: bytes, actions: bytes, seed: int
    ) -> bytes | None:
        answer = await self.ask(asker, thinking.remark, game_id, level, view, actions, seed)
        return answer or None

    async def coach(self, asker: str, game_id: str, view: bytes, actions: bytes, seed: int) -> Coaching:
        answer = await self.ask(asker, thinking.coach, game_id, view, actions, seed)
        return msgspec.json.decode(answer, type=Coaching)

    async def look_back(self, asker: str, game_id: str, way: str, views: bytes) -> list[Mind]:
        answer = await self.ask(asker, thinking.look_back, game_id, way, views)
        return MINDS.decode(answer)

    async def ask(self, asker: str, think: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
        """Askers take turns. Whoever does not wait any more leaves nothing behind in the queue."""
        if self._is_closed:
            raise NoAnswer
        question = Question(partial(think, *args, **kwargs))
        patience = asyncio.get_running_loop().call_later(self._patience, question.give_up_waiting)
        try:
            self._admit(asker, question)
            return await question.answer
        finally:
            patience.cancel()
            self._queue.leave(asker, question)

    async def close(self) -> None:
        """Nobody waits for an answer any more; the processes are gone when this returns."""
        self._is_closed = True
        while self._queue:
            self._queue.next().give_up()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    def _admit(self, asker: str, question: Question) -> None:
        too_many = self._queue.join(asker, question)
        if too_many is not None:
            too_many.give_up()
        self._go_on()

    def _go_on(self) -> None:
        """No worker is idle while a question waits."""
        while self._free and self._queue and not self._is_closed:
            question = self._queue.next()
            if question.is_open:
                worker = self._free.pop()
                task = asyncio.create_task(question.think(worker), name="thinking")
                self._thinking.add(task)
                task.add_done_callback(partial(self._done, worker, question))

    def _done(self, worker: Worker, question: Question, task: asyncio.Task[None]) -> None:
        """However the task has ended, nobody waits for it any more."""
        self._thinking.discard(task)
        question.give_up()
        self._free.append(worker)
        self._go_on()
