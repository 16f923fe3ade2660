"""Held actions are acknowledged but not yet in effect: one for each decision, the latest counts."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic

from omerta.contract import Seat
from omerta.table.log import Held
from omerta.table.typevars import A


class Holds(Generic[A]):
    def __init__(self) -> None:
        self._held: dict[tuple[Seat, int], Held[A]] = {}
        # A pause shifts every moment that is still to come.
        self._until: dict[tuple[Seat, int], int] = {}
        # Those whose moment is the end of a clock.
        self._clocked: set[tuple[Seat, int]] = set()

    def keep(self, held: Held[A]) -> None:
        self._held[held.seat, held.decision] = held
        self._until[held.seat, held.decision] = held.until

    def settle(self, seat: Seat, decision: int) -> None:
        """The decision has been answered, or can no longer be."""
        self._held.pop((seat, decision), None)
        self._until.pop((seat, decision), None)
        self._clocked.discard((seat, decision))

    def retain(self, is_open: Callable[[Seat, int], bool]) -> None:
        """Only what answers an open decision stays."""
        for seat, decision in [key for key in self._held if not is_open(*key)]:
            self.settle(seat, decision)

    def shift(self, length: int) -> None:
        self._until = {key: until + length for key, until in self._until.items()}

    def follow(self, end_of_clock: Callable[[Seat, int], int | None]) -> None:
        """What waits for a clock's end waits for it also when that end has moved."""
        for key in self._until:
            end = end_of_clock(*key)
            if end is not None:
                self._until[key] = end
                self._clocked.add(key)

    def due(self, at: int, ending: Collection[Seat] = (), grace: int = 0) -> list[Held[A]]:
        """These take effect now, in an order that does not depend on who answered first. The clock of the seats
        `ending` has run out: nothing of theirs can wait any longer."""
        ready = [(self._until[key], key) for key in self._held if self._moment(key, grace) <= at or key[0] in ending]
        return [self._held[key] for _, key in sorted(ready)]

    def of(self, seat: Seat) -> tuple[Held[A], ...]:
        if not self._held:
            return ()
        return tuple(held for (owner, _), held in sorted(self._held.items()) if owner == seat)

    def moments(self, grace: int = 0) -> list[int]:
        """Something takes effect at each of these; what waits for a clock's end does not before `grace`."""
        return [self._moment(key, grace) for key in self._held]

    def _moment(self, key: tuple[Seat, int], grace: int) -> int:
        return max(self._until[key], grace) if key in self._clocked else self._until[key]
