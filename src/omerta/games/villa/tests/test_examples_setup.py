"""Tests the worked examples of the setup and of the free targets, E-1 to E-9."""

from __future__ import annotations

import pytest

from omerta.games.villa.tests.given import FIX39, given, new_game, without
from omerta.games.villa.tests.moves import set_handicap
from omerta.games.villa.tests.seen import free
from omerta.testing import rule


@rule("E-1", "V-2.2", "V-3.2", "V-3.4")
def test_the_first_game_of_four_deals_all_cards() -> None:
    view = new_game(4, roster="first_game").view()
    assert view.total_strength == 36
    assert view.police_count == 54
    assert [len(row) for row in view.rows] == [4, 4, 4, 4]
    assert [pile.unknown for pile in view.piles] == [10, 10, 9, 9]
    assert view.police_box_count == 0
    assert view.phase == "swap"


@rule("E-2", "V-3.1")
def test_the_layout_of_the_rulebook_has_strength_28_in_the_park_and_11_in_the_villa() -> None:
    slots = given(rows="0:[Y] 1:[R]", board=FIX39).view().slots
    strength = {name: back.strength for name, back in slots.items() if back is not None}
    assert sum(strength[f"P{number}"] for number in range(1, 10)) == 28
    assert sum(strength[f"V{number}"] for number in range(1, 5)) == 11


@rule("E-2", "V-3.2", "V-3.4")
def test_strength_39_with_handicap_10_deals_49_cards_to_three_seats() -> None:
    view = new_game(3, roster="custom", custom_counts=(3, 7, 3), handicap=10).view()
    assert view.total_strength == 39
    assert view.police_count == 49
    assert [len(row) + pile.unknown for row, pile in zip(view.rows, view.piles, strict=True)] == [17, 16, 16]
    assert [pile.unknown for pile in view.piles] == [13, 12, 12]
    assert view.police_box_count == 5


@rule("E-2", "V-3.2")
@pytest.mark.parametrize(("handicap", "police_count"), [(10, 49), (7, 46), (4, 43), (0, 39)])
def test_strength_39_and_the_handicap_make_the_number_of_police_cards(handicap: int, police_count: int) -> None:
    view = new_game(3, roster="custom", custom_counts=(3, 7, 3), handicap=handicap).view()
    assert view.police_count == police_count


@rule("E-3", "V-3.2", "VR-4")
def test_strength_46_with_handicap_10_uses_all_54_cards() -> None:
    view = new_game(4, roster="custom", custom_counts=(0, 6, 7), handicap=10).view()
    assert view.total_strength == 46
    assert view.police_count == 54
    assert view.police_count - view.total_strength == 8
    assert [len(row) + pile.unknown for row, pile in zip(view.rows, view.piles, strict=True)] == [14, 14, 13, 13]


@rule("E-4", "V-3.6")
def test_at_the_table_the_coordinator_alone_sets_the_handicap() -> None:
    scene = new_game(2, handicap_timing="table")
    assert scene.view().phase == "difficulty"
    assert scene.legal(0) == [set_handicap(10), set_handicap(7), set_handicap(4), set_handicap(0)]
    assert scene.legal(1) == []


@rule("E-4", "V-3.6")
def test_the_handicap_set_at_the_table_makes_the_number_of_cards_and_leads_to_the_swaps() -> None:
    scene = new_game(2, handicap_timing="table").when(0, set_handicap(4))
    assert scene.view().police_count == scene.view().total_strength + 4
    assert scene.view().phase == "swap"


@rule("E-5", "V-5.2", "V-5.4")
def test_with_all_guards_present_the_corners_of_the_park_are_free() -> None:
    assert free(FIX39) == "P1 P3 P7 P9"


@rule("E-6", "V-5.2")
def test_an_arrested_corner_frees_its_two_neighbours() -> None:
    assert free(without("P9")) == "P1 P3 P6 P7 P8"


@rule("E-7", "V-5.2", "VR-7")
def test_two_opposite_sides_are_enough() -> None:
    assert free(without("P1 P3 P4 P6")) == "P2 P5 P7 P9"


@rule("E-8", "V-5.2")
def test_a_villa_guard_under_one_park_guard_is_covered() -> None:
    assert free(without("P1 P2 P4")) == "P3 P5 P7 P9"


@rule("E-8", "V-5.2")
def test_a_villa_guard_under_none_is_free() -> None:
    assert free(without("P1 P2 P4 P5")) == "P3 P6 P7 P8 P9 V1"


@rule("E-9", "V-5.3")
def test_the_last_guard_is_the_only_target() -> None:
    assert free("V4=rausschmeisser_ralf") == "V4"


@rule("E-9", "V-5.3")
def test_without_guards_the_godfather_is_the_only_target() -> None:
    assert free("") == "G"
