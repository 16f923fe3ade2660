"""Timing says when something happens at the table by itself: a clock runs out, a held answer takes effect.

Every moment follows from public facts and from the log, so a restart moves none and none tells anything hidden.
"""

from __future__ import annotations

from functools import partial
from typing import Generic, Literal, TypeAlias

from omerta.contract import Clock, Seat
from omerta.table.deadlines import Deadlines
from omerta.table.decisions import DecisionBook
from omerta.table.holds import Holds
from omerta.table.log import Held
from omerta.table.typevars import A

Stop: TypeAlias = Literal["pause", "lost", "host"]
"""The table stands because everybody voted for a pause, because moves are lost, or because its host wants it so."""


class Timing(Generic[A]):
    """What a seat is asked stands in the decision book, which is handed in wherever a moment hangs on it."""

    def __init__(self, deadlines: Deadlines) -> None:
        self.deadlines = deadlines
        self.holds: Holds[A] = Holds()
        self._stops: set[Stop] = set()

    def run(self, clocks: tuple[Clock, ...], book: DecisionBook, at: int) -> None:
        """These clocks run now, and these decisions are open."""
        # Whoever is no longer asked has noticed; the answer does not count, not even if the same is asked again.
        self.holds.retain(book.is_open)
        self.deadlines.run(clocks, at)
        self.holds.follow(partial(self.end_of_clock, book))

    def keep(self, held: Held[A], book: DecisionBook) -> None:
        """An answer waits for its moment; if that is the end of a clock, it moves with that end."""
        self.holds.keep(held)
        self.holds.follow(partial(self.end_of_clock, book))

    def is_paused(self) -> bool:
        """Nothing happens by itself, and nobody acts: because of a vote, or because moves are lost."""
        return bool(self._stops)

    def is_lost(self) -> bool:
        return self.stands_for("lost")

    def stands_for(self, why: Stop) -> bool:
        return why in self._stops

    def stop(self, why: Stop, at: int) -> None:
        if not self._stops:
            self.deadlines.pause(at)
        self._stops.add(why)

    def prolong(self, clock: Clock, length: int, book: DecisionBook) -> None:
        """A running clock has so much more time; what waits for its end waits for the new one."""
        self.deadlines.prolong(clock, length)
        self.holds.follow(partial(self.end_of_clock, book))

    def resume(self, book: DecisionBook, at: int, *ended: Stop) -> int:
        """These reasons to stand are gone. If none is left, whatever is still to come comes later by the length of the
        stop, which is returned."""
        was_paused = self.is_paused()
        self._stops -= set(ended)
        if self._stops or not was_paused:
            return 0
        length = self.deadlines.resume(at)
        self.holds.shift(length)
        self.holds.follow(partial(self.end_of_clock, book))
        return length

    def takes_effect(self, book: DecisionBook, seat: Seat, decision: int, at: int, window: int) -> int | None:
        """An answer that is given now takes effect at the end of the clock that its decision names, else at the next
        full window if its time would tell something; None means at once."""
        known = book.find(seat, decision)
        if known is None or not known.keeps_cadence:
            return None
        end = self.end_of_clock(book, seat, decision)
        if end is not None:
            return end
        pace = self.deadlines.length(known.pace)
        return book.takes_effect(seat, decision, at, window if pace is None else pace)

    def end_of_clock(self, book: DecisionBook, seat: Seat, decision: int) -> int | None:
        """The clock that an open decision names ends then; None if it names none, or one that does not run."""
        known = book.find(seat, decision)
        return self.deadlines.named(known.until) if known and known.until else None

    def wakes(self, grace: int = 0) -> int | None:
        """Says when the next thing happens by itself; None if nothing does, or while the table is paused.
        No clock ends before `grace`, nor does what waits for it."""
        moments = [max(deadline.due, grace) for deadline in self.deadlines.all()] + self.holds.moments(grace)
        return None if self.is_paused() else min(moments, default=None)
