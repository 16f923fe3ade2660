"""Bots think elsewhere: in processes that may die, within a budget, and never with more than a view."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

import msgspec
import pytest

from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.server.minds import thinking
from omerta.server.minds.botpool import BotPool, NoAnswer
from omerta.server.wire.values import read_action
from tests.server.house import GAME, SEATS

T = TypeVar("T")
STATE = GAME.new(GAME.options(), SEATS, FastChance(1), None)
SEAT = GAME.pending(STATE)[0]
ACTIONS = legal(GAME, STATE, SEAT)
ASKED = (msgspec.json.encode(GAME.view(STATE, SEAT)), msgspec.json.encode(ACTIONS), 7)


def with_pool(workers: int, budget: float, use: Callable[[BotPool], Awaitable[T]]) -> T:
    async def run() -> T:
        pool = BotPool(workers, budget)
        try:
            return await use(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_a_bot_in_a_process_chooses_a_legal_action_and_says_why() -> None:
    chosen = with_pool(1, 60, lambda pool: pool.choose(GAME.id, "house", *ASKED))
    assert read_action(GAME, chosen.action) in ACTIONS
    assert chosen.why.key.startswith("why-")


def test_a_worker_that_dies_is_replaced() -> None:
    async def use(pool: BotPool) -> bool:
        await pool.choose(GAME.id, "house", *ASKED)
        executor = pool._executor
        assert isinstance(executor, ProcessPoolExecutor)
        for process in list((executor._processes or {}).values()):
            process.kill()
        chosen = await pool.choose(GAME.id, "house", *ASKED)
        return read_action(GAME, chosen.action) in ACTIONS

    assert with_pool(1, 60, use)


def test_who_thinks_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_args: object) -> bytes:
        time.sleep(0.3)
        return b""

    async def use(pool: BotPool) -> None:
        monkeypatch.setattr(thinking, "choose", slow)
        with pytest.raises(NoAnswer):
            await pool.choose(GAME.id, "house", *ASKED)

    with_pool(0, 0.05, use)


def test_workers_end_with_the_server() -> None:
    async def use(pool: BotPool) -> list[int]:
        await pool.choose(GAME.id, "house", *ASKED)
        executor = pool._executor
        assert isinstance(executor, ProcessPoolExecutor)
        return list(executor._processes or {})

    (worker,) = with_pool(1, 60, use)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


def test_equal_views_give_equal_numbers() -> None:
    view, _, seed = ASKED
    assert thinking.coach(GAME.id, view, b"[]", seed) == thinking.coach(GAME.id, view, b"[]", seed)
