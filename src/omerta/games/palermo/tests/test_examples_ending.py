"""The worked examples of the end and of the variants, PX-36 to PX-46."""

from __future__ import annotations

import pytest

from omerta.games.palermo.actions import Claim
from omerta.games.palermo.events import CameHome, GameEnded
from omerta.games.palermo.rules.outcome import track_place
from omerta.games.palermo.tests.given import ALPHA_VENUES, PalermoScene, alpha, given, new_game
from omerta.games.palermo.tests.look import (
    POLICE_STAY,
    asked,
    claims,
    collected,
    destinations,
    interest,
    phase,
    placements,
    to,
    walked,
)
from omerta.testing import rule

OWN = ALPHA_VENUES[0]
EVERYTHING = " ".join(ALPHA_VENUES.values())


def home_in(rounds: tuple[int, int, int]) -> PalermoScene:
    """Each seat has all its chips and comes home in its round, pacing to and fro before the start tile until then."""
    scene = alpha(collected=EVERYTHING, crooks="E7 F8 H6", round_number=14, police=False)
    away = [("D7", "E7"), ("F9", "F8"), ("H5", "H6")]
    while phase(scene) != "over":
        seat, number = asked(scene), scene.view().round_number
        to(scene, "START" if number == rounds[seat] else away[seat][number % 2])
    return scene


@rule("PX-36", "P-7.1")
def test_unused_points_on_coming_home_are_money() -> None:
    scene = to(alpha(crooks="E5 START START", collected=OWN), "START")
    assert walked(scene).cost == 2
    assert scene.happened(CameHome) == [CameHome(0, 12, 1)]
    assert scene.view().money == (12, 0, 0)
    assert scene.view().home_rounds == (1, None, None)


@rule("PX-37", "P-7.2")
def test_the_start_tile_does_nothing_while_a_chip_is_out() -> None:
    scene = to(alpha(crooks="E5 START START", collected=OWN.removeprefix("a1 ")), "START")
    assert scene.happened(CameHome) == []
    assert scene.view().money == (0, 0, 0)
    assert scene.view().home_rounds == (None, None, None)


@rule("PX-38", "P-5.2", "P-3.5", "P-7.1")
def test_the_last_three_turns_of_a_tour() -> None:
    left = "a3 a4"
    scene = alpha(
        crooks="D7 START START",
        collected=" ".join(slot for slot in OWN.split() if slot not in left),
        police=False,
    )
    assert scene.view().allowances[0] == 12
    to(scene, "C7")
    assert (scene.view().money[0], scene.view().allowances[0]) == (11, 13)
    to(to(to(scene, "F5"), "H6"), "C8")
    assert (scene.view().money[0], scene.view().allowances[0]) == (23, 14)
    to(to(to(scene, "E5"), "H7"), "START")
    assert walked(scene).cost == 4
    assert scene.view().money[0] == 33


@rule("PX-39", "P-7.3", "P-7.4")
@pytest.mark.parametrize(("rounds", "paid"), [((14, 15, 17), [15, 10, 0]), ((17, 14, 15), [0, 15, 10])])
def test_interest_is_paid_for_every_round_after_coming_home(rounds: tuple[int, int, int], paid: list[int]) -> None:
    scene = home_in(rounds)
    assert interest(scene) == paid
    assert scene.view().home_rounds == rounds
    assert scene.view().round_number == 17
    assert scene.view().reason == "all_home"


@rule("PX-40", "P-7.5")
@pytest.mark.parametrize(("money", "field", "lap"), [(63, 3, 1), (60, 0, 1), (57, 57, 0), (125, 5, 2)])
def test_the_money_track_is_a_loop_of_sixty(money: int, field: int, lap: int) -> None:
    assert track_place(money) == (field, lap)


@rule("PX-41", "P-7.6", "P-7.5", "PR-22")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", {0, 1}), ("home_first", {1})])
def test_equal_money(tie_break: str, winners: set[int]) -> None:
    scene = alpha(
        crooks="E5 START START",
        collected=EVERYTHING,
        money=(59, 66, 55),
        home_rounds=(None, 14, 14),
        round_number=15,
        tie_break=tie_break,
    )
    to(scene, "START")
    assert scene.view().money == (71, 71, 60)
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert set(outcome.winners) == winners


@rule("PX-42", "P-7.7", "PR-23")
def test_the_limit_of_rounds_ends_the_game() -> None:
    scene = alpha(
        crooks="START START F9",
        collected=" ".join((ALPHA_VENUES[0], ALPHA_VENUES[1])),
        money=(40, 41, 30),
        home_rounds=(14, 15, None),
        round_number=20,
        round_limit=20,
    )
    to(scene.when(0, POLICE_STAY).when(1, POLICE_STAY), "F8")
    assert phase(scene) == "over"
    assert scene.view().reason == "round_limit"
    assert scene.view().money == (45, 46, 30)
    assert scene.happened(GameEnded) == [GameEnded((45, 46, 30), (1,), "round_limit")]


@rule("PX-43", "P-8.1")
def test_free_building_needs_no_house_side() -> None:
    scene = given(city="... " * 12 + "... ... STA 2a0", seats=3, active=1, build_mode="free")
    assert len(placements(scene)) == 34 * 20
    assert "e2 1a3" in placements(scene)


def claimants(scene: PalermoScene, count: int) -> list[int]:
    """The seats that make the next claims, each of the first venue there is."""
    seats = []
    for _ in range(count):
        seats.append(asked(scene))
        scene.when(asked(scene), Claim(claims(scene)[0]))
    return seats


@rule("PX-44", "P-8.2", "P-10.1")
def test_venues_are_claimed_clockwise() -> None:
    scene = new_game(4, build_mode="draft", first_seat=2)
    assert claimants(scene, 31) == [2, 3, 0, 1] * 7 + [2, 3, 0]
    assert asked(scene) == 1
    assert len(scene.legal(1)) == 1


@rule("PX-44", "P-8.2", "PR-24")
def test_a_snake_turns_round_after_each_pass() -> None:
    scene = new_game(4, build_mode="draft", first_seat=2, draft_order="snake")
    assert claimants(scene, 10) == [2, 3, 0, 1, 1, 0, 3, 2, 2, 3]


@rule("PX-45", "P-8.4")
def test_without_police_a_turn_begins_with_the_move() -> None:
    assert phase(alpha(police=False)) == "move"


@rule("PX-45", "P-8.4", "P-3.4")
def test_without_police_a_seat_that_is_home_just_gets_its_interest() -> None:
    scene = alpha(active=2, collected=OWN, home_rounds=(1, None, None), police=False)
    to(scene, "F8")
    assert (asked(scene), phase(scene)) == (1, "move")
    assert scene.view().money == (5, 0, 0)


@rule("PX-46", "P-8.5", "PR-28")
def test_only_the_marked_venue_is_collected() -> None:
    scene = alpha(target_marker=True, targets="a4 a2 b1")
    to(scene, "G8")
    assert collected(scene) == []
    assert scene.view().allowances[0] == 3
    assert scene.view().chips["c4"] == 0


@rule("PX-46", "P-8.5", "P-10.1")
def test_a_collected_target_is_followed_by_the_next_in_the_same_turn() -> None:
    scene = alpha(target_marker=True, targets="c4 a2 b1")
    to(scene, "G8")
    assert (asked(scene), phase(scene)) == (0, "choose_target")
    assert "G8" not in destinations(scene)
