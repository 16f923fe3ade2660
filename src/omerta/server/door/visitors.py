"""Connections as the web server handles them, known to the reception from the first moment to the last."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import h11
import msgspec
from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from omerta.server.door.framing import Frames, framed
from omerta.server.door.grid import next_moment
from omerta.server.door.limits import Bucket
from omerta.server.door.lines import GONE, LINE, Ear
from omerta.server.door.reception import Entry, Reception
from omerta.server.door.security import HEADERS
from omerta.server.live.bell import Bell
from omerta.server.live.outbox import TOGETHER
from omerta.server.wire.lobby import Health
from omerta.server.wire.problems import full, problem_of

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
"""In these states of the other side its request is not whole."""

CLOSED: Final = (State.CLOSING, State.CLOSED)


class HttpVisitor(H11Protocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._reception = reception_of(config)
        self._entry: Entry = "welcome"
        self._answered = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._entry = self._reception.admit(transport, self.client[0] if self.client else "unknown")
        if self._entry == "shut":
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reception.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._entry != "welcome":
            self.transport.write(FULL_HEALTH if data.startswith(b"GET /healthz") else FULL)
            self.transport.close()
            return
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._reception.hear(self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._reception.hear(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._answered += 1
        super().on_response_complete()

    def owes(self) -> Hashable | None:
        """Byte by byte a request does not get on; what we answer does, as long as some of it is taken."""
        if self.transport.is_closing():
            return "end"
        untaken = self.transport.get_write_buffer_size()
        if untaken:
            return untaken
        return f"request {self._answered}" if self.conn.their_state in UNFINISHED else None


class SocketVisitor(WebSocketsSansIOProtocol):
    """It takes over a connection that the reception knows already. Messages of text, which nearly all are, take a short
    way in and out: in between there is nothing but frames and the transport."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._reception = reception_of(config)
        self.queue = Inbox()  # type: ignore[assignment]  # it has what is asked of a queue here
        self.writable = Bell()  # type: ignore[assignment]  # one sends at a time
        self.writable.set()
        settings = self._reception.settings
        self._pings = Bucket(settings.message_rate, settings.message_burst, monotonic())
        self._pong_grid = settings.pong_grid
        self._pong: asyncio.TimerHandle | None = None
        self._frames = Frames(config.ws_max_size)
        self._offered: dict[str, Any] = {}
        self._ear: Ear | None = None
        self._leaving: list[bytes] = []
        self._leaving_bytes = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._offered = self.scope["state"]
            self._offered[LINE] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for received in self._frames.cut(data):
            if self.transport.is_closing():
                return
            if isinstance(received, str):
                self._hear(received)
            else:
                super().data_received(received)

    def _hear(self, text: str) -> None:
        """As the web server does it, but that reading goes on while the message before is taken already. Where nothing
        waits, somebody may listen."""
        if self.conn.state in CLOSED:
            return
        if self._ear is not None and self.queue.empty() and self._ear(text):
            return
        if not self.queue.empty() and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def listen(self, ear: Ear | None) -> None:
        self._ear = ear

    async def send_messages(self, messages: Sequence[bytes]) -> None:
        """All of them in one go, as soon as the client has taken most of what was sent before."""
        await self.writable.wait()
        self._leave()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise WebSocketDisconnect(GONE)
        self.transport.write(framed(messages))

    def send_now(self, message: bytes) -> bool:
        """What is said in one turn of the loop leaves in one go at its end, if it is not much and the client takes
        what it is sent."""
        self._leaving_bytes += len(message)
        if self._leaving_bytes > TOGETHER or not self.writable.is_set() or self.conn.state is not State.OPEN:
            self._leaving_bytes -= len(message)
            return False
        if not self._leaving:
            self._reception.departures.add(self.loop, self._leave)
        self._leaving.append(message)
        return True

    def _leave(self) -> None:
        if self._leaving and not self.transport.is_closing():
            self.transport.write(framed(self._leaving))
        self._leaving, self._leaving_bytes = [], 0

    async def send(self, message: ASGISendEvent) -> None:
        """What was said before the end is heard before it."""
        self._leave()
        await super().send(message)

    def shutdown(self) -> None:
        self._leave()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._pong is not None:
            self._pong.cancel()
        self._reception.leave(self.transport)
        super().connection_lost(exc)
        self._ear = None
        self._offered.clear()

    def start_keepalive(self) -> None:
        """The handshake is done, and what it said is needed no longer; the parser would keep it as long as itself."""
        super().start_keepalive()
        for said in (self.request, self.response):
            said.headers.clear()

    def handle_ping(self) -> None:
        """Each is answered whether or not the answers are read: so they must not be many. They leave on a grid, and
        all that wait for it together."""
        if not self._pings.take(monotonic()):
            self.transport.abort()
        elif self._pong is None:
            self._pong = self.loop.call_at(next_moment(self._pong_grid), self._tell_pongs)

    def _tell_pongs(self) -> None:
        self._pong = None
        super().handle_ping()

    def owes(self) -> Hashable | None:
        if self.transport.is_closing():
            return "end"
        return None if self.handshake_complete else "handshake"


class Inbox:
    """What has come and is not read yet. A queue of asyncio would take three kilobytes for every connection."""

    __slots__ = ("_something", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[ASGIReceiveEvent] = []
        self._something = Bell()

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._waiting.append(event)
        self._something.set()

    def empty(self) -> bool:
        return not self._waiting

    async def get(self) -> ASGIReceiveEvent:
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        return self._waiting.pop(0)


def reception_of(config: Config) -> Reception:
    assert isinstance(config.app, Starlette), "the web server runs this application"
    reception = config.app.state.reception
    assert isinstance(reception, Reception)
    return reception


def _answer(body: msgspec.Struct) -> bytes:
    """Nobody has read what is asked: the answer is the same for everything, and the connection ends with it."""
    content = msgspec.json.encode(body)
    headers = HEADERS | {
        "content-type": "application/json",
        "content-length": str(len(content)),
        "cache-control": "no-store",
        "retry-after": "10",
        "connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 503 Service Unavailable\r\n{lines}\r\n".encode() + content


FULL: Final = _answer(problem_of(full()))
FULL_HEALTH: Final = _answer(Health("omerta", "full"))
