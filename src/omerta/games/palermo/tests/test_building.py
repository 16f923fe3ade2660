"""Tests laying tiles. RULES.md P-2; the worked examples have files of their own."""

from __future__ import annotations

import pytest

from omerta.contract import freeze
from omerta.games.palermo.actions import OpenStall, PlaceStart
from omerta.games.palermo.events import CollectingBegan, TileLaid
from omerta.games.palermo.tests.builders import built
from omerta.games.palermo.tests.given import ALPHA, ALPHA_VENUES, alpha, given, new_game, position
from omerta.games.palermo.tests.look import asked, lay, on, phase, placements
from omerta.games.palermo.tests.test_examples_building import BOARD_3, DEAD_END, TWO_BLOCKS
from omerta.testing import rule


@rule("P-2.1")
def test_only_a_slot_of_the_city_takes_the_start_tile() -> None:
    assert new_game(3, first_seat=0).refused(0, PlaceStart("g1")).rule == "P-2.1"


@rule("P-2.1")
def test_there_is_one_start_tile() -> None:
    scene = new_game(3, first_seat=0).when(0, PlaceStart("c3"))
    assert scene.refused(0, PlaceStart("d3")).rule == "P-2.1"


@rule("P-2.1")
def test_nobody_builds_out_of_turn() -> None:
    assert given(city=BOARD_3, seats=3, active=1).refused(2, lay("2a1", "d2")).rule == "P-2.1"


@rule("P-2.2")
def test_a_tile_becomes_the_venue_of_whoever_laid_it() -> None:
    scene = given(city=BOARD_3, seats=3, active=1).when(1, lay("2a1", "d2"))
    view = scene.view()
    assert (view.city["d2"], view.owners["d2"], view.chips["d2"]) == ("2a1", 1, 1)
    assert view.entrances["d2"] == "H5"
    assert scene.happened(TileLaid) == [TileLaid(1, "h2a", "d2", 1, "H5", False)]


@rule("P-2.2")
@pytest.mark.parametrize("slot", ["c3", "d3"])
def test_a_slot_holds_one_tile(slot: str) -> None:
    refusal = given(city=BOARD_3, seats=3, active=1).refused(1, lay("2a1", slot))
    assert (refusal.rule, refusal.key) == ("P-2.2", "slot-taken")


@rule("P-2.2")
@pytest.mark.parametrize("token", ["4a0", "2a4"])
def test_only_tiles_of_the_box_are_laid(token: str) -> None:
    assert given(city=BOARD_3, seats=3, active=1).refused(1, lay(token, "d2")).rule == "P-2.2"


@rule("P-2.3", "PR-5")
def test_every_kind_can_adjoin_a_free_house_side() -> None:
    scene = given(city=BOARD_3, seats=3, active=1)
    assert {token[:2] for token in on(scene, "d2").split()} == {"1a", "1b", "2a", "2b", "3a"}


@rule("P-2.4")
def test_corner_contact_inside_a_block_is_no_contact_at_a_corner_only() -> None:
    # H5 lies diagonally to I6, but H6 between them is a house.
    assert "d2 1a3" in placements(given(city=BOARD_3, seats=3, active=1))


@rule("P-2.6", "PR-7")
def test_the_ban_on_corners_falls_with_rule_one() -> None:
    # E5 is the only house, with the start tile and a stall at its free sides; F6 meets it at a corner.
    scene = given(city="... " * 6 + "/ ... 1a2 STA ... ... ... / ... st0", seats=3, active=2)
    assert len(placements(scene)) == 33 * 20
    (laid,) = scene.when(2, lay("1a0", "c3")).happened(TileLaid)
    assert laid == TileLaid(2, "h1a", "c3", 0, "G6", True)


@rule("P-2.7")
def test_a_stall_is_refused_while_a_house_fits() -> None:
    refusal = given(city=BOARD_3, seats=3, active=1).refused(1, OpenStall("d2", "NE"))
    assert refusal.rule == "P-2.7"


@rule("P-2.7", "P-2.2")
def test_a_stall_needs_an_empty_slot() -> None:
    assert given(city=DEAD_END, seats=5, active=4).refused(4, OpenStall("b6", "NE")).rule == "P-2.2"


@rule("P-2.7", "P-10.3")
def test_in_a_dead_end_every_tile_is_refused_for_the_courtyard() -> None:
    assert given(city=DEAD_END, seats=5, active=4).refused(4, lay("3a0", "a6")).rule == "P-2.5"


@rule("P-2.8", "P-3.1", "P-2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_building_ends_with_the_last_chip_and_the_first_seat_begins(seats: int) -> None:
    scene = built(seats, seed=1, first_seat=2)
    assert phase(scene) == "police"
    assert asked(scene) == 2
    assert scene.happened(CollectingBegan) == [CollectingBegan(2)]


@rule("P-2.10", "P-9.3")
def test_placements_are_listed_by_slot_kind_and_rotation() -> None:
    listed = placements(new_game(3, first_seat=0).when(0, PlaceStart("c3")))
    assert listed[:5] == ["a1 1a0", "a1 1a1", "a1 1a2", "a1 1a3", "a1 1b0"]
    assert listed[18:22] == ["a1 3a2", "a1 3a3", "b1 1a0", "b1 1a1"]
    assert listed[-1] == "f6 3a3"


@rule("P-2.10", "P-10.3")
@pytest.mark.parametrize(
    ("token", "slot", "name"),
    [("1a0", "f1", "P-2.2"), ("1a0", "a6", "P-2.3"), ("2a0", "d2", "P-2.4")],
)
def test_the_first_rule_that_fails_is_named(token: str, slot: str, name: str) -> None:
    assert given(city=TWO_BLOCKS, seats=4, active=2).refused(2, lay(token, slot)).rule == name


def test_a_city_under_construction_is_set_up_by_its_text() -> None:
    scene = position(city="--- --- STA", seats=4, active=2)
    assert (scene.view().phase, scene.view().waiting) == ("build", (2,))


def test_nobody_races_through_a_city_under_construction() -> None:
    with pytest.raises(AssertionError, match="nobody races"):
        position(city="--- --- STA", seats=4, crooks="A5 START START START")


def test_a_race_may_be_set_up_in_any_city_by_its_venues() -> None:
    scene = position(city=ALPHA, venues=ALPHA_VENUES, seats=3, crooks="A5 START START")
    assert freeze(scene.state) == freeze(alpha(crooks="A5 START START").state)
    with pytest.raises(AssertionError, match="a position for 2 seats, not for 3"):
        position(venues={0: "a1", 1: "a2"}, seats=3)
