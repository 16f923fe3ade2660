"""An onlooker who times the server: it asks again and again, and notes when it asked and when it was answered.

It has a process of its own, as anybody far away has: what the players of a test do takes no time from it.
"""

from __future__ import annotations

import http.client
import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing.connection import Connection
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from omerta.server.wire.asking import Hello, Ping, Say
from tests.server.hard.process import PATIENCE

SPAN: Final = 1.0
"""Seconds that it looks on; what it wants to know happens in them."""

Way: TypeAlias = Literal["ping", "control frame", "word", "table", "health", "page"]


class Answered(NamedTuple):
    """Both moments as the clock of the machine has them, in seconds."""

    asked: float
    heard: float


class Onlooker:
    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def begin(self, way: Way, url: str, code: str) -> None:
        """Returns when it looks on."""
        self._pipe.send((way, url, code))
        assert self._pipe.recv() == "begun"

    def answers(self) -> list[Answered]:
        """All that it was answered in its span."""
        noted: list[Answered] = self._pipe.recv()
        return noted


@contextmanager
def onlooking() -> Iterator[Onlooker]:
    context = multiprocessing.get_context("spawn")
    ours, its = context.Pipe()
    process = context.Process(target=_run, args=(its,), daemon=True)
    process.start()
    try:
        yield Onlooker(ours)
    finally:
        ours.send(None)
        process.join(PATIENCE)


def _run(pipe: Connection) -> None:
    while (asked := pipe.recv()) is not None:
        way, url, code = asked
        with _asking(way, url, code) as ask:
            ask()
            pipe.send("begun")
            pipe.send(_noted(ask))


def _noted(ask: Callable[[], None]) -> list[Answered]:
    """One after the other, until the span is over."""
    answers: list[Answered] = []
    end = time.monotonic() + SPAN
    while (asked := time.monotonic()) < end:
        ask()
        answers.append(Answered(asked, time.monotonic()))
    return answers


@contextmanager
def _asking(way: Way, url: str, code: str) -> Iterator[Callable[[], None]]:
    """A question that comes back when it is answered."""
    if way in _BY_SOCKET:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(address, proxy=None, compression=None, max_size=None) as socket:
            socket.send(msgspec.json.encode(Hello(None)).decode())
            yield partial(_BY_SOCKET[way], socket)
        return
    path = {"table": f"/api/tables/{code}", "health": "/healthz", "page": "/"}[way]
    with closing(http.client.HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)) as server:
        yield partial(_request, server, path)


def _ping(socket: ClientConnection) -> None:
    _exchange(socket, Ping(), "pong")


def _word(socket: ClientConnection) -> None:
    """Whoever only looks on is refused it."""
    _exchange(socket, Say("word", "word"), "refused")


def _exchange(socket: ClientConnection, message: msgspec.Struct, answer: str) -> None:
    socket.send(msgspec.json.encode(message).decode())
    while f'"{answer}"' not in str(socket.recv(PATIENCE)):
        pass


def _control_frame(socket: ClientConnection) -> None:
    assert socket.ping().wait(PATIENCE), "a ping has no answer"


def _request(server: http.client.HTTPConnection, path: str) -> None:
    server.request("GET", path)
    server.getresponse().read()


_BY_SOCKET: Final[dict[str, Callable[[ClientConnection], None]]] = {
    "ping": _ping,
    "control frame": _control_frame,
    "word": _word,
}
