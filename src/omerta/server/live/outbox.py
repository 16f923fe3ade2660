"""Messages on their way to one client. When too much waits, all of it is dropped and the client is to start anew."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Final

from omerta.server.live.bell import Bell

TOGETHER: Final = 1 << 16
"""Bytes of short messages that leave together."""


class Outbox:
    """Holds at most so many messages, and so many bytes; one message alone may be larger."""

    __slots__ = (
        "_bytes",
        "_is_sending",
        "_is_whole_going",
        "_limit",
        "_most_bytes",
        "_send_now",
        "_something",
        "_waiting",
        "_whole",
        "closing",
        "is_lost",
    )

    def __init__(self, limit: int, most_bytes: int, send_now: Callable[[bytes], bool] | None = None) -> None:
        """`send_now` takes a message at once, if it can: then it need not wait here."""
        self.is_lost = False
        self.closing: int | None = None
        self._limit = limit
        self._most_bytes = most_bytes
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._something = Bell()
        self._whole: bytes | None = None
        self._is_whole_going = False
        self._is_sending = False
        self._send_now = send_now

    def put(self, message: bytes) -> None:
        if self.is_lost or self.closing is not None or self._goes_at_once(message):
            return
        if self._waiting and (len(self._waiting) >= self._limit or self._bytes + len(message) > self._most_bytes):
            self._drop()
            self.is_lost = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._something.set()

    def _goes_at_once(self, message: bytes) -> bool:
        """Nothing is overtaken."""
        if self._send_now is None or self._waiting or self._is_sending:
            return False
        return self._send_now(message)

    def put_whole(self, message: bytes) -> None:
        """This one tells everything: as long as it is on its way, nothing like it needs to follow."""
        self.put(message)
        if self._waiting and self._waiting[-1] is message:
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

    async def take(self) -> list[bytes]:
        """What waits, as far as it may leave together; nothing if messages were dropped, or if the connection is to
        end. Whoever asks for it has sent what was taken before."""
        self._is_sending = False
        if self._is_whole_going:
            self._whole, self._is_whole_going = None, False
        while not self._waiting and not self.is_lost and self.closing is None:
            self._something.clear()
            await self._something.wait()
        taken = self._waiting[: self._fitting()]
        del self._waiting[: len(taken)]
        self._bytes -= sum(map(len, taken))
        self._is_whole_going = any(message is self._whole for message in taken)
        self._is_sending = bool(taken)
        return taken

    def _fitting(self) -> int:
        """How many may leave together: one, however long it is, or several short ones."""
        sizes = accumulate(map(len, self._waiting))
        return max(1, sum(size <= TOGETHER for size in sizes))

    def _drop(self) -> None:
        self._waiting.clear()
        self._bytes = 0
        self._whole, self._is_whole_going = None, False
