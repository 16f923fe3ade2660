"""Tests team decisions: coordinator and consensus. RULES.md V-13; the swap phase is in test_swap.py."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.villa import GAME
from omerta.games.villa.actions import GiveBonus, Plan, VillaAction
from omerta.games.villa.events import Approved, AttackPlanned, Decided, GuardRevealed, Proposed
from omerta.games.villa.tests.given import FIX39, VillaScene, given, new_game
from omerta.games.villa.tests.moves import (
    APPROVE,
    READY,
    bonus,
    decide,
    match,
    pas,
    passes,
    plan,
    plans,
    propose,
    set_handicap,
)
from omerta.testing import rule


def consensus(seats: int = 3, leader: Seat | None = None) -> VillaScene:
    rows = " ".join(f"{seat}:[B Y R G]" for seat in range(seats))
    board = "V1=dirty_diana V2=bluff_bruno"
    return given(rows=rows, board=board, decision_mode="consensus", leader=leader)


def deadlock(seats: int = 2, leader: Seat | None = None) -> VillaScene:
    """The team has proposed as often as it may; of two seats, seat 1 was the last to propose."""
    scene = consensus(seats, leader)
    for number in range(3 * seats):
        scene.when(number % 2, propose(plan("V1", number % 2)))
    return scene


def proposals(targets: str, *leaders: Seat) -> list[VillaAction]:
    return [propose(choice) for choice in plans(targets, *leaders) if isinstance(choice, Plan)]


def decisions(targets: str, *leaders: Seat) -> list[VillaAction]:
    return [decide(choice) for choice in plans(targets, *leaders) if isinstance(choice, Plan)]


@rule("V-13.1")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_a_card_turn_is_decided_by_the_active_seat_alone(mode: str) -> None:
    scene = given(
        rows="0:[Y B] 1:[R] 2:[B]", board="V1=dirty_diana", target="V1", active=2, leader=0, decision_mode=mode
    )
    assert scene.legal(2) == [match("B"), *passes("B")]
    assert scene.legal(0) == scene.legal(1) == []
    assert scene.view().waiting == (2,)


@rule("V-13.1")
def test_the_handicap_the_swaps_the_plan_and_the_bonus_are_the_teams() -> None:
    scene = new_game(2, handicap_timing="table", decision_mode="consensus")
    assert scene.legal(1) == [propose(set_handicap(value)) for value in (10, 7, 4, 0)]
    scene.when(1, propose(set_handicap(10))).when(0, APPROVE)
    assert READY in scene.legal(1)
    scene.when(1, READY).when(0, READY)
    assert scene.legal(1) == proposals("P1 P3 P7 P9", 0, 1)


@rule("V-13.2")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_before_the_first_attack_seat_0_is_the_coordinator(mode: str) -> None:
    assert new_game(3, decision_mode=mode).view().coordinator == 0


@rule("V-13.2")
def test_then_the_leader_is_the_coordinator() -> None:
    scene = given(rows="0:[Y] 1:[R R] 2:[B B]", board="V1=dirty_diana V4=nebel_nino", discard="G", leader=1)
    assert scene.view().coordinator == 1
    scene.when(1, plan("V1", 2))
    assert scene.view().coordinator == 2


@rule("V-13.2", "V-8.5")
def test_the_leader_of_the_arrest_gives_its_bonus() -> None:
    scene = given(rows="0:[Y] 1:[R R] 2:[B B]", board="V1=dirty_diana V4=nebel_nino", discard="G", leader=1)
    scene.when(1, plan("V1", 2)).when(2, match("B")).when(0, match("Y"))
    assert scene.legal(2) == [bonus(0, "row"), bonus(1, "row"), bonus(1, "pile"), bonus(2, "row"), bonus(2, "pile")]
    assert scene.legal(1) == []


@rule("V-13.3")
@pytest.mark.parametrize("seat", [0, 2])
def test_with_a_coordinator_the_others_have_no_action(seat: Seat) -> None:
    scene = given(rows="0:[Y] 1:[R] 2:[B]", board="V1=dirty_diana", leader=1)
    assert scene.legal(seat) == []
    assert GAME.pending(scene.state) == (1,)
    assert scene.refused(seat, plan("V1", 0)).rule == "V-13.3"


@rule("V-13.3")
@pytest.mark.parametrize("action", [propose(plan("V1", 0)), APPROVE, decide(plan("V1", 0))])
def test_with_a_coordinator_nobody_proposes(action: VillaAction) -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana")
    assert scene.refused(0, action).rule in {"V-13.3", "V-13.5", "V-13.6"}


@rule("V-13.3")
def test_the_coordinators_action_takes_effect_at_once() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana").when(0, plan("V1", 1))
    assert scene.view().phase == "play"


@rule("V-13.5")
def test_at_first_there_is_no_proposal() -> None:
    view = consensus().view()
    assert (view.proposal, view.approvals, view.proposal_count) == (None, (), 0)
    assert view.waiting == (0, 1, 2)


@rule("V-13.5")
@pytest.mark.parametrize("action", [plan("V1", 0), decide(plan("V1", 0)), APPROVE])
def test_at_first_nobody_plans_decides_or_approves(action: VillaAction) -> None:
    assert consensus().refused(0, action).rule in {"V-13.5", "V-13.6"}


@rule("V-13.5")
def test_a_proposal_is_approved_by_its_proposer_and_counts() -> None:
    scene = consensus().when(1, propose(plan("V2", 2)))
    view = scene.view()
    assert (view.proposal, view.approvals, view.proposal_count) == (plan("V2", 2), (1,), 1)
    assert scene.events == [Proposed(1, plan("V2", 2))]


@rule("V-13.5")
def test_the_proposer_may_propose_something_else_but_not_approve_again() -> None:
    scene = consensus().when(1, propose(plan("V2", 2)))
    assert scene.legal(1) == [*proposals("V1", 0, 1, 2), *proposals("V2", 0, 1)]
    assert scene.refused(1, APPROVE).rule == "V-13.5"


@rule("V-13.5")
def test_the_others_may_approve_first_or_propose_something_else() -> None:
    scene = consensus().when(1, propose(plan("V2", 2)))
    assert scene.legal(0) == [APPROVE, *proposals("V1", 0, 1, 2), *proposals("V2", 0, 1)]


@rule("V-13.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_standing_proposal_is_not_proposed_again(seat: Seat) -> None:
    scene = consensus().when(1, propose(plan("V2", 2)))
    assert scene.refused(seat, propose(plan("V2", 2))).rule == "V-13.5"


@rule("V-13.5")
@pytest.mark.parametrize("choice", [plan("V4", 0), plan("V1", 3), plan("G", 0), bonus(0, "pile"), set_handicap(10)])
def test_only_what_is_legal_can_be_proposed(choice: Plan | GiveBonus) -> None:
    scene = consensus()
    assert scene.refused(0, propose(choice)).rule.startswith("V-")


@rule("V-13.5")
def test_nobody_approves_twice() -> None:
    scene = consensus().when(1, propose(plan("V2", 2))).when(0, APPROVE)
    assert scene.view().approvals == (0, 1)
    assert APPROVE not in scene.legal(0)
    assert scene.refused(0, APPROVE).rule == "V-13.5"


@rule("V-13.5")
def test_a_new_proposal_clears_the_approvals_and_counts_on() -> None:
    scene = consensus().when(1, propose(plan("V2", 2))).when(0, APPROVE).when(0, propose(plan("V1", 0)))
    view = scene.view()
    assert (view.proposal, view.approvals, view.proposal_count) == (plan("V1", 0), (0,), 2)


@rule("V-13.5")
def test_when_all_approve_the_plan_takes_effect_and_the_fields_are_cleared() -> None:
    scene = consensus(2).when(1, propose(plan("V2", 0))).when(0, APPROVE)
    view = scene.view()
    assert (view.phase, view.target, view.leader) == ("play", "V2", 0)
    assert (view.proposal, view.approvals, view.proposal_count) == (None, (), 0)
    assert scene.events == [
        Proposed(1, plan("V2", 0)),
        Approved(0),
        AttackPlanned("V2", 0),
        GuardRevealed("V2", "bluff_bruno"),
    ]


@rule("V-13.5", "V-8.5")
def test_the_bonus_is_proposed_and_approved_too() -> None:
    scene = given(
        rows="0:[Y] 1:[R R B B]",
        board="V4=nebel_nino",
        discard="G",
        phase="bonus",
        bonus="G",
        decision_mode="consensus",
    )
    assert scene.legal(1) == [propose(bonus(0, "row")), propose(bonus(0, "pile")), propose(bonus(1, "pile"))]
    scene.when(1, propose(bonus(1, "pile"))).when(0, APPROVE)
    assert (scene.view().phase, scene.view().piles[1].known_bottom) == ("plan", ("G",))


@rule("V-13.5", "V-3.6")
def test_the_handicap_is_proposed_and_approved_too() -> None:
    scene = new_game(2, handicap_timing="table", decision_mode="consensus")
    scene.when(0, propose(set_handicap(7))).when(1, APPROVE)
    assert scene.view().police_count == min(54, scene.view().total_strength + 7)
    assert scene.view().phase == "swap"


@rule("V-13.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_three_proposals_a_seat_nobody_proposes_any_more(seats: int) -> None:
    scene = deadlock(seats)
    assert scene.view().proposal_count == 3 * seats
    assert scene.refused(0, propose(plan("V2", 0))).rule in {"V-13.5", "V-13.6"}


@rule("V-13.6")
def test_then_the_coordinator_decides_or_approves() -> None:
    scene = deadlock()
    assert scene.view().approvals == (1,)
    assert scene.legal(0) == [APPROVE, *decisions("V1 V2", 0, 1)]
    assert scene.legal(1) == []


@rule("V-13.6")
def test_one_proposal_before_the_limit_everybody_still_proposes() -> None:
    scene = consensus(2)
    scene.when(0, propose(plan("V1", 0))).when(1, propose(plan("V1", 1))).when(0, propose(plan("V1", 0)))
    scene.when(1, propose(plan("V1", 1))).when(0, propose(plan("V1", 0)))
    assert scene.view().proposal_count == 5
    assert scene.legal(1) == [APPROVE, propose(plan("V1", 1)), *proposals("V2", 0, 1)]
    assert scene.refused(0, decide(plan("V1", 1))).rule == "V-13.6"


@rule("V-13.6")
def test_the_others_may_only_approve() -> None:
    scene = deadlock(leader=1)
    assert scene.view().coordinator == 1
    assert scene.legal(0) == [APPROVE]
    assert scene.legal(1) == decisions("V1 V2", 0, 1)
    assert scene.refused(0, decide(plan("V2", 0))).rule == "V-13.6"


@rule("V-13.6")
def test_the_decision_takes_effect_at_once() -> None:
    scene = deadlock().when(0, decide(plan("V2", 1)))
    assert (scene.view().phase, scene.view().target, scene.view().active) == ("play", "V2", 1)
    assert scene.view().proposal_count == 0
    assert Decided(0, plan("V2", 1)) in scene.events


@rule("V-13.6")
def test_the_last_proposal_may_still_be_approved_by_all() -> None:
    scene = deadlock().when(0, APPROVE)
    assert (scene.view().phase, scene.view().target, scene.view().active) == ("play", "V1", 1)


@rule("V-13.6")
@pytest.mark.parametrize("choice", [plan("V4", 0), plan("V1", 2), bonus(0, "row"), bonus(0, "pile")])
def test_the_coordinator_decides_only_what_is_legal(choice: Plan | GiveBonus) -> None:
    assert deadlock().refused(0, decide(choice)).rule.startswith("V-")


@rule("V-13.6")
def test_the_next_decision_begins_with_a_new_count() -> None:
    scene = deadlock().when(0, decide(plan("V1", 0))).when(0, match("B")).when(1, match("Y"))
    assert (scene.view().phase, scene.view().proposal_count) == ("plan", 0)
    assert scene.legal(1) == proposals("V2", 0, 1)


@rule("VR-27")
@pytest.mark.parametrize(("mode", "pending"), [("coordinator", (0,)), ("consensus", (0, 1))])
def test_the_team_decides_through_a_coordinator_or_together(mode: str, pending: tuple[Seat, ...]) -> None:
    scene = given(rows="0:[Y] 1:[R]", board=FIX39, decision_mode=mode)
    assert GAME.pending(scene.state) == pending


@rule("V-13.1")
def test_no_seat_passes_for_another() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", target="V1", decision_mode="consensus")
    assert scene.refused(1, pas("R")).rule in {"V-7.5", "V-13.1"}
