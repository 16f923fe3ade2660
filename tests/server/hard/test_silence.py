"""Whoever opens connections and says nothing, half of something, or never listens keeps nobody out."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.hard.client import Guest
from tests.server.hard.process import PATIENCE, Server, running

SHORT: Final = 1_000
"""Milliseconds that the server waits; the tests wait for what it does then."""

SHARE: Final = 4
FILES: Final = 200
FLOOD: Final = 1_000


class Poor(Server):
    """A server that may not open many files."""

    def _command(self) -> list[str]:
        return ["sh", "-c", f'ulimit -n {FILES}; exec "$@"', "sh", *super()._command()]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("impatient"), patience=SHORT) as started:
        yield started


def dial(server: Server, said: bytes = b"", *, receive_buffer: int | None = None) -> socket.socket:
    line = socket.socket()
    if receive_buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", server.port))
    line.sendall(said)
    return line


def wait_for_end(line: socket.socket) -> bytes:
    """Whatever still comes, until the other side ends it."""
    heard = b""
    with line, suppress(ConnectionResetError):
        while piece := line.recv(65_536):
            heard += piece
    return heard


REQUEST: Final = b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/m",
        REQUEST,
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 20\r\n\r\n{",
        REQUEST + b"connection: upgrade\r\nupgrade: websocket\r\n",
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "half a handshake"],
)
def test_a_connection_that_does_not_say_a_whole_request_ends(impatient: Server, said: bytes) -> None:
    assert wait_for_end(dial(impatient, said)) == b""


def test_a_request_that_comes_byte_by_byte_ends_too(impatient: Server) -> None:
    line, ended = dial(impatient, REQUEST), threading.Event()

    def drip() -> None:
        with suppress(OSError):
            while not ended.wait(SHORT / 10_000):
                line.send(b"x")

    dripping = threading.Thread(target=drip)
    dripping.start()
    select.select([line], [], [], PATIENCE)
    ended.set()
    dripping.join()
    assert wait_for_end(line) == b""


def test_half_a_request_after_a_whole_one_ends(impatient: Server) -> None:
    line = dial(impatient, REQUEST + b"\r\n")
    assert line.recv(65_536).startswith(b"HTTP/1.1 200")
    line.sendall(b"G")
    wait_for_end(line)


def test_whoever_never_takes_an_answer_is_cut(impatient: Server) -> None:
    """It asks for much more than the buffers between us hold."""
    asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with dial(impatient, receive_buffer=4_096) as line:
        cut = select.poll()
        cut.register(line, 0)
        line.setblocking(False)
        with suppress(BlockingIOError, ConnectionError):
            for _ in range(2_000):
                line.send(asked)
        assert cut.poll(PATIENCE * 1_000), "the connection is still there"


def test_whoever_speaks_finds_a_place_among_many_silent_ones(tmp_path: Path) -> None:
    with running(tmp_path, connections=SHARE) as server, ExitStack() as held:
        silent = [held.enter_context(dial(server)) for _ in range(3 * SHARE)]
        answer = httpx.get(f"{server.url}/api/me", trust_env=False, timeout=PATIENCE)
        assert answer.status_code == 200
        assert wait_for_end(silent[0]) == b""
        assert "an address has too many connections" in server.logged()


def test_at_the_limit_of_files_people_come_in_and_tables_are_kept(tmp_path: Path) -> None:
    server = Poor(tmp_path)
    server.start()
    try:
        with ExitStack() as held:
            for _ in range(2 * FILES):
                held.enter_context(dial(server))
            asyncio.run(_play(server))
    finally:
        server.stop()


async def _play(server: Server) -> None:
    async with Guest(server.url) as anna:
        code = (await anna.new_table()).code
        await anna.start(code)
        line = await anna.sit(code, 0)
        assert line.picture.standing is not None
        await line.close()


def test_a_house_full_of_people_says_so(tmp_path: Path) -> None:
    """There is room for four, and a proxy may have it all: one asks, three look on."""
    server = Poor(tmp_path, reserve=FILES - 8, proxies="127.0.0.1")
    server.start()
    try:
        asyncio.run(_fill(server))
        assert server.logged().count("the server is full") == 1
    finally:
        server.stop()


async def _fill(server: Server) -> None:
    async with Guest(server.url) as anna:
        code = (await anna.new_table()).code
        lines = [await anna.dial(code) for _ in range(3)]
        for path, told in [("/", {"key": "full"}), ("/healthz", {"name": "omerta", "status": "full"})]:
            async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as late:
                answer = await late.get(path)
            assert answer.status_code == 503
            assert told.items() <= answer.json().items()
            assert answer.headers["x-content-type-options"] == "nosniff"
        for line in lines:
            await line.close()


def test_pings_are_answered_as_often_as_messages_and_no_more(tmp_path: Path) -> None:
    async def flood(server: Server) -> None:
        async with Guest(server.url) as anna:
            code = (await anna.new_table()).code
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
            async with connect(url, proxy=None, open_timeout=PATIENCE, ping_timeout=PATIENCE) as line:
                await (await line.ping())
                with suppress(ConnectionClosed):
                    for _ in range(FLOOD):
                        await line.ping()
                await line.wait_closed()

    with running(tmp_path, message_rate=1, message_burst=10) as server:
        asyncio.run(asyncio.wait_for(flood(server), PATIENCE))
        answer = httpx.get(f"{server.url}/healthz", trust_env=False, timeout=PATIENCE)
        assert json.loads(answer.content)["status"] == "ok"
