"""The last to hear of a fault that nobody foresaw: it is logged, and the asker learns nothing of it."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from omerta.contract import Text
from omerta.server.door.operation import refused
from omerta.server.door.security import with_headers
from omerta.server.logs import Faults
from omerta.server.wire.problems import Rejected

LOG = structlog.get_logger("server")

OUR_FAULT: Final = 1011
"""The close code of a socket that ends because something is broken here."""


class LastResort:
    """Nothing reaches the web server, which would log every fault in full."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._faults = Faults()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def sending(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except WebSocketDisconnect:
            return
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            self._faults.tell(LOG, "a request failed", error)
            await _apologise(scope, receive, send, has_begun=has_begun)


async def _apologise(scope: Scope, receive: Receive, send: Send, *, has_begun: bool) -> None:
    if scope["type"] == "websocket":
        # It may be closed already, by us or by the other side.
        with suppress(OSError, RuntimeError):
            await send({"type": "websocket.close", "code": OUR_FAULT})
    elif not has_begun:
        problem = Rejected(HTTPStatus.INTERNAL_SERVER_ERROR, Text("refusal-fault"))
        await refused(problem)(scope, receive, with_headers(send))
