"""Tests planning an attack: target and leader. RULES.md V-6."""

from __future__ import annotations

import pytest

from omerta.games.villa.actions import GiveBonus, PlayMatch, PlayPair, VillaAction
from omerta.games.villa.events import AttackPlanned, GuardRevealed
from omerta.games.villa.tests.given import FIX39, VillaScene, given
from omerta.games.villa.tests.moves import bonus, match, pair, pas, passes, plan, plans
from omerta.games.villa.tests.seen import cards, result
from omerta.testing import rule


def planning(rows: str = "0:[Y R] 1:[B G] 2:[Y]") -> VillaScene:
    return given(rows=rows, board=FIX39)


@rule("V-6.1")
def test_every_free_target_with_every_leader_is_a_plan() -> None:
    assert planning().legal(0) == plans("P1 P3 P7 P9", 0, 1, 2)


@rule("V-6.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_others_do_not_plan(seat: int) -> None:
    scene = planning()
    assert scene.legal(seat) == []
    assert scene.refused(seat, plan("P1", 0)).rule == "V-13.3"


@rule("V-6.1", "V-2.4")
@pytest.mark.parametrize("target", ["X", "P10", ""])
def test_a_target_that_does_not_exist_is_refused(target: str) -> None:
    assert planning().refused(0, plan(target, 0)).rule in {"V-2.4", "V-6.1"}


@rule("V-6.1", "V-5.2")
def test_an_arrested_guard_is_no_target() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana")
    assert scene.refused(0, plan("V2", 0)).rule in {"V-5.2", "V-6.1"}


@rule("V-6.1")
@pytest.mark.parametrize("wrong", [match("Y"), pair("Y", "Y"), pas("Y"), bonus(0, "row")])
def test_while_planning_nobody_plays_or_gives(wrong: PlayMatch | PlayPair | GiveBonus) -> None:
    assert planning().refused(0, wrong).rule[:4] in {"V-7.", "V-8."}


@rule("V-6.2")
def test_the_last_leader_may_lead_again() -> None:
    scene = given(rows="0:[Y] 1:[R] 2:[B]", board="V1=dirty_diana", leader=1)
    assert scene.legal(1) == plans("V1", 0, 1, 2)


@rule("V-6.2", "VR-19")
def test_a_seat_without_cards_may_not_lead() -> None:
    scene = given(rows="0:[Y] 1:[] 2:[B]", board="V1=dirty_diana")
    assert scene.legal(0) == plans("V1", 0, 2)
    assert scene.refused(0, plan("V1", 1)).rule in {"V-6.2", "VR-19"}


@rule("V-6.2", "V-1.1")
def test_a_leader_who_does_not_sit_at_the_table_is_refused() -> None:
    assert planning().refused(0, plan("P1", 3)).rule in {"V-1.1", "V-6.2"}


@rule("V-6.3", "V-10.3")
def test_if_nobody_may_lead_the_operation_fails() -> None:
    scene = given(rows="0:[] 1:[]", board="V1=dirty_diana")
    assert result(scene) == ("lost", "no_card_on_turn")


@rule("V-6.3", "V-10.3")
def test_if_the_last_cards_are_spent_on_an_arrest_the_operation_fails() -> None:
    scene = given(rows="0:[B] 1:[Y]", board="V1=dirty_diana V4=nebel_nino")
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y"))
    assert scene.view().arrested == ("dirty_diana",)
    assert result(scene) == ("lost", "no_card_on_turn")


@rule("V-6.4")
def test_the_plan_gives_the_leader_the_card_and_the_turn() -> None:
    view = planning().when(0, plan("P9", 2)).view()
    assert (view.phase, view.leader, view.coordinator, view.active) == ("play", 2, 2, 2)
    assert (view.target, view.filled, view.required, view.laid) == ("P9", 0, "Y", ())


@rule("V-6.4")
def test_the_plan_turns_the_target_over_and_nobody_else() -> None:
    slots = planning().when(0, plan("P9", 2)).view().slots
    fronts = {slot: back.front for slot, back in slots.items() if back is not None and back.front is not None}
    assert fronts == {"P9": "narben_juri"}


@rule("V-6.4")
def test_the_plan_and_the_front_are_told_to_all() -> None:
    scene = planning().when(0, plan("P9", 2))
    assert scene.events == [AttackPlanned("P9", 2), GuardRevealed("P9", "narben_juri")]


@rule("V-6.4", "V-2.1")
def test_the_godfather_needs_no_turning_over() -> None:
    scene = given(rows="0:[G] 1:[R]", board="").when(0, plan("G", 0))
    assert scene.events == [AttackPlanned("G", 0)]
    assert scene.view().required == "G"


@rule("V-6.4")
def test_the_front_of_an_arrested_guard_stays_public() -> None:
    scene = given(rows="0:[B] 1:[Y R]", board="V1=dirty_diana V4=nebel_nino")
    view = scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y")).view()
    assert view.arrested == ("dirty_diana",)


@rule("V-6.5", "VR-9")
def test_an_attack_cannot_be_broken_off() -> None:
    scene = planning().when(0, plan("P9", 2))
    assert scene.legal(2) == [match("Y"), *passes("Y")]
    assert scene.refused(2, plan("P1", 0)).rule in {"V-6.5", "VR-9"}


@rule("V-6.5", "VR-9")
def test_an_attack_without_a_single_match_goes_on_round_the_table() -> None:
    scene = given(rows="0:[R R] 1:[R R]", board="V1=schmiere_susi V4=nebel_nino")
    scene.when(0, plan("V1", 0)).when(0, pas("R")).when(1, pas("R")).when(0, pas("R"))
    view = scene.view()
    assert (view.target, view.active, view.filled) == ("V1", 1, 0)
    assert cards(view.out_of_play) == cards("R R R")


@rule("V-6.1", "V-7.1")
@pytest.mark.parametrize("wrong", [plan("P1", 0), bonus(0, "pile")])
def test_during_an_attack_only_card_turns_are_accepted(wrong: VillaAction) -> None:
    scene = planning().when(0, plan("P9", 2))
    assert scene.refused(2, wrong).rule.startswith("V-")
