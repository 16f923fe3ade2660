"""Every person's seat has a bank of time for a game. What a decision takes beyond its own time is taken from it."""

from __future__ import annotations

from collections.abc import Collection

from omerta.contract import Seat


class Banks:
    def __init__(self, seats: int, bots: Collection[Seat], length: int) -> None:
        self._left: list[int | None] = [None if seat in bots else length for seat in range(seats)]

    def left(self, seat: Seat) -> int:
        """What was left when the seat's clock last began to run."""
        return self._left[seat] or 0

    def take(self, seat: Seat, length: int) -> None:
        self._left[seat] = max(0, self.left(seat) - max(0, length))

    def all(self) -> tuple[int | None, ...]:
        """Each seat's; a bot has none."""
        return tuple(self._left)
