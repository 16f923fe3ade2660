"""Tests the worked examples of moving, PX-13 to PX-24."""

from __future__ import annotations

from omerta.games.palermo.actions import MoveTo
from omerta.games.palermo.tests.given import alpha
from omerta.games.palermo.tests.look import (
    at_cost,
    collected,
    costs,
    destinations,
    path,
    ready_to_move,
    to,
    walked,
)
from omerta.testing import rule


@rule("PX-13", "P-4.2", "P-4.1", "PR-12")
def test_the_start_tile_is_left_in_any_direction() -> None:
    scene = ready_to_move(alpha())
    assert at_cost(scene, 1) == "E7 F5 F8 G8 H6 H7"
    assert at_cost(scene, 2) == "D7 E5 E8 F9 H5 H8"
    assert at_cost(scene, 3) == "C7 D8 F10 H4"
    assert len(destinations(scene)) == 16


@rule("PX-14", "P-4.3")
def test_a_hop_leads_to_either_corner_of_the_side() -> None:
    scene = ready_to_move(alpha(crooks="A5 START START"))
    assert at_cost(scene, 1) == "A1 A14 A4 A6 B5"
    assert [costs(scene)[field] for field in ("N1", "N14", "B3")] == [2, 2, 3]
    assert len(destinations(scene)) == 25


@rule("PX-15", "P-4.3")
def test_from_a_corner_back_into_the_side_it_goes_field_by_field() -> None:
    scene = ready_to_move(alpha(crooks="A1 START START"))
    assert [costs(scene)[field] for field in ("A4", "N1", "A14", "N14")] == [3, 1, 1, 2]
    refusal = scene.refused(0, MoveTo("A5"))
    assert (refusal.rule, refusal.args_for_text["allowance"]) == ("P-4.5", 3)


@rule("PX-16", "P-5.1", "P-5.4")
def test_a_venue_reached_with_the_first_of_three_points_pays_two() -> None:
    scene = to(alpha(), "G8")
    view = scene.view()
    assert walked(scene).cost == 1
    assert view.money == (2, 0, 0)
    assert view.allowances[0] == 4
    assert "c4" not in view.chips
    assert [(event.slot, event.income) for event in collected(scene)] == [("c4", 2)]


@rule("PX-17", "P-5.1", "PR-28")
def test_a_chip_must_be_taken_even_if_it_pays_nothing() -> None:
    scene = to(alpha(active=1), "F10")
    assert (walked(scene).cost, path(scene)) == (3, "F8 F9 F10")
    assert scene.view().money == (0, 0, 0)
    assert scene.view().allowances[1] == 4
    assert "c5" not in scene.view().chips


@rule("PX-18", "P-4.5")
def test_waiting_a_field_off_pays_more_in_the_next_turn() -> None:
    scene = to(alpha(active=1), "F9")
    assert walked(scene).cost == 2
    to(to(scene, "F5"), "G8")
    assert to(scene, "F10").view().money[1] == 2


@rule("PX-19", "P-4.8", "P-5.3")
def test_an_own_entrance_on_the_way_is_passed() -> None:
    scene = to(alpha(collected="c4"), "C8")
    assert (walked(scene).cost, path(scene)) == (4, "E7 D7 C7 C8")
    assert [event.slot for event in collected(scene)] == ["a4"]
    assert "a3" in scene.view().chips


@rule("PX-20", "P-4.6")
def test_a_crook_may_be_passed_but_not_joined() -> None:
    scene = ready_to_move(alpha(active=1, crooks="START START F9"))
    assert "F9" not in destinations(scene)
    assert (costs(scene)["F8"], costs(scene)["F10"]) == (1, 3)
    assert scene.refused(1, MoveTo("F9")).rule == "P-4.6"


@rule("PX-21", "P-4.6", "PR-17")
def test_a_crook_on_the_entrance_blocks_the_venue() -> None:
    scene = ready_to_move(alpha(active=1, crooks="START START F10"))
    assert scene.refused(1, MoveTo("F10")).rule == "P-4.6"
    assert costs(scene)["F9"] == 2


@rule("PX-21", "P-4.6")
def test_the_way_leads_past_a_crook_on_the_entrance() -> None:
    scene = to(alpha(active=1, crooks="START START F10", collected="b3"), "E10")
    assert (walked(scene).cost, path(scene)) == (4, "F8 F9 F10 E10")


@rule("PX-22", "P-4.2")
def test_the_start_tile_is_one_field_on_the_way() -> None:
    scene = ready_to_move(alpha(crooks="F5 START START"))
    assert (costs(scene)["H7"], costs(scene)["F8"]) == (2, 2)
    assert path(scene.when(0, MoveTo("H7"))) == "START H7"


@rule("PX-23", "P-4.7")
def test_a_crook_without_another_destination_stays() -> None:
    scene = ready_to_move(alpha(crooks="C5 B5 A5", policemen="- - B5"))
    assert destinations(scene) == ["C5"]
    scene.when(0, MoveTo("C5"))
    assert (walked(scene).cost, walked(scene).path) == (0, ())
    assert scene.view().crooks[0] == "C5"


@rule("PX-23", "P-4.6")
def test_without_the_policeman_there_is_a_way_past_both_crooks() -> None:
    scene = ready_to_move(alpha(crooks="C5 B5 A5"))
    assert destinations(scene) == ["A1", "A4", "A6", "A14"]
    assert at_cost(scene, 3) == "A1 A14 A4 A6"


@rule("PX-24", "P-4.7", "PR-13")
def test_without_the_duty_to_move_staying_is_a_destination() -> None:
    scene = ready_to_move(alpha(must_move=False))
    assert costs(scene)["START"] == 0
    assert len(destinations(scene)) == 17


@rule("PX-13", "P-4.7", "PR-13")
def test_with_the_duty_to_move_staying_is_refused() -> None:
    scene = ready_to_move(alpha())
    assert "START" not in destinations(scene)
    assert scene.refused(0, MoveTo("START")).rule == "P-4.7"
