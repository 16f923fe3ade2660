"""Which cards go under the pile and which turns lapse, in positions worked out by hand. RULES.md F-4.13, F-7.1."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import Draw, Drive, ThreePointTurn
from omerta.games.falconi.events import Lapsed
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import car, choices, do, on, seat_of, turn
from omerta.testing import rule

# --- Redrawing ---------------------------------------------------------------------------------------------------


@rule("F-4.13")
@pytest.mark.parametrize(("redraw", "hand"), [("first_card", "tee"), ("off", "uturn"), ("always", "tee")])
def test_a_police_car_at_its_start_redraws_a_dead_end_too(redraw: str, hand: str) -> None:
    cars = {"prison": "h3>N", "green": None}
    scene = given(cars=cars, to_move="green", pile=["uturn", "tee"], dead_end_redraw=redraw)
    assert scene.view().hand == hand


@rule("F-4.10", "F-4.13")
@pytest.mark.parametrize(("bombs", "hand", "bottom"), [(1, "straight", ()), (0, "curve", ("straight",))])
def test_a_card_that_leaves_a_blast_is_not_hopeless(bombs: int, hand: str, bottom: tuple[str, ...]) -> None:
    scene = given(
        cars={"prison": "e4>N", "blue": None},
        cards=on("e6 straight[EW]", "e7 straight[NS]"),
        pile=["straight", "curve"],
        bombs=bombs,
        dead_end_redraw="always",
    )
    assert (scene.view().hand, scene.view().pile_bottom) == (hand, bottom)


@rule("F-4.6", "F-4.13")
@pytest.mark.parametrize(("don", "hand"), [("c5>W", "uturn"), ("h3>N", "tee")])
def test_a_dead_end_that_leaves_a_catch_is_not_hopeless(don: str, hand: str) -> None:
    cars = {"prison": don, "green": "c5>E"}
    cards = on("c5 straight[EW]", "b5 straight[NS]")
    scene = given(cars=cars, cards=cards, to_move="green", pile=["uturn", "tee"], dead_end_redraw="always")
    assert scene.view().hand == hand


@rule("F-4.13", "F-5.1")
@pytest.mark.parametrize(("reserve", "hand"), [(["straight", "bridge"], "curve"), (["straight", "tee"], "bridge")])
def test_a_reserve_card_that_leads_on_saves_the_drawn_one(reserve: list[str], hand: str) -> None:
    scene = given(
        "funghi",
        cars={"prison": "b7>W", "blue": None},
        reserves={"prison": reserve},
        pile=["bridge", "curve"],
        dead_end_redraw="always",
    )
    assert scene.view().hand == hand


@rule("F-4.13", "F-13.1")
def test_in_principle_two_no_card_goes_under_the_pile() -> None:
    scene = given(
        "salami",
        cars={"green": None},
        reserves={"green": []},
        to_move="green",
        pile=["uturn", "tee"],
        dead_end_redraw="always",
    )
    do(scene, Draw())
    assert (car(scene, "green").reserve, scene.view().pile_bottom) == (("uturn",), ())


# --- Lapsing -----------------------------------------------------------------------------------------------------


def in_a_jam(behind: str) -> FalconiScene:
    """Green has a full hand, cards all around it and blue before it; Don has one action left."""
    return given(
        "salami",
        cars={"prison": "h3>N", "green": "b5>E", "blue": "c5>E", "yellow": behind},
        cards=on("a5 b5 c5 straight[EW]", "b4 b6 straight[EW]"),
        actions=1,
    )


@rule("F-7.1", "F-7.6")
def test_a_car_that_can_only_turn_round_must_turn_round() -> None:
    scene = do(in_a_jam("h8>N"), Draw())
    assert turn(scene) == ("green", "action")
    assert choices(scene) == [ThreePointTurn("b5>W")]


@rule("F-7.1", "F-7.5", "F-7.6")
def test_a_car_in_a_jam_loses_its_whole_turn_at_once() -> None:
    scene = do(in_a_jam("b5>W"), Draw())
    assert scene.happened(Lapsed) == [Lapsed(seat_of(scene, "green"), "green", 3)]
    assert (turn(scene), scene.view().actions_left) == (("blue", "action"), 3)


@rule("F-3.6", "F-7.1")
def test_a_car_in_a_jam_is_not_out() -> None:
    scene = do(in_a_jam("b5>W"), Draw())
    assert (car(scene, "green").is_out, car(scene, "green").place) == (False, "b5>E")


@rule("F-3.5", "F-7.1")
def test_actions_that_lapse_before_nightfall_are_not_left_over() -> None:
    cards = on("a8 a9 b9 straight[NS]")
    scene = given("salami", cars={"prison": "h3>N", "green": "a8>N"}, cards=cards, to_move="green", round_number=24)
    do(scene, Drive("a9>N"))
    assert scene.happened(Lapsed) == [Lapsed(seat_of(scene, "green"), "green", 2)]
    assert (scene.view().reason, scene.view().actions_left) == ("nightfall", 0)
