"""Undo tried on a whole match: frames, decisions, menus and views of everybody must be what they were.

Time stands still but for clocks that run out. Every seat is another person's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from omerta.contract import Event, Seat, Viewer
from omerta.kit.chance import seed_from
from omerta.table import Match
from omerta.table.frames import EventFrame, UndoneFrame
from omerta.table.log import Expired, Move, Undone
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.undo import Taken, UndoBench
from omerta.testing.conformance.walk import Acts, Step
from tests.conformance.match_bench import LENGTH, clock_lengths


def _lengths(case: Case) -> dict[str, int]:
    """A length for every clock that the game names, or else for those that some walks have met."""
    named = case.game.lengths
    return dict.fromkeys(named(case.options, case.seats, case.seats), LENGTH) if named else clock_lengths(case)


class MatchUndoBench(UndoBench):
    """A match from its deal: a rare position has no past in which something could be taken back."""

    def __init__(self, case: Case) -> None:
        self.match = Match.begin(case.game, case.options, case.seats, seed_from(case, "undo"), 0, _lengths(case))
        super().__init__(case, self.match.state)
        self._told: dict[Viewer, int] = {}

    def do(self, step: Step) -> None:
        match = self.match
        if isinstance(step, Acts):
            match.act(step.seat, match.open(step.seat)[0].id, step.action, match.now)
        else:
            due = match.course.timing.deadlines.of(step.clock)
            assert due is not None, f"{step.clock} has no deadline"
            match.expire(step.clock, max(due, match.now))
        self.state = match.state
        entry = match.log[-1]
        assert isinstance(entry, Move | Expired), f"{step} was entered as {entry}"
        self.draws = entry.draws

    def undo(self, seat: Seat) -> Taken | None:
        match = self.match
        if not match.undo_horizon(seat).moves:
            return None
        self._told = {viewer: match.streams.last(viewer) for viewer in self.viewers}
        match.undo(seat, match.now)
        self.state = match.state
        undone = match.log[-1]
        assert isinstance(undone, Undone), f"an undo was entered as {undone}"
        entries = [match.log[place] for place in undone.taken]
        return [(entry.seat, entry.events) for entry in entries if isinstance(entry, Move)]

    def known(self) -> Mapping[Viewer, bytes]:
        return {viewer: self._known(viewer) for viewer in self.viewers}

    def _known(self, viewer: Viewer) -> bytes:
        """All but what only counts on: numbers of frames and the ends of clocks."""
        seen = self.match.snapshot(viewer)
        standing = seen.standing
        return msgspec.json.encode((seen.view, standing.decisions, standing.groups, standing.voices, standing.held))

    def void(self, viewer: Viewer) -> Sequence[Event]:
        """What the frame of the undo names; it hands out the view as it is now, too."""
        match = self.match
        told = match.frames(viewer, after=self._told[viewer])
        if not told:
            return []
        (undone,) = told
        assert isinstance(undone, UndoneFrame) and undone.snapshot, f"an undo is told as {undone}"
        assert undone.snapshot.view == match.snapshot(viewer).view, f"viewer {viewer} is handed an earlier view"
        frames = [match.frames(viewer)[number - 1] for number in undone.void]
        return [frame.event for frame in frames if isinstance(frame, EventFrame)]
