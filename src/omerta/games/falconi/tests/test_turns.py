"""The turn of principle I: advance, draw, lay, drive, bombs. RULES.md F-4."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import Blast, BombBehind, Catch, Drive, Lay, LetBeCaught
from omerta.games.falconi.events import BombedBehind, CardDrawn, CardLaid, CarOut, Drove, TurnBegan
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, car, choices, do, goes_on, lay, on, seat_of, turn, won
from omerta.testing import rule


@rule("F-4.1", "F-4.3")
def test_a_turn_is_draw_lay_drive() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison")
    do(scene, lay("straight[NS]", "h4"), Drive("h4>N"))
    assert [type(event) for event in scene.events] == [CardLaid, Drove, TurnBegan, CardDrawn]


@rule("F-4.2")
def test_at_an_open_end_there_is_no_advance() -> None:
    scene = given("margherita", cars={"prison": "c5>E", "blue": None}, cards=on("b5 tee[NEW]"), to_move="prison")
    assert turn(scene) == ("prison", "lay")


@rule("F-4.2", "FR-9")
def test_after_the_advance_the_turn_goes_on_with_the_draw() -> None:
    scene = given("margherita", cars={"prison": "c5>E", "blue": None}, cards=on("d5 curve[NW]"), to_move="prison")
    assert turn(do(scene, Drive("d5>N"))) == ("prison", "lay")
    assert [type(event) for event in scene.events] == [Drove, CardDrawn]


@rule("F-4.3", "FR-21")
def test_without_a_card_to_lay_a_police_car_is_out() -> None:
    scene = given(
        "margherita",
        cars={"prison": "h3>N", "green": None, "blue": None},
        pile=["straight", "cross"],
        only_pile=True,
        to_move="prison",
    )
    do(scene, lay("straight[NS]", "h4"), Drive("h4>N"), lay("cross[NESW]", "a5"), Drive("a5>E"))
    assert [(event.car, event.why) for event in scene.events if isinstance(event, CarOut)] == [("blue", "no_card")]


@rule("F-4.3", "FR-21")
def test_without_a_card_to_lay_don_has_lost_whatever_his_bombs() -> None:
    scene = given(
        "margherita",
        cars={"prison": "h3>N", "blue": None},
        pile=["straight"],
        only_pile=True,
        to_move="blue",
        bombs=2,
    )
    assert won(do(scene, lay("straight[NS]", "e9"), Drive("e9>S"))) == ("don_blocked", {"blue"})


@rule("F-4.4", "FR-10")
def test_a_card_must_meet_the_own_street_and_nothing_else() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 straight[EW]", "e6 straight[EW]", "f5 straight[NS]"),
        to_move="prison",
        pile=["curve"],
    )
    assert choices(scene) == [lay("curve[SW]", "e5"), lay("curve[NW]", "e5")]
    assert scene.refused(asked(scene), lay("curve[NE]", "e5")).key == "no-port-facing"
    assert scene.refused(asked(scene), Lay("curve", 2, "e4")).key == "not-ahead"


@rule("F-4.5")
def test_a_car_never_stops_in_mid_street_or_at_a_blocked_end() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 f5 straight[EW]", "g5 tee[NSW]", "g6 straight[EW]"),
        to_move="prison",
        pile=["straight"],
    )
    do(scene, lay("straight[EW]", "e5"))
    assert choices(scene) == [Drive("g5>S")]
    assert scene.refused(asked(scene), Drive("f5>E")).key == "no-open-end"
    assert scene.refused(asked(scene), Drive("g5>N")).key == "no-open-end"
    assert scene.refused(asked(scene), Drive("a1>N")).key == "not-reachable"


def near_don(bombs: int = 2, *more: str) -> FalconiScene:
    """Green can catch over W, or turn off to the north."""
    scene = given(
        "margherita",
        cars={"prison": "e5>E", "green": "c5>E", "blue": None},
        cards=on("c5 straight[EW]", "e5 straight[EW]", *more),
        to_move="green",
        pile=["tee"],
        bombs=bombs,
    )
    return do(scene, lay("tee[NEW]", "d5"))


@rule("F-4.6")
def test_a_catch_is_a_choice() -> None:
    scene = near_don()
    assert choices(scene) == [Drive("d5>N"), Catch("W")]
    assert goes_on(do(scene, Drive("d5>N")))


@rule("F-4.6", "FR-19")
def test_don_does_not_catch() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison")
    do(scene, lay("straight[NS]", "h4"))
    assert scene.refused(asked(scene), Catch("S")).rule == "F-4.6"


@rule("F-4.7", "F-11.1")
def test_the_answer_to_a_catch_is_dons_alone() -> None:
    scene = do(near_don(), Catch("W"))
    assert turn(scene) == ("green", "react")
    assert asked(scene) == seat_of(scene, "prison")
    assert scene.refused(seat_of(scene, "green"), Drive("d5>N")).key == "not-your-turn"
    assert scene.view().catch is not None
    assert scene.refused(seat_of(scene, "prison"), Drive("d5>N")).key == "wrong-phase"


@rule("F-4.7")
def test_without_a_bomb_nobody_asks_don() -> None:
    assert won(do(near_don(0), Catch("W"))) == ("caught", {"green"})


@rule("FR-17", "F-4.7")
def test_in_his_own_turn_don_throws_no_bomb_behind_him() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison", bombs=2)
    assert scene.refused(asked(scene), BombBehind()).key == "wrong-phase"
    assert scene.refused(asked(scene), LetBeCaught()).key == "wrong-phase"


@rule("F-4.8", "FR-14")
def test_the_bomb_closes_a_boundary_and_the_police_car_has_not_moved() -> None:
    scene = do(near_don(), Catch("W"), BombBehind())
    assert car(scene, "green").place == "c5>E"
    assert [event.boundary for event in scene.events if isinstance(event, BombedBehind)] == ["e5>W"]
    assert (scene.view().bombs, scene.view().grid["d5"]) == (1, "tee-0")
    assert choices(scene) == [Drive("d5>N")]


@rule("F-4.8", "F-2.4")
def test_a_bomb_may_shut_a_station() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e9>S", "green": None, "blue": None},
        cards=on("e9 straight[NS]"),
        to_move="blue",
        bombs=2,
    )
    assert choices(scene) == [Catch("N")]
    do(scene, Catch("N"), BombBehind())
    assert scene.view().craters == ("e9>N",)
    assert car(scene, "blue").is_out


@rule("F-4.9", "F-3.7")
def test_a_police_car_without_a_choice_after_the_bomb_is_out() -> None:
    scene = do(near_don(1, "d6 straight[EW]"), Catch("W"), BombBehind())
    assert car(scene, "green").is_out
    assert turn(scene)[0] == "blue"


@rule("F-4.10", "FR-16")
@pytest.mark.parametrize(
    ("behind", "allowed"),
    [("g5 straight[EW]", True), ("g5 straight[NS]", False), ("g5 uturn[W]", True), ("a1 cross[NESW]", False)],
)
def test_only_a_street_straight_behind_the_block_makes_a_blast(behind: str, allowed: bool) -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 straight[EW]", "f5 straight[NS]", behind),
        to_move="prison",
        pile=["tee"],
        bombs=1,
    )
    do(scene, lay("tee[NEW]", "e5"))
    assert (Blast("e5>E") in choices(scene)) == allowed


@rule("F-4.10")
def test_a_closed_boundary_behind_the_block_makes_no_blast() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 straight[EW]", "f5 straight[NS]", "g5 straight[EW]"),
        craters=["g5>W"],
        to_move="prison",
        pile=["tee"],
        bombs=1,
    )
    do(scene, lay("tee[NEW]", "e5"))
    assert choices(scene) == [Drive("e5>N")]
    assert scene.refused(asked(scene), Blast("e5>E")).key == "nothing-behind"


@rule("F-4.10")
def test_don_may_blast_twice_and_has_lost_if_nothing_is_left_then() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 straight[EW]", "e5 straight[NS]", "f5 straight[EW]", "g5 straight[NS]", "h5 straight[EW]"),
        to_move="prison",
        bombs=2,
    )
    assert turn(scene) == ("prison", "advance")
    do(scene, Blast("d5>E"))
    assert choices(scene) == [Blast("f5>E")]
    do(scene, Blast("f5>E"))
    assert (scene.view().bombs, car(scene, "prison").place) == (0, "f5>E")
    assert choices(scene) == [Drive("h5>E")]


@rule("F-4.10", "F-3.2")
def test_a_blast_that_leads_nowhere_is_the_end() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 straight[EW]", "c5 uturn[E]", "e5 straight[NS]", "f5 uturn[W]"),
        to_move="prison",
        bombs=1,
    )
    assert won(do(scene, Blast("d5>E"))) == ("don_blocked", {"blue"})


@rule("F-4.11")
def test_a_blasted_card_can_be_blasted_again_and_keeps_the_new_axis_only() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d5>E", "blue": None},
        cards=on("d5 straight[EW]", "e5 blasted[NS]", "f5 straight[EW]"),
        to_move="prison",
        bombs=1,
    )
    before = dict(scene.view().removed)
    do(scene, Blast("d5>E"))
    assert scene.view().grid["e5"] == "blasted-1"
    assert scene.view().removed == before


@rule("F-4.12", "FR-18", "FR-19")
def test_don_may_drive_to_a_police_car_and_is_not_caught() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "e6>N"},
        cards=on("e4 e6 straight[NS]"),
        to_move="prison",
        bombs=0,
    )
    do(scene, lay("straight[NS]", "e5"), Drive("e6>N"))
    assert car(scene, "prison").place == car(scene, "green").place == "e6>N"
    do(scene, lay("straight[NS]", "e7"))
    assert choices(scene) == [Drive("e7>N")]


@rule("F-4.12")
def test_from_dons_side_a_police_car_catches_only_by_driving_round() -> None:
    scene = given(
        "margherita",
        cars={"prison": "c5>E", "green": "c5>E"},
        cards=on("c5 curve[ES]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]"),
        to_move="green",
        bombs=0,
    )
    assert choices(scene) == [Drive("c4>S"), Catch("S")]
