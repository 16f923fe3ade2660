"""Tests what everybody sees, and that nothing else shows through. RULES.md "What is known", V-2.5, V-10.8."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from omerta.games.villa import GAME
from omerta.games.villa.seen import PileView, SlotView
from omerta.games.villa.tests.given import FIX39, VillaScene, given, new_game
from omerta.games.villa.tests.moves import bonus, match, pair, pas, plan, propose
from omerta.games.villa.tests.seen import cards
from omerta.testing import rule

VIEWERS: Final = (0, 1, None)


def world_1() -> VillaScene:
    return given(rows="0:[Y R B G] 1:[Y R B G]", piles="0:[R B Y] 1:[G G B]", board="V1=dirty_diana V4=eisen_edda")


def world_2() -> VillaScene:
    return given(
        rows="0:[Y R B G] 1:[Y R B G]", piles="0:[B W R] 1:[R Y YR]", board="V1=langfinger_lutz V4=doppelkinn_dario"
    )


@rule("E-39", "V-2.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_that_differ_in_hidden_cards_look_the_same(viewer: int | None) -> None:
    assert msgspec.json.encode(world_1().view(viewer)) == msgspec.json.encode(world_2().view(viewer))


@rule("E-39", "V-2.5")
def test_worlds_that_differ_in_hidden_cards_offer_the_same() -> None:
    one, other = world_1(), world_2()
    assert one.legal(0) == other.legal(0)
    assert one.legal(1) == other.legal(1) == []
    assert GAME.default(one.state, 0) == GAME.default(other.state, 0)
    assert GAME.decisions(one.state, 0) == GAME.decisions(other.state, 0)
    assert GAME.clocks(one.state) == GAME.clocks(other.state)


@rule("E-39", "V-6.4")
def test_such_worlds_part_when_a_guard_is_turned_over() -> None:
    one, other = world_1().when(0, plan("V1", 0)), world_2().when(0, plan("V1", 0))
    assert one.events[0] == other.events[0]
    assert one.view().slots["V1"] != other.view().slots["V1"]
    assert one.view().slots["V4"] == other.view().slots["V4"]


@rule("V-1.3", "VR-29")
def test_discard_and_passed_cards_may_be_looked_through_by_all() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", discard="Y Y G YR", out="R W")
    assert [cards(scene.view(viewer).discard) for viewer in VIEWERS] == [cards("Y Y G YR")] * 3
    assert [cards(scene.view(viewer).out_of_play) for viewer in VIEWERS] == [cards("R W")] * 3


@rule("V-1.2")
def test_rows_are_open_and_piles_show_their_size() -> None:
    view = given(rows="0:[Y R] 1:[B]", piles="0:[R B | G]", board="V1=dirty_diana").view(1)
    assert view.rows == (("Y", "R"), ("B",))
    assert view.piles == (PileView(2, ("G",)), PileView(0, ()))


@rule("V-1.3")
def test_the_police_box_shows_its_size_only() -> None:
    view = given(rows="0:[Y R] 1:[B]", board="V1=dirty_diana", discard="W").view()
    assert view.police_box_count == 50


@rule("V-2.5", "V-8.1")
def test_an_emptied_slot_is_empty_and_the_cellar_is_no_guards_slot() -> None:
    slots = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana").view().slots
    assert {slot for slot, back in slots.items() if back is not None} == {"V1"}
    assert {*(f"P{n}" for n in range(1, 10)), "V1", "V2", "V3", "V4"} <= slots.keys()


@rule("V-7.2")
def test_laid_cards_are_shown_position_by_position() -> None:
    scene = given(rows="0:[B B] 1:[G] 2:[R]", board="P9=narben_juri", target="P9")
    scene.when(0, pair("B", "B")).when(1, match("G"))
    assert scene.view().laid == (("B", "B"), ("G",))


@rule("V-6.1")
def test_while_planning_nobody_is_active_and_nothing_is_required() -> None:
    view = given(rows="0:[Y] 1:[R]", board=FIX39).view()
    assert (view.active, view.target, view.required, view.bonus_symbol, view.filled) == (None, None, None, None, 0)
    assert (view.phase, view.result, view.reason) == ("plan", None, None)


@rule("V-8.2")
def test_while_giving_the_bonus_its_symbol_is_shown() -> None:
    view = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", discard="B", phase="bonus", bonus="B").view()
    assert (view.phase, view.bonus_symbol, view.active) == ("bonus", "B", None)


@rule("V-1.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_says_whose_it_is(viewer: int | None) -> None:
    assert new_game(2).view(viewer).you == viewer


@rule("V-13.1")
def test_a_view_says_whom_the_game_waits_for() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", leader=1)
    assert [scene.view(viewer).waiting for viewer in VIEWERS] == [(1,)] * 3


@rule("V-13.5")
def test_proposals_are_seen_by_all() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", decision_mode="consensus")
    scene.when(1, propose(plan("V1", 0)))
    shown = [(view.proposal, view.approvals, view.proposal_count) for view in map(scene.view, VIEWERS)]
    assert shown == [(plan("V1", 0), (1,), 1)] * 3


@rule("V-2.5", "V-6.4")
def test_the_front_of_the_target_is_seen_by_all_from_the_reveal_on() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana V4=nebel_nino")
    assert {_front(scene, viewer) for viewer in VIEWERS} == {None}
    scene.when(0, plan("V1", 0))
    assert {_front(scene, viewer) for viewer in VIEWERS} == {"dirty_diana"}


def _front(scene: VillaScene, viewer: int | None) -> str | None:
    back = scene.view(viewer).slots["V1"]
    assert isinstance(back, SlotView)
    return back.front


@rule("V-8.6", "VR-17")
def test_a_card_drawn_from_above_known_ones_changes_only_the_number_of_unknown_cards() -> None:
    scene = given(rows="0:[R R] 1:[R]", piles="0:[B B | G Y]", board="V1=schmiere_susi", target="V1")
    assert scene.when(0, pas("R")).view().piles[0] == PileView(1, ("G", "Y"))


@rule("V-3.2")
def test_strength_and_number_of_cards_are_public_all_the_time() -> None:
    scene = new_game(2, roster="custom", handicap=7)
    assert [(view.total_strength, view.police_count) for view in map(scene.view, VIEWERS)] == [(39, 46)] * 3


@rule("V-8.6")
def test_a_bonus_in_a_row_is_not_in_a_pile() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", discard="B", phase="bonus", bonus="B")
    scene.when(0, bonus(1, "row"))
    assert scene.view().rows == (("Y",), ("R", "B"))
    assert scene.view().piles == (PileView(0, ()), PileView(0, ()))


@rule("V-13.1")
def test_only_who_may_act_is_asked() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", leader=1)
    assert GAME.decisions(scene.state, 0) == ()
    assert len(GAME.decisions(scene.state, 1)) == 1


@rule("V-7.5")
def test_every_turn_is_a_new_question() -> None:
    scene = given(rows="0:[R R] 1:[Y R]", board="V1=schmiere_susi", target="V1")
    first, beat = GAME.decisions(scene.state, 0), scene.view().beat
    scene.when(0, pas("R")).when(1, pas("R"))
    assert scene.view().beat > beat
    assert GAME.decisions(scene.state, 0) != first
