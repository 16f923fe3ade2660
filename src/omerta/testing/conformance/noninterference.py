"""The first promise: whatever a seat may not know, nothing tells it. DESIGN: secrets, 2.

A truth and other worlds that its viewer cannot tell apart are played side by side. Whenever the viewer is told
something, each other world follows: the same seats act, the viewer exactly alike, others alike where their world
lets them, chance alike where it can. Then what the viewer received is the same if and only if its view is; and if
it is the same, so is everything else it can find out. Worlds may part only at an event that opens something to
this viewer. A world that has parted is replaced; for a step that opens something further worlds are tried, some of
which share whole groups of secrets with the truth, so that the step is matched and not only excused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from omerta.contract import Viewer
from omerta.kit.chance import FastChance
from omerta.testing.conformance.bench import Bench, Heard, Known
from omerta.testing.conformance.broken import Examiner
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.echo import Recorded, Recording
from omerta.testing.conformance.follow import Taken, follow
from omerta.testing.conformance.walk import choose, starts

COMPANIONS = 2
EXTRA_WORLDS = 12
ENOUGH_MATCHES = 3
ENOUGH = 40
LEAST_SHARE = 0.02
WAYS = (0, 8)
"""How many moves in ten are the house bot's: quite random play, and play that gets somewhere."""

CHECK = "nothing_leaks"


@dataclass
class Report:
    """Counts for each kind of opening event how many worlds told the viewer the same, and how many it ruled out."""

    matched: Counter[str] = field(default_factory=Counter)
    ruled_out: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.matched.update(other.matched)
        self.ruled_out.update(other.ruled_out)

    def lines(self) -> list[str]:
        kinds = sorted(self.matched.keys() | self.ruled_out.keys())
        return [f"{kind}: {self.matched[kind]} matched, {self.ruled_out[kind]} ruled out" for kind in kinds]

    def unproven(self) -> list[str]:
        """Lists opening events that were met often and hardly ever matched: about them the run proves nothing."""
        tried = {kind: self.matched[kind] + count for kind, count in self.ruled_out.items()}
        return [kind for kind, count in tried.items() if count >= ENOUGH and self.matched[kind] < count * LEAST_SHARE]


class World(NamedTuple):
    """A companion of the truth has a bench, and silent steps of the truth that it has not yet followed."""

    bench: Bench
    behind: list[Taken]


def nothing_leaks(case: Case) -> None:
    """Every seat and the spectator are watched, from the deal and from the game's rare positions."""
    report = Report()
    for viewer in (None, *range(case.seats)):
        # The game as printed is watched in both ways by everybody; under other options they take turns.
        report.add(watched(case, viewer, Bench, in_turn(viewer) if case.changed() else WAYS))
    unproven = report.unproven()
    Examiner(CHECK, case).demand(not unproven, f"never matched, so nothing is proven: {unproven}; {report.lines()}")


def in_turn(viewer: Viewer) -> Sequence[int]:
    """One way for each viewer, so that among all of them both are watched."""
    return WAYS[0 if viewer is None else (viewer + 1) % 2 :][:1]


def watched(
    case: Case, viewer: Viewer, bench: Callable[[Case, Any, Viewer], Bench], ways: Sequence[int] = WAYS
) -> Report:
    """Plays the case before one viewer; raises Broken at the first leak."""
    report = Report()
    for name, start in starts(case):
        for house in ways:
            watch = Watch(case, bench(case, start.clone(), viewer), f"{name}-{viewer}-{house}", report)
            watch.play(house)
    return report


class Watch:
    """The truth takes a walk with its companions."""

    def __init__(self, case: Case, truth: Bench, use: str, report: Report) -> None:
        self.case = case
        self.truth = truth
        self.that = Examiner(CHECK, case)
        self.chance: FastChance = case.chance("watch", use)
        self.report = report
        self.beat = truth.state.beat
        self.unseen: list[Taken] = []  # silent steps of others within the present beat
        self._anchor_here()
        self.asking = 0
        self.anchor_asked, self.anchor_known = self.asking, self._known(truth, self.asking)
        self.truth_known = self.anchor_known
        self.companions = [self._world() for _ in range(COMPANIONS)]

    def play(self, house: int) -> None:
        steps: list[Taken] = []
        while step := choose(self.case, self.truth.state, self.chance, house=house):
            before = self.truth_known
            record = Recorded()
            self.truth.do(step, Recording(self.chance, record))
            steps.append(Taken(step, record))
            heard = self.truth.received()
            if heard:
                self.asking += 1
            self.truth_known = self._known(self.truth, self.asking)
            if heard:
                self._moment(steps, heard)
                steps = []
            else:
                told = f"{self._who()} was told nothing, but what it can find out has changed:"
                self.that.demand(self.truth_known == before, told, step)

    def _known(self, bench: Bench, asking: int) -> Known:
        """Tells what the viewer can find out there; at one moment every bench is asked the same questions."""
        return bench.known(self.case.chance("probe", asking))

    def _who(self) -> str:
        return "the spectator" if self.truth.viewer is None else f"seat {self.truth.viewer}"

    def _moment(self, steps: list[Taken], heard: list[Heard]) -> None:
        """The viewer was told something: every companion follows, and is compared."""
        revealing = [each for each in heard if each.opens]
        kept: list[World] = []
        for world in self.companions:
            if self._follows(world, steps, heard, revealing):
                kept.append(World(world.bench, []))
        matches = len(kept)
        for number in range(EXTRA_WORLDS if revealing else 0):
            if matches < ENOUGH_MATCHES:
                matches += self._follows(self._world(number), steps, heard, revealing)
        self._advance(steps)
        # One stays as long as it can; the other is imagined anew, so that worlds differ in what was decided since.
        kept = kept[: COMPANIONS - 1]
        self.companions = [*kept, *(self._world() for _ in range(COMPANIONS - len(kept)))]

    def _follows(self, world: World, steps: list[Taken], heard: list[Heard], revealing: list[Heard]) -> bool:
        drawn = follow(world.bench, [*world.behind, *steps], self.chance)
        matched = self._compare(world.bench, steps, heard, drawn)
        for kind in {each.kind for each in revealing}:
            (self.report.matched if matched else self.report.ruled_out)[kind] += 1
        return matched

    def _advance(self, steps: list[Taken]) -> None:
        if self.truth.state.beat != self.beat:
            self.beat, self.unseen = self.truth.state.beat, []
        else:
            self.unseen += [taken for taken in steps if taken.seat != self.truth.viewer]
        self._anchor_here()
        self.anchor_asked, self.anchor_known = self.asking, self.truth_known

    def _anchor_here(self) -> None:
        """Worlds are imagined from what the viewer sees now, and what can be counted of it is counted once."""
        self.anchor = self.truth.sight()
        self.anchored = self.truth.copy()
        self.imagined = self.case.game.imagine(self.anchor)

    def _world(self, number: int = 0) -> World:
        """Draws a world that the viewer could not tell from the truth when it was last told something."""
        game, viewer = self.case.game, self.truth.viewer
        state = self.imagined.draw(self.chance)
        for name in list(self.case.probes.grafts)[: number % (len(self.case.probes.grafts) + 1)]:
            grafted = state.clone()
            self.case.probes.grafts[name](self.anchored.state, grafted)
            state = grafted if game.view(grafted, viewer) == self.anchor else state
        bench = self.anchored.twin(state)
        self._same(
            self.anchor_known,
            self._known(bench, self.anchor_asked),
            "an imagined world already tells the viewer something else",
        )
        return World(bench, list(self.unseen))

    def _compare(self, world: Bench, steps: list[Taken], heard: list[Heard], drawn: Recorded) -> bool:
        """Streams are equal iff views are; with equal streams everything is equal; only what opens parts worlds."""
        other = world.received()
        equal = [each.content for each in heard] == [each.content for each in other]
        views = self.truth.view() == world.view()
        told = f"{self._who()}: its views are {'equal' if views else 'different'}, but it hears here and there"
        self.that.demand(equal == views, told, heard, other, "after", steps)
        if equal:
            self._same(self.truth_known, self._known(world, self.asking), "after", steps)
            shape = [draw for taken in steps for draw in taken.record.shape()]
            self.that.demand(shape == drawn.shape(), "the draws differ:", shape, drawn.shape(), "after", steps)
        else:
            self._parted_lawfully(heard, other, steps)
        return equal

    def _same(self, known: Known, other: Known, *where: object) -> None:
        for (name, here), (_, there) in zip(known, other, strict=True):
            told = f"{self._who()}: {name} differs though everything told is equal:"
            self.that.demand(here == there, told, here, there, *where)

    def _parted_lawfully(self, heard: list[Heard], other: list[Heard], steps: list[Taken]) -> None:
        for here, there in zip(heard, other, strict=False):
            if here.content != there.content:
                told = f"{self._who()}: an event that opens nothing differs:"
                self.that.demand(here.opens, told, here, there, "after", steps)
                return
        beyond = (heard if len(heard) > len(other) else other)[min(len(heard), len(other))]
        self.that.demand(beyond.opens, f"{self._who()}: comes in one of two worlds only:", beyond, "after", steps)
