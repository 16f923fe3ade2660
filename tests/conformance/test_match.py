"""Nothing leaks through the table around a game: frames, numbers, decision ids, deadlines, snapshots."""

from __future__ import annotations

import pytest

from omerta.catalog import games
from omerta.contract import AnyGame, Viewer
from omerta.testing.conformance import Broken, Case, fewest_cases
from omerta.testing.conformance.noninterference import in_turn, watched
from omerta.testing.toys import TOYS
from tests.conformance.cases import with_each_viewer
from tests.conformance.match_bench import BankBench, MatchBench
from tests.server.hard.wired import WIRED

# The fewest and the most players, where they are not watched over the wire, which is a match and more.
WATCHED = {(case.game.id, case.seats, case.options) for case in WIRED}
PLAIN = [
    case
    for game in (*games().values(), *TOYS.values())
    for case in fewest_cases(game)
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


BANKED = [
    case
    for game in (*games().values(), *TOYS.values())
    for case in fewest_cases(game)
    if not case.changed() and case.seats == min(game.seats)
]


@pytest.mark.parametrize(("case", "viewer"), with_each_viewer(BANKED))
def test_a_table_with_banks_tells_no_more_either(case: Case, viewer: Viewer) -> None:
    watched(case, viewer, BankBench, in_turn(viewer))


class TellingBank(BankBench):
    """Its snapshots carry what every bank would be if whoever has answered had stopped paying."""

    def view(self) -> bytes:
        pending = self.case.game.pending(self.match.state)
        return super().view() + b"%d" % len(pending)


def test_a_bank_that_stops_for_whoever_has_answered_is_caught() -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        _watched_over_seeds(TOYS["courier"], TellingBank)


class GloballyNumbered(MatchBench):
    """Its snapshots carry the length of the log."""

    def view(self) -> bytes:
        return super().view() + b"%d" % len(self.match.log)


@pytest.mark.parametrize("toy", TOYS)
def test_a_snapshot_with_a_global_counter_is_caught(toy: str) -> None:
    with pytest.raises(Broken, match="nothing_leaks"):
        _watched_over_seeds(TOYS[toy], GloballyNumbered)


def _watched_over_seeds(game: AnyGame, bench: type[MatchBench]) -> None:
    for seed in range(12):
        watched(Case(game, 4, game.options(), seed), 0, bench)
