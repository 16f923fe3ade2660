"""Coming home, interest, the end. RULES.md P-7."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.palermo.actions import MoveTo
from omerta.games.palermo.events import CameHome, GameEnded, InterestPaid, PoliceStayed
from omerta.games.palermo.tests.given import ALPHA_VENUES, alpha, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, interest, phase, to, told
from omerta.testing import rule

EVERYTHING = " ".join(ALPHA_VENUES.values())


@rule("P-7.1")
def test_a_policeman_on_the_way_home_costs_a_million() -> None:
    scene = to(alpha(crooks="E5 START START", collected=ALPHA_VENUES[0], policemen="- F5 -"), "START")
    assert scene.happened(CameHome) == [CameHome(0, 11, 1)]


@rule("P-7.3")
def test_the_turn_of_arrival_pays_no_interest() -> None:
    scene = to(alpha(crooks="E5 START START", collected=ALPHA_VENUES[0]), "START")
    assert told(scene, InterestPaid) == 0


@rule("P-7.3")
@pytest.mark.parametrize(("seats", "rate"), [(3, 5), (4, 4), (5, 3)])
def test_interest_follows_the_number_of_players(seats: int, rate: int) -> None:
    assert new_game(seats).view().interest == rate


@rule("P-7.4", "PR-27", "P-10.2")
def test_after_the_last_arrival_the_others_get_interest_without_a_police_step() -> None:
    scene = alpha(
        crooks="E5 START START", collected=EVERYTHING, home_rounds=(None, 14, 15), round_number=16, money=(1, 2, 3)
    )
    to(scene, "START")
    assert told(scene, PoliceStayed) == 1
    assert interest(scene) == [0, 5, 5]
    assert scene.happened(GameEnded) == [GameEnded((13, 7, 8), (0,), "all_home")]


@rule("P-7.4")
def test_seats_before_the_last_one_home_are_paid_in_the_same_round() -> None:
    scene = alpha(crooks="START START E5", collected=EVERYTHING, home_rounds=(14, 15, None), round_number=16)
    to(scene.when(0, POLICE_STAY).when(1, POLICE_STAY), "START")
    assert phase(scene) == "over"
    assert interest(scene) == [5, 5, 0]


@rule("P-7.4")
def test_after_the_end_nothing_is_possible() -> None:
    scene = alpha(crooks="E5 START START", collected=EVERYTHING, home_rounds=(None, 14, 14), round_number=15)
    to(scene, "START")
    assert scene.game.pending(scene.state) == ()
    assert scene.refused(0, MoveTo("F5")).rule == "P-7.4"


@rule("P-7.5")
def test_most_money_wins_whoever_was_home_first() -> None:
    scene = alpha(
        crooks="E5 START START",
        collected=EVERYTHING,
        home_rounds=(None, 10, 14),
        round_number=15,
        money=(60, 20, 30),
        tie_break="home_first",
    )
    to(scene, "START")
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (72, 25, 35)
    assert outcome.reasons == ("all_home",) * 3


@rule("P-7.6", "P-7.7")
def test_a_seat_that_is_not_home_counts_as_latest() -> None:
    scene = alpha(
        active=2,
        crooks="START START F9",
        collected=" ".join((ALPHA_VENUES[0], ALPHA_VENUES[1])),
        money=(50, 40, 50),
        home_rounds=(14, 15, None),
        round_number=20,
        round_limit=20,
        tie_break="home_first",
    )
    to(scene, "F8")
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("P-7.6")
def test_equal_money_and_equal_rounds_are_shared_under_either_rule() -> None:
    scene = alpha(
        crooks="E5 START START",
        collected=EVERYTHING,
        home_rounds=(None, 14, 14),
        round_number=15,
        money=(0, 50, 50),
        tie_break="home_first",
    )
    outcome = scene.game.outcome(to(scene, "START").state)
    assert outcome is not None
    assert outcome.winners == (1, 2)


@rule("P-7.7")
@pytest.mark.parametrize("limit", [19, 201])
def test_a_limit_of_rounds_lies_between_20_and_200(limit: int) -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, round_limit=limit)
    assert refused.value.rule == "P-7.7"


@rule("P-7.7")
def test_before_the_limit_the_next_round_begins() -> None:
    scene = alpha(active=2, round_number=19, round_limit=20)
    to(scene, "F8")
    assert (asked(scene), scene.view().round_number) == (0, 20)
