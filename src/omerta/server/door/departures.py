"""What is said in one turn of the loop leaves at its end: one call for all connections, one write for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Departures:
    __slots__ = ("_leaving",)

    def __init__(self) -> None:
        self._leaving: list[Callable[[], None]] = []

    def add(self, loop: asyncio.AbstractEventLoop, leave: Callable[[], None]) -> None:
        """`leave` sends what has gathered; it raises nothing."""
        if not self._leaving:
            loop.call_soon(self._depart)
        self._leaving.append(leave)

    def _depart(self) -> None:
        leaving, self._leaving = self._leaving, []
        for leave in leaving:
            leave()
