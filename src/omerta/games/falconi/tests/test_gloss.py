"""What the rules make of a view: ways, walls, the trail behind Don, who can catch him. RULES.md F-2, F-4, F-7."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from omerta.contract import Viewer
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Blast, BoostDrive, BoostStep, Catch, Drive, Flee, Lay
from omerta.games.falconi.box import CarId, Side
from omerta.games.falconi.events import Drove
from omerta.games.falconi.gloss import gloss
from omerta.games.falconi.glosses import FalconiGloss, Way
from omerta.games.falconi.state import DRIVE
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.play import Step, steps
from omerta.games.falconi.tests.scenes import choices, do, lay, on, seat_of
from omerta.kit.menus import legal
from omerta.testing import Scene, rule

STREET = on("b5 c5 d5 e5 straight[EW]")


def told(scene: FalconiScene, viewer: Viewer = None) -> FalconiGloss:
    return gloss(scene.view(viewer))


def told_to(scene: FalconiScene, car: CarId) -> FalconiGloss:
    return told(scene, seat_of(scene, car))


def chased(place: str = "b5>E", variant: str = "salami", *, actions: int = 3) -> FalconiScene:
    """Don drives east from e5, green is somewhere behind him."""
    cars = {"prison": "e5>E", "green": place}
    return given(variant, cars=cars, cards=STREET, to_move="green", actions=actions, bombs=0, pile=["straight"])


# --- Ways --------------------------------------------------------------------------------------------------------


@rule("FR-37")
def test_each_drive_has_its_way_from_where_the_car_stands() -> None:
    ring = on("c5 cross[NESW]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]", "c6 c3 straight[NS]")
    scene = given("margherita", cars={"prison": "c6>S", "blue": None}, cards=ring, to_move="prison", pile=["straight"])
    assert ("c6>S", "c5>S", "c4>S", "c3>S") in told_to(scene, "prison").ways


@rule("FR-37", "F-1.8")
def test_the_way_of_a_car_at_its_start_begins_on_the_border() -> None:
    scene = given("salami", cars={"prison": "h3>N", "green": None}, cards=on("a5 straight[EW]"), to_move="green")
    assert told_to(scene, "green").ways == (("W-5", "a5>E"),)


@rule("FR-37", "F-4.5")
def test_a_card_that_is_not_laid_yet_has_the_ways_that_it_would_leave() -> None:
    cards = on("e4 straight[NS]", "e6 straight[NS]")
    scene = given("margherita", cars={"prison": "e4>N", "blue": None}, cards=cards, to_move="prison", pile=["straight"])
    view = scene.view(seat_of(scene, "prison"))
    number = next(number for number, preview in enumerate(view.previews) if preview.card == "straight")
    assert gloss(view).ways_after[number] == (("e4>N", "e5>N", "e6>N"),)


@rule("F-2.8", "FR-37")
def test_no_way_of_a_police_car_leads_through_dons_place() -> None:
    cards = on("b5 c5 e5 f5 straight[EW]")
    cars = {"prison": "e5>E", "green": "c5>E"}
    scene = given("margherita", cars=cars, cards=cards, to_move="green", pile=["straight"], bombs=0)
    do(scene, lay("straight[EW]", "d5"))
    assert choices(scene) == [Catch("W")]
    assert told_to(scene, "green").ways == ()


@rule("F-11.1")
def test_nobody_but_the_driver_is_told_ways() -> None:
    scene = chased()
    assert told_to(scene, "green").ways
    assert told_to(scene, "prison").ways == told(scene).ways == ()


def driven(step: Step) -> Way:
    """Where the car goes that is driven with this action."""
    scene = Scene(GAME, step.state.clone())
    scene.when(step.seat, step.action)
    return next(event.path for event in scene.events if isinstance(event, Drove))


GAMES = [("margherita", 2), ("prosciutto", 4), ("salami", 3), ("diavola", 4)]


def drives_in(variant: str, seats: int) -> Iterator[Step]:
    for step in steps(seats, "gloss", variant):
        if isinstance(step.action, Drive | BoostDrive | BoostStep):
            yield step


@rule("FR-37")
@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_every_drive_of_a_game_goes_the_way_that_was_told(variant: str, seats: int) -> None:
    drives = list(drives_in(variant, seats))
    assert drives
    assert [step for step in drives if driven(step) not in gloss(GAME.view(step.state, step.seat)).ways] == []


def laid_and_driven(seed: int) -> Iterator[tuple[Step, Step]]:
    """Every lay of a game, and the drive that followed it."""
    for one, other in pairwise(steps(3, seed, "prosciutto")):
        if isinstance(one.action, Lay) and isinstance(other.action, Drive) and other.state.phase == DRIVE:
            yield one, other


def told_before(step: Step) -> tuple[Way, ...]:
    """The ways that were told of this lay."""
    view = GAME.view(step.state, step.seat)
    lays = [Lay(preview.card, preview.rotation, preview.cell) for preview in view.previews]
    assert isinstance(step.action, Lay), f"{step.action} lays nothing"
    return gloss(view).ways_after[lays.index(step.action)]


@rule("F-4.5", "FR-37")
@pytest.mark.parametrize("seed", range(3))
def test_every_drive_goes_the_way_that_was_told_before_its_card_was_laid(seed: int) -> None:
    pairs = list(laid_and_driven(seed))
    assert pairs
    assert [other for one, other in pairs if driven(other) not in told_before(one)] == []


def strays(step: Step) -> set[str]:
    """The places to which the menu would drive without a way there; the car may be there already."""
    actions = legal(GAME, step.state, step.seat)
    goals = {action.place for action in actions if isinstance(action, Drive | Flee | Blast)}
    ways = gloss(GAME.view(step.state, step.seat)).ways
    return goals - {way[-1] for way in ways} - {way[0] for way in ways}


@rule("F-4.5", "F-7.5")
@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_every_place_that_the_menu_names_has_a_way(variant: str, seats: int) -> None:
    assert [step for step in drives_in(variant, seats) if strays(step)] == []


# --- The chase ---------------------------------------------------------------------------------------------------


@rule("F-4.6")
def test_the_trail_behind_don_leads_step_by_step_into_his_place() -> None:
    assert told(chased()).trail_steps == {"b5>E": ("c5>E",), "c5>E": ("d5>E",), "d5>E": ("e5>E",)}


@rule("F-7.7")
def test_in_principle_two_the_trail_is_as_long_as_a_turn() -> None:
    street = STREET | on("a5 straight[EW]")
    far = given("salami", cars={"prison": "e5>E", "green": "a5>E"}, cards=street, to_move="green")
    assert set(told(far).trail_steps) == {"b5>E", "c5>E", "d5>E"}
    near = given("margherita", cars={"prison": "e5>E", "green": "a5>E"}, cards=street, to_move="green")
    assert "a5>E" in told(near).trail_steps


@rule("F-2.7", "F-4.6")
def test_at_his_start_nobody_is_behind_don() -> None:
    scene = given("salami", cars={"prison": None, "green": "b5>E"}, cards=STREET, to_move="green")
    assert told(scene).trail_steps == {}
    assert told(scene).cars["green"].distance is None


@rule("F-4.6")
@pytest.mark.parametrize(("place", "distance"), [("b5>E", 3), ("d5>E", 1), ("b5>W", None)])
def test_the_distance_counts_steps_in_the_lane_of_don(place: str, distance: int | None) -> None:
    assert told(chased(place)).cars["green"].distance == distance


@rule("F-1.8", "F-4.6")
def test_from_a_start_the_distance_is_that_of_the_nearest_exit() -> None:
    cards = on("a5 b5 straight[EW]")
    scene = given("salami", cars={"prison": "b5>E", "green": None}, cards=cards, to_move="green")
    assert told(scene).cars["green"].distance == 2


@rule("F-4.6", "F-7.7")
@pytest.mark.parametrize(
    ("variant", "actions", "is_hunting"), [("margherita", 3, True), ("salami", 3, True), ("salami", 2, False)]
)
def test_a_car_hunts_that_can_catch_don_in_this_turn(variant: str, actions: int, is_hunting: bool) -> None:
    assert told(chased(variant=variant, actions=actions)).cars["green"].is_hunting == is_hunting


@rule("F-4.7")
def test_whoever_has_declared_a_catch_hunts_while_don_answers() -> None:
    scene = given(
        "margherita", cars={"prison": "e5>E", "green": "d5>E"}, cards=STREET, to_move="green", pile=["straight"]
    )
    do(scene, Catch("W"))
    assert told(scene).cars["green"].is_hunting
    assert not told(scene).cars["prison"].is_hunting


@rule("F-7.5")
@pytest.mark.parametrize(("place", "via"), [("d5>E", "W"), ("c5>E", None)])
def test_one_step_into_dons_place_is_a_catch_by_this_side(place: str, via: Side | None) -> None:
    assert told(chased(place)).catch_via == via


@rule("F-1.8", "F-7.5")
def test_such_a_step_may_come_out_of_a_station() -> None:
    scene = given("salami", cars={"prison": "a5>E", "green": None}, cards=on("a5 straight[EW]"), to_move="green")
    assert told(scene).catch_via == "W"


@rule("F-7.5")
def test_don_does_not_catch_himself() -> None:
    scene = given("salami", cars={"prison": "e5>E", "green": "d5>E"}, cards=STREET, to_move="prison")
    assert told(scene).catch_via is None


# --- Walls and lanes ---------------------------------------------------------------------------------------------


SHUT = on("e1 straight[NS]", "e2 tee[NES]", "f2 straight[NS]", "e3 straight[EW]")


@rule("F-2.3", "F-2.4", "F-2.8")
def test_the_walls_of_a_car_are_the_cards_at_which_its_streets_end() -> None:
    scene = given("margherita", cars={"prison": "e1>N", "blue": None}, cards=SHUT, to_move="blue")
    assert set(told(scene).cars["prison"].walls) == {"e3", "f2"}


@rule("F-2.3")
def test_border_craters_and_open_ends_are_no_walls() -> None:
    cards = on("a5 cross[NESW]", "a6 a4 straight[EW]")
    cars = {"prison": "b5>W", "blue": None}
    scene = given("salami", cars=cars, cards=cards, to_move="blue", craters=["a5>S"])
    assert told(scene).cars["prison"].walls == ("a6",)


@rule("F-2.8")
def test_behind_don_a_police_car_meets_no_walls_in_principle_one() -> None:
    cards = STREET | on("f5 straight[NS]")
    cars = {"prison": "e5>E", "green": "d5>E"}
    first, second = [given(variant, cars=cars, cards=cards, to_move="green") for variant in ("margherita", "salami")]
    assert told(first).cars["green"].walls == ()
    assert told(second).cars["green"].walls == ("f5",)


@rule("F-7.6")
def test_a_three_point_turn_leads_to_no_walls() -> None:
    cards = on("e1 tee[NES]", "f1 straight[NS]")
    scene = given("salami", cars={"prison": "e1>N", "blue": None}, cards=cards, to_move="blue")
    assert told(scene).cars["prison"].walls == ()


@rule("F-2.5")
def test_the_lanes_to_a_place_come_in_by_every_side_that_is_joined_to_it() -> None:
    scene = given("salami", cars={"prison": "e3>N", "blue": None}, cards=on("e3 tee[NEW]"), to_move="blue")
    assert told(scene).cars["prison"].entries == ("E", "W")
    assert told(scene).cars["blue"].entries == ()


@rule("F-4.8")
def test_a_crater_takes_no_lane_off_a_card() -> None:
    scene = given("margherita", cars={"prison": "e3>N", "blue": None}, to_move="blue", craters=["e3>S"])
    assert told(scene).cars["prison"].entries == ("S",)


@rule("F-3.8")
def test_of_a_car_that_is_out_nothing_is_told() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "green": "b5>E"}, to_move="green")
    assert set(told(scene).cars) == {"prison", "green"}


# --- Numbers of the rules ----------------------------------------------------------------------------------------


@rule("F-7.1")
@pytest.mark.parametrize(("variant", "actions"), [("margherita", 0), ("salami", 3), ("diavola", 3)])
def test_a_turn_has_three_actions_in_principle_two(variant: str, actions: int) -> None:
    assert told(given(variant)).actions == actions


@rule("F-11.5")
def test_don_has_twenty_seconds_to_answer() -> None:
    assert told(given()).reaction == 20


@rule("F-10.1")
@pytest.mark.parametrize(("don", "following"), [(0, 1), (3, 0)])
def test_the_next_seat_is_don_in_the_next_game(don: int, following: int) -> None:
    cars: dict[str, str | None] = {"green": None, "blue": None, "yellow": None}
    assert told(given(cars=cars, don_seat=don)).next_don == following
