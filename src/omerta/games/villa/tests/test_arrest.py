"""Tests the arrest of a guard and the bonus card. RULES.md V-8."""

from __future__ import annotations

import pytest

from omerta.games.villa.actions import GiveBonus
from omerta.games.villa.events import Arrested, BonusGiven, BonusMissing, BonusOffered, Drew, DrewNothing, Matched
from omerta.games.villa.seen import PileView
from omerta.games.villa.tests.given import VillaScene, given
from omerta.games.villa.tests.moves import bonus, match, pair, pas, plan, plans
from omerta.games.villa.tests.seen import cards, listed, rows
from omerta.testing import rule


def diana(**areas: str) -> VillaScene:
    """Dirty Diana (B Y, returns a G) lacks her second position; seat 1 is on turn."""
    base = {"rows": "0:[R R] 1:[Y R B B]", "discard": "G"} | areas
    return given(
        rows=base["rows"],
        piles=base.get("piles", ""),
        discard=base["discard"],
        out=base.get("out", ""),
        board="V1=dirty_diana V4=nebel_nino",
        target="V1",
        laid="B",
        active=1,
        leader=0,
    )


def giving(rows: str, piles: str = "") -> VillaScene:
    """The coordinator, seat 0, gives a green bonus card."""
    return given(rows=rows, piles=piles, board="V4=nebel_nino", discard="G", phase="bonus", bonus="G")


@rule("V-8.1", "VR-12")
def test_on_completion_the_draw_comes_first_then_the_arrest_then_the_bonus() -> None:
    scene = diana(piles="1:[W]").when(1, match("Y"))
    assert scene.events == [Matched(1, "Y", 2), Drew(1, "W"), Arrested("V1", "dirty_diana"), BonusOffered("G")]


@rule("V-8.1", "VR-12")
def test_the_draw_before_the_bonus_keeps_every_row_at_four() -> None:
    scene = diana(piles="1:[W]").when(1, match("Y"))
    assert rows(scene)[1] == cards("R B B W")
    assert bonus(1, "row") not in scene.legal(0)


@rule("V-8.1")
def test_after_the_arrest_the_attack_is_over_and_the_leader_stays() -> None:
    view = diana().when(1, match("Y")).view()
    assert (view.target, view.active, view.filled, view.required) == (None, None, 0, None)
    assert (view.leader, view.coordinator) == (0, 0)


@rule("V-8.1")
def test_the_guard_leaves_the_grounds() -> None:
    view = diana().when(1, match("Y")).view()
    assert view.slots["V1"] is None
    assert view.slots["V4"] is not None
    assert view.arrested == ("dirty_diana",)


@rule("V-8.1", "VR-14")
def test_all_laid_cards_are_discarded_before_the_bonus() -> None:
    view = diana().when(1, match("Y")).view()
    assert view.laid == ()
    assert cards(view.discard) == cards("G B Y")


@rule("V-8.1")
def test_both_cards_of_a_pair_are_discarded() -> None:
    view = diana().when(1, pair("B", "B")).view()
    assert cards(view.discard) == cards("G B B B")


@rule("V-8.1")
def test_guards_are_listed_in_the_order_of_their_arrest() -> None:
    scene = given(rows="0:[B Y] 1:[Y B R]", board="V4=dirty_diana V1=schmiere_susi V2=nebel_nino")
    scene.when(0, plan("V4", 0)).when(0, match("B")).when(1, match("Y"))
    scene.when(0, plan("V1", 0)).when(0, match("Y")).when(1, match("B"))
    assert scene.view().arrested == ("dirty_diana", "schmiere_susi")


@rule("V-8.2")
@pytest.mark.parametrize(
    ("guard", "laid", "last", "symbol"),
    [
        ("dirty_diana", "B", "Y", "G"),
        ("tacho_toni", "G", "Y", "R"),
        ("nebel_nino", "B G", "R", "Y"),
        ("schatten_silvio", "R G Y", "G", "B"),
        ("eisen_edda", "Y B", "G", "B"),
        ("bluff_bruno", "B R", "R", "R"),
        ("narben_juri", "Y G R", "B", "Y"),
        ("beton_benito", "R Y B", "G", "G"),
    ],
)
def test_the_bonus_symbol_is_the_symbol_of_the_back(guard: str, laid: str, last: str, symbol: str) -> None:
    scene = given(
        rows=f"0:[{last}] 1:[Y]",
        board=f"V1={guard} V4=donner_dolores",
        target="V1",
        laid=laid,
        discard="Y R B G",
    )
    scene.when(0, match(last))
    assert scene.view().bonus_symbol == symbol


@rule("V-8.3", "VR-14")
def test_a_card_used_for_this_very_arrest_may_be_the_bonus() -> None:
    scene = given(rows="0:[G] 1:[R]", board="V1=eisen_edda V4=nebel_nino", target="V1", laid="Y B").when(0, match("G"))
    assert (scene.view().phase, scene.view().bonus_symbol) == ("bonus", "B")


@rule("V-8.3")
def test_a_card_laid_in_a_pair_may_be_the_bonus() -> None:
    scene = given(rows="0:[G] 1:[R]", board="V1=eisen_edda V4=nebel_nino", target="V1", laid="B+B W")
    assert scene.when(0, match("G")).view().bonus_symbol == "B"


@rule("V-8.3", "VR-18")
def test_the_bonus_must_be_given_to_one_seat() -> None:
    scene = giving("0:[Y R B] 1:[Y R B B]")
    assert {type(action) for action in scene.legal(0)} == {GiveBonus}
    assert scene.refused(0, plan("V4", 0)).rule in {"V-6.1", "V-8.3", "V-8.7", "VR-18"}


@rule("V-8.3")
@pytest.mark.parametrize("joker", ["BG", "YG", "W"])
def test_a_joker_in_the_discard_is_no_bonus(joker: str) -> None:
    scene = diana(discard=joker).when(1, match("Y"))
    assert scene.view().phase == "plan"
    assert scene.events[-1] == BonusMissing("G")


@rule("V-8.3", "VR-13")
def test_a_passed_card_is_no_bonus() -> None:
    assert diana(discard="", out="G G").when(1, match("Y")).view().phase == "plan"


@rule("V-8.3")
def test_one_card_of_several_comes_back() -> None:
    scene = diana(discard="G G G").when(1, match("Y")).when(0, bonus(0, "row"))
    assert cards(scene.view().discard) == cards("G G B Y")
    assert rows(scene) == listed("R R G", "R B B")


@rule("V-8.4")
def test_a_missed_bonus_is_not_made_up_for_later() -> None:
    scene = given(rows="0:[B Y] 1:[Y G R R]", board="V1=dirty_diana V4=tacho_toni V2=nebel_nino", leader=0)
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y"))
    assert scene.events[-1] == BonusMissing("G")
    # Tacho-Toni lays a G into the discard, but returns an R only.
    scene.when(0, plan("V4", 1)).when(1, match("G")).when(0, match("Y"))
    assert scene.events[-1] == BonusMissing("R")
    assert (scene.view().phase, cards(scene.view().discard)) == ("plan", cards("B Y G Y"))


@rule("V-8.5")
def test_a_full_row_takes_no_bonus() -> None:
    scene = giving("0:[Y R B B] 1:[Y]")
    assert scene.legal(0) == [bonus(0, "pile"), bonus(1, "row"), bonus(1, "pile")]
    assert scene.refused(0, bonus(0, "row")).rule == "V-8.5"


@rule("V-8.5", "VR-15")
def test_a_seat_with_an_empty_row_gets_the_bonus_into_the_row() -> None:
    scene = giving("0:[Y R B B] 1:[]")
    assert scene.legal(0) == [bonus(0, "pile"), bonus(1, "row")]
    assert scene.refused(0, bonus(1, "pile")).rule in {"V-8.5", "VR-15"}


@rule("V-8.5", "VR-15")
def test_a_bonus_may_go_under_the_pile_although_the_row_has_room() -> None:
    scene = giving("0:[Y] 1:[R]", piles="0:[B]").when(0, bonus(0, "pile"))
    assert rows(scene)[0] == cards("Y")
    assert scene.view().piles[0] == PileView(1, ("G",))


@rule("V-8.5", "V-1.1")
@pytest.mark.parametrize("wrong", [bonus(2, "row"), bonus(2, "pile"), bonus(5, "pile")])
def test_a_seat_that_is_not_at_the_table_gets_no_bonus(wrong: GiveBonus) -> None:
    assert giving("0:[Y] 1:[R]").refused(0, wrong).rule in {"V-1.1", "V-8.5"}


@rule("V-8.5", "V-13.3")
def test_only_the_coordinator_gives_the_bonus() -> None:
    scene = giving("0:[Y] 1:[R]")
    assert scene.legal(1) == []
    assert scene.refused(1, bonus(1, "row")).rule == "V-13.3"


@rule("V-8.5")
def test_outside_the_bonus_phase_there_is_no_bonus_to_give() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V4=nebel_nino", discard="G")
    assert scene.refused(0, bonus(0, "row")).rule in {"V-8.5", "V-8.3"}


@rule("V-8.5")
def test_the_gift_is_told_to_all() -> None:
    scene = giving("0:[Y] 1:[R]").when(0, bonus(1, "pile"))
    assert scene.events == [BonusGiven(1, "pile", "G")]


@rule("V-8.6", "VR-17")
def test_known_cards_under_a_pile_are_shown_in_order() -> None:
    scene = giving("0:[Y] 1:[R]", piles="0:[B B | R Y]").when(0, bonus(0, "pile"))
    assert scene.view().piles[0] == PileView(2, ("R", "Y", "G"))


@rule("V-8.6", "VR-17")
def test_a_known_card_is_known_until_it_is_drawn() -> None:
    scene = given(rows="0:[R R R] 1:[R R]", piles="0:[B | Y]", board="V1=schmiere_susi", target="V1")
    scene.when(0, pas("R")).when(1, pas("R"))
    assert scene.view().piles[0] == PileView(0, ("Y",))
    scene.when(0, pas("R"))
    assert scene.view().piles[0] == PileView(0, ())
    assert rows(scene)[0] == cards("R B Y")


@rule("VR-16")
def test_a_bonus_under_an_empty_pile_becomes_the_pile() -> None:
    scene = giving("0:[Y B] 1:[R]").when(0, bonus(0, "pile"))
    assert scene.view().piles[0] == PileView(0, ("G",))
    scene.when(0, plan("V4", 0)).when(0, pas("Y"))
    assert rows(scene)[0] == cards("B G")
    assert scene.events[-1] == Drew(0, "G")


@rule("V-8.7")
def test_after_the_bonus_the_next_attack_is_planned() -> None:
    scene = diana().when(1, match("Y")).when(0, bonus(0, "row"))
    assert (scene.view().phase, scene.view().bonus_symbol) == ("plan", None)
    assert scene.legal(0) == plans("V4", 0, 1)


@rule("V-8.7", "V-8.4")
def test_without_a_bonus_the_next_attack_is_planned_at_once() -> None:
    scene = diana(discard="").when(1, match("Y"))
    assert scene.events[1:] == [DrewNothing(1), Arrested("V1", "dirty_diana"), BonusMissing("G")]
    assert scene.legal(0) == plans("V4", 0, 1)
