"""Actions that are acknowledged but not yet in effect: one for each decision, the latest counts."""

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

    def keep(self, held: Held[A]) -> None:
        self._held[held.seat, held.decision] = held
        self._until[held.seat, held.decision] = held.until

    def settle(self, seat: Seat, decision: int) -> None:
        """The decision has been answered, or can no longer be."""
        self._held.pop((seat, decision), None)
        self._until.pop((seat, decision), None)

    def retain(self, is_open: Callable[[Seat, int], bool]) -> None:
        """Only what answers an open decision stays."""
        for seat, decision in [key for key in self._held if not is_open(*key)]:
            self.settle(seat, decision)

    def shift(self, length: int) -> None:
        self._until = {key: until + length for key, until in self._until.items()}

    def due(self, at: int, ending: Collection[Seat] = ()) -> list[Held[A]]:
        """What takes effect now, in an order that does not depend on who answered first; `ending`: seats whose
        clock has run out, so that nothing of theirs can wait any longer."""
        ready = [(until, key) for key, until in self._until.items() if until <= at or key[0] in ending]
        return [self._held[key] for _, key in sorted(ready)]

    def of(self, seat: Seat) -> tuple[Held[A], ...]:
        return tuple(held for (owner, _), held in sorted(self._held.items()) if owner == seat)

    def moments(self) -> list[int]:
        return list(self._until.values())
