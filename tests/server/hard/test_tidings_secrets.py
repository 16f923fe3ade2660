"""What somebody is told while they are away tells them no more than the game does, nor does its moment.

The viewer has no page open: whatever would be sent to them is compared between the worlds that they cannot tell apart.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.contract import Chance, Viewer
from omerta.server.kept import Stored, Turn
from omerta.server.live.calls import call_for
from omerta.server.live.turns import looked
from omerta.testing.conformance import Broken, Case
from omerta.testing.conformance.noninterference import in_turn
from omerta.testing.conformance.walk import Step
from omerta.testing.toys import TOYS
from tests.conformance.cases import with_each_viewer
from tests.server.hard.test_secrets import watch
from tests.server.hard.wire_bench import WireBench
from tests.server.hard.wired import WIRED


class AwayBench(WireBench):
    """The viewer hears what it hears, but counts as somebody who is away; after every call they look for a moment, so
    that they may be called again."""

    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        super().__init__(case, state, viewer)
        self._leave()

    def twin(self, world: Any) -> AwayBench:
        other = super().twin(world)
        assert isinstance(other, AwayBench)
        other._leave()
        return other

    def _leave(self) -> None:
        self.live.audience.people = lambda: set()  # type: ignore[method-assign]  # whoever looks is not at home

    def do(self, step: Step, chance: Chance) -> None:
        super().do(step, chance)
        turn = looked(self.live.stored.turn, f"person {self.viewer}")
        self.live._journal._stored = _with_turn(self.live._journal._stored, turn)


def _with_turn(stored: Stored, turn: Turn) -> Stored:
    return msgspec.structs.replace(stored, turn=turn)


@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(WIRED))
def test_whoever_is_away_is_told_no_more_than_whoever_looks(case: Case, viewer: Viewer) -> None:
    watch(case, viewer, AwayBench, in_turn(viewer))


class ByPending(AwayBench):
    """Tells somebody whenever the last of the others has answered: then they are the only one who is waited for."""

    def do(self, step: Step, chance: Chance) -> None:
        super().do(step, chance)
        if self.match.game.pending(self.match.state) == (self.viewer,):
            person = f"person {self.viewer}"
            stored = _with_turn(self.live.stored, Turn(called={person: 0}))
            self.silent.call(call_for(person, stored, self.live._people))


class AnyStep(AwayBench):
    """Tells somebody again at every step, also at one that nobody sees."""

    def do(self, step: Step, chance: Chance) -> None:
        self.live.calls.turns.begin_anew()
        super().do(step, chance)


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("fault", [ByPending, AnyStep])
def test_tidings_that_come_with_the_answers_of_others_are_caught(toy: str, fault: type[WireBench]) -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        watch_the_second_seat(toy, fault)


def watch_the_second_seat(toy: str, bench: type[WireBench]) -> None:
    """It is asked together with others, in both games."""
    for seed in range(24):
        watch(Case(TOYS[toy], 4, TOYS[toy].options(), seed), 1, bench)
