"""Answers leave on a grid: how long one took tells nobody what else the server did in the meantime.

Time is cut into pieces of one length, and each has one moment at which answers leave, the same for everybody. Where in
its piece it lies is drawn: so nobody can tell an answer that is a little late from one whose moment is.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from omerta.server.settings import Settings

_SECRET: Final = secrets.token_bytes(32)


def next_moment(length: int) -> float:
    """The next moment of the loop's clock at which answers leave, where pieces are so many milliseconds long; with 0,
    it is now."""
    now = asyncio.get_running_loop().time()
    if not length:
        return now
    piece = int(now * 1000 // length)
    moment = _moment(piece, length)
    return moment if moment > now else _moment(piece + 1, length)


def _moment(piece: int, length: int) -> float:
    drawn = hashlib.blake2b(piece.to_bytes(8, "big"), key=_SECRET, digest_size=4).digest()
    return (piece + int.from_bytes(drawn, "big") / 2**32) * length / 1000


class OnGrid:
    """Whoever asks for an address again and again times nothing by it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._length = settings.answer_grid

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                await asyncio.sleep(next_moment(self._length) - asyncio.get_running_loop().time())
            await send(message)

        await self._app(scope, receive, answer if self._length and scope["type"] == "http" else send)
