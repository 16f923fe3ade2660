"""Answers leave on a grid: together, at moments that are drawn."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.types import Message, Receive, Scope, Send

from omerta.server.door.grid import OnGrid, next_moment
from omerta.server.settings import Settings

LONG: Final = 10_000_000
SHORT: Final = 50


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time stands still."""

    moment = 1_000.0

    def time(self) -> float:
        return self.moment


def at(moment: float, grid: int) -> float:
    async def asked() -> float:
        return next_moment(grid)

    clock = Clock()
    clock.moment = moment
    with asyncio.Runner(loop_factory=lambda: clock) as runner:
        return runner.run(asked())


def test_whoever_is_ready_before_the_same_moment_leaves_at_it() -> None:
    first = at(1_000, LONG)
    assert first > 1_000
    assert at((1_000 + first) / 2, LONG) == first


def test_after_a_moment_comes_that_of_the_next_piece() -> None:
    moments = [at(piece * SHORT / 1000, SHORT) for piece in range(1, 101)]
    assert [int(moment * 1000 / SHORT) for moment in moments] == list(range(1, 101))
    assert all(at(moment, SHORT) > moment for moment in moments)


def test_moments_lie_anywhere_in_their_pieces() -> None:
    places = [at(piece, 1_000) - piece for piece in range(1, 201)]
    assert min(places) < 0.2
    assert max(places) > 0.8


def test_without_a_grid_the_moment_is_now() -> None:
    assert at(1_000, 0) == 1_000


def test_an_answer_that_is_ready_waits_for_its_moment() -> None:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        left.append(next_moment(SHORT))
        await send({"type": "http.response.start"})

    async def receive() -> Message:
        raise AssertionError("nothing is read")

    async def send(_message: Message) -> None:
        left.append(asyncio.get_running_loop().time())

    left: list[float] = []
    asyncio.run(OnGrid(app, Settings(answer_grid=SHORT))({"type": "http"}, receive, send))
    due, told = left
    # A loop calls whoever waits at most one step of its clock too early.
    assert told >= due - time.get_clock_info("monotonic").resolution
