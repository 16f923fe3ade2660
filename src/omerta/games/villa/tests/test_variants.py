"""Variants and options, and which of them go together. RULES.md V-12."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.tests.given import Variant, VillaScene, given, new_game
from omerta.games.villa.tests.moves import bonus, match, plan, plans
from omerta.games.villa.tests.seen import cards, deal, result
from omerta.testing import rule


def rotating(rows: str, leader: int) -> VillaScene:
    return given(rows=rows, board="V1=dirty_diana V2=bluff_bruno", leader=leader, leader_mode="rotating")


@rule("V-12.3", "VR-23")
def test_three_open_cards_at_the_start_leave_the_limit_at_four() -> None:
    scene = given(
        rows="0:[Y R B] 1:[Y R B B]", board="V1=dirty_diana", discard="G", phase="bonus", bonus="G", open_start=3
    )
    assert scene.legal(0) == [bonus(0, "row"), bonus(0, "pile"), bonus(1, "pile")]


@rule("VR-23", "V-8.5")
def test_a_row_limit_of_three_is_an_option() -> None:
    scene = given(
        rows="0:[Y R B] 1:[Y R]",
        board="V1=dirty_diana",
        discard="G",
        phase="bonus",
        bonus="G",
        open_start=3,
        row_limit=3,
    )
    assert scene.legal(0) == [bonus(0, "pile"), bonus(1, "row"), bonus(1, "pile")]


@rule("V-12.4")
def test_without_a_swap_phase_the_first_attack_is_planned_at_once() -> None:
    scene = new_game(3, swap_phase=False)
    assert scene.view().phase == "plan"
    assert len(scene.legal(0)) == 4 * 3


@rule("V-12.5")
@pytest.mark.parametrize(("leader", "following"), [(0, 1), (1, 2), (2, 0)])
def test_a_rotating_leader_is_followed_by_the_next_seat(leader: int, following: int) -> None:
    scene = rotating("0:[Y] 1:[R] 2:[B]", leader)
    assert scene.legal(leader) == plans("V1 V2", following)
    assert scene.view().next_leader == following


@rule("V-12.5")
def test_another_leader_than_the_next_one_is_refused() -> None:
    assert rotating("0:[Y] 1:[R] 2:[B]", leader=0).refused(0, plan("V1", 2)).rule == "V-12.5"


@rule("V-12.5", "V-10.3")
def test_if_the_next_leader_has_no_card_the_operation_fails() -> None:
    assert result(rotating("0:[Y Y] 1:[] 2:[B]", leader=0)) == ("lost", "no_card_on_turn")


@rule("V-12.5")
def test_before_the_first_attack_no_leader_is_fixed() -> None:
    scene = new_game(2, leader_mode="rotating", swap_phase=False)
    assert scene.view().next_leader is None
    assert {action.leader for action in scene.legal(0) if isinstance(action, type(plan("P1", 0)))} == {0, 1}


@rule("V-12.5")
def test_with_a_chosen_leader_no_leader_is_fixed_ever() -> None:
    assert given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", leader=0).view().next_leader is None


@rule("V-12.5")
@pytest.mark.parametrize(("anchor", "following"), [("leader", 1), ("last_player", 2)])
def test_the_next_leader_is_known_while_the_bonus_is_given(anchor: str, following: int) -> None:
    scene = given(
        rows="0:[B Y] 1:[Y R] 2:[B]",
        board="V1=dirty_diana V2=bluff_bruno",
        discard="G",
        leader_mode="rotating",
        rotation_anchor=anchor,
    )
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y"))
    assert (scene.view().phase, scene.view().next_leader) == ("bonus", following)
    scene.when(0, bonus(0, "row"))
    assert scene.legal(0) == plans("V2", following)


@rule("V-12.5", "V-10.3")
@pytest.mark.parametrize(("seat", "reason"), [(1, None), (0, "no_card_on_turn")])
def test_a_bonus_may_save_a_next_leader_without_cards(seat: int, reason: str | None) -> None:
    scene = given(rows="0:[B Y] 1:[Y]", board="V1=dirty_diana V2=bluff_bruno", discard="G", leader_mode="rotating")
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y")).when(0, bonus(seat, "row"))
    assert scene.view().reason == reason


@rule("V-12.5")
def test_during_an_attack_the_next_leader_is_not_shown() -> None:
    scene = rotating("0:[B Y] 1:[R] 2:[B]", leader=2).when(2, plan("V1", 0))
    assert scene.view().next_leader is None


@rule("V-12.6")
@pytest.mark.parametrize(
    "options",
    [
        {"roster": "first_game", "handicap_timing": "table"},
        {"row_limit": 3, "open_start": 4},
        {"handicap_timing": "table", "handicap_choices": ()},
        {"handicap_timing": "table", "handicap_choices": (10, 4, 10)},
        {"handicap_timing": "table", "handicap_choices": (10, -10)},
        {"handicap_timing": "table", "handicap_choices": (19,)},
        {"open_start": 5},
        {"row_limit": 5},
        {"roster": "easy"},
        {"leader_mode": "none"},
        {"decision_mode": "vote"},
    ],
)
def test_forbidden_options_are_refused_before_the_setup(options: Variant) -> None:
    with pytest.raises(RuleViolation) as refusal:
        new_game(2, **options)
    assert refusal.value.rule in {"V-12.6", "V-3.2", "V-3.6"}


@rule("V-12.6", "VR-33")
def test_the_variants_go_together_with_the_first_game() -> None:
    scene = new_game(
        2,
        roster="first_game",
        expert=True,
        open_start=3,
        row_limit=3,
        swap_phase=False,
        leader_mode="rotating",
        decision_mode="consensus",
        recover_passed=True,
    )
    assert scene.view().total_strength == 36
    assert scene.view().phase == "plan"


@rule("V-12.6")
@pytest.mark.parametrize(
    "unused",
    [
        {"custom_counts": (0, 6, 7)},
        {"handicap_choices": (-4,)},
        {"rotation_anchor": "last_player"},
        {"expert_pair_needs_marker": False},
    ],
)
def test_an_option_that_is_not_used_is_ignored(unused: Variant) -> None:
    assert deal(2, "unused", **unused) == deal(2, "unused")


@rule("V-12.6")
def test_the_handicap_of_the_lobby_is_ignored_at_the_table() -> None:
    scene = new_game(2, handicap=18, handicap_timing="table")
    assert len(scene.legal(0)) == 4
    assert scene.view().police_count is None


@rule("V-12.6")
def test_the_defaults_are_those_of_the_table_of_options() -> None:
    assert VillaOptions() == VillaOptions(
        roster="random",
        custom_counts=(4, 5, 4),
        handicap=10,
        handicap_timing="lobby",
        handicap_choices=(10, 7, 4, 0),
        expert=False,
        open_start=4,
        row_limit=4,
        swap_phase=True,
        leader_mode="chosen",
        rotation_anchor="leader",
        decision_mode="coordinator",
        early_abort=True,
        expert_pair_needs_marker=True,
        recover_passed=False,
    )


@rule("V-12.7")
def test_recovery_uses_the_discard_first() -> None:
    scene = given(rows="0:[B] 1:[Y R]", board="V1=dirty_diana V4=nebel_nino", discard="G", out="G", recover_passed=True)
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y")).when(0, bonus(0, "row"))
    assert cards(scene.view().discard) == cards("B Y")
    assert cards(scene.view().out_of_play) == cards("G")


@rule("V-12.7", "V-8.3")
def test_passed_jokers_are_not_recovered() -> None:
    scene = given(rows="0:[B] 1:[Y R]", board="V1=dirty_diana V4=nebel_nino", out="BG YG W R", recover_passed=True)
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y"))
    assert scene.view().phase == "plan"
