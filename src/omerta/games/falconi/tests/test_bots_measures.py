"""Tests what the players of the house measure: small cities, counted by hand."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.ground import Ground
from omerta.games.falconi.bots.planes import PLACE_BIT, Cells, Places, numbers, places_in
from omerta.games.falconi.bots.position import BOTH_PORTS, FRONT_PORTS, START
from omerta.games.falconi.bots.situation import position_of
from omerta.games.falconi.bots.waves import NO_WAY, CardWave, CostWave
from omerta.games.falconi.bots.ways_out import ways_out
from omerta.games.falconi.bots.worth import hand_worth
from omerta.games.falconi.components import CARS, CELLS
from omerta.games.falconi.streets.cards import CARD_INDEX, EMPTY
from omerta.games.falconi.streets.cells import BORDER_INDEX, CELL_INDEX, CELL_NAMES, ENTRY, PLACE_INDEX, PLACE_NAMES
from omerta.games.falconi.tests.given import code_of, given
from omerta.games.falconi.tests.scenes import on
from omerta.testing import rule

GREEN, BLUE = CARS.index("green"), CARS.index("blue")
STREET = "a5 b5 e5 straight[EW]"
"""Green is on `b5>E`, Don on `e5>E`: c5 and d5 are missing between them."""


def city(*lines: str, crater: str | None = None) -> City:
    grid = [EMPTY] * CELLS
    for cell, card in on(*lines).items():
        grid[CELL_INDEX[cell]] = code_of(card)
    closed = 0 if crater is None else places_in([PLACE_INDEX[crater], ENTRY[PLACE_INDEX[crater]]])
    return City(grid, closed)


def at(*names: str) -> Places:
    return places_in([PLACE_INDEX[name] for name in names])


def named(places: Places) -> list[str]:
    return [PLACE_NAMES[place] for place in numbers(places)]


def cells(*names: str) -> Cells:
    return sum(1 << CELL_INDEX[name] for name in names)


TAKEN = at("d4>N", "c5>E")


def cards_to(streets: City, goal: str, place: str) -> int:
    return CardWave(streets, [at(goal)]).price_at(PLACE_INDEX[place], NO_WAY)


def actions_to(streets: City, goal: str, place: str, most: int = NO_WAY) -> int:
    return CostWave(streets, [at(goal)]).price_at(PLACE_INDEX[place], most)


# --- Cards that are missing, principle I -------------------------------------------------------------------------


def test_streets_are_free_and_every_empty_cell_costs_a_card() -> None:
    assert cards_to(city(STREET), "e5>E", "b5>E") == 2
    assert cards_to(city(STREET, "c5 d5 straight[EW]"), "e5>E", "b5>E") == 0


def test_a_wall_without_a_side_street_cannot_be_passed() -> None:
    assert cards_to(city(STREET, "c5 straight[NS]"), "e5>E", "b5>E") == NO_WAY
    assert cards_to(city(STREET, "c5 tee[NSW]"), "e5>E", "b5>E") == 3


@rule("F-4.6")
def test_on_the_other_lane_one_has_to_go_round() -> None:
    """The way goes southwards over e3, then e2, d2, d1, e1 and once more e2, northwards."""
    assert cards_to(city("e3 e4 straight[NS]", "e2 uturn[N]"), "e4>N", "e4>S") == 0
    assert cards_to(city("e3 e4 straight[NS]"), "e4>N", "e4>S") == 5


@rule("F-4.8")
def test_a_crater_bars_the_way() -> None:
    street = ["b5 c5 d5 e5 straight[EW]"]
    assert cards_to(city(*street), "e5>E", "b5>E") == 0
    assert cards_to(city(*street, crater="d5>E"), "e5>E", "b5>E") == NO_WAY


@rule("F-1.8")
def test_from_the_start_one_comes_in_by_the_front_exit() -> None:
    """e9, e8, e7, e6, d6 and d5, to come onto Don's card from the west."""
    wave = CardWave(city(STREET), [at("e5>E")])
    assert wave.price_from_ports(FRONT_PORTS[BLUE], NO_WAY) == 6


# --- Actions, principle II ---------------------------------------------------------------------------------------


@rule("F-7.4", "F-7.5")
def test_a_street_costs_an_action_and_an_empty_cell_three() -> None:
    assert actions_to(city(STREET), "e5>E", "b5>E") == 7
    assert actions_to(city(STREET, "c5 d5 straight[EW]"), "e5>E", "b5>E") == 3


@rule("F-7.6")
def test_a_three_point_turn_costs_three_actions() -> None:
    streets = city("c5 d5 e5 straight[EW]")
    assert actions_to(streets, "e5>E", "d5>W") == 4
    assert actions_to(streets, "c5>W", "d5>W") == 1


@rule("F-7.5")
def test_no_way_leads_on_over_a_place_that_is_taken() -> None:
    """The other lane of the same card is another place."""
    streets = city("b5 c5 d5 e5 straight[EW]")
    waves = [CostWave(streets, [at("e5>E")], taken=at(place)) for place in ("d5>W", "d5>E")]
    assert [wave.price_at(PLACE_INDEX["b5>E"], 9) for wave in waves] == [3, NO_WAY]
    assert [wave.price_at(PLACE_INDEX["d5>E"], 9) for wave in waves] == [1, 1]


def test_nobody_looks_further_than_asked() -> None:
    assert actions_to(city(STREET), "e5>E", "b5>E", most=6) == NO_WAY
    assert actions_to(city(STREET), "e5>E", "b5>E", most=7) == 7


@rule("F-1.8")
def test_in_principle_two_the_nearer_exit_counts() -> None:
    """The car comes by the tunnel at W-3: a3 is there, b3 is not."""
    wave = CostWave(city("a3 c3 straight[EW]"), [at("c3>E")])
    assert wave.price_from_ports(BOTH_PORTS[GREEN], NO_WAY) == 5


def test_targets_may_lie_some_actions_further_on() -> None:
    wave = CostWave(city("b7 straight[EW]"), [0, PLACE_BIT[BORDER_INDEX["W-7"]], PLACE_BIT[BORDER_INDEX["W-6"]]])
    assert wave.price_at(PLACE_INDEX["b7>W"], NO_WAY) == 4
    assert wave.price_at(BORDER_INDEX["W-6"], NO_WAY) == 2


def test_a_wave_in_thought_finds_what_a_new_one_finds() -> None:
    before = city(STREET, "c6 curve[ES]", "d4 tee[NEW]")
    after = before.with_card(CELL_INDEX["c5"], code_of("cross[NESW]"))
    known = Ground(before)
    for taken in (0, TAKEN):
        known.ways_to(at("e5>E"), taken=taken).price_at(PLACE_INDEX["a5>W"], NO_WAY)
    thought, fresh = Ground(after, known), Ground(city(STREET, "c6 curve[ES]", "d4 tee[NEW]", "c5 cross[NESW]"))
    places = range(len(CELL_NAMES) * 4)
    assert prices(thought, places) == prices(fresh, places)
    assert prices(known, places) != prices(fresh, places)


def prices(ground: Ground, places: Sequence[int]) -> list[int]:
    goal = at("e5>E")
    waves = ground.ways_to(goal), ground.ways_to(goal, taken=TAKEN), ground.ways_from(GREEN, PLACE_INDEX["b5>E"])
    return [wave.price_at(place, NO_WAY) for wave in waves for place in places]


# --- Space -------------------------------------------------------------------------------------------------------


def test_a_region_is_what_hangs_together() -> None:
    wall = city("b1 b2 b3 b4 b5 b6 b7 b8 b9 straight[NS]")
    assert (wall.region(CELL_INDEX["a4"]), wall.region(CELL_INDEX["b4"]), wall.region(CELL_INDEX["c4"])) == (9, 0, 63)
    assert (wall.free(CELL_INDEX["a1"]), wall.free(CELL_INDEX["e5"])) == (1, 4)


@rule("F-2.8")
def test_a_network_has_its_open_cells() -> None:
    """The street goes from d5 east to e5 (T-junction) and its ends; the flyover's other street does not belong to
    it."""
    streets = city("d5 bridge[NESW]", "e5 tee[NSW]", "c5 straight[NS]", "e4 uturn[N]")
    network = Ground(streets).network(GREEN, PLACE_INDEX["e5>N"])
    assert named(network.places) == ["d5>E", "d5>W", "e4>N", "e5>N", "e5>S", "e5>W"]
    assert network.open_cells == cells("e6")


@rule("F-2.4", "F-1.8")
def test_a_car_at_its_start_has_two_open_cells() -> None:
    network = Ground(city("a5 straight[EW]")).network(GREEN, START)
    assert network.open_cells == cells("a3", "b5")


@rule("F-7.4")
def test_the_laying_zone_reaches_two_drives_far() -> None:
    ground = Ground(city("e5 e6 straight[NS]"))
    here = PLACE_INDEX["e5>N"]
    both = cells("d5", "f5", "e4", "d6", "f6", "e7")
    assert ground.zone(GREEN, here, has_card=True) == both
    assert ground.zone(GREEN, here, has_card=False) == both
    assert Ground(city("e5 straight[NS]")).zone(GREEN, here, has_card=True) == cells("d5", "f5", "e4", "e6")


def test_without_a_card_the_laying_zone_is_a_drive_smaller() -> None:
    ground = Ground(city("e5 e6 e7 straight[NS]"))
    here = PLACE_INDEX["e5>N"]
    assert ground.zone(GREEN, here, has_card=True) ^ ground.zone(GREEN, here, has_card=False) == cells("e8", "d7", "f7")


def test_within_a_turn_one_may_lay_and_drive_or_turn() -> None:
    ground = Ground(city("e5 straight[NS]"))
    here = PLACE_INDEX["e5>N"]
    paved = ["e6>N", "e6>E", "e6>W"]
    assert named(ground.within_a_turn(GREEN, here, has_card=True, turns=True)) == ["e5>N", "e5>S", *paved]
    assert named(ground.within_a_turn(GREEN, here, has_card=False, turns=False)) == ["e5>N", *paved]


# --- Cards and ways out ------------------------------------------------------------------------------------------


def test_two_equal_cards_are_worth_less() -> None:
    tee, cross, uturn = (CARD_INDEX[card] for card in ("tee", "cross", "uturn"))
    assert hand_worth((tee, cross)) == 2.0
    assert hand_worth((tee, tee)) == 1.7
    assert hand_worth((uturn,)) == 0.15


@rule("F-4.5", "F-4.10")
def test_the_ways_out_are_ends_catches_flights_and_walls() -> None:
    """FX-11: after a straight into e5 only the blast is left."""
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "blue": None},
        cards=on("e1 e2 e3 e4 e5 straight[NS]", "e6 straight[EW]", "d6 curve[ES]", "e7 tee[ESW]"),
    )
    position = position_of(scene.view(0))
    assert [PLACE_NAMES[place] for place in ways_out(position, position.city, 0).blasts] == ["e5>N"]
    assert ways_out(position, position.city, 0).ends == []
