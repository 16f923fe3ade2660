"""Tests the worked examples of variants and team decisions, E-33 to E-37 and E-40."""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.games.villa.tests.given import FIX39, Variant, VillaScene, given, new_game
from omerta.games.villa.tests.moves import APPROVE, READY, bonus, match, plan, plans, propose, swap
from omerta.games.villa.tests.seen import cards, listed, result, rows
from omerta.testing import rule


def three_alike(**options: Unpack[Variant]) -> VillaScene:
    return given(
        rows="0:[B Y R G] 1:[B Y R G] 2:[B Y R G]",
        piles="0:[R R] 1:[R R] 2:[R R]",
        board="V1=dirty_diana V2=bluff_bruno",
        **options,
    )


def swapping_three() -> VillaScene:
    return given(rows="0:[Y Y R R] 1:[B B G G] 2:[W YR RB BG]", board=FIX39, phase="swap", decision_mode="consensus")


@rule("E-33", "V-12.5")
def test_with_a_rotating_leader_the_first_one_is_chosen() -> None:
    assert three_alike(leader_mode="rotating").legal(0) == plans("V1 V2", 0, 1, 2)


@rule("E-33", "V-12.5", "VR-24")
def test_later_the_seat_after_the_last_leader_leads() -> None:
    scene = three_alike(leader_mode="rotating").when(0, plan("V1", 2)).when(2, match("B")).when(0, match("Y"))
    assert scene.view().arrested == ("dirty_diana",)
    assert scene.view().phase == "plan"
    assert scene.legal(2) == [plan("V2", 0)]


@rule("E-33", "V-12.5", "VR-24")
def test_or_the_seat_after_the_one_who_filled_the_last_position() -> None:
    scene = three_alike(leader_mode="rotating", rotation_anchor="last_player")
    scene.when(0, plan("V1", 2)).when(2, match("B")).when(0, match("Y"))
    assert scene.legal(2) == [plan("V2", 1)]


@rule("E-34", "V-12.3", "V-3.5")
def test_three_open_cards_leave_more_in_the_piles() -> None:
    view = new_game(3, roster="custom", custom_counts=(3, 7, 3), open_start=3, handicap=4).view()
    assert view.total_strength == 39
    assert [len(row) for row in view.rows] == [3, 3, 3]
    assert [pile.unknown for pile in view.piles] == [12, 11, 11]


@rule("E-34", "V-12.3", "VR-23")
def test_three_open_cards_leave_room_for_the_bonus() -> None:
    scene = given(
        rows="0:[Y R B] 1:[Y R B]",
        board="V4=nebel_nino",
        discard="G",
        phase="bonus",
        bonus="G",
        open_start=3,
    )
    assert scene.legal(0) == [bonus(0, "row"), bonus(0, "pile"), bonus(1, "row"), bonus(1, "pile")]


@rule("E-35", "V-4.2", "V-13.4")
def test_the_coordinator_alone_swaps() -> None:
    scene = given(rows="0:[Y Y R R] 1:[B B G G]", board=FIX39, phase="swap")
    assert scene.legal(0) == [
        swap(0, "Y", 1, "B"),
        swap(0, "Y", 1, "G"),
        swap(0, "R", 1, "B"),
        swap(0, "R", 1, "G"),
        READY,
    ]
    assert scene.legal(1) == []


@rule("E-35", "V-4.2", "VR-26")
def test_a_swap_exchanges_two_cards_and_counts() -> None:
    scene = given(rows="0:[Y Y R R] 1:[B B G G]", board=FIX39, phase="swap").when(0, swap(0, "Y", 1, "B"))
    assert rows(scene) == listed("Y R R B", "B G G Y")
    assert scene.view().swaps_left == 7


@rule("E-35", "V-4.2", "V-13.4")
def test_ready_ends_the_swaps() -> None:
    scene = given(rows="0:[Y Y R R] 1:[B B G G]", board=FIX39, phase="swap")
    scene.when(0, swap(0, "Y", 1, "B")).when(0, READY)
    assert scene.view().phase == "plan"


@rule("E-36", "V-13.4")
@pytest.mark.parametrize(("seat", "count"), [(0, 13), (1, 13), (2, 17)])
def test_in_consensus_a_seat_makes_the_swaps_it_is_part_of(seat: int, count: int) -> None:
    assert len(swapping_three().legal(seat)) == count


@rule("E-36", "V-13.4")
def test_every_swap_clears_all_ready_marks() -> None:
    scene = swapping_three().when(1, READY).when(0, READY)
    assert scene.view().ready == (0, 1)
    scene.when(2, swap(0, "Y", 2, "W"))
    assert scene.view().ready == ()


@rule("E-36", "V-13.4")
def test_in_consensus_the_swaps_end_when_all_are_ready() -> None:
    scene = swapping_three().when(1, READY).when(0, READY).when(2, swap(0, "Y", 2, "W"))
    scene.when(0, READY).when(1, READY)
    assert scene.view().phase == "swap"
    scene.when(2, READY)
    assert scene.view().phase == "plan"


@rule("E-37", "V-13.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_consensus_each_seat_may_propose_every_plan(seat: int) -> None:
    legal = three_alike(decision_mode="consensus").legal(seat)
    assert legal == [propose(plan(target, leader)) for target in ("V1", "V2") for leader in (0, 1, 2)]


@rule("E-37", "V-13.5")
def test_a_new_proposal_begins_with_its_proposer_alone() -> None:
    scene = three_alike(decision_mode="consensus")
    scene.when(2, propose(plan("V1", 1))).when(0, APPROVE).when(1, propose(plan("V2", 0)))
    assert scene.view().proposal == plan("V2", 0)
    assert scene.view().approvals == (1,)


@rule("E-37", "V-13.5")
def test_the_plan_that_all_approve_takes_effect() -> None:
    scene = three_alike(decision_mode="consensus")
    scene.when(2, propose(plan("V1", 1))).when(0, APPROVE).when(1, propose(plan("V2", 0))).when(0, APPROVE)
    assert scene.view().phase == "plan"
    scene.when(2, APPROVE)
    assert (scene.view().phase, scene.view().target, scene.view().active) == ("play", "V2", 0)


@rule("E-40", "VR-31")
def test_a_seat_without_cards_that_does_not_come_to_turn_does_no_harm() -> None:
    scene = given(rows="0:[B] 1:[Y R] 2:[]", piles="1:[R R R R]", board="V1=dirty_diana")
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y"))
    assert scene.view().arrested == ("dirty_diana",)
    assert rows(scene)[2] == cards("")
    assert result(scene) == (None, None)
    assert scene.view().phase == "plan"
