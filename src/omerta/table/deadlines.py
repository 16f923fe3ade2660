"""Clocks become deadlines. A clock that stands still (another one runs, or a step was taken back) keeps what was left.

Clocks come from public facts, so their deadlines tell nothing about hidden acts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from omerta.contract import Clock

BALLOT: Final = "ballot"
"""This clock times the vote after the outcome: whoever has not voted at its end abstains."""


def running_lengths(lengths: Mapping[str, int]) -> dict[str, int]:
    """A length of 0 says that the clock does not run, just as if it were not named."""
    return {name: length for name, length in lengths.items() if length}


class Deadline(msgspec.Struct, frozen=True):
    """A clock runs out when it is `due`. While the table is paused, that counts from the moment of the pause."""

    clock: Clock
    due: int


class Deadlines:
    """A clock is known by its name and the beat it started at. A name without a length does not run."""

    def __init__(self, lengths: Mapping[str, int]) -> None:
        self._lengths = running_lengths(lengths)
        self._running: dict[tuple[str, int], Deadline] = {}
        self._left: dict[tuple[str, int], int] = {}
        self.paused_at: int | None = None

    def run(self, clocks: tuple[Clock, ...], at: int) -> None:
        """These clocks run now: known ones go on, new ones start, the others stop."""
        timed = {(clock.name, clock.since): clock for clock in clocks if clock.name in self._lengths}
        for key in [key for key in self._running if key not in timed]:
            self._left[key] = max(0, self._running.pop(key).due - at)
        self._running = {key: Deadline(clock, self._due(key, at)) for key, clock in timed.items()}

    def _due(self, key: tuple[str, int], at: int) -> int:
        if key in self._running:
            return self._running[key].due
        return at + self._left.pop(key, self._lengths[key[0]])

    def forget(self, beat: int) -> None:
        """What came after this beat is taken back: its clocks start anew when they come again."""
        self._left = {key: left for key, left in self._left.items() if key[1] <= beat}
        self._running = {key: deadline for key, deadline in self._running.items() if key[1] <= beat}

    def pause(self, at: int) -> None:
        self.paused_at = at

    def resume(self, at: int) -> int:
        """Everything that was due is due later by the length of the pause, which is returned."""
        assert self.paused_at is not None, "the clocks are running"
        shift, self.paused_at = at - self.paused_at, None
        self._running = {key: Deadline(old.clock, old.due + shift) for key, old in self._running.items()}
        return shift

    def all(self) -> tuple[Deadline, ...]:
        return tuple(self._running.values())

    def up_to(self, moment: int, grace: int = 0) -> list[Deadline]:
        """These are due by this moment, the earliest first; none is before `grace`."""
        due = [deadline for deadline in self._running.values() if max(deadline.due, grace) <= moment]
        return sorted(due, key=lambda deadline: deadline.due)

    def of(self, clock: Clock) -> int | None:
        """Says when the clock is due; None if it does not run or has no length."""
        deadline = self._running.get((clock.name, clock.since))
        return None if deadline is None else deadline.due

    def length(self, name: str) -> int | None:
        """Says how many milliseconds the table gives this name; None if it gives none."""
        return self._lengths.get(name)

    def named(self, name: str) -> int | None:
        """Says when the running clock of this name is due; of several, the first counts."""
        return min((deadline.due for deadline in self._running.values() if deadline.clock.name == name), default=None)
