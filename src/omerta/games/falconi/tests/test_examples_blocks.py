"""The worked examples of road blocks, dead ends and escape cards in principle I, FX-14 to FX-29."""

from __future__ import annotations

from omerta.games.falconi.actions import Blast, Catch, Drive, Flee, Lay, PlaceEscape
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import car, choices, do, goes_on, lay, on, turn, won
from omerta.testing import rule


def walled_off(bombs: int, *more: str) -> FalconiScene:
    """Blue has laid a curve across Don's way."""
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": None, "blue": "e6>S"},
        cards=on("e1 e2 e3 e4 straight[NS]", "e6 e7 e9 straight[NS]", "e8 tee[NSW]", *more),
        to_move="blue",
        pile=["curve"],
        bombs=bombs,
    )
    return do(scene, lay("curve[NE]", "e5"))


@rule("FX-14", "F-3.6", "F-4.2", "F-4.10", "F-4.11")
def test_a_bomb_saves_don_from_a_police_card() -> None:
    scene = do(walled_off(1), Drive("e5>E"))
    assert turn(scene) == ("prison", "advance")
    assert choices(scene) == [Blast("e4>N")]
    do(scene, Blast("e4>N"))
    assert turn(scene) == ("prison", "advance")
    assert choices(scene) == [Drive("e8>W")]
    assert turn(do(scene, Drive("e8>W"))) == ("prison", "lay")
    do(scene, lay("straight[EW]", "d8"), Drive("d8>W"))
    do(scene, lay("straight[EW]", "a5"), Drive("a5>E"))
    assert car(scene, "blue").place == "e5>E"
    do(scene, lay("straight[EW]", "f5"))
    assert choices(scene) == [Drive("f5>E")]


@rule("FX-15", "F-3.2")
def test_without_a_bomb_the_same_card_is_the_end() -> None:
    assert won(do(walled_off(0), Drive("e5>E"))) == ("don_blocked", {"green", "blue"})


@rule("FX-16", "F-3.7", "FR-12")
def test_a_police_car_that_blocks_itself_and_don_wins() -> None:
    assert won(walled_off(0, "d5 f5 straight[NS]")) == ("don_blocked", {"green", "blue"})


@rule("FX-17", "F-3.3", "F-4.4")
def test_the_last_police_car_that_blocks_itself_loses() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "b5>E"},
        cards=on("e4 straight[NS]", "a5 b5 c4 c6 straight[EW]"),
        to_move="green",
        pile=["curve"],
    )
    assert choices(scene) == [lay("curve[SW]", "c5"), lay("curve[NW]", "c5")]
    other = type(scene)(scene.game, scene.state.clone())
    assert won(do(scene, lay("curve[SW]", "c5"))) == ("police_out", {"prison"})
    assert won(do(other, lay("curve[NW]", "c5"))) == ("police_out", {"prison"})


def dead_end(b5: str) -> FalconiScene:
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "c5>E", "blue": None},
        cards=on("e4 straight[NS]", "a5 c5 straight[EW]", f"b5 {b5}"),
        to_move="green",
        pile=["uturn"],
    )
    return do(scene, lay("uturn[W]", "d5"))


@rule("FX-18", "F-4.5", "F-2.5")
def test_out_of_a_dead_end_one_drives_back_to_a_side_street() -> None:
    assert choices(dead_end("tee[NEW]")) == [Drive("b5>N")]


@rule("FX-19", "F-4.5", "F-3.6")
def test_a_dead_end_without_a_side_street_puts_a_car_out() -> None:
    scene = dead_end("straight[EW]")
    assert car(scene, "green").is_out
    assert turn(scene)[0] == "blue"


FOUR_CARDS = ["uturn", "uturn", "cross", "tee"]


@rule("FX-20", "F-4.13", "FR-13", "F-12.2")
def test_a_dead_end_as_first_card_goes_under_the_pile() -> None:
    scene = given("margherita", cars={"prison": None, "blue": None}, pile=FOUR_CARDS, only_pile=True)
    assert scene.view().hand == "cross"
    assert scene.view().pile == 3
    assert scene.view().pile_bottom == ("uturn", "uturn")
    do(scene, lay("cross[NESW]", "e1"), Drive("e1>N"))
    assert scene.view().hand == "tee"


@rule("FX-20", "F-4.13", "F-3.2")
def test_with_the_strict_rule_a_dead_end_as_first_card_is_the_end() -> None:
    scene = given(
        "margherita",
        cars={"prison": None, "blue": None},
        pile=FOUR_CARDS,
        only_pile=True,
        dead_end_redraw="off",
    )
    assert choices(scene) == [lay("uturn[S]", "e1")]
    assert won(do(scene, lay("uturn[S]", "e1"))) == ("don_blocked", {"blue"})


def towards_the_border(pile: list[str], redraw: str) -> FalconiScene:
    return given(
        "margherita",
        cars={"prison": "b7>W", "blue": None},
        cards=on("b7 c7 straight[EW]"),
        to_move="prison",
        pile=pile,
        dead_end_redraw=redraw,
    )


@rule("FX-21", "F-3.6", "F-4.4")
def test_a_straight_into_the_border_is_the_end() -> None:
    scene = towards_the_border(["straight"], "first_card")
    assert choices(scene) == [lay("straight[EW]", "a7")]
    assert won(do(scene, lay("straight[EW]", "a7"))) == ("don_blocked", {"blue"})


@rule("FX-21", "F-4.13", "FR-13")
def test_for_small_children_hopeless_cards_go_under_the_pile() -> None:
    scene = towards_the_border(["straight", "bridge", "curve"], "always")
    assert scene.view().hand == "curve"
    assert scene.view().pile_bottom == ("straight", "bridge")


def built_on(don: str, *more: str, bombs: int = 2) -> FalconiScene:
    """Somebody has built on in front of green."""
    return given(
        "margherita",
        cars={"prison": don, "green": "c5>E"},
        cards=on("a5 b5 c5 straight[EW]", "d5 tee[NSW]", "d4 straight[NS]", *more),
        to_move="green",
        pile=["cross"],
        bombs=bombs,
    )


@rule("FX-22", "F-4.2", "FR-9")
def test_a_car_that_is_built_in_drives_on_first() -> None:
    scene = built_on("h5>N", "h5 straight[NS]")
    assert turn(scene) == ("green", "advance")
    assert choices(scene) == [Drive("d4>S"), Drive("d5>N")]
    do(scene, Drive("d4>S"), lay("cross[NESW]", "d3"))
    assert choices(scene) == [Drive("d3>E"), Drive("d3>S"), Drive("d3>W")]


@rule("FX-23", "F-4.6", "FR-9")
def test_a_catch_in_the_advance_needs_no_card() -> None:
    scene = built_on("d6>N", "d6 d3 straight[NS]", bombs=0)
    assert set(choices(scene)) == {Catch("S"), Drive("d3>S")}
    assert won(do(scene, Catch("S"))) == ("caught", {"green"})


@rule("FX-24", "F-5.1")
def test_any_of_three_cards_may_be_laid() -> None:
    scene = given(
        "funghi", cars={"prison": None, "blue": None}, reserves={"prison": ["cross", "uturn"]}, pile=["straight"]
    )
    assert choices(scene) == [lay("straight[NS]", "e1"), lay("cross[NESW]", "e1"), lay("uturn[S]", "e1")]
    do(scene, lay("cross[NESW]", "e1"))
    assert sorted(car(scene, "prison").reserve) == ["straight", "uturn"]


GREEN_POSITIONS = [PlaceEscape(f"W-{rank}") for rank in "1246789"]


@rule("FX-25", "F-6.1", "F-6.2", "F-6.3", "FR-20")
def test_a_drawn_escape_card_is_placed_and_the_turn_is_taken_again() -> None:
    scene = given(
        "prosciutto",
        cars={"prison": "h3>N", "green": "c5>E"},
        cards=on("a5 b5 c5 straight[EW]", "a7 straight[EW]"),
        reserves={"green": ["tee", "curve"]},
        to_move="green",
        pile=["escape-green", "bridge"],
    )
    assert turn(scene) == ("green", "place_escape")
    assert choices(scene) == GREEN_POSITIONS
    do(scene, PlaceEscape("W-9"))
    assert scene.view().escapes == {"green": "W-9"}
    assert turn(scene) == ("green", "lay")
    assert {action.card for action in choices(scene) if isinstance(action, Lay)} == {"tee", "curve", "bridge"}


def to_the_border(*, a7: str = "straight[EW]", escape: bool = True, bombs: int = 2, pile: list[str]) -> FalconiScene:
    return given(
        "prosciutto",
        cars={"prison": "c7>W", "blue": None},
        cards=on("c7 d7 straight[EW]", f"a7 {a7}"),
        escapes={"green": "W-7"} if escape else {},
        reserves={"prison": ["straight", "cross"]},
        to_move="prison",
        pile=pile,
        bombs=bombs,
    )


@rule("FX-26", "F-3.4", "F-6.4")
def test_don_flees_onto_an_escape_card() -> None:
    scene = do(to_the_border(pile=["uturn"]), lay("straight[EW]", "b7"))
    assert choices(scene) == [Flee("a7>W")]
    assert won(do(scene, Flee("a7>W"))) == ("escaped", {"prison"})


@rule("FX-27", "F-6.2", "F-4.10", "F-6.4")
def test_don_blasts_his_way_to_a_barred_escape_card() -> None:
    scene = do(to_the_border(a7="straight[NS]", bombs=1, pile=["uturn"]), lay("straight[EW]", "b7"))
    assert choices(scene) == [Blast("b7>W")]
    do(scene, Blast("b7>W"))
    assert choices(scene) == [Flee("a7>W")]
    assert won(do(scene, Flee("a7>W"))) == ("escaped", {"prison"})


@rule("FX-28", "F-6.1", "F-6.3", "F-6.4")
def test_don_places_the_escape_card_he_draws_where_he_likes() -> None:
    scene = to_the_border(escape=False, pile=["escape-green"])
    assert scene.view().escape_card == "green"
    do(scene, PlaceEscape("W-7"), lay("straight[EW]", "b7"), Flee("a7>W"))
    assert won(scene) == ("escaped", {"prison"})


@rule("FX-29", "F-2.6", "F-3.6")
def test_to_a_police_car_an_escape_card_is_border() -> None:
    scene = given(
        "prosciutto",
        cars={"prison": "h3>N", "green": "b7>W", "blue": None},
        cards=on("b7 straight[EW]"),
        escapes={"green": "W-7"},
        reserves={"green": ["straight", "straight"]},
        to_move="green",
        pile=["straight"],
    )
    do(scene, lay("straight[EW]", "a7"))
    assert car(scene, "green").is_out
    assert goes_on(scene)
