"""The alarm of a table: one timer, for the next moment at which something happens by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

LATE: Final = 1_000
"""Milliseconds after which a timer is not just late: the machine slept, or the server was away."""


class Alarm:
    """`ring` is called when the moment has come, `now` says what time it is at the table."""

    def __init__(self, ring: Callable[[], None], now: Callable[[], int]) -> None:
        self._ring = ring
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._moment: int | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    @property
    def moment(self) -> int | None:
        """When it rings; None if it is not set."""
        return self._moment if self._timer is not None else None

    def set(self, moment: int | None) -> None:
        """One that is set for the same moment already stays; None needs no alarm."""
        if self._timer is not None and moment == self._moment:
            return
        self.stop()
        if moment is not None:
            delay = max(0, moment - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)
            self._moment = moment

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def awake_since(due: int | None, now: int) -> int:
    """A timer comes a little late; what it was set for happens at its moment all the same. After a longer sleep it
    happens now."""
    return now if due is not None and now - due >= LATE else 0
