"""What the rules make of a chase, worked out by hand: forks, craters, flights, cards that are not laid yet. RULES.md
F-2, F-4, F-7, F-9."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import Blast, BoostDrive
from omerta.games.falconi.box import CarId, Side
from omerta.games.falconi.gloss import gloss
from omerta.games.falconi.glosses import FalconiGloss, Way
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import do, lay, on, seat_of
from omerta.testing import rule


def told(scene: FalconiScene, name: CarId) -> FalconiGloss:
    """What the driver of this car is told."""
    return gloss(scene.view(seat_of(scene, name)))


# --- Ways --------------------------------------------------------------------------------------------------------


def before_an_escape_card(a7: str) -> FalconiScene:
    """Don has laid a straight into b7, beyond a7 lies the green escape card."""
    scene = given(
        "prosciutto",
        cars={"prison": "c7>W", "blue": None},
        cards=on(f"a7 {a7}", "c7 d7 straight[EW]"),
        escapes={"green": "W-7"},
        reserves={"prison": ["straight", "cross"]},
        pile=["uturn"],
        bombs=1,
    )
    return do(scene, lay("straight[EW]", "b7"))


@rule("F-6.4", "FR-37")
def test_a_flight_has_its_way_up_to_the_place_before_the_escape_card() -> None:
    assert told(before_an_escape_card("straight[EW]"), "prison").ways == (("c7>W", "b7>W", "a7>W"),)


@rule("F-4.10", "FR-37")
def test_a_blast_has_its_way_up_to_the_wall_and_not_beyond() -> None:
    assert told(before_an_escape_card("straight[NS]"), "prison").ways == (("c7>W", "b7>W"),)


@rule("F-4.10", "FR-37")
def test_after_a_blast_the_way_begins_where_don_has_driven() -> None:
    scene = do(before_an_escape_card("straight[NS]"), Blast("b7>W"))
    assert told(scene, "prison").ways == (("b7>W", "a7>W"),)


def connected() -> FalconiScene:
    """Green has come upon Don's street in the middle and may catch him or drive down to e1."""
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "c3>E", "blue": "e8>S"},
        cards=on("e1 e3 tee[NSW]", "e2 e4 e8 e9 straight[NS]", "a3 b3 c3 straight[EW]"),
        to_move="green",
        pile=["straight"],
    )
    return do(scene, lay("straight[EW]", "d3"))


@rule("F-4.5", "F-4.6")
def test_a_catch_is_no_drive_and_has_no_way_of_its_own() -> None:
    assert told(connected(), "green").ways == (("c3>E", "d3>E", "e3>S", "e2>S", "e1>W"),)


@rule("F-9.3")
def test_in_a_boost_the_way_is_the_next_step_alone() -> None:
    road = on("b5 c5 d5 e5 straight[EW]")
    scene = do(given("diavola", cars={"prison": "b5>E"}, cards=road, boosts=1), BoostDrive("c5>E"))
    assert told(scene, "prison").ways == (("c5>E", "d5>E"),)


def with_a_junction() -> FalconiScene:
    """Don has drawn a T-junction for h4; none of its ways is laid yet."""
    return given("margherita", cars={"prison": "h3>N", "blue": None}, pile=["tee"])


@rule("F-4.5", "FR-37")
@pytest.mark.parametrize(
    ("number", "ends"), [(0, ("h4>N", "h4>E")), (1, ("h4>E", "h4>W")), (2, ("h4>N", "h4>W"))], ids=["NES", "ESW", "NSW"]
)
def test_each_rotation_of_a_junction_has_its_own_two_ways(number: int, ends: tuple[str, str]) -> None:
    assert told(with_a_junction(), "prison").ways_after[number] == tuple(("h3>N", end) for end in ends)


@rule("F-11.1")
def test_ways_after_a_lay_are_told_to_nobody_but_the_seat_that_lays() -> None:
    assert told(with_a_junction(), "blue").ways_after == ()


@rule("F-4.5")
def test_before_a_card_is_laid_there_is_nowhere_to_drive() -> None:
    assert told(with_a_junction(), "prison").ways == ()


@rule("F-4.5")
def test_once_a_card_lies_no_other_is_thought_of() -> None:
    scene = do(with_a_junction(), lay("tee[ESW]", "h4"))
    assert told(scene, "prison").ways_after == ()
    assert told(scene, "prison").ways == (("h3>N", "h4>E"), ("h3>N", "h4>W"))


@rule("F-4.5", "F-5.1")
def test_a_dead_end_that_is_only_thought_of_leads_back_to_the_side_street() -> None:
    cards = on("a5 c5 straight[EW]", "b5 tee[NEW]")
    scene = given("margherita", cars={"green": "c5>E"}, cards=cards, to_move="green", pile=["uturn"])
    assert told(scene, "green").ways_after == ((("c5>E", "d5>W", "c5>W", "b5>N"),),)


# --- The trail ---------------------------------------------------------------------------------------------------

TWO_WAYS = on("e4 cross[NESW]", "e3 curve[NW]", "d3 curve[NE]", "d4 tee[ESW]", "b4 c4 straight[EW]")


def two_ways(variant: str = "margherita", *, to_move: str = "green", craters: tuple[str, ...] = ()) -> FalconiScene:
    """From d4 Don is reached straight on over the west side of his card, or round about over its south side."""
    cars = {"prison": "e4>N", "green": "c4>E", "blue": None}
    return given(variant, cars=cars, cards=TWO_WAYS, to_move=to_move, craters=craters, pile=["straight"])


@rule("F-2.5", "F-4.6")
def test_the_trail_goes_back_along_every_lane_that_leads_to_don() -> None:
    assert told(two_ways(), "green").trail_steps == {
        "d4>E": ("e4>N",),
        "e3>N": ("e4>N",),
        "c4>E": ("d4>E",),
        "d3>N": ("d4>E",),
        "d3>E": ("e3>N",),
        "b4>E": ("c4>E",),
        "e3>W": ("d3>N",),
        "d4>S": ("d3>E",),
        "e4>S": ("e3>W",),
        "e4>W": ("d4>S",),
    }


@rule("F-7.7")
def test_what_is_further_away_than_three_steps_is_no_trail_in_principle_two() -> None:
    trail = told(two_ways("salami"), "green").trail_steps
    assert set(trail) == {"d4>E", "e3>N", "c4>E", "d3>N", "d3>E", "b4>E", "e3>W", "d4>S"}


@rule("F-4.6")
def test_where_two_ways_are_equally_short_the_trail_shows_both() -> None:
    ring = on("d6 tee[NEW]", "d4 tee[ESW]", "c4 curve[NE]", "e4 curve[NW]", "c6 curve[ES]", "e6 curve[SW]")
    cards = ring | on("c5 e5 d3 straight[NS]")
    scene = given("margherita", cars={"prison": "d6>N", "green": "d3>N"}, cards=cards, to_move="green", bombs=0)
    assert told(scene, "green").trail_steps["d3>N"] == ("d4>E", "d4>W")
    assert told(scene, "green").cars["green"].distance == 5


@rule("F-4.8")
@pytest.mark.parametrize(
    ("craters", "distance"), [((), 2), (("d4>E",), 4), (("e3>N",), 2), (("d4>E", "e4>S"), None), (("c4>E",), None)]
)
def test_a_crater_makes_the_way_to_don_longer_or_ends_it(craters: tuple[str, ...], distance: int | None) -> None:
    assert told(two_ways(craters=craters), "green").cars["green"].distance == distance


@rule("F-4.6", "F-7.7")
@pytest.mark.parametrize(("to_move", "hunting"), [("green", True), ("prison", False), ("blue", False)])
def test_a_car_hunts_in_its_own_turn_only(to_move: str, hunting: bool) -> None:
    assert told(two_ways("salami", to_move=to_move), "green").cars["green"].is_hunting == hunting


@rule("F-7.7")
def test_don_never_hunts_and_is_at_no_distance_from_himself() -> None:
    don = told(two_ways(to_move="prison"), "prison").cars["prison"]
    assert (don.distance, don.is_hunting) == (None, False)


def beside_don(place: str, *, variant: str = "salami", craters: tuple[str, ...] = ()) -> FalconiScene:
    """Don stands at the north end of a crossroads."""
    cards = on("e5 cross[NESW]", "d5 f5 straight[EW]", "e4 e6 straight[NS]")
    return given(variant, cars={"prison": "e5>N", "green": place}, cards=cards, to_move="green", craters=craters)


@rule("F-7.5")
@pytest.mark.parametrize(
    ("place", "via"), [("d5>E", "W"), ("f5>W", "E"), ("e4>N", "S"), ("e6>S", None), ("d5>W", None)]
)
def test_don_is_caught_over_any_side_of_his_card_but_the_one_he_faces(place: str, via: Side | None) -> None:
    assert told(beside_don(place), "green").catch_via == via


@rule("F-4.8", "F-7.5")
def test_over_a_crater_nobody_is_caught() -> None:
    assert told(beside_don("d5>E", craters=("d5>E",)), "green").catch_via is None


@rule("F-4.6")
def test_in_principle_one_the_side_of_a_catch_is_chosen_and_not_told() -> None:
    assert told(beside_don("d5>E", variant="margherita"), "green").catch_via is None


# --- Walls -------------------------------------------------------------------------------------------------------


@rule("F-2.3")
def test_a_wall_at_which_two_streets_end_is_named_once() -> None:
    cards = on("d4 cross[NESW]", "d3 straight[NS]", "c4 curve[NE]", "e4 curve[NW]", "c5 curve[ES]", "d5 uturn[N]")
    scene = given("margherita", cars={"prison": "d3>N", "blue": None}, cards=cards | on("e5 straight[NS]"))
    assert told(scene, "prison").cars["prison"].walls == ("d5",)


@rule("F-2.4")
@pytest.mark.parametrize(("variant", "walls"), [("margherita", ()), ("salami", ("a3",))])
def test_the_tunnel_of_a_car_at_its_start_counts_in_principle_two_only(variant: str, walls: Way) -> None:
    scene = given(variant, cars={"prison": "h3>N", "green": None}, cards=on("a3 straight[NS]"))
    assert told(scene, "green").cars["green"].walls == walls


@rule("F-2.6")
def test_an_escape_card_ahead_is_no_wall() -> None:
    cards = on("a7 b7 straight[EW]")
    scene = given("salami", cars={"prison": "b7>W"}, cards=cards, escapes={"green": "W-7"})
    assert told(scene, "prison").cars["prison"].walls == ()
