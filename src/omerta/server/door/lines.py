"""The way of messages out of a socket: straight to the connection under our own web server, else as ASGI has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from starlette.websockets import WebSocket

GONE: Final = 1006
"""The code of a connection that is no more."""

LINE: Final = "line"
"""By this name the web server offers the straight way in the state of a request."""


Ear: TypeAlias = Callable[[str], bool]
"""Hears a message where it comes in; False if it has to be read in its turn."""


class Line(Protocol):
    def listen(self, ear: Ear | None) -> None:
        """Lets this ear hear what comes while nothing else waits to be read; None: nobody's any more."""

    async def send_messages(self, messages: Sequence[bytes]) -> None:
        """Waits while the client takes nothing."""

    def send_now(self, message: bytes) -> bool:
        """Takes the message if nothing has to be waited for; False if something has."""


def line_of(socket: WebSocket) -> Line:
    straight: Line | None = socket.scope.get("state", {}).get(LINE)
    return straight or AsgiLine(socket)


class AsgiLine:
    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    def listen(self, ear: Ear | None) -> None:
        """Under ASGI every message is read in its turn."""

    async def send_messages(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            await self._socket.send({"type": "websocket.send", "text": message.decode()})

    def send_now(self, _message: bytes) -> bool:
        return False
