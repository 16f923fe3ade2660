"""Boosts, breaks, overtaking and the secret card. RULES.md F-9."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import (
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Drive,
    FalconiAction,
    Flee,
    LayEscape,
)
from omerta.games.falconi.events import CarOut
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, car, choices, do, goes_on, on, turn, won
from omerta.testing import rule

STREET = "b5 c5 d5 e5 f5 g5 straight[EW]"


def don_at(place: str | None, *cards: str, boosts: int = 2, **police: str | None) -> FalconiScene:
    return given(
        "diavola",
        cars={"prison": place, **(police or {"blue": None})},
        cards=on(*cards),
        boosts=boosts,
        to_move="prison",
    )


def boosts(scene: FalconiScene) -> list[FalconiAction]:
    return [action for action in choices(scene) if isinstance(action, BoostDrive | BoostBreak)]


@rule("F-9.1", "F-8.1")
def test_diavola_has_the_actions_of_salami() -> None:
    salami = given("salami", cars={"prison": "b5>E", "blue": None}, cards=on(STREET), to_move="prison")
    assert choices(don_at("b5>E", STREET, boosts=0)) == choices(salami)


@rule("F-9.2", "FR-28")
def test_at_most_one_escape_card_a_turn() -> None:
    scene = given(
        "diavola",
        cars={"prison": "h3>N", "blue": None},
        reserves={"prison": ["escape-blue"]},
        secret="green",
        to_move="prison",
    )
    colours = {action.colour for action in choices(scene) if isinstance(action, LayEscape)}
    assert colours == {"green", "blue"}
    do(scene, LayEscape("blue", "N-a"))
    assert (scene.view().actions_left, scene.view().has_secret, car(scene, "prison").hidden) == (2, True, 0)
    assert scene.refused(asked(scene), LayEscape("green", "W-1")).rule == "F-9.2"


@rule("F-9.3")
def test_both_boosts_may_go_in_one_turn() -> None:
    scene = don_at("b5>E", STREET)
    do(scene, BoostDrive("c5>E"), BoostStop(), BoostDrive("d5>E"), BoostStop())
    assert (scene.view().boosts, scene.view().actions_left) == (0, 1)
    assert scene.refused(asked(scene), BoostDrive("e5>E")).key == "no-boost"


@rule("F-9.3", "FR-29")
def test_no_boost_starts_at_the_prison() -> None:
    scene = don_at(None, "e1 straight[NS]", "g1 straight[EW]")
    assert boosts(scene) == []
    assert scene.refused(asked(scene), BoostDrive("e1>N")).key == "not-on-a-card"
    assert scene.refused(asked(scene), BoostBreak()).key == "not-on-a-card"


@rule("F-9.3", "F-3.4")
def test_fleeing_is_a_step_of_a_boost() -> None:
    scene = given(
        "diavola",
        cars={"prison": "c7>W", "blue": None},
        cards=on("a7 b7 c7 straight[EW]"),
        escapes={"green": "W-7"},
        boosts=1,
        to_move="prison",
    )
    do(scene, BoostDrive("b7>W"), BoostStep("a7>W"))
    assert choices(scene) == [Flee("a7>W"), BoostStop()]
    assert won(do(scene, Flee("a7>W"))) == ("escaped", {"prison"})


@rule("F-9.3", "F-11.6")
def test_a_boost_without_a_further_step_ends_by_itself() -> None:
    scene = do(don_at("f5>E", "f5 g5 straight[EW]"), BoostDrive("g5>E"))
    assert (turn(scene), scene.view().actions_left) == (("prison", "action"), 2)


@rule("F-9.3")
def test_the_police_have_no_boosts() -> None:
    scene = given("diavola", cars={"prison": "h3>N", "green": "b5>E"}, cards=on(STREET), boosts=2, to_move="green")
    assert boosts(scene) == []
    assert scene.refused(asked(scene), BoostDrive("c5>E")).key == "only-don"


@rule("F-9.4")
def test_a_break_needs_nothing_behind_the_wall() -> None:
    scene = do(don_at("b5>E", "c5 straight[NS]"), BoostBreak())
    assert car(scene, "prison").place == "c5>E"
    assert scene.view().removed == {"straight": 1}
    assert turn(scene) == ("prison", "action")


@rule("F-9.4")
@pytest.mark.parametrize(
    ("place", "cards"), [("b5>E", STREET), ("b5>E", "b5 straight[EW]"), ("a7>W", "a7 straight[EW]")]
)
def test_street_empty_cell_and_border_are_no_walls(place: str, cards: str) -> None:
    scene = don_at(place, cards)
    assert BoostBreak() not in choices(scene)
    assert scene.refused(asked(scene), BoostBreak()).key == "no-wall-ahead"


@rule("F-9.4")
def test_no_break_to_a_place_where_a_car_stands() -> None:
    scene = don_at("b5>E", "c5 blasted[NS]", green="c5>E")
    assert BoostBreak() not in choices(scene)
    assert scene.refused(asked(scene), BoostBreak()).key == "place-taken"
    beside = don_at("b5>E", "c5 straight[NS]", green="c5>N")
    assert BoostBreak() in choices(beside)
    do(beside, BoostBreak())
    assert car(beside, "green").place == "c5>N"


@rule("F-9.4")
def test_a_running_boost_breaks_no_second_wall() -> None:
    scene = do(don_at("b5>E", "c5 e5 straight[NS]", "d5 straight[EW]"), BoostBreak())
    assert choices(scene) == [BoostStep("d5>E"), BoostStop()]
    do(scene, BoostStep("d5>E"))
    assert turn(scene) == ("prison", "action")
    assert BoostBreak() in choices(scene)


@rule("F-9.5", "FR-29")
def test_overtaking_works_after_a_break_too() -> None:
    scene = do(don_at("b5>E", "c5 straight[NS]", "d5 e5 straight[EW]", green="d5>E", blue=None), BoostBreak())
    do(scene, BoostStep("d5>E"))
    assert choices(scene) == [BoostStep("e5>E")]
    assert scene.refused(asked(scene), BoostStop()).key == "must-go-on"
    assert car(do(scene, BoostStep("e5>E")), "green").is_out


@rule("F-9.5")
def test_with_the_last_step_nobody_is_overtaken() -> None:
    scene = do(don_at("b5>E", STREET, green="e5>E"), BoostDrive("c5>E"), BoostStep("d5>E"))
    assert turn(scene) == ("prison", "action")
    assert scene.view().actions_left == 2


@rule("F-9.5")
def test_one_boost_overtakes_one_police_car() -> None:
    scene = do(don_at("b5>E", STREET, green="c5>E", blue="e5>E"), BoostDrive("c5>E"), BoostStep("d5>E"))
    assert turn(scene) == ("prison", "action")
    assert not car(scene, "blue").is_out


@rule("F-9.5")
def test_behind_the_police_car_there_must_be_a_free_place() -> None:
    scene = don_at("b5>E", STREET, green="c5>E", blue="d5>E")
    assert boosts(scene) == []
    assert scene.refused(asked(scene), BoostDrive("c5>E")).key == "cannot-overtake"


@rule("F-9.5", "F-3.9", "F-3.3")
def test_overtaking_the_last_police_car_ends_the_game_at_once() -> None:
    scene = do(don_at("b5>E", STREET, blue="c5>E"), BoostDrive("c5>E"), BoostStep("d5>E"))
    assert won(scene) == ("police_out", {"prison"})
    assert [(event.car, event.why) for event in scene.events if isinstance(event, CarOut)] == [("blue", "overtaken")]


@rule("F-9.5", "F-3.4")
def test_an_escape_card_behind_the_police_car_will_do() -> None:
    scene = given(
        "diavola",
        cars={"prison": "b7>W", "green": "a7>W", "blue": None},
        cards=on("a7 b7 straight[EW]"),
        escapes={"green": "W-7"},
        boosts=1,
        to_move="prison",
    )
    do(scene, BoostDrive("a7>W"))
    assert choices(scene) == [Flee("a7>W")]
    assert won(do(scene, Flee("a7>W"))) == ("escaped", {"prison"})


@rule("F-9.5", "F-3.8")
def test_the_reserve_of_an_overtaken_car_is_put_aside() -> None:
    scene = do(don_at("b5>E", STREET, green="c5>E", blue=None), BoostDrive("c5>E"), BoostStep("d5>E"))
    assert scene.view().removed == {"tee": 2}
    assert goes_on(do(scene, BoostStop(), Drive("e5>E"), Drive("f5>E")))
    assert turn(scene) == ("blue", "action")
