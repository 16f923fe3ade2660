"""Messages on their way to one client. When too much waits, all of it is dropped and the client is to start anew."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """Holds at most so many messages, and so many bytes; one message alone may be larger."""

    def __init__(self, limit: int, most_bytes: int) -> None:
        self.is_lost = False
        self.closing: int | None = None
        self._limit = limit
        self._most_bytes = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._whole: bytes | None = None
        self._going: bytes | None = None

    def put(self, message: bytes) -> None:
        if self.is_lost or self.closing is not None:
            return
        if self._waiting and (len(self._waiting) >= self._limit or self._bytes + len(message) > self._most_bytes):
            self._drop()
            self.is_lost = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._something.set()

    def put_whole(self, message: bytes) -> None:
        """This one tells everything: as long as it is on its way, nothing like it needs to follow."""
        self.put(message)
        if not self.is_lost and self.closing is None:
            self._whole = message

    @property
    def holds_whole(self) -> bool:
        """Is a message on its way that tells everything? Also while the client does not take it."""
        return self._whole is not None

    def close(self, code: int) -> None:
        """What waits is still sent."""
        if self.closing is None:
            self.closing = code
        self._something.set()

    def found_again(self) -> None:
        self.is_lost = False

    async def next(self) -> bytes | None:
        """The next message; None if messages were dropped, or if the connection is to end. Whoever asks for it has
        sent the one before."""
        if self._going is not None and self._going is self._whole:
            self._whole = None
        self._going = None
        while not self._waiting and not self.is_lost and self.closing is None:
            self._something.clear()
            await self._something.wait()
        if self._waiting:
            self._going = self._waiting.popleft()
            self._bytes -= len(self._going)
        return self._going

    def _drop(self) -> None:
        self._waiting.clear()
        self._bytes = 0
        self._whole = None
