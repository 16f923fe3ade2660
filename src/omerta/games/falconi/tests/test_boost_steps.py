"""Boosts beyond the worked examples: two in a turn, breaks, overtaking at its limits. RULES.md F-9.3 to F-9.5."""

from __future__ import annotations

from omerta.games.falconi.actions import (
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    ThreePointTurn,
)
from omerta.games.falconi.events import BoostEnded, CarOut, Overtook
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, car, choices, do, seat_of, won
from omerta.testing import rule

ROAD = dict.fromkeys(("b5", "c5", "d5", "e5", "f5", "g5", "h5"), "straight[EW]")


def refusal(scene: FalconiScene, action: FalconiAction) -> tuple[str, str]:
    refused = scene.refused(asked(scene), action)
    return refused.rule, refused.key


def standing(scene: FalconiScene) -> tuple[str | None, str, int]:
    """Says where Don stands, what is asked, and how many actions are left."""
    return car(scene, "prison").place, scene.view().phase, scene.view().actions_left


@rule("F-9.3")
def test_both_boosts_may_be_used_in_one_turn() -> None:
    scene = given("diavola", cars={"prison": "b5>E", "blue": None}, cards=ROAD, boosts=2)
    do(scene, BoostDrive("c5>E"), BoostStop(), BoostDrive("d5>E"), BoostStop())
    assert standing(scene) == ("d5>E", "action", 1)
    assert refusal(scene, BoostDrive("e5>E")) == ("F-9.3", "no-boost")


@rule("F-9.3")
def test_a_boost_does_not_start_at_the_prison() -> None:
    scene = given("diavola", cars={"prison": None, "blue": None}, cards={"e1": "straight[NS]"}, boosts=2)
    assert refusal(scene, BoostDrive("e1>N")) == ("F-9.3", "not-on-a-card")
    assert refusal(scene, BoostBreak()) == ("F-9.4", "not-on-a-card")
    assert Drive("e1>N") in choices(scene)


@rule("F-9.3", "F-11.6")
def test_a_boost_ends_by_itself_at_the_end_of_the_street() -> None:
    cards = {"b5": "straight[EW]", "c5": "straight[EW]"}
    scene = given("diavola", cars={"prison": "b5>E", "blue": None}, cards=cards, boosts=1)
    do(scene, BoostDrive("c5>E"))
    assert scene.events[-1] == BoostEnded(asked(scene))
    assert standing(scene) == ("c5>E", "action", 2)


@rule("F-9.3", "F-9.4")
def test_a_boost_stops_at_a_wall_and_the_second_boost_breaks_it() -> None:
    cards = {"b5": "straight[EW]", "c5": "straight[EW]", "d5": "straight[NS]", "e5": "straight[EW]"}
    scene = given("diavola", cars={"prison": "b5>E", "blue": None}, cards=cards, boosts=2)
    do(scene, BoostDrive("c5>E"), BoostBreak())
    assert choices(scene) == [BoostStep("e5>E"), BoostStop()]
    assert (car(scene, "prison").place, scene.view().grid["d5"]) == ("d5>E", "blasted-1")
    assert scene.view().removed["straight"] == 1


@rule("F-9.4")
def test_a_running_boost_breaks_no_second_wall() -> None:
    cards = {"b5": "straight[EW]", "c5": "straight[NS]", "d5": "straight[NS]"}
    scene = given("diavola", cars={"prison": "b5>E", "blue": None}, cards=cards, boosts=1)
    do(scene, BoostBreak())
    assert standing(scene) == ("c5>E", "action", 2)
    assert refusal(scene, BoostBreak()) == ("F-9.4", "no-boost")


@rule("F-9.4")
def test_after_a_break_three_steps_are_left() -> None:
    cards = {**ROAD, "c5": "straight[NS]"}
    scene = given("diavola", cars={"prison": "b5>E", "blue": None}, cards=cards, boosts=1)
    do(scene, BoostBreak(), BoostStep("d5>E"), BoostStep("e5>E"), BoostStep("f5>E"))
    assert standing(scene) == ("f5>E", "action", 2)


@rule("F-9.4", "F-4.11")
def test_a_blasted_card_is_a_wall_from_beside_and_is_broken_again() -> None:
    cards = {"b5": "straight[EW]", "c5": "blasted[NS]"}
    scene = given("diavola", cars={"prison": "b5>E", "blue": None}, cards=cards, boosts=1)
    removed = scene.view().removed
    do(scene, BoostBreak())
    assert scene.view().grid["c5"] == "blasted-1"
    assert scene.view().removed == removed


@rule("F-9.4")
def test_the_border_and_an_empty_cell_are_no_walls() -> None:
    border = given("diavola", cars={"prison": "a7>W", "blue": None}, boosts=1)
    empty = given("diavola", cars={"prison": "b5>E", "blue": None}, boosts=1)
    assert refusal(border, BoostBreak()) == ("F-9.4", "no-wall-ahead")
    assert refusal(empty, BoostBreak()) == ("F-9.4", "no-wall-ahead")


@rule("F-9.4")
def test_no_break_onto_the_place_of_another_car() -> None:
    cards = {"b5": "straight[EW]", "c5": "curve[NE]"}
    scene = given("diavola", cars={"prison": "b5>E", "green": "c5>E"}, cards=cards, boosts=1)
    assert refusal(scene, BoostBreak()) == ("F-9.4", "place-taken")


@rule("F-9.4", "F-4.11", "F-7.6")
def test_a_car_on_the_broken_card_keeps_its_place_and_turns_onto_the_axis() -> None:
    cards = {"b5": "straight[EW]", "c5": "curve[NE]", "c6": "straight[NS]", "d5": "straight[EW]"}
    cars = {"prison": "b5>E", "green": "c5>N"}
    scene = given("diavola", cars=cars, cards=cards, boosts=1, reserves={"prison": ["straight", "straight"]})
    do(scene, BoostBreak(), BoostStep("d5>E"), Lay("straight", 0, "d6"), Lay("straight", 0, "d4"))
    ways = [action for action in choices(scene) if isinstance(action, Drive | ThreePointTurn)]
    assert ways == [Drive("c6>N"), ThreePointTurn("c5>E"), ThreePointTurn("c5>W")]


@rule("F-9.5")
def test_whoever_stands_on_a_police_cars_place_must_go_on() -> None:
    cars = {"prison": "b5>E", "green": "c5>E", "blue": None}
    scene = given("diavola", cars=cars, cards=ROAD, boosts=1)
    do(scene, BoostDrive("c5>E"))
    assert refusal(scene, BoostStop()) == ("F-9.5", "must-go-on")
    assert not [event for event in scene.events if isinstance(event, CarOut)]


@rule("F-9.5", "F-3.8")
def test_the_overtaken_cars_reserve_is_out_of_the_game() -> None:
    cars = {"prison": "b5>E", "green": "c5>E", "blue": None}
    scene = given("diavola", cars=cars, cards=ROAD, boosts=1, reserves={"green": ["tee", "uturn"]})
    don, green = seat_of(scene, "prison"), seat_of(scene, "green")
    do(scene, BoostDrive("c5>E"), BoostStep("d5>E"))
    assert scene.events[-2:] == [Overtook(don, "green", "c5>E"), CarOut(green, "green", "overtaken", ("tee", "uturn"))]
    assert (scene.view().removed["tee"], scene.view().removed["uturn"]) == (1, 1)


@rule("F-9.5")
def test_two_police_cars_in_a_row_cannot_be_overtaken() -> None:
    cars = {"prison": "b5>E", "green": "c5>E", "blue": "d5>E"}
    scene = given("diavola", cars=cars, cards=ROAD, boosts=1)
    assert refusal(scene, BoostDrive("c5>E")) == ("F-9.5", "cannot-overtake")


@rule("F-9.5")
def test_the_last_step_of_a_boost_overtakes_nobody() -> None:
    cars = {"prison": "b5>E", "green": "e5>E", "blue": None}
    scene = given("diavola", cars=cars, cards=ROAD, boosts=1)
    do(scene, BoostDrive("c5>E"))
    assert choices(scene) == [BoostStep("d5>E"), BoostStop()]
    do(scene, BoostStep("d5>E"))
    assert standing(scene) == ("d5>E", "action", 2)


@rule("F-9.5", "F-9.4")
def test_one_police_car_a_boost_even_after_a_break() -> None:
    cars = {"prison": "b5>E", "green": "d5>E", "blue": "f5>E"}
    scene = given("diavola", cars=cars, cards={**ROAD, "c5": "straight[NS]"}, boosts=1)
    do(scene, BoostBreak(), BoostStep("d5>E"), BoostStep("e5>E"))
    assert scene.view().phase == "action"
    assert (car(scene, "green").is_out, car(scene, "blue").is_out) == (True, False)


@rule("F-9.5")
def test_two_boosts_overtake_two_police_cars() -> None:
    cars = {"prison": "b5>E", "green": "c5>E", "blue": "e5>E", "yellow": None}
    scene = given("diavola", cars=cars, cards=ROAD, boosts=2)
    do(scene, BoostDrive("c5>E"), BoostStep("d5>E"), BoostDrive("e5>E"), BoostStep("f5>E"))
    assert (car(scene, "green").is_out, car(scene, "blue").is_out) == (True, True)


@rule("F-9.5")
def test_the_place_that_don_leaves_is_free_for_the_compulsory_step() -> None:
    cards = {"d5": "uturn[E]", "e5": "uturn[W]"}
    scene = given("diavola", cars={"prison": "d5>E", "green": "e5>W", "blue": None}, cards=cards, boosts=1)
    do(scene, BoostDrive("e5>W"))
    assert choices(scene) == [BoostStep("d5>E")]


@rule("F-9.5", "F-3.3", "F-3.9")
def test_overtaking_the_last_police_car_ends_the_game_at_once() -> None:
    scene = given("diavola", cars={"prison": "b5>E", "green": "c5>E"}, cards=ROAD, boosts=1)
    do(scene, BoostDrive("c5>E"), BoostStep("d5>E"))
    assert won(scene) == ("police_out", {"prison"})


@rule("F-9.3", "F-3.4")
def test_fleeing_is_a_step_of_the_boost() -> None:
    cards = dict.fromkeys(("a7", "b7", "c7", "d7"), "straight[EW]")
    near = given("diavola", cars={"prison": "c7>W", "blue": None}, cards=cards, escapes={"green": "W-7"}, boosts=1)
    do(near, BoostDrive("b7>W"), BoostStep("a7>W"))
    assert choices(near) == [Flee("a7>W"), BoostStop()]
    do(near, Flee("a7>W"))
    assert won(near) == ("escaped", {"prison"})


@rule("F-9.3", "F-7.5")
def test_a_boost_used_up_before_the_escape_card_leaves_the_flight_to_the_next_action() -> None:
    cards = dict.fromkeys(("a7", "b7", "c7", "d7"), "straight[EW]")
    far = given("diavola", cars={"prison": "d7>W", "blue": None}, cards=cards, escapes={"green": "W-7"}, boosts=1)
    do(far, BoostDrive("c7>W"), BoostStep("b7>W"), BoostStep("a7>W"))
    assert standing(far) == ("a7>W", "action", 2)
    assert Flee("a7>W") in choices(far)


@rule("F-9.5", "F-3.4")
def test_an_escape_card_is_a_way_on_from_a_police_cars_place() -> None:
    cards = {"a7": "straight[EW]", "b7": "straight[EW]"}
    cars = {"prison": "b7>W", "green": "a7>W"}
    scene = given("diavola", cars=cars, cards=cards, escapes={"green": "W-7"}, boosts=1)
    do(scene, BoostDrive("a7>W"))
    assert choices(scene) == [Flee("a7>W")]
    do(scene, Flee("a7>W"))
    assert won(scene) == ("escaped", {"prison"})
    assert car(scene, "green").is_out
