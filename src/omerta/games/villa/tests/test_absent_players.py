"""A seat whose player does not answer. RULES.md V-13.7."""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.contract import RuleViolation
from omerta.games.villa import GAME
from omerta.games.villa.actions import Decide, Plan, Propose
from omerta.games.villa.tests.given import FIX39, Variant, VillaScene, given
from omerta.games.villa.tests.moves import APPROVE, READY, match, pas, plan, propose
from omerta.games.villa.tests.play import steps
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.testing import rule


def planning(**options: Unpack[Variant]) -> VillaScene:
    return given(rows="0:[B Y R G] 1:[B Y R G] 2:[B Y R G]", board="V1=dirty_diana V2=bluff_bruno", **options)


def deadlocked(scene: VillaScene) -> VillaScene:
    """Seat 0 has proposed as often as the team may."""
    for number in range(9):
        scene.when(0, propose(plan("V1", number % 2)))
    return scene


def unanswered(scene: VillaScene, clocks: int) -> VillaScene:
    """While planning nobody answers, until that many clocks have run out."""
    for _ in range(clocks):
        if scene.view().phase == "plan":
            (clock,) = GAME.clocks(scene.state)
            scene.expired(clock)
    return scene


@rule("V-13.7")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_in_the_swap_phase_the_absent_are_ready(mode: str) -> None:
    scene = given(rows="0:[Y Y R R] 1:[B B G G]", board=FIX39, phase="swap", decision_mode=mode)
    assert GAME.default(scene.state, 0) == READY


@rule("V-13.7")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_absent_approve_a_standing_proposal(seat: int) -> None:
    scene = planning(decision_mode="consensus").when(1, propose(plan("V2", 2)))
    assert GAME.default(scene.state, seat) == APPROVE


@rule("V-13.7")
def test_the_absent_approve_even_a_plan_that_a_bot_would_object_to() -> None:
    scene = given(
        rows="0:[B Y R G] 1:[Y B R G] 2:[G G G G]",
        piles="0:[R B G Y] 1:[R B G Y] 2:[R B G Y]",
        board="V1=dirty_diana V4=donner_dolores",
        decision_mode="consensus",
    )
    scene.when(2, propose(plan("V1", 2)))
    objection = GAME.bots["house"].choose(scene.view(0), scene.legal(0), FastChance(0))
    assert isinstance(objection, Propose)
    assert GAME.default(scene.state, 0) == APPROVE


@rule("V-13.7")
def test_an_absent_coordinator_proposes_in_consensus() -> None:
    assert isinstance(GAME.default(planning(decision_mode="consensus").state, 0), Propose)


@rule("V-13.7")
def test_an_absent_coordinator_decides_when_nobody_may_propose() -> None:
    scene = deadlocked(planning(decision_mode="consensus"))
    assert scene.view().approvals == (0,)
    assert isinstance(GAME.default(scene.state, 0), Decide)


@rule("V-13.7")
def test_an_absent_coordinator_plans() -> None:
    assert isinstance(GAME.default(planning().state, 0), Plan)


@rule("V-13.7")
def test_an_absent_active_seat_matches_where_that_is_plainly_best() -> None:
    scene = given(rows="0:[B R R G] 1:[Y R]", board="V1=dirty_diana V4=nebel_nino", target="V1")
    assert GAME.default(scene.state, 0) == match("B")


@rule("V-13.7")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_the_clock_of_an_absent_team_ends_every_decision(mode: str) -> None:
    assert unanswered(planning(decision_mode=mode), clocks=10).view().phase == "play"


@rule("V-13.7")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_when_time_is_up_the_card_turn_of_the_active_seat_is_made(mode: str) -> None:
    scene = given(
        rows="0:[Y R] 1:[B R R G]",
        board="V1=dirty_diana V4=nebel_nino",
        target="V1",
        active=1,
        leader=0,
        decision_mode=mode,
    )
    (clock,) = GAME.clocks(scene.state)
    view = scene.expired(clock).view()
    assert clock.seats == (1,)
    assert (view.laid, view.active) == ((("B",),), 0)


@rule("V-13.7")
def test_the_end_of_an_old_clock_changes_nothing() -> None:
    scene = given(rows="0:[Y R] 1:[R R]", board="V1=schmiere_susi", target="V1")
    (clock,) = GAME.clocks(scene.state)
    scene.when(0, pas("R"))
    with pytest.raises(RuleViolation, match=r"V-13\.7"):
        scene.expired(clock)
    assert scene.view().active == 1


@rule("V-13.7", "V-13.4")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_when_time_is_up_the_swaps_end_for_all(mode: str) -> None:
    scene = given(rows="0:[Y Y R R] 1:[B B G G]", board=FIX39, phase="swap", decision_mode=mode)
    (clock,) = GAME.clocks(scene.state)
    assert scene.expired(clock).view().phase == "plan"


@rule("V-13.7")
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_entered_for_a_seat_is_always_legal(mode: str, seed: int) -> None:
    played = list(steps(3, seed, decision_mode=mode, handicap_timing="table", expert=True))
    illegal = [
        (step.state, seat)
        for step in played
        for seat in GAME.pending(step.state)
        if GAME.default(step.state, seat) not in legal(GAME, step.state, seat)
    ]
    assert illegal == []


@rule("V-13.7")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_bot_approves_the_plan_that_it_would_have_made_itself(seat: int) -> None:
    scene, house = planning(decision_mode="consensus"), GAME.bots["house"]
    scene.when(1, house.choose(scene.view(1), scene.legal(1), FastChance(0)))
    assert house.choose(scene.view(seat), scene.legal(seat), FastChance(0)) == APPROVE
