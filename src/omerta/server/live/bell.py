"""A bell for one who waits: lighter than an event of asyncio, which keeps a queue for as many as may come.

There is one for every connection and every table, so what each takes counts a thousand times.
"""

from __future__ import annotations

import asyncio


class Bell:
    """Like an event: who waits goes on when it is rung, or at once if it has been rung and not muffled since."""

    __slots__ = ("_is_rung", "_waiting")

    def __init__(self) -> None:
        self._is_rung = False
        self._waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._is_rung

    def set(self) -> None:
        self._is_rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        self._is_rung = False

    async def wait(self) -> None:
        if self._is_rung:
            return
        assert self._waiting is None, "one waits, and no other"
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            await self._waiting
        finally:
            self._waiting = None
