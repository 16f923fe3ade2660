"""Tests the worked examples of building, PX-1 to PX-12."""

from __future__ import annotations

import pytest

from omerta.games.palermo.actions import OpenStall, PlaceStart
from omerta.games.palermo.events import StallOpened, StreetsFilled, TileLaid
from omerta.games.palermo.tests.builders import built
from omerta.games.palermo.tests.given import given, new_game
from omerta.games.palermo.tests.look import asked, lay, on, phase, placements, stalls, told
from omerta.testing import rule

BOARD_3 = "... ... ... ... ... ... / ... ... ... ... ... ... / ... ... STA 2a0"
"""The board of PX-3: the houses are on H6 and I6."""
TWO_BLOCKS = "... 1a2 3a2 1a0 ... STA / ... 1b1 1b0 ... 1a0 ..."
COURTYARD = "... ... ... ... ... ... / ... 3a0 3a1 ... ... ... / ... ... 2a0 ... ... ... / " + "... " * 12 + "/ STA"
RING = (
    "... ... ... ... ... ... / ... 1a2 2a2 1a3 ... ... / ... 2a1 ... ... ... ... / ... 1a1 2a0 1a0 ... ... / "
    + "... " * 6
    + "/ STA"
)
DEAD_END = (
    "3a3 3a2 1a2 1a3 1b1 1b0 / 2a2 2a3 1a1 1a0 2b3 3a3 / 3a1 2a0 2a3 2b2 2a3 3a1 / 3a0 2b1 2b0 2b3 1a2 1a3 / "
    "3a0 2b1 2a2 STA 1b1 1b0 / ... 3a0 3a1 1b2 1b3 3a0"
)
LAST_TILE = (
    "... ... 2b3 2a1 1a3 2a2 / 2b0 ... 3a1 2a1 2b3 ... / 2a0 2a0 STA 2b1 1b3 1a2 / 1b2 2b2 1b2 3a2 1b0 3a1 / "
    "3a2 2a3 1b1 1b0 1a2 1a1 / 2b1 1a0 3a2 1a3 3a2 3a3"
)
"""There are 31 venues of four players: a1 b1 b2 and f2 are empty."""


@rule("PX-1", "P-1.2", "P-2.8", "P-2.9")
@pytest.mark.parametrize(
    ("seats", "chips", "venues", "streets", "left"), [(3, 11, 33, 2, 3), (4, 8, 32, 3, 4), (5, 7, 35, 0, 1)]
)
def test_chips_venues_and_street_tiles_follow_the_number_of_players(
    seats: int, chips: int, venues: int, streets: int, left: int
) -> None:
    scene = built(seats, seed=0)
    view = scene.view()
    assert told(scene, StallOpened) == 0
    assert told(scene, TileLaid) == venues
    assert list(view.city.values()).count("---") == streets
    assert [list(view.owners.values()).count(seat) for seat in range(seats)] == [chips] * seats
    assert sum(view.supply.values()) == left


@rule("PX-2", "P-2.1", "P-1.4")
def test_the_start_tile_may_go_to_any_of_thirty_six_slots() -> None:
    scene = new_game(3, first_seat=1)
    assert (asked(scene), phase(scene)) == (1, "place_start")
    assert len(scene.legal(1)) == 36


@rule("PX-2", "P-2.1", "P-2.6")
def test_after_the_start_tile_the_same_seat_lays_the_first_house_anywhere() -> None:
    scene = new_game(3, first_seat=1).when(1, PlaceStart("c3"))
    assert (asked(scene), phase(scene)) == (1, "build")
    assert len(placements(scene)) == 700
    assert asked(scene.when(1, lay("2a0", "d3"))) == 2


@rule("PX-3", "P-2.3", "P-9.3")
def test_a_tile_must_adjoin_a_house_side() -> None:
    scene = given(city=BOARD_3, seats=3, active=1)
    assert on(scene, "d2") == "1a2 1a3 1b2 1b3 2a1 2a2 2a3 2b1 2b2 2b3 3a0 3a1 3a2 3a3"
    assert on(scene, "e3") == "1a0 1b0 2a0 2a3 2b0 2b3 3a0 3a1 3a3"
    assert on(scene, "d4") == ""
    assert len(placements(scene)) == 23


@rule("PX-4", "P-2.3", "PR-5")
def test_a_common_edge_is_needed() -> None:
    scene = given(city=BOARD_3, seats=3, active=1)
    assert scene.refused(1, lay("1a0", "d2")).rule == "P-2.3"
    assert scene.when(1, lay("1b3", "d2")).view().city["d2"] == "1b3"


@rule("PX-5", "P-2.3", "P-2.4")
@pytest.mark.parametrize("diagonal_rule", ["strict", "lenient"])
def test_a_corner_is_no_house_side_under_either_rule(diagonal_rule: str) -> None:
    scene = given(city=BOARD_3, seats=3, active=1, diagonal_rule=diagonal_rule)
    assert scene.refused(1, lay("1a3", "e2")).rule == "P-2.3"


@rule("PX-6", "P-2.4", "PR-6")
def test_the_strict_rule_forbids_corner_contact_even_to_a_house_that_adjoins() -> None:
    scene = given(city=TWO_BLOCKS, seats=4, active=2)
    assert on(scene, "d2") == "1a1 1b1 2a1 2b1 3a2"
    assert on(scene, "e1") == "1a3 1b3 2a2 2a3 2b2 2b3 3a0 3a2 3a3"
    assert len(placements(scene)) == 14
    assert scene.refused(2, lay("2a0", "d2")).rule == "P-2.4"


@rule("PX-6", "P-2.4", "PR-6")
def test_the_lenient_rule_allows_corner_contact_to_a_house_that_adjoins() -> None:
    scene = given(city=TWO_BLOCKS, seats=4, active=2, diagonal_rule="lenient")
    assert on(scene, "d2") == "1a1 1b1 2a0 2a1 2b0 2b1 3a0 3a1 3a2"
    assert len(placements(scene)) == 18


@rule("PX-7", "P-2.6", "PR-7")
def test_without_a_free_house_side_every_placement_is_free() -> None:
    scene = given(city="1a0 ... ... ... ... ... / ... ... ... ... ... ... / ... ... STA", seats=3, active=1)
    assert len(placements(scene)) == 680


@rule("PX-8", "P-2.5")
@pytest.mark.parametrize("token", ["2a0", "1a1"])
def test_a_courtyard_may_not_be_shut(token: str) -> None:
    scene = given(city=COURTYARD, seats=3)
    refusal = scene.refused(0, lay(token, "b3"))
    assert refusal.rule == "P-2.5"
    assert refusal.args_for_text["fields"] == ("E5", "F5")


@rule("PX-8", "P-2.5")
@pytest.mark.parametrize("token", ["1a0", "2a3"])
def test_a_cul_de_sac_is_allowed(token: str) -> None:
    scene = given(city=COURTYARD, seats=3)
    assert scene.when(0, lay(token, "b3")).view().city["b3"] == token


@rule("PX-9", "P-2.5", "PR-8")
@pytest.mark.parametrize("token", ["2a3", "2b3", "3a0", "3a3"])
def test_an_empty_slot_may_not_be_shut_in(token: str) -> None:
    refusal = given(city=RING, seats=3).refused(0, lay(token, "d3"))
    assert refusal.rule == "P-2.5"


@rule("PX-9", "P-2.5", "PR-8")
@pytest.mark.parametrize("token", ["2a0", "1a3"])
def test_an_empty_slot_may_be_left_with_one_way_out(token: str) -> None:
    scene = given(city=RING, seats=3)
    assert scene.when(0, lay(token, "d3")).view().city["d3"] == token


@rule("PX-10", "P-2.7", "PR-9")
def test_in_a_dead_end_only_stalls_are_left() -> None:
    scene = given(city=DEAD_END, seats=5, active=4)
    assert stalls(scene) == ["a6 NW", "a6 NE", "a6 SE", "a6 SW"]
    assert len(scene.legal(4)) == 4


@rule("PX-10", "P-2.7", "P-2.8", "P-9.4")
def test_a_stall_has_its_entrance_where_the_chip_lies() -> None:
    scene = given(city=DEAD_END, seats=5, active=4).when(4, OpenStall("a6", "NE"))
    view = scene.view()
    assert view.city["a6"] == "st1"
    assert view.entrances["a6"] == "C12"
    assert view.supply == {"h1a": 0, "h1b": 0, "h2a": 0, "h2b": 0, "h3a": 2}
    assert view.phase == "police"
    assert told(scene, StreetsFilled) == 0


@rule("PX-11", "P-1.3")
def test_a_kind_that_is_used_up_is_offered_to_nobody() -> None:
    small = "1a0 1a0 1a0 1a0 1a0 1a0 / " + "... " * 6 + "/ 1b0 1b0 1b0 1b0 1b0 1b0 / " + "... " * 6 + "/ STA"
    scene = given(city=small, seats=3)
    assert {each.split()[1][:2] for each in placements(scene)} == {"2a", "2b", "3a"}
    assert scene.refused(0, lay("1a0", "c4")).rule == "P-2.2"


@rule("PX-12", "P-2.9", "PR-10")
def test_street_tiles_fill_what_is_empty_after_the_last_chip() -> None:
    scene = given(city=LAST_TILE, seats=4, active=3)
    scene.when(3, lay(on(scene, "f2").split()[0], "f2"))
    view = scene.view()
    assert scene.happened(StreetsFilled) == [StreetsFilled(("a1", "b1", "b2"))]
    assert [view.city[slot] for slot in ("a1", "b1", "b2")] == ["---", "---", "---"]
    assert (asked(scene), view.phase, view.round_number) == (0, "police", 1)
