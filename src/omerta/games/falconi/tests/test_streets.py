"""Lanes, steps, what lies ahead, the shown path. RULES.md F-2."""

from __future__ import annotations

import pytest

from omerta.games.falconi.actions import Catch, Drive, Flee, ThreePointTurn
from omerta.games.falconi.events import Drove
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import car, choices, do, goes_on, lay, on, seat_of, won
from omerta.testing import rule


def drives(scene: FalconiScene) -> list[str]:
    return [action.place for action in choices(scene) if isinstance(action, Drive)]


@rule("F-2.1")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("straight[EW]", ["e5>E"]),
        ("curve[NW]", ["e5>N"]),
        ("tee[NEW]", ["e5>N", "e5>E"]),
        ("cross[NESW]", ["e5>N", "e5>E", "e5>S"]),
        ("bridge[NESW]", ["e5>E"]),
        ("uturn[W]", ["e5>W"]),
        ("blasted[EW]", ["e5>E"]),
        ("blasted[NS]", []),
        ("straight[NS]", []),
    ],
)
def test_a_card_joins_these_sides(card: str, places: list[str]) -> None:
    scene = given("salami", cars={"prison": "h3>N", "green": "d5>E"}, cards=on(f"e5 {card}"), to_move="green")
    assert drives(scene) == places


@rule("F-2.2")
def test_two_lanes_of_one_street_are_two_places() -> None:
    scene = given(
        "salami", cars={"prison": "d5>W", "green": "c5>E"}, cards=on("c5 d5 e5 straight[EW]"), to_move="green"
    )
    assert drives(scene) == ["d5>E"]
    assert goes_on(do(scene, Drive("d5>E")))


@rule("F-2.2", "FR-7")
def test_a_car_leaves_a_junction_only_by_the_end_where_it_stands() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "green": "d5>N"},
        cards=on("d5 cross[NESW]", "d6 straight[NS]", "e5 c5 straight[EW]"),
        to_move="green",
    )
    assert drives(scene) == ["d6>N"]
    assert {ThreePointTurn("d5>E"), ThreePointTurn("d5>S"), ThreePointTurn("d5>W")} <= set(choices(scene))


@rule("F-2.3", "F-4.8")
@pytest.mark.parametrize(("place", "ends"), [("e2>N", ["e3>E", "e3>W"]), ("e6>S", ["e5>E"])])
def test_a_crater_closes_a_boundary_both_ways(place: str, ends: list[str]) -> None:
    scene = given(
        "margherita",
        cars={"prison": "h3>N", "green": place},
        cards=on("e3 cross[NESW]", "e4 straight[NS]", "e5 tee[NES]"),
        craters=["e4>S"],
        to_move="green",
    )
    assert drives(scene) == ends


@rule("F-2.3", "F-6.4")
def test_an_escape_card_is_ahead_before_the_border_is() -> None:
    free = given("salami", cars={"prison": "a7>W", "blue": None}, to_move="prison")
    there = given("salami", cars={"prison": "a7>W", "blue": None}, to_move="prison", escapes={"green": "W-7"})
    assert Flee("a7>W") not in choices(free)
    assert Flee("a7>W") in choices(there)


@rule("F-2.4", "F-1.8")
def test_each_exit_of_a_start_counts_by_itself() -> None:
    scene = given(
        "salami",
        cars={"prison": "h3>N", "green": None},
        cards=on("a5 straight[NS]", "a3 curve[NW]"),
        to_move="green",
    )
    assert drives(scene) == ["a3>N"]
    assert car(scene, "green").ends == ("a3>N",)


@rule("F-2.5")
def test_in_a_dead_end_one_turns_round() -> None:
    scene = given(
        "salami", cars={"prison": "h3>N", "green": "d5>E"}, cards=on("d5 straight[EW]", "e5 uturn[W]"), to_move="green"
    )
    do(scene, Drive("e5>W"))
    assert drives(scene) == ["d5>W"]


@rule("F-2.6", "F-3.4")
def test_a_police_car_does_not_drive_onto_an_escape_card() -> None:
    scene = given("salami", cars={"prison": "h3>N", "green": "a7>W"}, to_move="green", escapes={"green": "W-7"})
    assert not [action for action in choices(scene) if isinstance(action, Flee | Drive)]
    assert scene.refused(seat_of(scene, "green"), Flee("a7>W")).key == "only-don"


@rule("F-2.7", "FR-5")
@pytest.mark.parametrize(("start", "cell"), [("b5>W", "a5"), ("b3>W", "a3")])
def test_a_street_into_a_station_or_tunnel_is_blocked(start: str, cell: str) -> None:
    scene = given("margherita", cars={"prison": start, "blue": None}, to_move="prison", pile=["straight"])
    assert won(do(scene, lay("straight[EW]", cell))) == ("don_blocked", {"blue"})


@rule("F-2.7", "FR-5")
def test_nobody_drives_into_a_station() -> None:
    scene = given("salami", cars={"prison": "h3>N", "green": "a5>W", "blue": "e9>N"}, to_move="green")
    assert drives(scene) == []


@rule("F-2.8", "F-4.12")
def test_other_cars_are_not_in_the_way_in_principle_one() -> None:
    scene = given(
        "margherita",
        cars={"prison": "c5>E", "green": "e5>E", "blue": None},
        cards=on("c5 e5 f5 straight[EW]"),
        to_move="prison",
        pile=["straight"],
    )
    do(scene, lay("straight[EW]", "d5"))
    assert choices(scene) == [Drive("f5>E")]


@rule("F-2.8")
def test_a_police_car_does_not_drive_on_through_dons_place() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e5>E", "green": "c5>E"},
        cards=on("b5 c5 e5 f5 straight[EW]"),
        to_move="green",
        pile=["straight"],
        bombs=0,
    )
    do(scene, lay("straight[EW]", "d5"))
    assert choices(scene) == [Catch("W")]


RING = on("c5 cross[NESW]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]")


@rule("FR-37", "FR-8")
def test_the_shown_path_is_the_shortest() -> None:
    scene = given(
        "margherita",
        cars={"prison": "c6>S", "blue": None},
        cards=RING | on("c6 straight[NS]", "c3 straight[NS]"),
        to_move="prison",
        pile=["straight"],
    )
    do(scene, Drive("c3>S"))
    drove = [event for event in scene.events if isinstance(event, Drove)]
    assert drove[0].path == ("c6>S", "c5>S", "c4>S", "c3>S")


@rule("FR-37")
def test_of_two_shortest_paths_the_first_exit_in_order_decides() -> None:
    # From c4 both N, E and E, N lead round the block to d5 in as many steps.
    scene = given(
        "margherita",
        cars={"prison": "b4>E", "blue": None},
        cards=on("c4 tee[NEW]", "c5 curve[ES]", "d4 curve[NW]", "d5 cross[NESW]", "b4 straight[EW]"),
        to_move="prison",
        pile=["straight"],
    )
    do(scene, Drive("d5>N"))
    drove = [event for event in scene.events if isinstance(event, Drove)]
    assert drove[0].path == ("b4>E", "c4>N", "c5>E", "d5>N")


@rule("F-2.9")
def test_laid_cards_stay_when_their_car_is_out() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "c5>E", "blue": None},
        cards=on("a5 b5 c5 straight[EW]"),
        to_move="green",
        pile=["uturn"],
    )
    do(scene, lay("uturn[W]", "d5"))
    assert car(scene, "green").is_out
    assert scene.view().grid["d5"] == "uturn-3"
    assert scene.view().removed == {}
