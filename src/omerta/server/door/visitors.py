"""Connections as the web server handles them, known to the reception from the first moment to the last."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from time import monotonic
from typing import Any, Final

import h11
import msgspec
from starlette.applications import Starlette
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from omerta.server.door.grid import next_moment
from omerta.server.door.limits import Bucket
from omerta.server.door.reception import Entry, Reception
from omerta.server.door.security import HEADERS
from omerta.server.wire.lobby import Health
from omerta.server.wire.problems import full, problem_of

UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
"""In these states of the other side its request is not whole."""


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
    """It takes over a connection that the reception knows already."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._reception = reception_of(config)
        settings = self._reception.settings
        self._pings = Bucket(settings.message_rate, settings.message_burst, monotonic())
        self._pong_grid = settings.pong_grid
        self._pong: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._pong is not None:
            self._pong.cancel()
        self._reception.leave(self.transport)
        super().connection_lost(exc)

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
