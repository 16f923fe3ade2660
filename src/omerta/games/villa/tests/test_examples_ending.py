"""The worked examples of the godfather and the end, E-23 to E-28 and E-44."""

from __future__ import annotations

from omerta.games.villa import GAME
from omerta.games.villa.tests.given import VillaScene, given
from omerta.games.villa.tests.moves import match, plan, plans
from omerta.games.villa.tests.seen import cards, listed, result, rows
from omerta.testing import rule


def capo(rows: str, piles: str = "") -> VillaScene:
    """No guard is left, Capo Curtillo (G R R B) is to be arrested, and lost games end early."""
    return given(rows=rows, piles=piles, board="", early_abort=True)


@rule("E-23", "V-5.3", "V-9.1")
def test_the_godfather_may_be_attacked_under_any_leader_with_cards() -> None:
    assert capo("0:[G R] 1:[R B]").legal(0) == plans("G", 0, 1)


@rule("E-23", "V-9.2", "V-10.1", "VR-32")
def test_four_matches_with_the_last_four_cards_win() -> None:
    scene = capo("0:[G R] 1:[R B]").when(0, plan("G", 0)).when(0, match("G")).when(1, match("R"))
    scene.when(0, match("R")).when(1, match("B"))
    assert result(scene) == ("won", "godfather_arrested")
    assert rows(scene) == listed("", "")


@rule("E-24", "V-10.5")
def test_a_leader_who_cannot_begin_loses_at_once() -> None:
    scene = capo("0:[G R] 1:[R B]").when(0, plan("G", 1))
    assert result(scene) == ("lost", "not_the_right_cards")


@rule("E-25", "V-6.2", "VR-19")
def test_a_seat_without_cards_is_not_offered_as_leader() -> None:
    scene = given(rows="0:[B G Y R] 1:[G Y] 2:[]", board="V4=nebel_nino V1=dirty_diana", leader=0)
    assert scene.legal(0) == plans("V1 V4", 0, 1)


@rule("E-25", "V-10.3", "V-10.7")
def test_a_seat_that_comes_to_turn_without_a_card_loses_the_game() -> None:
    scene = given(rows="0:[B G Y R] 1:[G Y] 2:[]", board="V4=nebel_nino V1=dirty_diana", leader=0)
    scene.when(0, plan("V4", 0)).when(0, match("B")).when(1, match("G"))
    assert result(scene) == ("lost", "no_card_on_turn")
    assert [len(row) for row in scene.view().rows] == [3, 1, 0]


@rule("E-26", "V-10.4")
def test_six_cards_and_one_bonus_for_seven_positions_are_enough() -> None:
    scene = given(rows="0:[B G Y] 1:[R Y R]", board="V4=nebel_nino", early_abort=True)
    assert result(scene) == (None, None)
    assert scene.view().phase == "plan"


@rule("E-26", "V-10.4")
def test_five_cards_and_one_bonus_for_seven_positions_are_not_enough() -> None:
    scene = given(rows="0:[B G Y] 1:[R Y]", board="V4=nebel_nino", early_abort=True)
    assert result(scene) == ("lost", "not_enough_cards")


@rule("E-27", "V-10.5")
def test_four_cards_that_cannot_take_the_godfather_are_not_the_right_ones() -> None:
    assert result(capo("0:[G Y] 1:[R Y]")) == ("lost", "not_the_right_cards")


@rule("E-27", "V-10.5", "VR-20")
def test_an_unknown_card_gives_hope() -> None:
    assert result(capo("0:[G Y] 1:[R B]", piles="0:[R]")) == (None, None)


@rule("E-27", "V-10.5")
def test_a_known_card_that_does_not_help_gives_none() -> None:
    assert result(capo("0:[G Y] 1:[R B]", piles="0:[ | B]")) == ("lost", "not_the_right_cards")


@rule("E-27", "V-10.5")
def test_a_known_card_that_makes_a_pair_gives_hope() -> None:
    assert result(capo("0:[G Y] 1:[R B]", piles="0:[ | Y]")) == (None, None)


@rule("E-28", "V-10.6")
def test_a_concession_that_the_table_has_voted_for_loses_the_game() -> None:
    scene = given(rows="0:[Y R] 1:[B G]", board="V4=nebel_nino")
    GAME.concede(scene.state, scene.events.append)
    assert result(scene) == ("lost", "conceded")


@rule("E-44", "V-10.4")
def test_seven_cards_and_two_bonuses_for_nine_positions_are_enough() -> None:
    scene = given(rows="0:[B Y R G] 1:[Y R B]", board="V1=dirty_diana V4=nebel_nino", early_abort=True)
    assert result(scene) == (None, None)


@rule("E-44", "V-8.1", "V-10.4")
def test_after_an_arrest_without_bonus_nothing_counts_as_filled() -> None:
    scene = given(rows="0:[B Y R G] 1:[Y R B]", board="V1=dirty_diana V4=nebel_nino", early_abort=True)
    scene.when(0, plan("V1", 0)).when(0, match("B")).when(1, match("Y"))
    assert scene.view().arrested == ("dirty_diana",)
    assert cards(scene.view().discard) == cards("B Y")
    assert scene.view().filled == 0
    assert sum(len(row) for row in scene.view().rows) == 5
    assert result(scene) == ("lost", "not_enough_cards")
