"""Checks of undo: from what a seat may take back alone, nobody else has learned anything, and all is as it was before.

`UndoBench` is the game alone, where going back is easy and only the steps themselves are examined. A table, which has
more to set right, examines itself by a bench of its own: `undo_tried(bench)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from omerta.contract import Action, Decision, Event, Seat, Viewer
from omerta.kit.menus import legal
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.echo import Recorded, Recording
from omerta.testing.conformance.walk import Acts, Step, choose, starts, take
from omerta.testing.conformance.windows import sealed_seats

Taken: TypeAlias = Sequence[tuple[Seat | None, Sequence[Event]]]
"""The steps that an undo takes back: whose each was (None: a clock's), and what happened in it."""


class UndoBench:
    """Holds a game in play, one step of which can be taken back."""

    def __init__(self, case: Case, state: Any) -> None:
        self.case = case
        self.state = state
        self.draws = 0
        self._before = state
        self._events: list[Event] = []

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.case.seats), None)

    def do(self, step: Step) -> None:
        record, self._before, self._events = Recorded(), self.state.clone(), []
        chance = Recording(self.case.chance("undo", self.state.beat), record)
        take(self.case, self.state, step, chance, self._events.append)
        self.draws = len(record.results)

    def undo(self, seat: Seat) -> Taken | None:
        """Takes back what this seat did last; None if it may not: then nothing has changed."""
        others = [viewer for viewer in self.viewers if viewer != seat]
        if any(event.opens(viewer) for event in self._events for viewer in self.viewers):
            return None
        if any(event.binds(viewer) for event in self._events for viewer in others):
            return None
        self.state = self._before
        return [(seat, self._events)]

    def known(self) -> Mapping[Viewer, bytes]:
        """All that each viewer knows and could see changed by an undo. The game alone goes back as a whole."""
        return {}

    def void(self, viewer: Viewer) -> Sequence[Event]:
        """Says what this viewer has just been told to forget."""
        return [shown for event in self._events if (shown := event.shown(viewer))]


class Asked(NamedTuple):
    """This is what everybody may decide and do at one moment, and who owes a sealed answer."""

    decisions: list[tuple[Decision, ...]]
    offers: list[Sequence[Action]]
    sealed: set[Seat]


def undo_unsays_nothing(case: Case) -> None:
    """Undo is tried after every step: nobody takes back what another viewer was shown, but for what is retractable;
    and that is never a word, a question, an accusation or a draw."""
    for name, start in starts(case):
        undo_tried(UndoBench(case, start), name)


def undo_tried(bench: UndoBench, use: str = "deal") -> None:
    case = bench.case
    that, chance = Examiner("undo_unsays_nothing", case), case.chance("undo walk", use)
    for _ in range(2 * case.game.bound(case.options, case.seats)):
        step = choose(case, bench.state, chance, house=3)
        if step is None:
            return
        _try(that, bench, step)


def _try(that: Examiner, bench: UndoBench, step: Step) -> None:
    """One step is taken, taken back if its maker may, and taken again."""
    before, known = _asked(bench), bench.known()
    bench.do(step)
    after, draws = _asked(bench), bench.draws
    taken = bench.undo(step.seat) if isinstance(step, Acts) else None
    if taken is None:
        return
    that.demand(not draws, f"{step} drew and can be taken back")
    _heard_nothing(that, bench, taken)
    if any(_reaches_others(bench, maker, events) for maker, events in taken):
        that.demand(before[:2] != after[:2], f"{step} is but a word, and can be taken back")
        asked = after.sealed - before.sealed
        its_own = isinstance(step, Acts) and step.seat in asked
        that.demand(not asked or its_own, f"{step} asks others to answer, and can be taken back")
    for viewer, content in bench.known().items():
        that.demand(content == known[viewer], f"viewer {viewer} sees that {step} was taken back:", content)
    bench.do(step)


def _heard_nothing(that: Examiner, bench: UndoBench, taken: Taken) -> None:
    """What is taken back bound nobody but its maker, and whoever was shown it is told that it is void."""
    for viewer in bench.viewers:
        told = [event for maker, events in taken for event in events if maker != viewer and event.binds(viewer)]
        that.demand(not told, f"viewer {viewer} was shown what is taken back:", told)
        shown = [seen for _, events in taken for event in events if (seen := event.shown(viewer))]
        that.demand(list(bench.void(viewer)) == shown, f"viewer {viewer} is not told what is void:", shown)


def _reaches_others(bench: UndoBench, maker: Seat | None, events: Sequence[Event]) -> bool:
    return any(event.reaches(viewer) for event in events for viewer in bench.viewers if viewer != maker)


def _asked(bench: UndoBench) -> Asked:
    case, state = bench.case, bench.state
    decisions = [case.game.decisions(state, seat) for seat in range(case.seats)]
    offers = [legal(case.game, state, seat) for seat in range(case.seats)]
    return Asked(decisions, offers, set(sealed_seats(case, state)))
