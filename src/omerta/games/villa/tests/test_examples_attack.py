"""Tests the worked examples of attack, turn, arrest and bonus, E-10 to E-22 and E-43."""

from __future__ import annotations

from omerta.games.villa.seen import PileView
from omerta.games.villa.tests.given import FIX39, VillaScene, given
from omerta.games.villa.tests.moves import bonus, match, pair, pas, passes, plan, plans
from omerta.games.villa.tests.seen import cards, listed, rows, targets
from omerta.testing import rule


def juri(row_0: str = "Y R B G", row_1: str = "G R R B", row_2: str = "R Y B B", row_3: str = "B G Y Y") -> VillaScene:
    """The scene is before the attack on Narben-Juri at P9, as the rulebook tells it."""
    return given(rows=f"0:[{row_0}] 1:[{row_1}] 2:[{row_2}] 3:[{row_3}]", piles="0:[B] 1:[Y] 2:[G] 3:[R]", board=FIX39)


def juri_straight() -> VillaScene:
    """Juri has been arrested by four matches."""
    scene = juri().when(0, plan("P9", 0)).when(0, match("Y")).when(1, match("G"))
    return scene.when(2, match("R")).when(3, match("B"))


def susi(discard: str, *, recover_passed: bool = False) -> VillaScene:
    """Schmiere-Susi has been arrested; her bonus symbol is R."""
    scene = given(
        rows="0:[Y R B G] 1:[B R G Y] 2:[B G Y R]",
        piles="0:[R R] 1:[Y Y] 2:[G G]",
        board="V1=schmiere_susi V4=nebel_nino",
        discard=discard,
        out="R",
        leader=1,
        recover_passed=recover_passed,
    )
    return scene.when(1, plan("V1", 0)).when(0, match("Y")).when(1, match("B"))


def green_bonus() -> VillaScene:
    return given(
        rows="0:[Y R B] 1:[R R B B] 2:[]",
        piles="0:[G] 1:[B G]",
        discard="G G Y",
        board="V4=nebel_nino",
        leader=1,
        phase="bonus",
        bonus="G",
    )


@rule("E-10", "V-6.1", "V-6.4", "V-7.1")
def test_the_plan_turns_juri_over_and_makes_the_leader_active() -> None:
    scene = juri().when(0, plan("P9", 0))
    view = scene.view()
    juri_at_p9 = view.slots["P9"]
    assert juri_at_p9 is not None
    assert juri_at_p9.front == "narben_juri"
    assert (view.active, view.required) == (0, "Y")
    assert scene.legal(0) == [match("Y"), *passes("Y R B G")]


@rule("E-10", "V-7.4", "V-8.1", "V-8.2", "VR-14")
def test_four_matches_arrest_juri_and_offer_a_yellow_card() -> None:
    scene = juri_straight()
    view = scene.view()
    assert view.arrested == ("narben_juri",)
    assert cards(view.discard) == cards("Y G R B")
    assert rows(scene) == listed("R B G B", "R R B Y", "Y B B G", "G Y Y R")
    assert (view.phase, view.bonus_symbol) == ("bonus", "Y")
    assert scene.legal(0) == [bonus(0, "pile"), bonus(1, "pile"), bonus(2, "pile"), bonus(3, "pile")]


@rule("E-10", "V-8.6", "V-8.7")
def test_the_yellow_card_under_a_pile_stays_known_to_all() -> None:
    scene = juri_straight().when(0, bonus(2, "pile"))
    view = scene.view()
    assert cards(view.discard) == cards("G R B")
    assert [scene.view(seat).piles[2] for seat in (0, 1, 2, 3, None)] == [PileView(0, ("Y",))] * 5
    assert targets(scene) == "P1 P3 P6 P7 P8"
    assert (view.phase, view.coordinator) == ("plan", 0)


@rule("E-11", "V-7.2")
def test_who_cannot_match_may_lay_a_pair_of_other_cards() -> None:
    scene = juri(row_1="B B R Y", row_2="R Y B G").when(0, plan("P9", 0)).when(0, match("Y"))
    assert scene.legal(1) == [pair("B", "B"), *passes("Y R B")]


@rule("E-11", "V-7.2", "V-7.4")
def test_a_pair_costs_two_cards_and_draws_one() -> None:
    scene = juri(row_1="B B R Y", row_2="R Y B G").when(0, plan("P9", 0)).when(0, match("Y"))
    scene.when(1, pair("B", "B"))
    assert rows(scene)[1] == cards("R Y Y")
    assert (scene.view().filled, scene.view().active) == (2, 2)


@rule("E-11", "V-8.5")
def test_the_bonus_may_refill_the_row_that_a_pair_shortened() -> None:
    scene = juri(row_1="B B R Y", row_2="R Y B G").when(0, plan("P9", 0)).when(0, match("Y"))
    scene.when(1, pair("B", "B")).when(2, match("R")).when(3, match("B"))
    assert cards(scene.view().discard) == cards("Y B B R B")
    assert scene.view().bonus_symbol == "Y"
    assert scene.legal(0) == [
        bonus(0, "pile"),
        bonus(1, "row"),
        bonus(1, "pile"),
        bonus(2, "pile"),
        bonus(3, "pile"),
    ]


@rule("E-12", "V-7.3", "V-7.5")
def test_after_a_pass_the_next_seat_must_fill_the_same_position() -> None:
    scene = juri(row_2="Y G B B", row_3="R G Y Y").when(0, plan("P9", 0)).when(0, match("Y")).when(1, match("G"))
    scene.when(2, pas("Y"))
    view = scene.view()
    assert cards(view.out_of_play) == cards("Y")
    assert rows(scene)[2] == cards("G B B G")
    assert (view.filled, view.active, view.required) == (2, 3, "R")


@rule("E-12", "V-7.3", "V-7.4", "V-8.5")
def test_a_second_turn_with_an_empty_pile_leaves_three_cards_and_room_for_the_bonus() -> None:
    scene = juri(row_2="Y G B B", row_3="R G Y Y").when(0, plan("P9", 0)).when(0, match("Y")).when(1, match("G"))
    scene.when(2, pas("Y")).when(3, match("R")).when(0, match("B"))
    assert scene.view().arrested == ("narben_juri",)
    assert rows(scene)[0] == cards("R G B")
    assert bonus(0, "row") in scene.legal(0)
    assert cards(scene.view().out_of_play) == cards("Y")
    assert cards(scene.view().discard) == cards("Y G R B")


@rule("E-13", "V-7.6")
def test_the_leader_may_pass_on_position_1_and_stays_leader() -> None:
    scene = given(rows="0:[R B G G] 1:[Y R R B] 2:[R Y B B]", piles="0:[B] 1:[Y] 2:[G]", board=FIX39)
    scene.when(0, plan("P9", 0))
    assert scene.legal(0) == [pair("G", "G"), *passes("R B G")]
    scene.when(0, pas("G"))
    assert (scene.view().leader, scene.view().active, scene.view().filled) == (0, 1, 0)
    scene.when(1, match("Y"))
    assert (scene.view().active, scene.view().filled, scene.view().required) == (2, 1, "G")


@rule("E-14", "V-7.2", "VR-10", "VR-11")
def test_a_pair_of_the_required_symbol_is_no_pair() -> None:
    scene = given(rows="0:[Y Y B B] 1:[R R]", board="P9=narben_juri", target="P9")
    assert scene.legal(0) == [match("Y"), pair("B", "B"), *passes("Y B")]
    assert scene.refused(0, pair("Y", "Y")).rule == "V-7.2"


@rule("E-15", "V-1.5", "V-7.1", "V-7.2", "VR-12")
def test_a_joker_matches_and_pairs_as_one_of_its_symbols() -> None:
    scene = given(rows="0:[YR RB Y W] 1:[R R]", board="P9=narben_juri", target="P9")
    assert scene.legal(0) == [
        match("Y"),
        match("YR"),
        match("W"),
        pair("YR", "RB"),
        pair("YR", "W"),
        pair("RB", "W"),
        *passes("Y YR RB W"),
    ]


@rule("E-15", "V-1.5", "V-7.2", "VR-11")
def test_two_jokers_that_share_only_the_required_symbol_are_no_pair() -> None:
    scene = given(rows="0:[YR RB G W] 1:[R R]", board="P9=narben_juri", target="P9", laid="Y G", filled=2)
    assert scene.legal(0) == [
        match("YR"),
        match("RB"),
        match("W"),
        pair("G", "W"),
        pair("YR", "W"),
        pair("RB", "W"),
        *passes("G YR RB W"),
    ]
    assert scene.refused(0, pair("YR", "RB")).rule == "V-7.2"


@rule("E-16", "V-8.3", "V-8.4", "VR-13")
def test_neither_jokers_nor_passed_cards_come_back_as_a_bonus() -> None:
    view = susi("Y G B YR RB").view()
    assert view.arrested == ("schmiere_susi",)
    assert (view.phase, view.bonus_symbol) == ("plan", None)
    assert cards(view.out_of_play) == cards("R")


@rule("E-17", "V-8.2", "V-8.3")
def test_a_crossed_out_symbol_is_the_bonus_symbol_too() -> None:
    scene = susi("Y G B R RB")
    assert (scene.view().phase, scene.view().bonus_symbol) == ("bonus", "R")
    assert scene.legal(0) == [bonus(0, "pile"), bonus(1, "pile"), bonus(2, "pile")]


@rule("E-18", "V-8.3", "V-8.4")
def test_a_joker_used_as_the_bonus_symbol_makes_no_bonus() -> None:
    scene = juri(row_0="YR R B G").when(0, plan("P9", 0)).when(0, match("YR")).when(1, match("G"))
    scene.when(2, match("R")).when(3, match("B"))
    assert scene.view().arrested == ("narben_juri",)
    assert cards(scene.view().discard) == cards("YR G R B")
    assert (scene.view().phase, scene.view().bonus_symbol) == ("plan", None)


@rule("E-19", "V-8.5", "VR-15")
def test_the_bonus_goes_to_a_row_with_room_or_under_the_pile_of_a_seat_with_a_row() -> None:
    scene = green_bonus()
    assert scene.legal(1) == [bonus(0, "row"), bonus(0, "pile"), bonus(1, "pile"), bonus(2, "row")]


@rule("E-19", "V-8.6", "VR-17")
def test_a_bonus_under_a_pile_is_its_known_bottom() -> None:
    scene = green_bonus().when(1, bonus(1, "pile"))
    assert scene.view().piles[1] == PileView(2, ("G",))


@rule("E-20", "V-8.5", "VR-15")
def test_a_seat_without_cards_that_gets_the_bonus_may_lead_again() -> None:
    scene = green_bonus().when(1, bonus(2, "row"))
    assert rows(scene)[2] == cards("G")
    assert scene.legal(1) == plans("V4", 0, 1, 2)


@rule("E-21", "V-8.6", "VR-16")
def test_a_bonus_under_an_empty_pile_is_drawn_next() -> None:
    scene = given(
        rows="0:[Y R B G] 1:[R R B B]",
        piles="1:[ | G]",
        board="V4=dirty_diana",
        target="V4",
        active=1,
        discard="Y",
    )
    scene.when(1, match("B"))
    assert rows(scene)[1] == cards("R R B G")
    assert scene.view().piles[1] == PileView(0, ())
    assert scene.view().active == 0


@rule("E-22", "V-7.2", "V-7.4", "V-8.3")
def test_two_pairs_arrest_with_five_cards_and_one_of_them_comes_back() -> None:
    scene = given(
        rows="0:[B B Y Y] 1:[R R G Y]",
        piles="0:[G R] 1:[B B]",
        board="V1=rausschmeisser_ralf V4=dirty_diana",
        leader=1,
    )
    scene.when(1, plan("V1", 0))
    assert scene.view().required == "G"
    scene.when(0, pair("B", "B"))
    assert rows(scene)[0] == cards("Y Y G")
    scene.when(1, match("R")).when(0, pair("Y", "Y"))
    assert rows(scene)[0] == cards("G R")
    assert cards(scene.view().discard) == cards("B B R Y Y")
    assert scene.view().bonus_symbol == "Y"
    scene.when(0, bonus(0, "row"))
    assert rows(scene)[0] == cards("G R Y")


@rule("E-43", "V-12.7", "VR-13")
def test_with_recovery_a_passed_card_is_the_bonus_if_the_discard_has_none() -> None:
    scene = susi("Y G B YR RB", recover_passed=True)
    assert (scene.view().phase, scene.view().bonus_symbol) == ("bonus", "R")
    assert scene.legal(0) == [bonus(0, "pile"), bonus(1, "pile"), bonus(2, "pile")]


@rule("E-43", "V-12.7")
def test_the_recovered_card_leaves_the_passed_cards_and_not_the_discard() -> None:
    scene = susi("Y G B YR RB", recover_passed=True).when(0, bonus(0, "pile"))
    assert cards(scene.view().out_of_play) == cards("")
    assert cards(scene.view().discard) == cards("Y Y G B B YR RB")
    assert scene.view().piles[0].known_bottom == ("R",)
