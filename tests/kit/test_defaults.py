"""Ready answers: one clock a decision, everybody speaks, no further game, no concession."""

from __future__ import annotations

import pytest

from omerta.contract import Clock, Occasion, RuleViolation, Seat
from omerta.kit.chance import FastChance
from omerta.kit.defaults import (
    everybody,
    games_of,
    lengths_of,
    no_ballot,
    no_concession,
    no_sequel,
    one_clock,
    running,
    settled,
)
from omerta.testing.toys import TOYS


class Turn:
    """A state in which some seats are asked."""

    __slots__ = ("asked", "beat")

    def __init__(self, beat: int, asked: tuple[Seat, ...]) -> None:
        self.beat = beat
        self.asked = asked

    def clone(self) -> Turn:
        return Turn(self.beat, self.asked)


def asked(state: Turn) -> tuple[Seat, ...]:
    return state.asked


clocks = one_clock("turn", asked)


def test_one_clock_runs_for_all_who_are_asked() -> None:
    assert clocks(Turn(7, (0, 2))) == (Clock("turn", 7, (0, 2)),)


def test_no_clock_runs_while_nobody_is_asked() -> None:
    assert clocks(Turn(7, ())) == ()


def test_the_clock_starts_anew_with_every_beat() -> None:
    assert clocks(Turn(7, (0,))) != clocks(Turn(8, (0,)))


def test_the_clock_runs_on_while_nothing_visible_happens() -> None:
    turn = Turn(7, (0, 1))
    assert clocks(turn) == clocks(turn.clone())


def test_a_running_clock_may_end() -> None:
    turn = Turn(7, (0,))
    running(clocks(turn), Clock("turn", 7, (0,)), "X-3.1")


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        (Clock("turn", 6, (0,)), (("clock", "turn"), ("since", 6))),
        (Clock("talk", 7, (0,)), (("clock", "talk"), ("since", 7))),
        (Clock("turn", 7, (1,)), (("clock", "turn"), ("since", 7))),
    ],
    ids=["an old beat", "another name", "another seat"],
)
def test_a_clock_that_does_not_run_is_refused(clock: Clock, told: tuple[tuple[str, str | int], ...]) -> None:
    with pytest.raises(RuleViolation) as refused:
        running(clocks(Turn(7, (0,))), clock, "X-3.1")
    assert refused.value.told() == ("X-3.1", "clock-not-running", told)


def test_no_clock_may_end_while_none_runs() -> None:
    with pytest.raises(RuleViolation, match="clock-not-running"):
        running((), Clock("turn", 7), "X-3.1")


def test_one_clock_among_several_may_end() -> None:
    several = (Clock("talk", 3), Clock("turn", 7, (0,)))
    running(several, Clock("turn", 7, (0,)), "X-3.1")


def test_a_game_without_concession_refuses_it_with_its_rule() -> None:
    with pytest.raises(RuleViolation) as refused:
        no_concession("X-9.2")(Turn(0, (0,)), None)
    assert refused.value.told() == ("X-9.2", "no-concession", ())


@pytest.mark.parametrize("seats", [2, 12])
def test_everybody_may_speak(seats: int) -> None:
    def at_the_table(_state: Turn) -> int:
        return seats

    assert everybody(at_the_table)(Turn(0, ())) == (None,) * seats


def test_a_match_of_one_game_has_no_vote_and_nothing_follows() -> None:
    assert no_ballot(Turn(0, ())) is None
    assert no_sequel(Turn(0, ()), {0: 1}, FastChance(0)) is None


def test_a_game_that_names_no_lengths_games_or_occasions_leaves_them_as_they_are() -> None:
    game = TOYS["courier"]
    options = game.options()
    assert lengths_of(game, options, 2, 2) == {}
    assert games_of(game, options) == 1
    assert settled(game, options, 2, Occasion(1, (3, 4)), FastChance(0)) is options


def test_a_game_may_name_them() -> None:
    game = TOYS["parlour"]
    options = game.options(evenings=3)
    assert lengths_of(game, options, 3, 2)["reaction"] == 6_000
    assert games_of(game, options) == 3
    assert settled(game, options, 3, Occasion(0, (3, 4, 0)), FastChance(0)).elder == 1


def test_an_occasion_knows_everybody() -> None:
    with pytest.raises(AssertionError, match="an occasion for 2, not for 3 seats"):
        settled(TOYS["parlour"], TOYS["parlour"].options(), 3, Occasion(0, (0, 0)), FastChance(0))
