"""The clockwork does what happens at the table by itself: held answers take effect, clocks run out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Generic

from omerta.contract import Clock, RuleViolation, Seat
from omerta.table.answers import Answers
from omerta.table.course import Course
from omerta.table.log import Expired, Held, Lapsed, Prolonged
from omerta.table.refusals import ClockStopped, Stale, TooEarly
from omerta.table.succession import Succession
from omerta.table.typevars import A, O, S, V


class Clockwork(Generic[S, A, V, O]):
    def __init__(
        self, course: Course[S, A, V, O], answers: Answers[S, A, V, O], succession: Succession[S, A, V, O]
    ) -> None:
        self._course = course
        self._answers = answers
        self._succession = succession

    def advance(self, at: int, grace: int = 0, awake_since: int = 0) -> None:
        """Whatever is due up to this time happens, each at its own moment and in the order of the moments.

        No clock ends before `grace`, nor does what waits for it. What was due while the table slept happens when it
        woke, at `awake_since`: nobody loses a turn that nobody could see.
        """
        moment = self._course.timing.wakes(grace)
        while moment is not None and moment <= at:
            self._strike(moment, max(moment, awake_since, self._course.logbook.now), grace)
            moment = self._course.timing.wakes(grace)

    def release(self, at: int, grace: int = 0) -> int:
        """Held answers whose moment has come take effect; returns how many did."""
        return 0 if self._course.timing.is_paused() else self._release(at, at, grace=grace)

    def expire(self, clock: Clock, at: int) -> bool:
        """A timer has run out. A late one, of a clock that no longer runs, is dropped: False."""
        if not self._running(clock):
            return False
        due = self._course.timing.deadlines.of(clock)
        if self._course.timing.is_paused() or due is None or at < due:
            raise TooEarly(clock.name, due)
        return self._expire(clock, at, at)

    def prolong(self, name: str, since: int, length: int, seat: Seat | None, at: int) -> None:
        """The host gives a running clock more time, also while the table is paused; refused if it runs no longer."""
        running = self._running(Clock(name, since))
        if running is None or self._course.timing.deadlines.of(running) is None:
            raise ClockStopped(name, since)
        self._course.enter(Prolonged(at=at, clock=running, length=length, seat=seat))

    def _strike(self, moment: int, at: int, grace: int) -> None:
        """Everything of one moment happens `at` this time, what is held before the clocks."""
        self._release(moment, at, grace=grace)
        for deadline in self._course.timing.deadlines.up_to(moment, grace):
            self._expire(deadline.clock, moment, at)

    def _expire(self, clock: Clock, moment: int, at: int) -> bool:
        # Whoever has decided is not late: what is held counts before the clock's end does.
        self._release(moment, at, ending=clock.seats)
        running = self._running(clock)
        if not running:
            return False
        if self._course.ballot():
            self._succession.close(at)
            return True
        late, hushed = self._course.late(running)
        ruling = self._course.referee.expiry(self._course.state, running)
        expired = Expired(
            at=at, clock=running, draws=ruling.draws, events=ruling.events, late=late, hushed=bool(late) and hushed
        )
        self._course.enter(expired, ruling.state)
        assert self._running(clock) is None, f"{self._course.game.id}: {clock} has run out and still runs"
        return True

    def _running(self, clock: Clock) -> Clock | None:
        """Finds the clock as it runs now: who is asked may have changed since the timer was set."""
        for running in self._course.clocks():
            if (running.name, running.since) == (clock.name, clock.since):
                return running
        return None

    def _release(self, moment: int, at: int, ending: Collection[Seat] = (), grace: int = 0) -> int:
        return sum(self._take_effect(held, at) for held in self._course.timing.holds.due(moment, ending, grace))

    def _take_effect(self, held: Held[A], at: int) -> bool:
        try:
            self._answers.act(held.seat, held.decision, held.action, at, held.by)
        except (RuleViolation, Stale):
            self._course.enter(Lapsed(at=at, seat=held.seat, decision=held.decision))
            return False
        return True
