"""Tests the attack on the godfather. RULES.md V-9."""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.games.villa.events import Debrief, Drew, GameOver, Matched
from omerta.games.villa.tests.given import Variant, VillaScene, given
from omerta.games.villa.tests.moves import match, pair, pas, passes, plan
from omerta.games.villa.tests.seen import GODFATHERS, cards, result, rows
from omerta.testing import rule


def last_position(rows: str, piles: str = "", **options: Unpack[Variant]) -> VillaScene:
    """Capo Curtillo lacks only the patrol car."""
    return given(rows=rows, piles=piles, board="", target="G", laid="G R R", **options)


@rule("V-9.1")
@pytest.mark.parametrize("godfather", list(GODFATHERS))
def test_every_godfather_is_taken_in_the_order_of_his_four_symbols(godfather: str) -> None:
    first, second, third, fourth = GODFATHERS[godfather].symbols
    scene = given(rows=f"0:[{first} {third}] 1:[{second} {fourth}]", board="", godfather=godfather)
    scene.when(0, plan("G", 0)).when(0, match(first)).when(1, match(second))
    scene.when(0, match(third)).when(1, match(fourth))
    assert result(scene) == ("won", "godfather_arrested")


@rule("V-9.1")
def test_capo_curtillo_needs_a_badge_two_pistols_and_a_patrol_car() -> None:
    assert cards(GODFATHERS["capo_curtillo"].symbols) == cards("G R R B")


@rule("V-9.1", "V-7.2", "V-7.3")
def test_pairs_and_passes_serve_against_the_godfather_too() -> None:
    scene = given(rows="0:[Y Y G] 1:[R B]", board="", target="G")
    assert scene.legal(0) == [match("G"), pair("Y", "Y"), *passes("Y G")]


@rule("V-9.1", "V-7.5")
def test_a_pass_against_the_godfather_leaves_the_position_open() -> None:
    view = given(rows="0:[Y G] 1:[G B]", board="", target="G").when(0, pas("Y")).view()
    assert (view.target, view.active, view.filled, view.required) == ("G", 1, 0, "G")


@rule("V-9.2", "V-10.1")
def test_the_fourth_position_wins_the_game_after_the_draw() -> None:
    scene = last_position("0:[B] 1:[Y]", piles="0:[W]").when(0, match("B"))
    assert scene.events[:3] == [Matched(0, "B", 4), Drew(0, "W"), GameOver("won", "godfather_arrested")]
    assert [type(event) for event in scene.events[3:]] == [Debrief]
    assert rows(scene)[0] == cards("W")


@rule("V-9.2")
def test_the_cards_stay_at_the_godfather() -> None:
    view = last_position("0:[B] 1:[Y]").when(0, match("B")).view()
    assert view.laid == (("G",), ("R",), ("R",), ("B",))
    assert cards(view.discard) == cards("")


@rule("V-9.2")
def test_there_is_no_bonus_and_no_further_decision() -> None:
    scene = last_position("0:[B] 1:[Y]").when(0, match("B"))
    assert (scene.view().phase, scene.view().bonus_symbol) == ("over", None)
    assert scene.legal(0) == scene.legal(1) == []
    assert scene.view().waiting == ()


@rule("V-9.2", "VR-32")
@pytest.mark.parametrize("early_abort", [True, False])
def test_winning_with_the_last_card_of_all_is_winning(early_abort: bool) -> None:
    scene = last_position("0:[B] 1:[]", early_abort=early_abort).when(0, match("B"))
    assert result(scene) == ("won", "godfather_arrested")


@rule("V-9.2")
def test_a_pair_wins_as_well() -> None:
    scene = last_position("0:[Y Y] 1:[]").when(0, pair("Y", "Y"))
    assert result(scene) == ("won", "godfather_arrested")
    assert scene.view().laid == (("G",), ("R",), ("R",), ("Y", "Y"))


@rule("V-9.2")
def test_three_positions_do_not_win() -> None:
    scene = given(rows="0:[R] 1:[B]", board="", target="G", laid="G R").when(0, match("R"))
    assert result(scene) == (None, None)
