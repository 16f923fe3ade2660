"""Draw, lay, drive, turn, escape cards: the actions of Salami. RULES.md F-7, F-8."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import Draw, Drive, FalconiAction, Flee, Lay, LayEscape, PlaceEscape, ThreePointTurn
from omerta.games.falconi.events import Turned
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, car, choices, do, don_view, goes_on, lay, on, turn
from omerta.testing import rule


def green_at(place: str, *cards: str, reserve: list[str] | None = None, pile: list[str] | None = None) -> FalconiScene:
    return given(
        "salami",
        cars={"prison": "h3>N", "green": place, "blue": None},
        cards=on(*cards),
        reserves={"green": ["tee", "tee"] if reserve is None else reserve},
        to_move="green",
        pile=pile or [],
    )


@rule("F-7.1", "FR-22")
def test_three_actions_make_a_turn_in_any_mix() -> None:
    scene = green_at("d6>S", reserve=["straight", "straight"])
    assert scene.view().actions_left == 3
    do(scene, lay("straight[NS]", "d5"), lay("straight[NS]", "d7"))
    assert (turn(scene), scene.view().actions_left) == (("green", "action"), 1)
    assert turn(do(scene, Drive("d5>S"))) == ("blue", "action")


@rule("F-7.2")
def test_a_police_draw_is_open_and_joins_the_reserve() -> None:
    scene = do(green_at("d6>S", reserve=["tee"], pile=["cross"]), Draw())
    assert car(scene, "green").reserve == ("tee", "cross")
    assert scene.view().actions_left == 2


@rule("F-7.2")
def test_nobody_draws_from_an_empty_pile() -> None:
    scene = given(
        "salami", cars={"prison": "h3>N", "green": "d6>S"}, reserves={"green": []}, only_pile=True, to_move="green"
    )
    scene.state.pile.clear()
    assert Draw() not in choices(scene)


@rule("F-7.2")
def test_with_a_full_hand_and_no_cell_to_lay_into_nobody_draws() -> None:
    scene = green_at("a9>S", "a9 tee[NES]", "b9 straight[NS]", "a8 straight[NS]")
    assert Draw() not in choices(scene)
    assert scene.refused(asked(scene), Draw()).key == "no-room-to-draw"


@rule("F-7.3", "FR-26")
def test_an_escape_card_drawn_with_the_last_action_is_still_placed() -> None:
    scene = green_at("d6>S", "d5 d4 straight[NS]", reserve=["tee"], pile=["escape-green"])
    do(scene, Drive("d5>S"), Drive("d4>S"), Draw())
    assert turn(scene) == ("green", "place_escape")
    assert turn(do(scene, PlaceEscape("W-1"))) == ("blue", "action")


@rule("F-7.4", "FR-10")
def test_a_card_goes_beside_the_own_card_whether_it_fits_or_not() -> None:
    scene = green_at("d6>S", "d7 straight[NS]", reserve=["straight"])
    cells = {action.cell for action in choices(scene) if isinstance(action, Lay)}
    assert cells == {"c6", "d5", "e6"}
    assert scene.refused(asked(scene), Lay("straight", 0, "d7")).key == "cell-taken"
    assert scene.refused(asked(scene), Lay("straight", 0, "d4")).key == "not-beside"
    assert scene.refused(asked(scene), Lay("cross", 0, "d5")).key == "not-in-hand"
    assert scene.refused(asked(scene), Lay("straight", 2, "d5")).key == "no-such-rotation"


@rule("F-7.5", "FR-24")
def test_a_car_bars_its_lane_to_colleagues() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "green": "c5>E", "blue": "d5>E"},
        cards=on("c5 d5 straight[EW]"),
        to_move="green",
    )
    assert scene.refused(asked(scene), Drive("d5>E")).rule == "F-7.5"


@rule("F-7.5", "FR-24", "FR-19")
def test_a_police_car_bars_its_lane_to_don() -> None:
    scene = given("salami", cars={"prison": "c5>E", "green": "d5>E"}, cards=on("c5 d5 straight[EW]"), to_move="prison")
    assert Drive("d5>E") not in choices(scene)
    assert scene.refused(asked(scene), Drive("d5>E")).rule == "F-7.5"


@rule("F-7.5")
def test_a_drive_is_one_step() -> None:
    scene = green_at("c5>E", "d5 e5 straight[EW]")
    assert scene.refused(asked(scene), Drive("e5>E")).key == "not-one-step"


@rule("F-7.6", "FR-25")
def test_a_three_point_turn_costs_the_whole_turn() -> None:
    scene = do(green_at("d6>N"), ThreePointTurn("d6>S"))
    assert car(scene, "green").place == "d6>S"
    assert [(event.origin, event.place) for event in scene.events if isinstance(event, Turned)] == [("d6>N", "d6>S")]
    assert turn(scene) == ("blue", "action")


@rule("F-7.6")
def test_on_a_flyover_one_turns_within_the_own_street() -> None:
    scene = green_at("d6>N", "d6 bridge[NESW]")
    assert [action for action in choices(scene) if isinstance(action, ThreePointTurn)] == [ThreePointTurn("d6>S")]


@rule("F-7.6")
def test_nobody_turns_round_at_the_start() -> None:
    scene = given("salami", cars={"prison": "h3>N", "green": None}, to_move="green")
    assert not [action for action in choices(scene) if isinstance(action, ThreePointTurn)]
    assert scene.refused(asked(scene), ThreePointTurn("a5>W")).rule == "F-7.6"


@rule("F-7.6", "F-4.11")
def test_beside_the_axis_of_a_blasted_card_one_turns_to_either_end() -> None:
    scene = green_at("d6>E", "d6 blasted[NS]")
    turns = [action for action in choices(scene) if isinstance(action, ThreePointTurn)]
    assert turns == [ThreePointTurn("d6>N"), ThreePointTurn("d6>S")]


@rule("F-7.7")
def test_there_is_no_run_through_to_don() -> None:
    scene = given(
        "salami",
        cars={"prison": "f5>E", "green": "b5>E"},
        cards=on("b5 c5 d5 e5 f5 straight[EW]"),
        to_move="green",
    )
    assert [action for action in choices(scene) if isinstance(action, Drive)] == [Drive("c5>E")]
    assert scene.refused(asked(scene), Drive("f5>E")).rule == "F-7.5"


@rule("F-7.8", "F-7.2a")
def test_nobody_keeps_three_cards() -> None:
    scene = do(green_at("d6>S", pile=["cross"]), Draw())
    assert len(car(scene, "green").reserve) == 3
    assert {type(action) for action in choices(scene)} == {Lay}
    assert scene.refused(asked(scene), ThreePointTurn("d6>N")).rule == "F-7.2a"
    do(scene, lay("cross[NESW]", "d5"))
    assert car(scene, "green").reserve == ("tee", "tee")


def don_with(reserve: list[str], pile: list[str] | None = None) -> FalconiScene:
    return given(
        "salami",
        cars={"prison": "b6>W", "blue": None},
        cards=on("a6 b6 straight[EW]"),
        reserves={"prison": reserve},
        to_move="prison",
        pile=pile or [],
    )


@rule("F-8.1")
def test_an_escape_card_counts_as_one_of_dons_two() -> None:
    scene = do(don_with(["cross"], ["escape-green"]), Draw())
    own = don_view(scene).own
    assert own is not None and own.reserve == ("cross", "escape-green")
    assert turn(scene) == ("prison", "action")


@rule("F-8.2", "FR-27")
@pytest.mark.parametrize("before", [[], [Drive("a6>W")], [Drive("a6>W"), lay("cross[NESW]", "a7")]])
def test_in_salami_don_lays_an_escape_card_at_any_point(before: list[FalconiAction]) -> None:
    scene = do(don_with(["escape-green", "cross"]), *before)
    assert LayEscape("green", "W-1") in choices(scene)
    assert LayEscape("blue", "N-a") not in choices(scene)
    assert goes_on(do(scene, LayEscape("green", "W-1")))
    assert scene.view().escapes == {"green": "W-1"}


@rule("F-8.2", "F-6.2")
def test_don_lays_no_escape_card_that_he_does_not_have() -> None:
    scene = don_with(["escape-green"])
    assert scene.refused(asked(scene), LayEscape("blue", "N-a")).rule == "F-8.2"
    assert scene.refused(asked(scene), LayEscape("green", "W-5")).rule == "F-6.2"
    assert scene.refused(asked(scene), LayEscape("green", "N-a")).rule == "F-6.2"


@rule("F-7.5", "F-3.4")
def test_fleeing_costs_an_action_and_needs_the_card_ahead() -> None:
    scene = don_with(["escape-green"])
    assert scene.refused(asked(scene), Flee("b6>W")).rule == "F-3.4"
    do(scene, LayEscape("green", "W-6"), Drive("a6>W"))
    assert Flee("a6>W") in choices(scene)
