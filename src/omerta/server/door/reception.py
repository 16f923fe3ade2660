"""The reception: how many connections there are, and how long each may keep us waiting.

A connection is counted before a byte of it is read. Where there are too many, of one address or in all, the oldest that
has not said a whole request yet gives way: so whoever opens many and says nothing keeps nobody out.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import Counter
from collections.abc import Callable, Hashable
from contextlib import suppress
from time import monotonic
from typing import Final, Literal, TypeAlias

import structlog

from omerta.server.door.departures import Departures
from omerta.server.door.limits import household
from omerta.server.door.proxies import Proxies
from omerta.server.logs import Seldom
from omerta.server.settings import Settings

LOG = structlog.get_logger("reception")

Entry: TypeAlias = Literal["welcome", "full", "shut"]
"""Come in; hear that there is no room; go at once."""

FILES_EACH: Final = 2
"""A connection is a file, and it may ask for a page, which is another."""

LONGEST_ROUND: Final = 1.0
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""How the system is told to end a connection without waiting for anything."""


Owes: TypeAlias = Callable[[], Hashable | None]
"""A visitor's method `owes` says what the other side is to do now; None if it is our turn. While it stays the same,
nothing gets done."""


class Visit:
    """One connection: whose it is, and what it has owed since when."""

    __slots__ = ("_owed", "_since", "home")

    def __init__(self, home: str, now: float) -> None:
        self.home = home
        self._owed: Hashable | None = None
        self._since = now

    def waits(self, owed: Hashable | None, now: float) -> float:
        """For how many seconds it has owed us this."""
        if owed is None or owed != self._owed:
            self._owed, self._since = owed, now
        return now - self._since


class Reception:
    def __init__(self, settings: Settings, files: int) -> None:
        """`files` is how many the process may have open."""
        self.settings = settings
        self.departures = Departures()
        self._room = max(1, (files - settings.reserve) // FILES_EACH)
        self._hall = max(1, settings.reserve // 4)
        """Room for those who only hear that there is none."""

        self._share = min(settings.connections, max(1, self._room // 2))
        self._patience = settings.patience / 1000
        self._proxies = Proxies(settings.proxies)
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._silent: dict[asyncio.Transport, str] = {}
        self._held: Counter[str] = Counter()
        self._seldom = Seldom()

    @property
    def is_full(self) -> bool:
        return len(self._visits) >= self._room

    def admit(self, transport: asyncio.Transport, host: str) -> Entry:
        """Counts one more connection, unless it is to go at once."""
        home = household(host)
        entry = self._entry(host, home)
        if entry != "shut":
            self._visits[transport] = Visit(home, monotonic())
            self._silent[transport] = home
            self._held[home] += 1
        return entry

    def _entry(self, host: str, home: str) -> Entry:
        if self._held[home] >= self._share and not self._proxies.have(host):
            self._tell("an address has too many connections")
            return "welcome" if self._send_away(home) else "shut"
        if not self.is_full:
            return "welcome"
        self._tell("the server is full")
        if self._send_away():
            return "welcome"
        return "full" if len(self._visits) < self._room + self._hall else "shut"

    def _send_away(self, home: str | None = None) -> bool:
        """Whoever has been silent for longest gives way; False if nobody is."""
        oldest = next((each for each, whose in self._silent.items() if home in (None, whose)), None)
        if oldest is None:
            return False
        self.leave(oldest)
        _cut(oldest)
        return True

    def hear(self, transport: asyncio.Transport) -> None:
        """It has said a whole request."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        self._silent.pop(transport, None)
        visit = self._visits.pop(transport, None)
        if visit is not None:
            self._held[visit.home] -= 1
            if not self._held[visit.home]:
                del self._held[visit.home]

    async def watch(self) -> None:
        """Ends whatever keeps us waiting for too long."""
        while True:
            await asyncio.sleep(min(LONGEST_ROUND, self._patience / 4))
            self.look_round(monotonic())

    def look_round(self, now: float) -> None:
        for transport, visit in list(self._visits.items()):
            owes: Owes | None = getattr(transport.get_protocol(), "owes", None)
            if visit.waits(owes() if owes else None, now) >= self._patience:
                _cut(transport)

    def _tell(self, what: str) -> None:
        times = self._seldom.due(what, monotonic())
        if times is not None:
            LOG.warning(what, times=times, connections=len(self._visits), room=self._room)


def _cut(transport: asyncio.Transport) -> None:
    """Ends it now, and what was not taken is dropped: else the system would go on offering it."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()
