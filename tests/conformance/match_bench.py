"""A bench with a whole match around the game: what is examined is all that reaches a viewer of the table.

Frames with their numbers and times, decision ids, menu names, deadlines and the snapshot must not tell two worlds
apart. Time stands still but for clocks that run out, so it cannot either.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any, TypeVar

import msgspec

from omerta.contract import Chance, Viewer
from omerta.kit.chance import seed_from
from omerta.table import AnyMatch, Match
from omerta.table.absences import Absences
from omerta.table.ballot_box import BallotBox
from omerta.table.banks import Banks
from omerta.table.deadlines import Deadlines
from omerta.table.decisions import DecisionBook
from omerta.table.digests import Digests
from omerta.table.frames import EventFrame
from omerta.table.holds import Holds
from omerta.table.logbook import Logbook
from omerta.table.receipts import Receipts
from omerta.table.streams import Streams
from omerta.table.tempo import Evening
from omerta.table.timing import Timing
from omerta.table.undo import Past, Reaches, Rewinding
from omerta.table.votes import Votes
from omerta.testing.conformance.bench import Bench, Heard, Known
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import Acts, Step, starts, walk

PARTS = (
    *(Logbook, Streams, Digests, DecisionBook, Timing, Deadlines, Banks, Holds),
    *(Votes, Absences, BallotBox, Receipts, Rewinding),
)
"""All of a course that remembers anything."""

LENGTH = 60_000
WALKS = 8
TICK = 30_000
"""With banks so much time passes at every beat, which is more than a decision has of its own."""


@cache
def clock_lengths(case: Case) -> dict[str, int]:
    """A length for every clock that some walks of the case have met, from its rare positions, too."""
    deals = [case.game.new(case.options, case.seats, case.deal(number), None) for number in range(WALKS)]
    begun = [*deals, *(start for _, start in starts(case))]
    states = (state for number, start in enumerate(begun) for state, _ in walk(case, start, f"clocks{number}"))
    return {clock.name: LENGTH for state in states for clock in case.game.clocks(state)}


class MatchBench(Bench):
    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        super().__init__(case, state, viewer)
        seed = seed_from(case, "match")
        self.match = self._dealt(seed)
        self._put(state)
        self.sent = len(self.match.frames(viewer))

    def _dealt(self, seed: bytes) -> AnyMatch:
        case = self.case
        return Match.begin(case.game, case.options, case.seats, seed, 0, clock_lengths(case))

    def _now(self) -> int:
        return self.match.now

    def _put(self, state: Any) -> None:
        """Another truth under the same table."""
        self._sight = self._seen = None
        course = self.match.course
        course.state = self.state = state
        for seat in range(self.case.seats):
            course.book.refresh(seat, self.case.game.decisions(state, seat))
        course.timing.deadlines.run(self.case.game.clocks(state), self.match.now)

    def twin(self, world: Any) -> MatchBench:
        other: MatchBench = copy.copy(self)
        course = apart(self.match.course)
        # These look at other parts: the twin's look at its own.
        course.past = Past(course.logbook, course.streams, course.book, course.header.people)
        course.reaches = Reaches(course.past)
        other.match = Match(course)
        other.heard = []
        other._put(world)
        return other

    def do(self, step: Step, chance: Chance) -> None:
        self._sight = self._seen = None
        match = self.match
        if isinstance(step, Acts):
            match.act(step.seat, match.open(step.seat)[0].id, step.action, self._now())
        else:
            due = match.course.timing.deadlines.of(step.clock)
            assert due is not None, f"{step.clock} has no deadline"
            # Of several clocks any may be late.
            match.expire(step.clock, max(due, match.now))
        self.state = match.state
        frames = match.frames(self.viewer, after=self.sent)
        self.sent += len(frames)
        for frame in frames:
            opens = isinstance(frame, EventFrame) and frame.event.opens(self.viewer)
            kind = type(frame.event).__name__ if isinstance(frame, EventFrame) else type(frame).__name__
            self.heard.append(Heard(msgspec.json.encode(frame), kind, opens))

    def known(self, probe: Chance) -> Known:
        return (*super().known(probe), ("snapshot", msgspec.json.encode(self.match.snapshot(self.viewer))))


class BankBench(MatchBench):
    """A table with banks, and all its clocks are timed by the tempo but those that hide something. Time goes by the
    beat, which everybody knows, so that banks grow shorter and run out."""

    def _dealt(self, seed: bytes) -> AnyMatch:
        case, lengths = self.case, clock_lengths(self.case)
        fixed = {name: length for name, length in lengths.items() if name in case.game.fixed_clocks}
        free = tuple(name for name in lengths if name not in fixed)
        tempo = Evening(clocks=free, bank=5 * TICK, increment=TICK // 3, together=LENGTH)
        return Match.begin(case.game, case.options, case.seats, seed, 0, fixed, tempo=tempo)

    def _now(self) -> int:
        beat: int = self.match.state.beat
        return max(self.match.now, TICK * beat)


T = TypeVar("T")


def apart(part: T) -> T:
    """The same again, with parts of its own."""
    other = object.__new__(type(part))
    vars(other).update({name: _own(value) for name, value in vars(part).items()})
    return other


def _own(kept: Any) -> Any:
    """A part, list or table again. What a list or table holds never changes in itself, unless all of it are such."""
    if isinstance(kept, PARTS):
        return apart(kept)
    if not isinstance(kept, dict | list | set):
        return kept
    inner = next(iter(kept.values() if isinstance(kept, dict) else kept), None)
    if not isinstance(inner, dict | list | set):
        return kept.copy()
    if isinstance(kept, dict):
        return {key: _own(value) for key, value in kept.items()}
    return [_own(value) for value in kept]
