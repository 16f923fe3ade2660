"""A flood of hints stops nobody: the honest table beside it plays on with its bots."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Ask
from omerta.server.wire.telling import Accepted, Hint, Refused
from tests.server.hard.client import SEATS, Guest, Line, new_id
from tests.server.hard.playing import GONE
from tests.server.hard.process import Server, running

pytestmark = pytest.mark.slow

GUESTS: Final = 4
SOCKETS: Final = 50
"""Sockets of each guest, who asks over all of them."""

BUDGET: Final = 50
"""Milliseconds: to answer all of these at once takes longer."""


class Flood:
    """Guests who ask for hints over many sockets, and again as soon as they are answered."""

    def __init__(self, server: Server) -> None:
        self._guests = [Guest(server.url) for _ in range(GUESTS)]
        self._asking: list[asyncio.Task[None]] = []
        self.refusals: set[str] = set()

    async def begin(self) -> None:
        for guest in self._guests:
            code = (await guest.new_table()).code
            await guest.start(code)
            lines = [await guest.sit(code, number % SEATS) for number in range(SOCKETS)]
            self._asking += [asyncio.create_task(self._ask(line)) for line in lines]

    async def end(self) -> None:
        for task in self._asking:
            task.cancel()
        ended = await asyncio.gather(*self._asking, return_exceptions=True)
        for guest in self._guests:
            await guest.http.aclose()
        assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended

    async def _ask(self, line: Line) -> None:
        try:
            while True:
                await line.send(Ask(new_id(), "hint"))
                answer = await line.until(Hint, Refused)
                if isinstance(answer, Refused):
                    self.refusals.add(answer.problem.key)
                    await asyncio.sleep(0.1)
        finally:
            with suppress(*GONE):
                await line.close()


async def play(line: Line) -> None:
    """Plays to the end over the same line: whoever comes back would make a table look on that stands still."""
    chance = FastChance(1)
    while not line.picture.is_over:
        act = line.picture.some_act(chance)
        if act is None:
            await line.next()
        else:
            assert isinstance(await line.act(act), Accepted)


def test_a_flood_of_hints_leaves_an_honest_table_and_its_bots_alone(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        flood = Flood(server)
        async with Guest(server.url) as anna:
            table = await anna.new_table("me", *("house",) * (SEATS - 1))
            await flood.begin()
            await anna.start(table.code)
            line = await anna.sit(table.code, 0)
            try:
                await play(line)
            finally:
                await line.close()
                await flood.end()
            assert flood.refusals <= {"busy", "not-asked"}

    with running(tmp_path, budget=BUDGET) as server:
        asyncio.run(journey(server))
