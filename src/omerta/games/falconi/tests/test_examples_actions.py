"""Tests the worked examples of the three actions, FX-30 to FX-35, FX-40 to FX-42 and FX-46 to FX-48."""

from __future__ import annotations

from omerta.games.falconi.actions import Draw, Drive, Flee, Lay, LayEscape, PlaceEscape, ThreePointTurn
from omerta.games.falconi.events import HiddenCardDrawn, Lapsed
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import car, choices, do, don_view, goes_on, lay, on, turn, won
from omerta.testing import rule


def lays(scene: FalconiScene) -> list[Lay]:
    return [action for action in choices(scene) if isinstance(action, Lay)]


def fresh_don(pile: list[str]) -> FalconiScene:
    return given(
        "salami",
        cars={"prison": None, "green": None, "yellow": None},
        reserves={"prison": ["straight", "curve"]},
        to_move="prison",
        pile=pile,
    )


@rule("FX-30", "F-1.8", "F-7.4", "F-7.2")
def test_don_may_lay_at_either_exit() -> None:
    scene = fresh_don([])
    assert len(choices(scene)) == 13
    assert choices(scene)[0] == Draw()
    assert [(action.card, action.rotation, action.cell) for action in lays(scene)] == [
        *[("straight", rotation, cell) for rotation in (0, 1) for cell in ("e1", "g1")],
        *[("curve", rotation, cell) for rotation in (0, 1, 2, 3) for cell in ("e1", "g1")],
    ]
    do(scene, lay("straight[NS]", "e1"))
    assert {Draw(), Drive("e1>N"), lay("curve[NE]", "g1")} <= set(choices(scene))


def on_one_street(don: str) -> FalconiScene:
    return given(
        "salami",
        cars={"prison": don, "green": "b5>E"},
        cards=on("a5 b5 c5 d5 e5 f5 g5 straight[EW]"),
        to_move="green",
    )


@rule("FX-31", "F-7.7", "F-3.1", "F-3.9")
def test_three_drives_reach_a_don_who_is_three_cards_ahead() -> None:
    scene = do(on_one_street("e5>E"), Drive("c5>E"), Drive("d5>E"), Drive("e5>E"))
    assert won(scene) == ("caught", {"green"})


@rule("FX-31", "F-7.7", "F-7.1")
def test_a_don_who_is_four_cards_ahead_gets_his_turn() -> None:
    scene = do(on_one_street("f5>E"), Drive("c5>E"), Drive("d5>E"), Drive("e5>E"))
    assert car(scene, "green").place == "e5>E"
    assert turn(scene) == ("prison", "action")


@rule("FX-31", "F-3.9", "F-7.1")
def test_a_catch_with_the_first_action_ends_the_game() -> None:
    assert won(do(on_one_street("c5>E"), Drive("c5>E"))) == ("caught", {"green"})


@rule("FX-32", "F-7.4", "FR-10")
def test_a_police_car_may_lay_a_wall_before_don() -> None:
    scene = given(
        "salami",
        cars={"prison": "e5>N", "green": "d6>S"},
        cards=on("e4 e5 d6 d7 straight[NS]"),
        reserves={"green": ["straight"]},
        to_move="green",
    )
    assert choices(scene) == [
        Draw(),
        *[Lay("straight", rotation, cell) for rotation in (0, 1) for cell in ("c6", "d5", "e6")],
        ThreePointTurn("d6>N"),
    ]
    do(scene, lay("straight[EW]", "e6"))
    assert car(scene, "prison").ends == ("e4>S",)


def at_a_junction(d6: str) -> FalconiScene:
    return given(
        "salami", cars={"prison": "h3>N", "green": "d6>S"}, cards=on(f"d6 {d6}"), to_move="green", pile=["tee"]
    )


@rule("FX-33", "F-7.6", "FR-25")
def test_a_three_point_turn_is_a_whole_turn() -> None:
    scene = at_a_junction("tee[ESW]")
    turns = {ThreePointTurn("d6>E"), ThreePointTurn("d6>W")}
    assert turns == {action for action in choices(scene) if isinstance(action, ThreePointTurn)}
    do(scene, lay("tee[NEW]", "c6"))
    assert not turns & set(choices(scene))
    assert scene.refused(scene.game.pending(scene.state)[0], ThreePointTurn("d6>E")).rule == "F-7.6"


@rule("FX-33", "F-7.6")
def test_in_a_dead_end_nobody_makes_a_three_point_turn() -> None:
    scene = at_a_junction("uturn[S]")
    assert not [action for action in choices(scene) if isinstance(action, ThreePointTurn)]


@rule("FX-34", "F-7.3", "FR-26")
def test_police_place_an_escape_card_within_the_action_of_the_draw() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "green": "d6>S"},
        reserves={"green": ["tee"]},
        to_move="green",
        pile=["escape-yellow", "tee"],
    )
    do(scene, Draw())
    assert choices(scene) == [PlaceEscape(f"E-{rank}") for rank in "1234689"]
    do(scene, PlaceEscape("E-4"))
    assert scene.view().actions_left == 2
    assert car(scene, "green").reserve == ("tee",)
    assert Draw() in choices(scene)


def at_the_forest() -> FalconiScene:
    return given(
        "salami",
        cars={"prison": "b6>W", "blue": None},
        cards=on("a6 b6 straight[EW]"),
        reserves={"prison": ["cross"]},
        to_move="prison",
        pile=["escape-green"],
    )


@rule("FX-35", "F-8.1", "F-12.3")
def test_the_police_see_only_that_don_has_drawn_a_card() -> None:
    scene = do(at_the_forest(), Draw())
    assert car(scene, "prison").hidden == 2
    (drawn,) = scene.happened(HiddenCardDrawn)
    assert "escape" not in str(drawn.shown(1))
    assert "escape-green" in str(drawn.shown(0))
    own = don_view(scene).own
    assert own is not None and sorted(own.reserve) == ["cross", "escape-green"]


@rule("FX-35", "F-8.2", "FR-27", "F-7.5")
def test_don_lays_it_drives_before_it_and_flees_in_his_next_turn() -> None:
    scene = do(at_the_forest(), Draw(), LayEscape("green", "W-6"), Drive("a6>W"))
    assert turn(scene) == ("blue", "action")
    do(scene, lay("tee[NEW]", "e9"), lay("tee[NEW]", "c9"), Draw())
    assert won(do(scene, Flee("a6>W"))) == ("escaped", {"prison"})


@rule("FX-40", "F-7.5", "F-3.1")
def test_oncoming_cars_pass_each_other() -> None:
    scene = given(
        "salami",
        cars={"prison": "c5>E", "green": "d5>W"},
        cards=on("b5 c5 d5 e5 f5 g5 h5 straight[EW]"),
        to_move="green",
    )
    assert goes_on(do(scene, Drive("c5>W")))
    assert car(scene, "green").place == "c5>W"


@rule("FX-41", "F-3.1", "F-7.5")
def test_only_dons_own_arm_of_his_card_is_a_catch() -> None:
    scene = given(
        "salami",
        cars={"prison": "e5>N", "green": "d5>E"},
        cards=on("e5 cross[NESW]", "c5 d5 straight[EW]"),
        to_move="green",
    )
    assert [action for action in choices(scene) if isinstance(action, Drive)] == [
        Drive("e5>N"),
        Drive("e5>E"),
        Drive("e5>S"),
    ]
    other = type(scene)(scene.game, scene.state.clone())
    assert goes_on(do(other, Drive("e5>S")))
    assert won(do(scene, Drive("e5>N"))) == ("caught", {"green"})


def ring_closed(yellow: str) -> FalconiScene:
    """Green has shut the last way out of a ring in which Don is."""
    scene = given(
        "salami",
        cars={"prison": "c5>E", "green": "b3>S", "yellow": yellow},
        cards=on("c5 curve[ES]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]", "b3 cross[NESW]"),
        reserves={"green": ["straight"], "prison": ["cross"]},
        to_move="green",
        pile=["straight"],
    )
    return do(scene, lay("straight[EW]", "c3"), Draw(), lay("straight[NS]", "b2"))


@rule("FX-42", "F-3.6", "FR-23", "FR-31")
def test_a_walled_in_don_has_lost() -> None:
    assert won(ring_closed("h8>N")) == ("don_blocked", {"green", "yellow"})


@rule("FX-42", "F-3.6", "FR-23")
def test_with_a_police_car_inside_the_ring_the_chase_goes_on() -> None:
    scene = ring_closed("d4>W")
    assert turn(scene) == ("yellow", "action")


@rule("FX-46", "F-7.2", "F-7.2a", "FR-38")
def test_with_three_cards_in_hand_only_lays_are_legal() -> None:
    scene = do(fresh_don(["cross"]), Draw())
    assert len(choices(scene)) == 14
    assert choices(scene) == lays(scene)
    do(scene, lay("cross[NESW]", "e1"))
    assert Drive("e1>N") in choices(scene)
    do(scene, Drive("e1>N"))
    assert car(scene, "prison").hidden == 2
    assert turn(scene) == ("green", "action")


def full_hand(pile: list[str]) -> FalconiScene:
    return given(
        "salami",
        cars={"prison": "h3>N", "green": "d6>S"},
        cards=on("d4 d5 d6 straight[NS]"),
        reserves={"green": ["straight", "cross"]},
        to_move="green",
        pile=pile,
    )


@rule("FX-47", "F-7.2", "F-7.8")
def test_with_two_cards_in_hand_nobody_draws_with_the_last_action() -> None:
    scene = full_hand(["tee"])
    assert Draw() in choices(scene)
    do(scene, Drive("d5>S"))
    assert Draw() in choices(scene)
    do(scene, Drive("d4>S"))
    assert Draw() not in choices(scene)
    assert scene.refused(scene.game.pending(scene.state)[0], Draw()).rule == "F-7.2"


@rule("FX-47", "F-7.3", "F-7.2a")
def test_after_an_escape_card_nobody_has_to_lay() -> None:
    scene = do(full_hand(["escape-blue"]), Draw(), PlaceEscape("N-a"))
    assert len(car(scene, "green").reserve) == 2
    assert Drive("d5>S") in choices(scene)


@rule("FX-48", "F-7.1", "FR-22", "F-11.6")
def test_what_is_impossible_lapses() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "green": "a8>N"},
        cards=on("a8 a9 b9 straight[NS]"),
        reserves={"green": ["tee", "tee"]},
        to_move="green",
    )
    do(scene, Drive("a9>N"))
    assert [(event.car, event.actions) for event in scene.events if isinstance(event, Lapsed)] == [("green", 2)]
    assert turn(scene) == ("prison", "action")
