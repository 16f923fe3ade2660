"""Tests the worked examples of driving, catching and bombs, FX-1 to FX-13."""

from __future__ import annotations

from omerta.games.falconi.actions import Blast, BombBehind, Catch, Drive
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import car, choices, do, goes_on, lay, on, turn, won
from omerta.testing import rule


@rule("FX-1", "F-1.8", "F-4.3", "F-4.4", "F-4.5")
def test_don_chooses_the_end_of_his_first_street() -> None:
    scene = given("margherita", cars={"prison": None, "green": None, "blue": None, "yellow": None}, pile=["tee"])
    assert choices(scene) == [lay("tee[NES]", "e1"), lay("tee[ESW]", "e1"), lay("tee[NSW]", "e1")]
    do(scene, lay("tee[ESW]", "e1"))
    assert choices(scene) == [Drive("e1>E"), Drive("e1>W")]
    assert turn(do(scene, Drive("e1>W"))) == ("green", "lay")


@rule("FX-2", "F-4.4", "F-1.9")
def test_then_the_police_drive_out_one_after_the_other() -> None:
    scene = given(
        "margherita", cars={"prison": None, "green": None, "blue": None, "yellow": None}, pile=["tee", "straight"]
    )
    do(scene, lay("tee[ESW]", "e1"), Drive("e1>W"))
    assert choices(scene) == [lay("straight[EW]", "a5")]
    do(scene, lay("straight[EW]", "a5"))
    assert choices(scene) == [Drive("a5>E")]
    assert turn(do(scene, Drive("a5>E"))) == ("blue", "lay")
    assert turn(do(scene, lay("straight[NS]", "e9"), Drive("e9>S"))) == ("yellow", "lay")
    assert turn(do(scene, lay("straight[EW]", "i5"), Drive("i5>W"))) == ("prison", "lay")


@rule("FX-3", "F-2.5", "F-2.1")
def test_on_a_flyover_one_drives_straight_on() -> None:
    scene = given("margherita", cars={"prison": "d4>N", "blue": None}, to_move="prison", pile=["bridge"])
    do(scene, lay("bridge[NESW]", "d5"))
    assert choices(scene) == [Drive("d5>N")]


@rule("FX-4", "FR-8", "F-4.5")
def test_a_drive_goes_on_over_old_streets_to_any_end() -> None:
    scene = given(
        "margherita",
        cars={"prison": "c3>N", "blue": None},
        cards=on("c3 d3 straight[NS]", "d4 tee[NSW]", "d5 curve[ES]", "e5 straight[EW]"),
        to_move="prison",
        pile=["curve"],
    )
    do(scene, lay("curve[ES]", "c4"))
    assert choices(scene) == [Drive("d3>S"), Drive("e5>E")]


def behind_don(*, e1: str = "straight[NS]", bombs: int = 0, blue: bool = True) -> FalconiScene:
    """Green is one card away from Don's street."""
    cars: dict[str, str | None] = {"prison": "e4>N", "green": "c3>E"}
    return given(
        "margherita",
        cars=cars | ({"blue": "e8>S"} if blue else {}),
        cards=on("e2 e4 straight[NS]", f"e1 {e1}", "e3 tee[NSW]", "a3 b3 c3 straight[EW]", "e8 e9 straight[NS]"),
        to_move="green",
        pile=["straight"],
        bombs=bombs,
    )


@rule("FX-5", "F-4.6", "F-3.1", "FR-33")
def test_who_connects_to_dons_street_may_catch_in_the_same_turn_and_wins_alone() -> None:
    scene = do(behind_don(), lay("straight[EW]", "d3"))
    assert choices(scene) == [Catch("S")]
    assert won(do(scene, Catch("S"))) == ("caught", {"green"})


def head_on(*, e3: str = "straight[NS]", bombs: int = 2) -> FalconiScene:
    """Yellow meets Don's street from the other end."""
    scene = given(
        "margherita",
        cars={"prison": "e5>N", "yellow": "f6>W"},
        cards=on("e4 e5 straight[NS]", f"e3 {e3}", "f6 g6 straight[EW]"),
        to_move="yellow",
        pile=["curve"],
        bombs=bombs,
    )
    return do(scene, lay("curve[ES]", "e6"))


@rule("FX-6", "F-4.6", "F-4.2")
def test_in_the_other_lane_one_passes_don() -> None:
    scene = head_on()
    assert choices(scene) == [Drive("e3>S")]
    assert turn(do(scene, Drive("e3>S"))) == ("prison", "advance")
    assert choices(scene) == [Drive("g6>E")]


@rule("FX-7", "F-4.6", "F-2.5")
def test_a_dead_end_brings_a_police_car_onto_dons_lane() -> None:
    assert choices(head_on(e3="uturn[N]", bombs=0)) == [Catch("S")]


@rule("FX-8", "F-4.7", "F-4.8", "FR-14")
def test_a_bomb_behind_leaves_the_police_another_end() -> None:
    scene = do(behind_don(e1="tee[NSW]", bombs=2), lay("straight[EW]", "d3"))
    assert set(choices(scene)) == {Catch("S"), Drive("e1>W")}
    do(scene, Catch("S"), BombBehind())
    assert scene.view().craters in (("e4>S",), ("e3>N",))
    assert scene.view().bombs == 1
    assert turn(scene) == ("green", "drive")
    assert choices(scene) == [Drive("e1>W")]


@rule("FX-9", "F-4.9", "F-3.3")
def test_a_bomb_behind_may_put_the_last_police_car_out() -> None:
    scene = do(behind_don(bombs=1, blue=False), lay("straight[EW]", "d3"), Catch("S"), BombBehind())
    assert won(scene) == ("police_out", {"prison"})


def two_ways_in() -> FalconiScene:
    """Two streets lead onto Don's crossroads, and green is on both of them."""
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "b4>E", "blue": None},
        cards=on(
            "e4 cross[NESW]", "e3 curve[NW]", "d3 curve[NE]", "d4 tee[ESW]", "f4 straight[NS]", "a4 b4 straight[EW]"
        ),
        to_move="green",
        pile=["straight"],
        bombs=2,
    )
    return do(scene, lay("straight[EW]", "c4"))


@rule("FX-10", "FR-15", "F-4.8")
def test_two_ways_to_don_take_two_bombs() -> None:
    scene = two_ways_in()
    assert choices(scene) == [Catch("S"), Catch("W")]
    do(scene, Catch("W"), BombBehind())
    assert choices(scene) == [Catch("S")]
    do(scene, Catch("S"), BombBehind())
    assert car(scene, "green").is_out
    assert scene.view().bombs == 0
    assert goes_on(scene)


BLOCK = ("e1 e2 e3 e4 straight[NS]", "e6 straight[EW]", "d6 curve[ES]", "f6 uturn[W]")
STREET_BEHIND = ("e7 tee[ESW]", "d7 straight[EW]", "f7 curve[NW]")


def before_a_block(*cards: str) -> FalconiScene:
    scene = given(
        "margherita", cars={"prison": "e4>N", "blue": None}, cards=on(*cards), to_move="prison", pile=["straight"]
    )
    return do(scene, lay("straight[NS]", "e5"))


@rule("FX-11", "F-4.10", "F-4.11", "FR-16", "F-2.9")
def test_don_blasts_a_road_block_and_drives_on() -> None:
    scene = before_a_block(*BLOCK, *STREET_BEHIND)
    assert choices(scene) == [Blast("e5>N")]
    do(scene, Blast("e5>N"))
    assert scene.view().grid["e6"] == "blasted-0"
    assert scene.view().removed == {"straight": 1}
    assert scene.view().bombs == 1
    assert car(scene, "prison").place == "e5>N"
    assert choices(scene) == [Drive("d7>W"), Drive("f7>N")]


@rule("FX-12", "F-3.2", "F-4.10")
def test_with_nothing_behind_the_block_no_bomb_helps() -> None:
    assert won(before_a_block(*BLOCK)) == ("don_blocked", {"blue"})


@rule("FX-13", "F-4.11")
def test_the_blasted_road_is_open_to_followers() -> None:
    scene = given(
        "margherita",
        cars={"prison": "d7>W", "green": "c3>E"},
        cards=on(
            "e1 e2 e4 e5 straight[NS]",
            "e3 tee[NSW]",
            "e6 blasted[NS]",
            "e7 tee[ESW]",
            "d7 straight[EW]",
            "b3 c3 straight[EW]",
        ),
        to_move="green",
        pile=["straight"],
        bombs=0,
    )
    do(scene, lay("straight[EW]", "d3"))
    assert set(choices(scene)) == {Catch("E"), Drive("e7>E")}
