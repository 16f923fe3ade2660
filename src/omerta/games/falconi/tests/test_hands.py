"""Hands in principle I: dead ends that are redrawn, the reserve, escape cards. RULES.md F-4.13, F-5, F-6."""

from __future__ import annotations

from omerta.games.falconi.actions import Drive, Flee, PlaceEscape
from omerta.games.falconi.events import Redrawn
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, car, choices, do, lay, on, turn, won
from omerta.testing import rule


def at_the_start(variant: str, pile: list[str], *, reserve: list[str] | None = None, redraw: str) -> FalconiScene:
    return given(
        variant,
        cars={"prison": None, "blue": None},
        reserves={"prison": reserve or []},
        pile=pile,
        only_pile=True,
        dead_end_redraw=redraw,
    )


@rule("F-4.13")
def test_with_a_better_card_in_reserve_a_dead_end_stays_in_hand() -> None:
    hopeful = at_the_start("funghi", ["uturn", "tee"], reserve=["uturn", "curve"], redraw="first_card")
    hopeless = at_the_start("funghi", ["uturn", "tee"], reserve=["uturn", "uturn"], redraw="first_card")
    assert (hopeful.view().hand, hopeless.view().hand) == ("uturn", "tee")


@rule("F-4.13")
def test_a_pile_of_nothing_but_dead_ends_is_not_drawn_through() -> None:
    scene = at_the_start("margherita", ["uturn", "uturn"], redraw="first_card")
    assert (scene.view().hand, scene.view().pile_bottom) == ("uturn", ())


@rule("F-4.13")
def test_later_dead_ends_are_not_redrawn() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, pile=["uturn", "tee"], to_move="prison")
    assert scene.view().hand == "uturn"


@rule("F-4.13", "F-6.1")
def test_an_escape_card_met_on_the_way_is_laid_first() -> None:
    scene = at_the_start("prosciutto", ["uturn", "escape-blue", "tee"], reserve=["uturn", "uturn"], redraw="first_card")
    assert turn(scene) == ("prison", "place_escape")
    do(scene, PlaceEscape("N-a"))
    assert (turn(scene)[1], scene.view().hand) == ("lay", "tee")
    assert scene.view().pile_bottom == ("uturn",)


def before_the_border(pile: list[str]) -> FalconiScene:
    """The border lies behind the next cell, and a dead end behind Don: only a curve or a junction leads on."""
    return given(
        "margherita",
        cars={"prison": "b7>W", "blue": None},
        cards=on("b7 straight[EW]", "c7 uturn[W]"),
        to_move="prison",
        pile=pile,
        only_pile=True,
        dead_end_redraw="always",
    )


@rule("F-4.13", "F-12.2")
def test_always_draws_each_card_once_and_keeps_the_last() -> None:
    scene = before_the_border(["straight", "bridge", "uturn"])
    assert scene.view().hand == "uturn"
    assert scene.view().pile_bottom == ("straight", "bridge")
    assert scene.view().redrawn == 2


@rule("F-4.13", "F-12.2")
def test_a_card_from_the_bottom_is_drawn_in_its_turn() -> None:
    scene = before_the_border(["straight", "curve"])
    assert (scene.view().hand, scene.view().pile_bottom) == ("curve", ("straight",))
    do(scene, lay("curve[NE]", "a7"), Drive("a7>N"))
    assert (scene.view().hand, scene.view().pile_bottom) == ("straight", ())
    assert [event.card for event in scene.events if isinstance(event, Redrawn)] == []


@rule("F-5.1")
def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    scene = given(
        "funghi", cars={"prison": "h3>N", "blue": None}, reserves={"prison": ["tee", "cross"]}, pile=["curve"]
    )
    assert scene.refused(asked(scene), lay("straight[NS]", "h4")).key == "not-in-hand"
    do(scene, lay("curve[SW]", "h4"), Drive("h4>W"))
    assert car(scene, "prison").reserve == ("tee", "cross")


@rule("F-5.2", "F-4.3")
def test_with_an_empty_pile_the_reserve_shrinks() -> None:
    scene = given(
        "funghi",
        cars={"prison": "h3>N", "blue": None},
        reserves={"prison": ["tee", "cross"]},
        pile=[],
        only_pile=True,
        to_move="prison",
    )
    assert scene.view().hand is None
    do(scene, lay("cross[NESW]", "h4"), Drive("h4>N"))
    assert car(scene, "prison").reserve == ("tee",)


@rule("F-6.2")
def test_an_escape_card_goes_to_its_own_side_and_to_no_station_or_tunnel() -> None:
    scene = given("prosciutto", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["escape-blue"])
    assert choices(scene) == [PlaceEscape(f"N-{file}") for file in "abdfghi"]
    refusals = [scene.refused(asked(scene), PlaceEscape(border)) for border in ("N-e", "N-c", "W-7", "S-a")]
    assert {refusal.rule for refusal in refusals} == {"F-6.2"}


@rule("F-6.3", "FR-20")
def test_two_escape_cards_in_a_row_are_both_placed() -> None:
    scene = given(
        "prosciutto", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["escape-blue", "escape-green"]
    )
    do(scene, PlaceEscape("N-a"))
    assert (turn(scene), scene.view().escape_card) == (("prison", "place_escape"), "green")
    do(scene, PlaceEscape("W-1"))
    assert turn(scene) == ("prison", "lay")


@rule("F-6.4", "F-4.2")
def test_don_flees_in_the_advance_too() -> None:
    scene = given(
        "prosciutto",
        cars={"prison": "b7>W", "blue": None},
        cards=on("a7 b7 straight[EW]"),
        escapes={"green": "W-7"},
        to_move="prison",
    )
    assert turn(scene) == ("prison", "advance")
    assert choices(scene) == [Flee("a7>W")]
    assert won(do(scene, Flee("a7>W"))) == ("escaped", {"prison"})
