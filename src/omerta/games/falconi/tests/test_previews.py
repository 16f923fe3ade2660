"""What everybody can see coming, worked out by hand: previews of lays, open ends, exits, craters. RULES.md F-2, F-3.6,
F-4.5, F-12.3."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import Lay
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import car, don_view, lay, on
from omerta.games.falconi.values import Preview
from omerta.testing import rule


def preview(scene: FalconiScene, card: str, cell: str) -> Preview:
    """Gives what everybody is shown of this lay."""
    shown = {Lay(each.card, each.rotation, each.cell): each for each in scene.view().previews}
    return shown[lay(card, cell)]


# --- Principle I -------------------------------------------------------------------------------------------------


def joining(e1: str) -> FalconiScene:
    """Green can join the street on which Don drives north, and from there drive down to e1."""
    cards = on("e2 e4 straight[NS]", f"e1 {e1}", "e3 tee[NSW]", "a3 b3 c3 straight[EW]")
    return given(cars={"prison": "e4>N", "green": "c3>E"}, cards=cards, to_move="green", pile=["straight"])


@rule("F-4.6")
def test_a_card_that_leads_onto_don_shows_the_side_of_the_catch() -> None:
    assert preview(joining("straight[NS]"), "straight[EW]", "d3") == Preview(
        "straight", 1, "d3", drives=(), catches=("S",), flees=(), blasts=(), blocks=()
    )


@rule("F-4.5", "F-4.6")
def test_an_open_end_is_shown_beside_the_catch() -> None:
    shown = preview(joining("tee[NSW]"), "straight[EW]", "d3")
    assert (shown.drives, shown.catches) == (("e1>W",), ("S",))


def before_an_escape_card(a7: str, bombs: int = 1) -> FalconiScene:
    """Between Don and the border with the green escape card are one empty cell and a7."""
    return given(
        "prosciutto",
        cars={"prison": "c7>W", "blue": None},
        cards=on(f"a7 {a7}", "c7 straight[EW]"),
        escapes={"green": "W-7"},
        reserves={"prison": ["straight", "cross"]},
        pile=["uturn"],
        bombs=bombs,
    )


@rule("F-6.4")
def test_a_card_that_leads_to_an_escape_card_shows_the_flight() -> None:
    shown = preview(before_an_escape_card("straight[EW]"), "straight[EW]", "b7")
    assert (shown.drives, shown.flees, shown.blasts, shown.blocks) == ((), ("a7>W",), (), ())


@rule("F-4.10")
def test_a_card_that_leads_to_a_wall_before_an_escape_card_shows_the_blast() -> None:
    shown = preview(before_an_escape_card("straight[NS]"), "straight[EW]", "b7")
    assert (shown.drives, shown.flees, shown.blasts, shown.blocks) == ((), (), ("b7>W",), ())


@rule("F-3.6", "F-4.10")
def test_without_a_bomb_the_same_card_shuts_don_in() -> None:
    shown = preview(before_an_escape_card("straight[NS]", bombs=0), "straight[EW]", "b7")
    assert (shown.blasts, shown.blocks) == ((), ("prison",))


@rule("F-4.5")
def test_a_crossroads_in_the_same_cell_leads_on_to_both_sides() -> None:
    shown = preview(before_an_escape_card("straight[NS]", bombs=0), "cross[NESW]", "b7")
    assert (shown.drives, shown.blocks) == (("b7>N", "b7>S"), ())


def meeting(bombs: int, cards: dict[str, str] | None = None) -> FalconiScene:
    """Blue and Don face the same empty cell e5, and blue has drawn a curve."""
    street = on("e1 e2 e3 e4 e6 e7 e9 straight[NS]", "e8 tee[NSW]")
    cars = {"prison": "e4>N", "green": None, "blue": "e6>S"}
    return given(cars=cars, cards=street | (cards or {}), to_move="blue", pile=["curve"], bombs=bombs)


@rule("F-3.6")
@pytest.mark.parametrize(("bombs", "blocks"), [(0, ("prison",)), (1, ())])
def test_a_card_before_don_shuts_him_in_unless_a_bomb_helps(bombs: int, blocks: tuple[str, ...]) -> None:
    assert preview(meeting(bombs), "curve[NE]", "e5").blocks == blocks


@rule("F-3.7", "FR-12")
def test_a_card_may_shut_in_don_and_the_car_that_lays_it() -> None:
    shown = preview(meeting(0, on("d5 f5 straight[NS]")), "curve[NE]", "e5")
    assert (shown.drives, shown.blocks) == ((), ("prison", "blue"))


@rule("F-11.2")
def test_previews_come_in_the_order_of_the_lays() -> None:
    scene = given("funghi", reserves={"prison": ["uturn", "straight"]}, pile=["curve"])
    shown = [(each.card, each.rotation) for each in scene.view().previews]
    assert shown == [("straight", 0), ("curve", 1), ("curve", 2), ("uturn", 2)]


# --- Principle II ------------------------------------------------------------------------------------------------


def ring(yellow: str) -> FalconiScene:
    """Don drives round a ring with one way out, into c3, beside which green stands."""
    return given(
        "salami",
        cars={"prison": "c5>E", "green": "b3>S", "yellow": yellow},
        cards=on("c5 curve[ES]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]", "b3 cross[NESW]"),
        reserves={"green": ["straight"]},
        to_move="green",
    )


@rule("F-3.6", "FR-23")
@pytest.mark.parametrize(
    ("card", "yellow", "blocks"),
    [("straight[EW]", "h8>N", ("prison",)), ("straight[NS]", "h8>N", ()), ("straight[EW]", "d4>W", ())],
    ids=["a wall", "a street", "a wall with police inside"],
)
def test_the_last_way_out_of_a_ring_is_closed_by_a_wall(card: str, yellow: str, blocks: tuple[str, ...]) -> None:
    assert preview(ring(yellow), card, "c3").blocks == blocks


@rule("F-12.3")
def test_in_principle_two_a_lay_leaves_the_drive_to_a_later_action() -> None:
    shown = preview(ring("h8>N"), "straight[NS]", "b2")
    assert shown == Preview("straight", 0, "b2", drives=(), catches=(), flees=(), blasts=(), blocks=())


def at_the_border(face_down: list[str]) -> FalconiScene:
    """Don is before W-7 on a street without side streets that ends in the empty cell b7 behind him."""
    return given("salami", cars={"prison": "a7>W", "blue": None}, reserves={"prison": face_down})


def shut_in(scene: FalconiScene) -> bool:
    """Does Don's own preview of a wall into b7 say that it shuts him in?"""
    hidden = don_view(scene).own
    assert hidden is not None, "Don sees his own cards"
    (wall,) = [each for each in hidden.previews if (each.rotation, each.cell) == (0, "b7")]
    return wall.blocks == ("prison",)


@rule("F-3.6", "FR-31")
@pytest.mark.parametrize(("face_down", "is_shut_in"), [(["straight"], True), (["straight", "straight"], False)])
def test_dons_last_face_down_card_is_his_last_hope_at_the_border(face_down: list[str], is_shut_in: bool) -> None:
    assert shut_in(at_the_border(face_down)) == is_shut_in


# --- Ends, exits, craters ----------------------------------------------------------------------------------------


@rule("F-2.8", "F-7.6")
@pytest.mark.parametrize(("variant", "ends"), [("margherita", ("h3>N",)), ("salami", ("h3>N", "h3>S"))])
def test_a_three_point_turn_adds_the_end_behind_a_car(variant: str, ends: tuple[str, ...]) -> None:
    assert car(given(variant), "prison").ends == ends


@rule("F-1.8", "F-2.4")
@pytest.mark.parametrize(("variant", "exits"), [("margherita", ("N-e",)), ("diavola", ("N-e", "N-c"))])
def test_the_tunnel_is_an_exit_in_principle_two_only(variant: str, exits: tuple[str, ...]) -> None:
    assert car(given(variant), "blue").exits == exits


@rule("F-2.4")
def test_an_exit_that_is_built_up_is_no_open_end() -> None:
    scene = given("salami", cars={"prison": "h3>N", "blue": None}, cards=on("e9 straight[EW]"))
    assert car(scene, "blue").ends == ("N-c",)


@rule("F-4.8")
@pytest.mark.parametrize("side", ["e4>N", "e5>S"])
def test_a_crater_is_named_once_from_whichever_side_the_bomb_fell(side: str) -> None:
    assert given(cards=on("e4 e5 straight[NS]"), craters=[side]).view().craters == ("e4>N",)
