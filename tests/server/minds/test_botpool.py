"""Bots think elsewhere: in processes that may die, within a budget, in turns, and never with more than a view."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event, Semaphore
from typing import Final, TypeVar

import msgspec
import pytest

from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.server.minds import botpool, thinking
from omerta.server.minds.botpool import BotPool, NoAnswer
from omerta.server.wire.values import read_action
from tests.server.house import GAME, SEATS
from tests.server.minds.thoughts import die, die_once, own_process

T = TypeVar("T")
STATE = GAME.new(GAME.options(), SEATS, FastChance(1), None)
SEAT = GAME.pending(STATE)[0]
ACTIONS = legal(GAME, STATE, SEAT)
ASKED = (msgspec.json.encode(GAME.view(STATE, SEAT)), msgspec.json.encode(ACTIONS), 7)
LONG: Final = 60
SHORT: Final = 0.05
FLOOD: Final = 1_920


def with_pool(workers: int, budget: float, use: Callable[[BotPool], Awaitable[T]], limit: int = FLOOD) -> T:
    async def run() -> T:
        pool = BotPool(workers, budget, limit)
        try:
            return await use(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


class Desk:
    """A worker of one thread, which thinks when it may, and what it has begun to think about."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._may = Semaphore(0)

    def think(self, thought: str) -> bytes:
        self.begun.append(thought)
        self._may.acquire()
        return thought.encode()

    def go_on(self, thoughts: int = FLOOD) -> None:
        self._may.release(thoughts)

    async def asked(self, pool: BotPool, *thoughts: str) -> list[asyncio.Task[bytes]]:
        """Each is the question of the asker that its first letter names; the first is begun, the others wait."""
        tasks = [asyncio.create_task(pool.ask(thought[0], self.think, thought)) for thought in thoughts]
        while not self.begun:
            await asyncio.sleep(0.001)
        return tasks


async def no_answer(*tasks: asyncio.Task[bytes]) -> bool:
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    return all(isinstance(answer, NoAnswer) for answer in answers)


def test_a_bot_in_a_process_chooses_a_legal_action_and_says_why() -> None:
    chosen = with_pool(1, LONG, lambda pool: pool.choose("anna", GAME.id, "house", *ASKED))
    assert read_action(GAME, chosen.action) in ACTIONS
    assert chosen.why.key.startswith("why-")


def test_a_worker_that_dies_is_replaced() -> None:
    async def use(pool: BotPool) -> bool:
        os.kill(int(await pool.ask("anna", own_process)), signal.SIGKILL)
        chosen = await pool.choose("anna", GAME.id, "house", *ASKED)
        return read_action(GAME, chosen.action) in ACTIONS

    assert with_pool(1, LONG, use)


def test_a_worker_that_dies_takes_nobody_with_it(tmp_path: Path) -> None:
    """Two die of the same question and one of another, with everybody else in the queue."""

    async def use(pool: BotPool) -> list[bytes | BaseException]:
        deadly, unlucky = pool.ask("anna", die), pool.ask("bruno", die_once, tmp_path / "mark")
        others = [pool.ask(asker, own_process) for asker in ("anna", "bruno", "carla")]
        return await asyncio.gather(deadly, unlucky, *others, return_exceptions=True)

    deadly, *others = with_pool(2, LONG, use)
    assert isinstance(deadly, NoAnswer)
    assert all(isinstance(answer, bytes) and int(answer) != os.getpid() for answer in others)


def test_who_thinks_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()

    def slow(*_args: object) -> bytes:
        released.wait(LONG)
        return b""

    async def use(pool: BotPool) -> None:
        monkeypatch.setattr(thinking, "choose", slow)
        with pytest.raises(NoAnswer):
            await pool.choose("anna", GAME.id, "house", *ASKED)
        released.set()

    with_pool(0, SHORT, use)


def test_one_that_thinks_too_long_costs_no_other_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hanging thought alone has a short budget: however slow the machine is, the others have time."""
    released = Event()

    def hang() -> bytes:
        released.wait(LONG)
        return b""

    async def use(pool: BotPool) -> list[bytes | BaseException]:
        with monkeypatch.context() as hurried:
            hurried.setattr(pool._workers[0], "_budget", SHORT)
            hanging = asyncio.create_task(pool.ask("anna", hang))
            while not pool._thinking:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        others = [pool.ask(f"guest {number % 7}", bytes, 1) for number in range(FLOOD)]
        answers = await asyncio.gather(hanging, *others, return_exceptions=True)
        released.set()
        return answers

    hanging, *others = with_pool(0, LONG, use)
    assert isinstance(hanging, NoAnswer)
    assert others == [b"\0"] * FLOOD


def test_the_budget_counts_from_the_first_thought_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them together take longer than the budget, each alone does not."""
    monkeypatch.setattr(botpool, "PATIENCE", LONG)

    def slowly() -> bytes:
        time.sleep(0.05)
        return b"done"

    async def use(pool: BotPool) -> list[bytes]:
        return await asyncio.gather(*(pool.ask("anna", slowly) for _ in range(45)))

    assert with_pool(0, 2, use) == [b"done"] * 45


def test_nobody_waits_for_ever_behind_those_who_do_not_come_to_an_end() -> None:
    desk = Desk()

    async def use(pool: BotPool) -> bool:
        is_so = await no_answer(*await desk.asked(pool, *(f"a{number}" for number in range(40))))
        desk.go_on()
        return is_so

    assert with_pool(0, SHORT, use)
    assert len(desk.begun) < 40


def test_many_questions_of_one_asker_delay_another_by_one() -> None:
    desk = Desk()

    async def use(pool: BotPool) -> None:
        tasks = await desk.asked(pool, "a0", *(f"a{number}" for number in range(1, 24)), "b1")
        desk.go_on(3)
        assert await tasks[-1] == b"b1"
        desk.go_on()
        await asyncio.gather(*tasks)

    with_pool(0, LONG, use)
    assert desk.begun[:4] == ["a0", "a1", "b1", "a2"]


def test_without_room_whoever_asks_most_gets_no_answer() -> None:
    desk = Desk()

    async def use(pool: BotPool) -> list[bytes]:
        thinking, kept, last, other = await desk.asked(pool, "a0", "a1", "a2", "b1")
        assert await no_answer(last)
        desk.go_on()
        return [await task for task in (thinking, kept, other)]

    assert with_pool(0, LONG, use, limit=2) == [b"a0", b"a1", b"b1"]


def test_whoever_does_not_wait_any_more_leaves_nothing_in_the_queue() -> None:
    desk = Desk()

    async def use(pool: BotPool) -> bytes:
        first, gone, other = await desk.asked(pool, "a0", "a1", "b1")
        gone.cancel()
        await asyncio.wait({gone})
        assert gone.cancelled() and len(pool._queue) == 1
        desk.go_on()
        await first
        return await other

    assert with_pool(0, LONG, use) == b"b1"
    assert desk.begun == ["a0", "b1"]


def test_whoever_goes_while_it_is_thought_about_leaves_a_worker_for_the_next() -> None:
    desk = Desk()

    async def use(pool: BotPool) -> bytes:
        gone, other = await desk.asked(pool, "a0", "b1")
        gone.cancel()
        await asyncio.wait({gone})
        desk.go_on()
        assert gone.cancelled()
        return await other

    assert with_pool(0, LONG, use) == b"b1"


def test_what_goes_wrong_in_a_thought_is_told_to_its_asker_alone() -> None:
    def fail() -> bytes:
        raise ValueError("no idea")

    async def use(pool: BotPool) -> list[bytes | BaseException]:
        asked = [pool.ask("anna", think) for think in (fail, bytes)]
        return await asyncio.gather(*asked, return_exceptions=True)

    failed, other = with_pool(0, LONG, use)
    assert isinstance(failed, ValueError)
    assert other == b""


def test_when_it_closes_nobody_waits_any_more() -> None:
    desk = Desk()

    async def use(pool: BotPool) -> None:
        thought_about, waiting = await desk.asked(pool, "a0", "b1")
        await pool.close()
        assert await no_answer(thought_about, waiting)
        with pytest.raises(NoAnswer):
            await pool.ask("anna", bytes, 1)
        desk.go_on()

    with_pool(0, LONG, use)


def test_workers_end_with_the_server() -> None:
    worker = int(with_pool(1, LONG, lambda pool: pool.ask("anna", own_process)))
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_equal_views_give_equal_numbers() -> None:
    view, _, seed = ASKED
    assert thinking.coach(GAME.id, view, b"[]", seed) == thinking.coach(GAME.id, view, b"[]", seed)
