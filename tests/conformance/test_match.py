"""Nothing leaks through the table around a game: frames, numbers, decision ids, deadlines, snapshots."""

from __future__ import annotations

import pytest

from omerta.catalog import games
from omerta.contract import AnyGame, Viewer
from omerta.testing.conformance import Broken, Case, few_cases
from omerta.testing.conformance.noninterference import in_turn, watched
from omerta.testing.toys import TOYS
from tests.conformance.cases import with_each_viewer
from tests.conformance.match_bench import MatchBench
from tests.server.hard.wired import WIRED

# The fewest and the most players, where they are not watched over the wire, which is a match and more.
WATCHED = {(case.game.id, case.seats, case.options) for case in WIRED}
PLAIN = [
    case
    for game in (*games().values(), *TOYS.values())
    for case in few_cases(game)
    if not case.changed() and case.seats in (min(game.seats), max(game.seats))
    if (game.id, case.seats, case.options) not in WATCHED
]


@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(PLAIN))
def test_a_match_tells_a_viewer_no_more_than_the_game_does(case: Case, viewer: Viewer) -> None:
    watched(case, viewer, MatchBench, in_turn(viewer))


@pytest.mark.long
@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(PLAIN))
def test_a_match_tells_nobody_more_in_either_way_of_playing(case: Case, viewer: Viewer) -> None:
    watched(case, viewer, MatchBench)


class GloballyNumbered(MatchBench):
    """Its snapshots carry the length of the log."""

    def view(self) -> bytes:
        return super().view() + b"%d" % len(self.match.log)


@pytest.mark.parametrize("toy", TOYS)
def test_a_snapshot_with_a_global_counter_is_caught(toy: str) -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        _watched_over_seeds(TOYS[toy])


def _watched_over_seeds(game: AnyGame) -> None:
    for seed in range(12):
        watched(Case(game, 4, game.options(), seed), 0, GloballyNumbered)
