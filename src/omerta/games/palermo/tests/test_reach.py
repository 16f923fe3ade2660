"""What the table shows of the coming move: every node in reach with its price, its way and what it pays.

RULES.md P-4.8, P-5.1, P-7.1, P-8.5
"""

from __future__ import annotations

from typing import Final

import pytest

from omerta.games.palermo.tests.given import ALPHA_VENUES, PalermoScene, alpha
from omerta.games.palermo.tests.look import ready_to_move, to
from omerta.games.palermo.values import Reach
from omerta.testing import rule

OWN: Final = ALPHA_VENUES[0]


def shown(scene: PalermoScene, field: str) -> Reach | None:
    """The entry of this field, None if there is none."""
    return next((each for each in ready_to_move(scene).view().reach if each.field == field), None)


@rule("P-4.8", "P-5.1", "PX-16")
def test_an_own_venue_is_shown_with_its_slot_and_income() -> None:
    assert shown(alpha(), "G8") == Reach("G8", 1, None, 0, True, "c4", 2)


@rule("P-5.1", "PX-13")
def test_a_venue_at_the_last_point_is_shown_to_pay_nothing_but_the_chip() -> None:
    assert shown(alpha(), "C7") == Reach("C7", 3, "D7", 0, True, "a3", 0)


@rule("P-4.8", "P-9.3")
def test_of_two_equal_ways_the_one_by_the_first_field_is_shown() -> None:
    # Both E7 D7 D8 and E7 E8 D8 take three steps; D7 comes before E8.
    assert shown(alpha(), "D8") == Reach("D8", 3, "D7", 0, True, None, None)


@rule("P-5.1")
def test_a_foreign_venue_is_a_stop_that_pays_nothing() -> None:
    assert shown(alpha(), "E7") == Reach("E7", 1, None, 0, True, None, None)


@rule("P-5.1")
def test_a_collected_venue_is_a_stop_that_pays_nothing() -> None:
    assert shown(alpha(collected="c4"), "G8") == Reach("G8", 1, None, 0, True, None, None)


@rule("P-4.6", "PR-17")
def test_a_venue_with_a_crook_at_the_door_is_passed_and_pays_nothing() -> None:
    assert shown(alpha(crooks="START START G8"), "G8") == Reach("G8", 1, None, 0, False, None, None)


@rule("P-6.5", "PX-25")
def test_a_policeman_is_shown_as_a_fine_within_the_cost() -> None:
    assert shown(alpha(active=1, policemen="- - F9"), "F9") == Reach("F9", 3, "F8", 1, True, None, None)


@rule("P-6.5", "PX-27")
def test_behind_a_policeman_the_fine_stays_in_the_sum() -> None:
    found = shown(alpha(active=1, policemen="- - F9", collected="b3"), "F10")
    assert found == Reach("F10", 4, "F9", 1, True, "c5", 0)


@rule("P-6.5", "PX-26")
def test_a_policeman_beyond_the_last_point_is_not_in_reach() -> None:
    assert shown(alpha(active=1, policemen="- - F10"), "F10") is None


@rule("P-7.1", "PX-36")
def test_with_all_chips_the_start_tile_pays_the_unused_points() -> None:
    scene = alpha(crooks="E5 START START", collected=OWN)
    assert shown(scene, "START") == Reach("START", 2, "F5", 0, True, None, 12)


@rule("P-7.2", "PX-37")
def test_with_a_chip_outstanding_the_start_tile_pays_nothing() -> None:
    scene = alpha(crooks="E5 START START", collected=OWN.removeprefix("a1 "))
    assert shown(scene, "START") == Reach("START", 2, "F5", 0, True, None, None)


@rule("P-7.1", "P-4.6")
def test_with_all_chips_no_entrance_pays_any_more() -> None:
    assert {each.income for each in ready_to_move(alpha(crooks="E5 START START", collected=OWN)).view().reach} == {
        None,
        12,
    }


@rule("P-8.5", "PX-46")
@pytest.mark.parametrize(
    ("field", "expected"),
    [("G8", Reach("G8", 1, None, 0, True, None, None)), ("C7", Reach("C7", 3, "D7", 0, True, "a3", 0))],
)
def test_only_the_marked_venue_is_shown_to_pay(field: str, expected: Reach) -> None:
    assert shown(alpha(target_marker=True, targets="a3 a2 b1"), field) == expected


@rule("P-4.7")
def test_the_own_field_is_not_shown_to_who_has_to_move() -> None:
    assert shown(alpha(crooks="B3 START START"), "B3") is None


@rule("P-4.7", "P-5.1", "PX-24")
def test_who_may_stay_is_shown_that_staying_on_an_own_venue_pays_nothing() -> None:
    scene = alpha(crooks="B3 START START", must_move=False)
    assert shown(scene, "B3") == Reach("B3", 0, None, 0, True, None, None)


@rule("P-4.7", "PX-23")
def test_who_cannot_move_is_shown_the_own_field_as_the_only_stop() -> None:
    scene = ready_to_move(alpha(crooks="C5 B5 A5", policemen="- - B5"))
    assert [each for each in scene.view().reach if each.stop] == [Reach("C5", 0, None, 0, True, None, None)]


@rule("P-4.3", "PX-14")
def test_a_hop_is_one_step_and_the_corner_leads_on() -> None:
    scene = alpha(crooks="A5 START START")
    assert shown(scene, "A1") == Reach("A1", 1, None, 0, True, None, None)


@rule("P-4.3", "PX-14")
def test_the_far_corners_are_reached_by_the_near_ones() -> None:
    view = ready_to_move(alpha(crooks="A5 START START")).view()
    assert {each.field: each.via for each in view.reach if each.field in ("N1", "N14")} == {"N1": "A1", "N14": "A14"}


@rule("P-9.3", "PX-13")
def test_nodes_are_shown_in_the_order_of_the_board_the_start_tile_last() -> None:
    view = ready_to_move(alpha(crooks="F5 START START")).view()
    # F5 leads to E5 and, across START, to the fields around it.
    assert [each.field for each in view.reach if each.cost <= 2] == ["E5", "H6", "E7", "H7", "F8", "G8", "START"]


@rule("P-4.5")
def test_nothing_is_shown_before_the_policeman_is_decided_on() -> None:
    assert alpha().view().reach == ()


@rule("P-11.1")
def test_the_reach_of_the_next_seat_is_its_own() -> None:
    scene = ready_to_move(to(alpha(), "E7"))
    # Seat 1 finds seat 0's crook on its venue b3.
    assert [each.stop for each in scene.view(0).reach if each.field == "E7"] == [False]
