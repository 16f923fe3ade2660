"""A refusal says what is wrong: the rule, the reason, and the places and seats that it is about. RULES.md P-10.3."""

from __future__ import annotations

import pytest

from omerta.contract import Argument, RuleViolation
from omerta.games.palermo.actions import (
    Claim,
    LayTile,
    MoveTo,
    OpenStall,
    PalermoAction,
    PlaceStart,
    PoliceTo,
    SetTarget,
)
from omerta.games.palermo.tests.given import ALPHA, ALPHA_VENUES, PalermoScene, alpha, given, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, claims, lay, ready_to_move, to
from omerta.games.palermo.tests.test_examples_building import BOARD_3, COURTYARD, DEAD_END, RING, TWO_BLOCKS
from omerta.testing import rule

SIX_SMALL = "1a0 1a0 1a0 1a0 1a0 1a0 / ... ... ... ... ... ... / ... ... STA"
"""All six tiles of the first kind lie in the first row."""
DIAMOND = "... " * 6 + "/ " + "... " * 6 + "/ ... 1a1 2a2 1a0 ... ... / " + "... " * 12 + "/ STA"
"""The houses on E6, F7, G7 and H6 leave F6 and G6 open to the north alone, and E6 and H6 meet them at corners."""


def told(refusal: RuleViolation) -> tuple[str, str, dict[str, Argument]]:
    return refusal.rule, refusal.key, refusal.args_for_text


def building(city: str = BOARD_3) -> PalermoScene:
    return given(city=city, seats=3, active=1)


def drafting() -> PalermoScene:
    """Everybody claims in Alpha, from seat 0 on."""
    return new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA, first_seat=0)


def marking() -> PalermoScene:
    """Seat 0 has just collected on c4 and marks the next venue."""
    return to(alpha(target_marker=True, targets="c4 a2 b1"), "G8")


def finished() -> PalermoScene:
    everything = " ".join(ALPHA_VENUES.values())
    scene = alpha(crooks="E5 START START", collected=everything, home_rounds=(None, 14, 14), round_number=15)
    return to(scene, "START")


# --- Laying tiles ------------------------------------------------------------------------------------------------


@rule("P-2.2", "P-9.1")
@pytest.mark.parametrize(
    ("scene", "seat", "action", "named"),
    [
        (new_game(3, first_seat=0), 0, PlaceStart("g1"), "P-2.1"),
        (building(), 1, LayTile("h1a", "a7", 0), "P-2.2"),
        (building(), 1, OpenStall("A1", "NW"), "P-2.2"),
        (drafting(), 0, Claim("a0"), "P-8.2"),
        (marking(), 0, SetTarget(""), "P-8.5"),
    ],
)
def test_a_slot_that_does_not_exist_is_told_back(
    scene: PalermoScene, seat: int, action: PlaceStart | LayTile | OpenStall | Claim | SetTarget, named: str
) -> None:
    assert told(scene.refused(seat, action)) == (named, "no-such-slot", {"slot": action.slot})


@rule("P-2.2")
@pytest.mark.parametrize("kind", ["start", "street", "h4a", "2a"])
def test_nobody_lays_what_is_no_house_tile(kind: str) -> None:
    refusal = building().refused(1, LayTile(kind, "d2", 0))
    assert told(refusal) == ("P-2.2", "no-such-kind", {"kind": kind})


@rule("P-2.2", "P-9.2")
@pytest.mark.parametrize("rotation", [-1, 4])
def test_a_tile_is_turned_by_up_to_three_quarters(rotation: int) -> None:
    refusal = building().refused(1, LayTile("h2a", "d2", rotation))
    assert told(refusal) == ("P-2.2", "no-such-rotation", {"rotation": rotation})


@rule("P-2.2", "P-1.3")
def test_a_kind_that_is_used_up_is_named() -> None:
    refusal = building(SIX_SMALL).refused(1, lay("1a0", "a2"))
    assert told(refusal) == ("P-2.2", "kind-used-up", {"kind": "h1a"})


@rule("P-2.2", "P-10.3")
def test_a_taken_slot_is_named_before_a_kind_that_is_used_up() -> None:
    assert told(building(SIX_SMALL).refused(1, lay("1a0", "c3"))) == ("P-2.2", "slot-taken", {"slot": "c3"})


@rule("P-2.3")
def test_who_does_not_adjoin_is_told_the_new_house_and_all_free_house_sides() -> None:
    refusal = building().refused(1, lay("1a0", "d2"))
    sides = {"slot": "d2", "fields": ("H4",), "sides": ("H6", "I6")}
    assert told(refusal) == ("P-2.3", "no-house-side", sides)


@rule("P-2.3")
def test_a_house_side_that_borders_no_empty_slot_is_not_offered() -> None:
    # F8 and G8 border the start tile and a stall, I6 the empty d2 and e3; H6 the empty d2.
    city = "... " * 6 + "/ " + "... " * 6 + "/ ... ... STA 2a0 ... ... / ... st0 2a0 st0 ... ..."
    refusal = given(city=city, seats=3, active=1).refused(1, lay("1a0", "a1"))
    assert refusal.args_for_text["sides"] == ("H6", "I6")


@rule("P-2.5")
@pytest.mark.parametrize("token", ["2a0", "1a1"])
def test_the_fields_of_a_shut_courtyard_are_named(token: str) -> None:
    refusal = given(city=COURTYARD, seats=3).refused(0, lay(token, "b3"))
    assert told(refusal) == ("P-2.5", "courtyard", {"slot": "b3", "fields": ("E5", "F5")})


@rule("P-2.5", "PR-8")
def test_an_empty_slot_that_would_be_shut_in_is_named_with_its_four_fields() -> None:
    refusal = given(city=RING, seats=3, active=1).refused(1, lay("2a3", "d3"))
    assert told(refusal) == ("P-2.5", "courtyard", {"slot": "d3", "fields": ("F6", "G6", "F7", "G7")})


@rule("P-2.5", "P-10.3")
def test_a_courtyard_is_named_before_a_missing_house_side() -> None:
    # F5 and G5 touch E6 and H6 at corners only, but that is enough to shut F6 and G6 in.
    refusal = building(DIAMOND).refused(1, lay("2a2", "c2"))
    assert told(refusal) == ("P-2.5", "courtyard", {"slot": "c2", "fields": ("F6", "G6")})


@rule("P-2.3", "P-2.4", "P-10.3")
def test_a_missing_house_side_is_named_before_a_corner() -> None:
    # F5 alone touches E6 at a corner; G6 stays open past it.
    refusal = building(DIAMOND).refused(1, lay("1a3", "c2"))
    assert (refusal.rule, refusal.args_for_text["fields"]) == ("P-2.3", ("F5",))


@rule("P-2.4")
@pytest.mark.parametrize("token", ["2a0", "2b0", "3a0", "3a1"])
def test_corner_contact_names_the_field_and_the_house_it_meets(token: str) -> None:
    refusal = given(city=TWO_BLOCKS, seats=4, active=2).refused(2, lay(token, "d2"))
    assert told(refusal) == ("P-2.4", "corner-contact", {"slot": "d2", "fields": ("H4",), "others": ("G3",)})


@rule("P-2.7")
def test_a_stall_that_is_not_needed_is_told_with_its_slot() -> None:
    assert told(building().refused(1, OpenStall("f6", "SW"))) == ("P-2.7", "no-stall-needed", {"slot": "f6"})


@rule("P-2.7", "P-10.3")
def test_a_taken_slot_is_named_before_a_stall_that_is_not_needed() -> None:
    assert told(building().refused(1, OpenStall("c3", "SW"))) == ("P-2.2", "slot-taken", {"slot": "c3"})


@rule("P-2.7", "P-10.3")
def test_in_a_dead_end_a_kind_that_is_used_up_is_named_before_the_courtyard() -> None:
    refusal = given(city=DEAD_END, seats=5, active=4).refused(4, lay("2a0", "a6"))
    assert told(refusal) == ("P-2.2", "kind-used-up", {"kind": "h2a"})


# --- Moving ------------------------------------------------------------------------------------------------------


@rule("P-4.1", "P-4.2")
@pytest.mark.parametrize("field", ["F6", "G7", "B2", "start", "A0"])
def test_a_place_that_is_no_node_is_told_back(field: str) -> None:
    assert told(ready_to_move(alpha()).refused(0, MoveTo(field))) == ("P-4.1", "no-such-node", {"field": field})


@rule("P-4.7", "P-4.2")
def test_the_start_tile_has_to_be_left_however_many_stand_there() -> None:
    assert told(ready_to_move(alpha()).refused(0, MoveTo("START"))) == ("P-4.7", "must-move", {"field": "START"})


@rule("P-4.6")
def test_the_crook_that_is_in_the_way_is_named() -> None:
    refusal = ready_to_move(alpha(crooks="START START G8")).refused(0, MoveTo("G8"))
    assert told(refusal) == ("P-4.6", "crook-in-the-way", {"field": "G8", "seat": 2})


@rule("P-4.5", "PX-19")
def test_a_field_out_of_reach_is_told_with_its_cost_and_the_allowance() -> None:
    refusal = ready_to_move(alpha()).refused(0, MoveTo("C8"))
    assert told(refusal) == ("P-4.5", "out-of-reach", {"field": "C8", "cost": 4, "allowance": 3})


@rule("P-4.5", "P-6.5", "PX-26")
def test_the_cost_of_a_field_out_of_reach_counts_the_fine() -> None:
    refusal = ready_to_move(alpha(active=1, policemen="- - F10")).refused(1, MoveTo("F10"))
    assert told(refusal) == ("P-4.5", "out-of-reach", {"field": "F10", "cost": 4, "allowance": 3})


@rule("P-4.5", "P-4.2")
def test_the_start_tile_may_be_out_of_reach_too() -> None:
    # The way home is B7, C7, D7, E7, START.
    refusal = ready_to_move(alpha(crooks="A7 START START")).refused(0, MoveTo("START"))
    assert told(refusal) == ("P-4.5", "out-of-reach", {"field": "START", "cost": 5, "allowance": 3})


# --- Policemen ---------------------------------------------------------------------------------------------------


@rule("P-6.2", "PR-12")
@pytest.mark.parametrize("field", ["START", "G6", "C2", "Z9"])
def test_a_field_that_is_no_street_is_told_back(field: str) -> None:
    assert told(alpha().refused(0, PoliceTo(field))) == ("P-6.2", "no-street", {"field": field})


@rule("P-6.2")
@pytest.mark.parametrize(
    ("field", "key", "seat"),
    [("D7", "crook-there", 0), ("F9", "crook-there", 1), ("H7", "policeman-there", 2), ("A1", "policeman-there", 0)],
)
def test_whoever_stands_where_the_policeman_should_go_is_named(field: str, key: str, seat: int) -> None:
    refusal = alpha(crooks="D7 F9 START", policemen="A1 - H7").refused(0, PoliceTo(field))
    assert told(refusal) == ("P-6.2", key, {"field": field, "seat": seat})


@rule("P-6.3")
def test_all_policemen_beside_the_field_are_named() -> None:
    refusal = alpha(policemen="- F10 F8").refused(0, PoliceTo("F9"))
    assert told(refusal) == ("P-6.3", "policeman-adjacent", {"field": "F9", "fields": ("F8", "F10")})


@rule("P-6.2", "P-6.3", "P-10.3")
def test_a_crook_on_the_field_is_named_before_a_policeman_beside_it() -> None:
    refusal = alpha(crooks="START START F8", policemen="- F9 -").refused(0, PoliceTo("F8"))
    assert told(refusal) == ("P-6.2", "crook-there", {"field": "F8", "seat": 2})


# --- Claims, targets, turns --------------------------------------------------------------------------------------


@rule("P-8.2")
@pytest.mark.parametrize("slot", ["c3", "f2"])
def test_neither_the_start_tile_nor_a_street_tile_is_a_venue(slot: str) -> None:
    assert told(drafting().refused(0, Claim(slot))) == ("P-8.2", "no-venue", {"slot": slot})


@rule("P-8.2")
def test_the_owner_of_a_claimed_venue_is_named() -> None:
    scene = drafting().when(0, Claim("c4")).when(1, Claim("a1"))
    assert told(scene.refused(2, Claim("a1"))) == ("P-8.2", "venue-claimed", {"slot": "a1", "seat": 1})


@rule("P-8.2")
def test_nobody_claims_an_own_venue_twice() -> None:
    scene = drafting().when(0, Claim("c4")).when(1, Claim("a1")).when(2, Claim("b1"))
    assert told(scene.refused(0, Claim("c4"))) == ("P-8.2", "venue-claimed", {"slot": "c4", "seat": 0})
    assert "c4" not in claims(scene)


@rule("P-8.5")
@pytest.mark.parametrize(
    ("slot", "key"), [("a2", "not-your-venue"), ("c3", "not-your-venue"), ("f1", "not-your-venue"), ("c4", "chip-gone")]
)
def test_why_a_venue_cannot_be_marked_is_told(slot: str, key: str) -> None:
    assert told(marking().refused(0, SetTarget(slot))) == ("P-8.5", key, {"slot": slot})


SCENES = {
    "place_start": new_game(3, first_seat=0),
    "build": given(city=BOARD_3, seats=3),
    "draft_claim": drafting(),
    "choose_target": marking(),
    "police": alpha(),
    "move": ready_to_move(alpha()),
}
"""Seat 0 decides in each of these."""


@rule("P-10.1", "P-3.2")
@pytest.mark.parametrize(
    ("phase", "named"),
    [
        ("place_start", "P-2.1"),
        ("build", "P-2.1"),
        ("draft_claim", "P-8.2"),
        ("choose_target", "P-8.5"),
        ("police", "P-3.2"),
        ("move", "P-3.2"),
    ],
)
def test_out_of_turn_the_seat_that_decides_is_named(phase: str, named: str) -> None:
    assert told(SCENES[phase].refused(2, POLICE_STAY)) == (named, "not-your-turn", {"seat": 0})


@rule("P-10.1", "P-3.3")
@pytest.mark.parametrize(
    ("phase", "action", "named"),
    [
        ("place_start", LayTile("h1a", "c3", 0), "P-2.1"),
        ("build", PlaceStart("a1"), "P-2.1"),
        ("draft_claim", OpenStall("a1", "NW"), "P-8.2"),
        ("choose_target", MoveTo("F8"), "P-8.5"),
        ("police", SetTarget("a1"), "P-3.3"),
        ("move", POLICE_STAY, "P-3.3"),
        ("move", Claim("a1"), "P-3.3"),
    ],
)
def test_at_the_wrong_time_the_decision_that_is_asked_for_is_named(
    phase: str, action: PalermoAction, named: str
) -> None:
    assert told(SCENES[phase].refused(0, action)) == (named, "wrong-phase", {"phase": phase})


@rule("P-1.1")
@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_the_table_does_not_have_is_told_back(seat: int) -> None:
    assert told(alpha().refused(seat, POLICE_STAY)) == ("P-1.1", "no-such-seat", {"seat": seat})


@rule("P-7.4")
@pytest.mark.parametrize("seat", [0, 1, 9])
def test_after_the_end_everybody_is_told_that_it_is_over(seat: int) -> None:
    assert told(finished().refused(seat, MoveTo("F5"))) == ("P-7.4", "game-over", {})


@rule("P-10.1")
def test_a_refused_seat_may_try_again() -> None:
    scene = ready_to_move(alpha())
    scene.refused(0, MoveTo("C8"))
    assert asked(scene.when(0, MoveTo("G8"))) == 1
