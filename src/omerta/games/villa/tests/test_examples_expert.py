"""Tests the worked examples of the expert version, E-29 to E-32: matches and pairs at a marked position."""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.games.villa.actions import Pass, VillaAction
from omerta.games.villa.tests.given import Variant, VillaScene, given
from omerta.games.villa.tests.moves import match, pair, passes
from omerta.testing import rule


def at_position_2(row: str, guard: str = "dirty_diana", laid: str = "B", **options: Unpack[Variant]) -> VillaScene:
    """Seat 0 has this row, position 1 of the guard at V1 is filled; it is the expert version unless said otherwise."""
    variant: Variant = {"expert": True, **options}
    return given(rows=f"0:[{row}] 1:[R R]", board=f"V1={guard}", target="V1", laid=laid, filled=1, **variant)


def fillings(scene: VillaScene) -> list[VillaAction]:
    """Gives matches and pairs of seat 0."""
    return [action for action in scene.legal(0) if not isinstance(action, Pass)]


@rule("E-29", "V-11.1")
def test_yellow_is_matched_with_a_red_card_in_the_row() -> None:
    assert fillings(at_position_2("Y R B G")) == [match("Y")]


@rule("E-29", "V-11.1", "V-11.3")
def test_without_a_red_card_the_seat_must_pass() -> None:
    assert at_position_2("Y Y B G").legal(0) == passes("Y B G")


@rule("E-29", "V-11.3", "VR-22")
def test_without_a_red_card_no_pair_helps_either() -> None:
    assert at_position_2("Y B B G").legal(0) == passes("Y B G")


@rule("E-29", "V-11.3", "VR-22")
def test_pairs_without_the_marker_are_an_option() -> None:
    assert fillings(at_position_2("Y B B G", expert_pair_needs_marker=False)) == [pair("B", "B")]


@rule("E-29", "V-11.1")
def test_outside_the_expert_version_markers_mean_nothing() -> None:
    assert fillings(at_position_2("Y B B G", expert=False)) == [match("Y"), pair("B", "B")]


@rule("E-30", "V-11.2", "VR-21")
def test_a_joker_is_not_both_the_card_played_and_the_card_owned() -> None:
    assert fillings(at_position_2("YR B G G")) == [pair("G", "G")]


@rule("E-30", "V-11.2", "VR-21")
def test_a_joker_left_in_the_row_is_the_card_owned() -> None:
    assert fillings(at_position_2("YR W G B")) == [match("YR"), match("W"), pair("B", "W"), pair("G", "W")]


@rule("E-31", "VR-22")
@pytest.mark.parametrize(
    ("row", "pairs"), [("B B R G", [pair("B", "B")]), ("R R B G", []), ("R R R B", [pair("R", "R")])]
)
def test_a_pair_must_leave_the_marker_card_in_the_row(row: str, pairs: list[VillaAction]) -> None:
    assert fillings(at_position_2(row)) == pairs


@rule("E-31", "VR-22")
def test_by_option_a_pair_may_use_up_the_marker_cards() -> None:
    assert fillings(at_position_2("R R B G", expert_pair_needs_marker=False)) == [pair("R", "R")]


@rule("E-32", "V-11.1")
def test_position_1_needs_no_marker_card() -> None:
    scene = given(rows="0:[B Y Y G] 1:[R R]", board="V1=dirty_diana", target="V1", expert=True)
    assert match("B") in scene.legal(0)


@rule("E-32", "V-11.1")
def test_a_marked_heavy_boy_needs_the_marker_card_at_position_2() -> None:
    assert at_position_2("B B Y G", "eisen_edda", laid="Y").legal(0) == passes("Y B G")
    assert match("B") in at_position_2("B R Y G", "eisen_edda", laid="Y").legal(0)


@rule("E-32", "V-11.1")
def test_a_guard_without_marker_is_taken_as_ever() -> None:
    assert match("B") in at_position_2("B B Y G", "doppelkinn_dario", laid="G").legal(0)
