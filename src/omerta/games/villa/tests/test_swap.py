"""Tests the swap phase before the first attack. RULES.md V-4; in consensus V-13.4."""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.games.villa.actions import Swap
from omerta.games.villa.events import SeatReady, SwapEnded, Swapped
from omerta.games.villa.tests.given import FIX39, Variant, VillaScene, given, new_game
from omerta.games.villa.tests.moves import READY, pas, plan, swap
from omerta.games.villa.tests.seen import opened
from omerta.testing import rule


def swapping(rows: str = "0:[Y Y R R] 1:[B B G G]", **options: Unpack[Variant]) -> VillaScene:
    return given(rows=rows, piles="0:[W] 1:[YR]", board=FIX39, phase="swap", **options)


def swapped_out(seats: int, **options: Unpack[Variant]) -> VillaScene:
    """All swaps have been made, back and forth."""
    rows = " ".join(f"{seat}:[Y R]" for seat in range(seats))
    scene = given(rows=rows, board=FIX39, phase="swap", **options)
    for _ in range(2 * seats):
        scene.when(0, swap(0, "Y", 1, "R")).when(0, swap(0, "R", 1, "Y"))
    return scene


@rule("V-4.1")
def test_the_swap_phase_comes_after_the_deal_and_before_the_first_plan() -> None:
    scene = new_game(2)
    assert scene.view().phase == "swap"
    assert scene.when(0, READY).view().phase == "plan"


@rule("V-4.1")
def test_a_swap_leaves_as_many_open_cards_as_before_and_the_piles_alone() -> None:
    scene = swapping()
    piles = opened(scene.state).piles
    scene.when(0, swap(0, "Y", 1, "G")).when(0, swap(0, "Y", 1, "B"))
    assert [len(row) for row in scene.view().rows] == [4, 4]
    assert opened(scene.state).piles == piles


@rule("V-4.1")
def test_the_grounds_are_seen_while_swapping() -> None:
    slots = new_game(2).view().slots
    assert len([back for back in slots.values() if back is not None]) == 13


@rule("V-4.2")
def test_a_swap_is_told_to_all() -> None:
    scene = swapping().when(0, swap(0, "Y", 1, "G"))
    assert scene.happened(Swapped) == [Swapped(0, "Y", 1, "G")]


@rule("V-4.2")
def test_a_swap_of_equal_kinds_is_neither_listed_nor_accepted() -> None:
    scene = swapping("0:[Y R] 1:[Y B]")
    assert scene.legal(0) == [swap(0, "Y", 1, "B"), swap(0, "R", 1, "Y"), swap(0, "R", 1, "B"), READY]
    assert scene.refused(0, swap(0, "Y", 1, "Y")).rule == "V-4.2"


@rule("V-4.2")
def test_swaps_are_listed_by_seats_and_kinds_and_ready_comes_last() -> None:
    scene = given(rows="0:[W Y] 1:[YR G W] 2:[B]", board=FIX39, phase="swap")
    assert scene.legal(0) == [
        swap(0, "Y", 1, "G"),
        swap(0, "Y", 1, "YR"),
        swap(0, "Y", 1, "W"),
        swap(0, "W", 1, "G"),
        swap(0, "W", 1, "YR"),
        swap(0, "Y", 2, "B"),
        swap(0, "W", 2, "B"),
        swap(1, "G", 2, "B"),
        swap(1, "YR", 2, "B"),
        swap(1, "W", 2, "B"),
        READY,
    ]


@rule("V-4.2")
def test_a_swap_is_written_with_the_lower_seat_first() -> None:
    assert swapping().refused(0, swap(1, "B", 0, "Y")).rule == "V-4.2"


@rule("V-4.2")
@pytest.mark.parametrize(
    "wrong",
    [
        swap(0, "Y", 0, "R"),
        swap(0, "B", 1, "G"),
        swap(0, "Y", 1, "R"),
        swap(0, "W", 1, "G"),
    ],
)
def test_a_swap_of_what_does_not_lie_there_is_refused(wrong: Swap) -> None:
    assert swapping().refused(0, wrong).rule == "V-4.2"


@rule("V-4.2", "V-1.1", "V-1.4")
@pytest.mark.parametrize(
    "wrong", [swap(0, "X", 1, "G"), swap(0, "Y", 2, "G"), swap(0, "Y", 1, ""), swap(-1, "B", 1, "G")]
)
def test_a_swap_of_kinds_or_seats_that_do_not_exist_is_refused(wrong: Swap) -> None:
    assert swapping().refused(0, wrong).rule in {"V-1.1", "V-1.4", "V-4.2"}


@rule("V-4.2")
def test_the_coordinator_may_swap_between_other_seats() -> None:
    scene = given(rows="0:[Y] 1:[R] 2:[B]", board=FIX39, phase="swap").when(0, swap(1, "R", 2, "B"))
    assert scene.view().rows == (("Y",), ("B",), ("R",))


@rule("V-4.2", "VR-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_four_swaps_a_seat_and_then_only_ready(seats: int) -> None:
    assert new_game(seats).view().swaps_left == 4 * seats
    scene = swapped_out(seats)
    assert scene.view().swaps_left == 0
    assert scene.legal(0) == [READY]


@rule("V-4.2", "VR-26")
def test_a_swap_beyond_the_last_is_refused() -> None:
    assert swapped_out(2).refused(0, swap(0, "Y", 1, "R")).rule in {"V-4.2", "VR-26"}


@rule("V-4.2", "V-13.4")
def test_after_the_last_swap_ready_still_ends_the_phase() -> None:
    assert swapped_out(2).when(0, READY).view().phase == "plan"


@rule("VR-28")
def test_when_the_phase_has_ended_nobody_swaps_any_more() -> None:
    scene = swapping().when(0, READY)
    assert scene.refused(0, swap(0, "Y", 1, "G")).rule in {"V-4.1", "V-4.2", "VR-28"}


@rule("VR-28")
def test_during_an_attack_nobody_swaps() -> None:
    scene = swapping().when(0, READY).when(0, plan("P1", 0)).when(0, pas("Y"))
    assert scene.refused(1, swap(0, "Y", 1, "G")).rule in {"V-4.1", "V-4.2", "VR-28"}


@rule("V-13.4", "V-13.3")
@pytest.mark.parametrize("action", [READY, swap(0, "Y", 1, "G")])
def test_with_a_coordinator_the_others_do_not_swap(action: Swap) -> None:
    assert swapping().refused(1, action).rule in {"V-13.3", "V-13.4"}


@rule("V-13.4")
def test_in_consensus_a_seat_does_not_swap_between_others() -> None:
    scene = given(rows="0:[Y] 1:[R] 2:[B]", board=FIX39, phase="swap", decision_mode="consensus")
    assert scene.legal(0) == [swap(0, "Y", 1, "R"), swap(0, "Y", 2, "B"), READY]
    assert scene.refused(0, swap(1, "R", 2, "B")).rule == "V-13.4"


@rule("V-13.4")
def test_in_consensus_a_swap_needs_nobody_else() -> None:
    scene = swapping(decision_mode="consensus").when(1, swap(0, "Y", 1, "G"))
    assert scene.view().rows == (("Y", "R", "R", "G"), ("B", "B", "G", "Y"))


@rule("V-13.4")
def test_in_consensus_nobody_is_ready_twice() -> None:
    scene = swapping(decision_mode="consensus").when(1, READY)
    assert READY not in scene.legal(1)
    assert scene.refused(1, READY).rule == "V-13.4"


@rule("V-13.4")
def test_in_consensus_a_ready_seat_may_still_swap() -> None:
    scene = swapping(decision_mode="consensus").when(1, READY)
    assert scene.legal(1) == [
        swap(0, "Y", 1, "B"),
        swap(0, "Y", 1, "G"),
        swap(0, "R", 1, "B"),
        swap(0, "R", 1, "G"),
    ]


@rule("V-13.4", "V-4.2")
def test_in_consensus_a_swap_clears_the_marks_of_those_who_are_not_part_of_it() -> None:
    scene = given(rows="0:[Y] 1:[R] 2:[B]", board=FIX39, phase="swap", decision_mode="consensus")
    scene.when(0, READY).when(1, READY).when(2, swap(1, "R", 2, "B"))
    assert scene.view().ready == ()
    assert READY in scene.legal(0)


@rule("V-13.4")
def test_in_consensus_each_ready_seat_is_told_and_the_end_too() -> None:
    scene = swapping(decision_mode="consensus").when(1, READY).when(0, READY)
    assert scene.events == [SeatReady(1), SeatReady(0), SwapEnded()]
    assert scene.view().phase == "plan"


@rule("V-13.4")
def test_in_consensus_a_seat_that_is_ready_after_the_last_swap_has_nothing_to_do() -> None:
    scene = swapped_out(2, decision_mode="consensus").when(0, READY)
    assert scene.legal(0) == []
    assert scene.legal(1) == [READY]
