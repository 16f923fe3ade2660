"""Too large, too often, too many: a typed answer, and whoever keeps to the limits goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from math import ceil
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from omerta.server.wire.asking import Hello, Say
from omerta.server.wire.problems import Problem
from omerta.server.wire.telling import Accepted, Refused, Welcome
from tests.server.hard.client import Guest, Line, new_id
from tests.server.hard.process import PATIENCE, Server, running

pytestmark = pytest.mark.slow

BURST = 20
RATE = 1
"""A second: whoever asks is faster than that, however busy the machine is."""

MANY = 1_000
SOCKETS = 3


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A few messages at once and then one a second, and three sockets."""
    limits = {"message_rate": RATE, "message_burst": BURST, "sockets": SOCKETS}
    with running(tmp_path_factory.mktemp("strict"), **limits) as started:
        yield started


def problem(answer: httpx.Response) -> Problem:
    return msgspec.json.decode(answer.content, type=Problem)


def allowed_since(began: float) -> int:
    """At most so many are let in from then on until now: a burst, and what has come back in the meantime."""
    return BURST + ceil(RATE * (time.monotonic() - began))


async def table_of(guest: Guest) -> str:
    code = (await guest.new_table()).code
    await guest.start(code)
    return code


@pytest.mark.parametrize("method", ["announced", "in pieces"])
def test_a_body_that_is_too_large_is_refused_as_such(server: Server, method: str) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 1_000

    async def journey() -> None:
        async with Guest(server.url) as anna:
            content = b" " * 20_000 if method == "announced" else pieces()
            answer = await anna.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, problem(answer).key) == (413, "too-large")
            await table_of(anna)

    asyncio.run(journey())


def test_a_message_that_is_too_large_is_refused_as_such(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            line = await anna.sit(await table_of(anna), 0)
            await line.send("x" * 10_000)
            (refused,) = await line.fence()
            assert isinstance(refused, Refused)
            assert refused.problem.key == "too-large"
            await line.close()

    asyncio.run(journey())


def test_whoever_asks_too_often_is_told_so_and_may_ask_again_later(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            began = time.monotonic()
            asked = await asyncio.gather(*(anna.ask("GET", "/api/games") for _ in range(5 * BURST)))
            refused = [answer for answer in asked if answer.status_code == 429]
            assert BURST <= len(asked) - len(refused) <= allowed_since(began)
            assert {problem(answer).key for answer in refused} == {"too-fast"}
            assert (await anna.ask("GET", "/healthz")).is_success
            while not (await anna.ask("GET", "/api/games")).is_success:
                await asyncio.sleep(0.1)

    with running(tmp_path, request_rate=RATE, request_burst=BURST) as server:
        asyncio.run(journey(server))


def test_nobody_becomes_a_thousand_guests(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as nobody:
            began = time.monotonic()
            statuses: list[int] = []
            while 429 not in statuses and len(statuses) < MANY:
                nobody.cookies.clear()
                statuses.append((await nobody.get("/api/me")).status_code)
            *welcomed, last = statuses
            assert last == 429
            assert set(welcomed) == {200}
            assert BURST <= len(welcomed) <= allowed_since(began)

    with running(tmp_path, guest_rate=RATE, guest_burst=BURST) as server:
        asyncio.run(journey(server))


def test_whoever_shouts_too_fast_is_told_so_and_changes_nothing(strict_server: Server) -> None:
    async def journey() -> None:
        async with Guest(strict_server.url) as anna:
            code = await table_of(anna)
            began = time.monotonic()
            line = await anna.sit(code, 0)
            keys = [new_id() for _ in range(2 * BURST)]
            for key in keys:
                await line.send(Say(key, "!"))
            answers = [await line.until(Accepted, Refused) for _ in keys]
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert {message.problem.key for message in refused} == {"too-fast"}
            said = [entry for entry in strict_server.entries(code) if '"entry":"message"' in entry]
            assert len(said) == len(keys) - len(refused) <= allowed_since(began)
            await line.close()

    asyncio.run(journey())


def test_a_person_has_so_many_sockets_and_no_more(strict_server: Server) -> None:
    async def journey() -> None:
        async with Guest(strict_server.url) as anna:
            code = await table_of(anna)
            lines = [await anna.sit(code, 0) for _ in range(SOCKETS)]
            further = await anna.dial(code, 0)
            refused = await further.next()
            assert isinstance(refused, Refused)
            assert refused.problem.key == "too-many-sockets"
            assert await further.close_code() == 4429
            await lines.pop().close()
            lines.append(await sit_when_there_is_room(anna, code))
            for line in lines:
                await line.close()

    asyncio.run(journey())


async def sit_when_there_is_room(guest: Guest, code: str) -> Line:
    """The server hears a moment later that a socket was closed."""
    while True:
        line = await guest.dial(code, 0)
        with suppress(ConnectionClosed):
            await line.send(Hello())
        if not isinstance(await line.next(), Refused):
            return line
        await asyncio.sleep(0.05)


def test_a_client_that_takes_what_it_is_sent_misses_nothing_however_little_may_wait(tmp_path: Path) -> None:
    """The answer to a message and the message leave together: neither has to wait."""

    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            code = await table_of(anna)
            line, other = await anna.sit(code, 0), await anna.sit(code, 0)
            say = Say(new_id(), "!")
            await line.send(say)
            assert not any(isinstance(heard, Welcome) for heard in await line.fence())
            await other.fence()
            assert line.picture.told() == other.picture.told()
            await line.send(say)
            assert await line.answer(say.id) == Accepted(say.id)
            assert sum('"entry":"message"' in entry for entry in server.entries(code)) == 1
            for each in (line, other):
                await each.close()

    with running(tmp_path, outbox=1) as server:
        asyncio.run(journey(server))


def test_a_handshake_too_many_is_told_so(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            code = await table_of(anna)
            lines: list[Line] = []
            with pytest.raises(InvalidStatus) as refused:
                await _dial_on(anna, code, lines)
            for line in lines:
                await line.close()
            assert refused.value.response.status_code == 429
            assert msgspec.json.decode(refused.value.response.body, type=Problem).key == "too-fast"

    with running(tmp_path, request_rate=RATE, request_burst=BURST) as server:
        asyncio.run(journey(server))


async def _dial_on(guest: Guest, code: str, lines: list[Line]) -> None:
    for _ in range(10 * BURST):
        lines.append(await guest.dial(code))


def test_whoever_repeats_hello_is_refused_before_it_costs_anything(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            line = await anna.sit(await table_of(anna), 0)
            for _ in range(50):
                await line.send(Hello())
            assert (await line.until(Refused)).problem.key == "too-fast"
            await line.close()

    with running(tmp_path, hello_rate=1, hello_burst=3) as server:
        asyncio.run(journey(server))
