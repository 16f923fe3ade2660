"""Clocks become deadlines. A clock that stands still (another one runs, or a step was taken back) keeps what was left.

Clocks come from public facts, and so does everything that times them: their names, who is asked, who is a person, the
tempo in the header, and the moments at which they began and ended for all to see. So neither a deadline nor a bank
tells anything about hidden acts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from omerta.contract import Clock, Seat
from omerta.table.banks import Banks
from omerta.table.daytime import between, later
from omerta.table.deadline import Deadline
from omerta.table.tempo import AnyTempo, ByTheWay, Evening, Sleep

BALLOT: Final = "ballot"
"""This clock times the vote after the outcome: whoever has not voted at its end abstains."""


def running_lengths(lengths: Mapping[str, int]) -> dict[str, int]:
    """A length of 0 says that the clock does not run, just as if it were not named."""
    return {name: length for name, length in lengths.items() if length}


class Deadlines:
    """A clock is known by its name and the beat it started at. A name without a length does not run."""

    def __init__(
        self,
        lengths: Mapping[str, int],
        bots: Collection[Seat] = (),
        for_bots: Mapping[str, str] | None = None,
        tempo: AnyTempo | None = None,
        seats: int = 0,
    ) -> None:
        """`for_bots` names the length that a clock has instead of its own while it is for seats of `bots` alone."""
        self._lengths = running_lengths(lengths)
        self._bots = frozenset(bots)
        self._for_bots = for_bots or {}
        self._tempo = tempo
        self._banks = Banks(seats, self._bots, tempo.bank) if isinstance(tempo, Evening) else None
        self._running: dict[tuple[str, int], Deadline] = {}
        self._left: dict[tuple[str, int], int] = {}
        self._payers: dict[tuple[str, int], Seat] = {}
        self.paused_at: int | None = None

    def run(self, clocks: tuple[Clock, ...], at: int) -> None:
        """These clocks run now: known ones go on, new ones start, the others stop."""
        timed = {(clock.name, clock.since): clock for clock in clocks}
        for key in [key for key in self._running if key not in timed]:
            self._stop(key, at)
        started = [(key, self._deadline(key, clock, at)) for key, clock in timed.items()]
        self._running = {key: deadline for key, deadline in started if deadline is not None}

    def _stop(self, key: tuple[str, int], at: int) -> None:
        """What is left of its own time is kept; what it has taken from a bank is gone."""
        stopped = self._running.pop(key)
        end = stopped.due if stopped.bank_from is None else stopped.bank_from
        self._left[key] = between(at, end, self._sleepers(stopped.clock)) if at < end else 0
        if self._banks is not None and stopped.bank_from is not None:
            self._banks.take(self._payers[key], at - stopped.bank_from)

    def _deadline(self, key: tuple[str, int], clock: Clock, at: int) -> Deadline | None:
        known = self._running.get(key)
        if known is not None:
            return known if known.clock == clock else msgspec.structs.replace(known, clock=clock)
        length = self._left.pop(key, None)
        length = self._length_of(clock) if length is None else length
        if length is None:
            return None
        end = later(at, length, self._sleepers(clock))
        banks = self._banks
        if banks is None or not self._is_banked(clock):
            return Deadline(clock, end)
        self._payers[key] = clock.seats[0]
        return Deadline(clock, end + banks.left(clock.seats[0]), end)

    def _is_timed(self, clock: Clock) -> bool:
        """Does the tempo time it? Who is a bot is known to everybody, and a bot needs no time."""
        return self._tempo is not None and clock.name in self._tempo.clocks and not self._bots.issuperset(clock.seats)

    def _is_banked(self, clock: Clock) -> bool:
        return self._is_timed(clock) and len(clock.seats) == 1

    def _sleepers(self, clock: Clock) -> tuple[Sleep | None, ...]:
        """The sleeping hours of the people who are asked, where they count."""
        tempo = self._tempo
        if not isinstance(tempo, ByTheWay) or not tempo.sleep or not self._is_timed(clock):
            return ()
        return tuple(tempo.sleep[seat] for seat in clock.seats if seat not in self._bots)

    def _length_of(self, clock: Clock) -> int | None:
        """What the clock has of its own when it starts; None if it does not run."""
        if self._tempo is None or not self._is_timed(clock):
            return self._fixed(clock)
        if isinstance(self._tempo, ByTheWay):
            return self._tempo.length
        return self._tempo.increment if self._is_banked(clock) else self._tempo.together

    def _fixed(self, clock: Clock) -> int | None:
        """Who is a bot is known to everybody, so the shorter clock of a bot tells nothing."""
        usual = self._lengths.get(clock.name)
        if usual is None or not clock.seats or not self._bots.issuperset(clock.seats):
            return usual
        return min(usual, self._lengths.get(self._for_bots.get(clock.name, ""), usual))

    def forget(self, beat: int) -> None:
        """What came after this beat is taken back: its clocks start anew when they come again."""
        self._left = {key: left for key, left in self._left.items() if key[1] <= beat}
        self._running = {key: deadline for key, deadline in self._running.items() if key[1] <= beat}

    def pause(self, at: int) -> None:
        self.paused_at = at

    def resume(self, at: int) -> int:
        """Everything that was due is due later by the length of the pause, which is returned; long clocks that
        somebody slept through meanwhile are due when as much daytime is over as was left."""
        assert self.paused_at is not None, "the clocks are running"
        since, self.paused_at = self.paused_at, None
        self._running = {key: self._resumed(deadline, since, at) for key, deadline in self._running.items()}
        return at - since

    def _resumed(self, old: Deadline, since: int, at: int) -> Deadline:
        sleepers = self._sleepers(old.clock)
        if sleepers:
            return msgspec.structs.replace(old, due=later(at, between(since, old.due, sleepers), sleepers))
        return _shifted(old, at - since)

    def prolong(self, clock: Clock, length: int) -> None:
        """The host gives a running clock so much more time of its own. No bank grows by it."""
        key = (clock.name, clock.since)
        old = self._running[key]
        sleepers = self._sleepers(old.clock)
        if sleepers:
            self._running[key] = msgspec.structs.replace(old, due=later(old.due, length, sleepers))
        else:
            self._running[key] = _shifted(old, length)

    def banks(self) -> tuple[int | None, ...]:
        """What every seat had in its bank when its clock last began; empty where there are no banks."""
        return () if self._banks is None else self._banks.all()

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


def _shifted(deadline: Deadline, length: int) -> Deadline:
    bank_from = None if deadline.bank_from is None else deadline.bank_from + length
    return msgspec.structs.replace(deadline, due=deadline.due + length, bank_from=bank_from)
