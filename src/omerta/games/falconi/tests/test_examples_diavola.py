"""Tests the worked examples of boosts and the secret card, FX-36 to FX-39."""

from __future__ import annotations

from omerta.games.falconi.actions import (
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Drive,
    Flee,
    LayEscape,
)
from omerta.games.falconi.events import BoostEnded, Overtook
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, car, choices, do, goes_on, lay, on, turn, won
from omerta.testing import rule

LONG_STREET = "b5 c5 d5 e5 f5 g5 h5 straight[EW]"


def boosts(scene: FalconiScene) -> list[BoostDrive | BoostBreak]:
    return [action for action in choices(scene) if isinstance(action, BoostDrive | BoostBreak)]


def on_a_long_street() -> FalconiScene:
    return given("diavola", cars={"prison": "b5>E", "blue": None}, cards=on(LONG_STREET), boosts=2, to_move="prison")


@rule("FX-36", "F-9.3", "FR-29")
def test_a_boost_is_three_steps_for_one_action() -> None:
    scene = do(on_a_long_street(), BoostDrive("c5>E"), BoostStep("d5>E"), BoostStep("e5>E"))
    assert car(scene, "prison").place == "e5>E"
    assert (scene.view().boosts, scene.view().actions_left) == (1, 2)
    do(scene, Drive("f5>E"), Drive("g5>E"))
    assert car(scene, "prison").place == "g5>E"
    assert turn(scene) == ("blue", "action")


@rule("FX-36", "F-9.3")
def test_a_boost_may_be_stopped_after_its_first_step() -> None:
    scene = do(on_a_long_street(), BoostDrive("c5>E"))
    assert choices(scene) == [BoostStep("d5>E"), BoostStop()]
    do(scene, BoostStop())
    assert turn(scene) == ("prison", "action")
    assert scene.view().actions_left == 2
    assert len(scene.happened(BoostEnded)) == 1


@rule("FX-37", "F-9.4", "FR-29", "F-2.9")
def test_a_boost_breaks_a_wall_and_goes_on_for_three_steps() -> None:
    scene = given(
        "diavola",
        cars={"prison": "b5>E", "blue": None},
        cards=on("b5 d5 f5 g5 straight[EW]", "c5 straight[NS]", "e5 tee[NEW]"),
        boosts=1,
        to_move="prison",
    )
    do(scene, BoostBreak())
    assert scene.view().grid["c5"] == "blasted-1"
    assert car(scene, "prison").place == "c5>E"
    do(scene, BoostStep("d5>E"), BoostStep("e5>E"), BoostStep("f5>E"))
    assert car(scene, "prison").place == "f5>E"
    assert (scene.view().boosts, scene.view().actions_left) == (0, 2)


@rule("FX-37", "F-4.11", "F-9.4")
def test_a_police_car_follows_through_the_broken_wall() -> None:
    scene = given(
        "diavola",
        cars={"prison": "f5>E", "green": "b5>E"},
        cards=on("b5 d5 f5 g5 straight[EW]", "c5 blasted[EW]", "e5 tee[NEW]"),
        to_move="green",
    )
    do(scene, Drive("c5>E"), Drive("d5>E"))
    assert car(scene, "green").place == "d5>E"


def behind_green(*cards: str) -> FalconiScene:
    return given(
        "diavola",
        cars={"prison": "b5>E", "green": "c5>E", "blue": None},
        cards=on(*cards),
        boosts=1,
        to_move="prison",
    )


@rule("FX-38", "F-9.5", "F-7.5", "FR-24")
def test_a_boost_overtakes_a_police_car_and_puts_it_out() -> None:
    scene = behind_green(LONG_STREET)
    assert scene.refused(asked(scene), Drive("c5>E")).rule == "F-7.5"
    do(scene, BoostDrive("c5>E"))
    assert choices(scene) == [BoostStep("d5>E")]
    assert not car(scene, "green").is_out
    do(scene, BoostStep("d5>E"))
    assert car(scene, "green").is_out
    assert [event.car for event in scene.events if isinstance(event, Overtook)] == ["green"]
    assert choices(scene) == [BoostStep("e5>E"), BoostStop()]
    assert goes_on(scene)


@rule("FX-38", "F-9.5", "FR-29")
def test_without_room_behind_the_police_car_no_boost_is_offered() -> None:
    scene = behind_green("b5 c5 straight[EW]")
    assert boosts(scene) == []
    assert scene.refused(asked(scene), BoostDrive("c5>E")).rule == "F-9.5"


def with_an_accomplice() -> FalconiScene:
    return given(
        "diavola",
        cars={"prison": "a5>N", "blue": None},
        cards=on("a5 curve[NE]", "b5 straight[EW]", "a6 curve[SW]"),
        secret="green",
        to_move="prison",
    )


@rule("FX-39", "F-9.2", "FR-28")
def test_with_his_secret_card_don_gets_away_in_one_turn() -> None:
    scene = do(with_an_accomplice(), LayEscape("green", "W-6"), Drive("a6>W"))
    assert not scene.view().has_secret
    assert won(do(scene, Flee("a6>W"))) == ("escaped", {"prison"})


@rule("FX-39", "F-9.2", "FR-27")
def test_an_escape_card_is_the_first_action_or_none() -> None:
    scene = do(with_an_accomplice(), Drive("a6>W"))
    assert not [action for action in choices(scene) if isinstance(action, LayEscape)]
    assert scene.refused(asked(scene), LayEscape("green", "W-6")).rule == "F-9.2"
    assert lay("cross[NESW]", "b6") in choices(scene)
