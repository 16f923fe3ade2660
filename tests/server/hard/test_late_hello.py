"""Between the door and the first word a seat may become somebody else's: the word comes too late then."""

from __future__ import annotations

import asyncio

from omerta.server.wire.asking import Hello
from omerta.server.wire.telling import Refused
from tests.server.hard.client import SEATS, Guest, Line
from tests.server.hard.process import Server

BOTS = ("house",) * (SEATS - 2)


async def assert_turned_away(line: Line, key: str) -> None:
    await line.send(Hello())
    refused = await line.next()
    assert isinstance(refused, Refused), refused
    assert refused.problem.key == key
    assert await line.close_code() == 4403
    assert not line.picture.view


def test_whoever_lost_the_seat_before_saying_hello_sees_nothing_of_it(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as bruno:
            code = (await anna.new_table("me", "open", *BOTS)).code
            await bruno.join(code)
            line = await bruno.dial(code, 1)
            await anna.ask("POST", f"/api/tables/{code}/seats/1", {"kind": "bot"})
            await anna.start(code)
            await assert_turned_away(line, "not-your-seat")

    asyncio.run(journey())


def test_whoever_wanted_to_look_on_before_the_deal_sees_nothing_where_nobody_may(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as watcher:
            code = (await anna.new_table("me", "house", *BOTS, spectators=False)).code
            line = await watcher.dial(code)
            await anna.start(code)
            await assert_turned_away(line, "no-spectators")

    asyncio.run(journey())


def test_whoever_looks_on_before_the_deal_is_sent_away_where_nobody_may(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as watcher:
            code = (await anna.new_table("me", "house", *BOTS, spectators=False)).code
            line = await watcher.sit(code)
            await anna.start(code)
            assert await line.close_code() == 4403
            assert not line.picture.view

    asyncio.run(journey())
