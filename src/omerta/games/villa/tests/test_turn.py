"""Tests the turn of the active seat: match, pair, pass and the draw. RULES.md V-7."""

from __future__ import annotations

import pytest

from omerta.games.villa.actions import VillaAction
from omerta.games.villa.events import Drew, DrewNothing, Matched, Paired, Passed
from omerta.games.villa.tests.given import VillaScene, given
from omerta.games.villa.tests.moves import match, pair, pas, passes
from omerta.games.villa.tests.seen import cards, rows
from omerta.testing import rule


def juri(row: str, filled: int = 0, pile: str = "") -> VillaScene:
    """Seat 0 on turn at Narben-Juri, who needs Y G R B."""
    laid = " ".join(["Y", "G", "R"][:filled])
    return given(rows=f"0:[{row}] 1:[Y R] 2:[B]", piles=f"0:[{pile}]", board="P9=narben_juri", target="P9", laid=laid)


@rule("V-7.1")
@pytest.mark.parametrize(("filled", "card"), [(0, "Y"), (1, "G"), (2, "R"), (3, "B")])
def test_the_positions_are_filled_in_the_order_of_the_card(filled: int, card: str) -> None:
    scene = juri("Y R B G", filled)
    assert scene.view().required == card
    assert scene.legal(0) == [match(card), *passes("Y R B G")]


@rule("V-7.1")
def test_a_matching_card_is_laid_at_the_target_and_fills_the_position() -> None:
    scene = juri("Y R B G", pile="W").when(0, match("Y"))
    assert scene.view().laid == (("Y",),)
    assert scene.view().filled == 1
    assert scene.events[0] == Matched(0, "Y", 1)


@rule("V-7.1")
@pytest.mark.parametrize("card", ["R", "RB", "BG"])
def test_a_card_without_the_required_symbol_is_no_match(card: str) -> None:
    assert juri("R RB BG").refused(0, match(card)).rule == "V-7.1"


@rule("V-7.1")
@pytest.mark.parametrize("card", ["Y", "W"])
def test_a_match_with_a_card_that_is_not_in_the_row_is_refused(card: str) -> None:
    assert juri("R B", pile="Y W").refused(0, match(card)).rule == "V-7.1"


@rule("V-7.2")
def test_two_equal_other_cards_fill_the_position_together() -> None:
    scene = juri("B R B G", pile="W").when(0, pair("B", "B"))
    assert scene.view().laid == (("B", "B"),)
    assert scene.view().filled == 1
    assert scene.events[0] == Paired(0, ("B", "B"), 1)


@rule("V-7.2")
def test_a_pair_is_allowed_with_a_match_in_hand() -> None:
    assert pair("B", "B") in juri("Y B B").legal(0)


@rule("V-7.2", "VR-11")
@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("Y R B", pair("R", "B")),  # nothing in common
        ("Y Y B", pair("Y", "Y")),  # the required symbol
        ("Y YG W", pair("Y", "YG")),  # only the required symbol in common
        ("Y YR YG", pair("YR", "YG")),
        ("Y R B", pair("R", "R")),  # only one in the row
        ("Y R W", pair("W", "W")),
        ("Y R B", pair("G", "G")),  # none in the row
        ("Y R B", pair("B", "BG")),
    ],
)
def test_two_cards_that_are_no_pair_are_refused(row: str, wrong: VillaAction) -> None:
    scene = juri(row)
    assert wrong not in scene.legal(0)
    assert scene.refused(0, wrong).rule == "V-7.2"


@rule("V-7.2")
@pytest.mark.parametrize("wrong", [pair("W", "R"), pair("YG", "G"), pair("W", "YG")])
def test_a_pair_is_accepted_only_in_the_order_in_which_it_is_listed(wrong: VillaAction) -> None:
    scene = juri("R G YG W")
    assert scene.legal(0)[2:6] == [pair("R", "W"), pair("G", "YG"), pair("G", "W"), pair("YG", "W")]
    assert scene.refused(0, wrong).rule == "V-7.2"


@rule("V-7.2", "V-1.5")
def test_two_four_symbol_jokers_are_a_pair() -> None:
    assert juri("W W").legal(0) == [match("W"), pair("W", "W"), *passes("W")]


@rule("V-7.3")
def test_a_passed_card_is_out_of_play_and_the_position_stays_open() -> None:
    scene = juri("Y R B G", pile="W").when(0, pas("B"))
    assert cards(scene.view().out_of_play) == cards("B")
    assert (scene.view().filled, scene.view().laid) == (0, ())
    assert scene.events[0] == Passed(0, "B")


@rule("V-7.3")
def test_any_card_may_be_passed_also_with_a_match_or_a_pair_in_hand() -> None:
    assert juri("Y B B W").legal(0)[-3:] == passes("Y B W")


@rule("V-7.3")
@pytest.mark.parametrize("card", ["G", "W"])
def test_a_card_that_is_not_in_the_row_cannot_be_passed(card: str) -> None:
    assert juri("Y R B", pile="G W").refused(0, pas(card)).rule == "V-7.3"


@rule("V-1.4", "V-7.1", "V-7.2", "V-7.3")
@pytest.mark.parametrize("wrong", [match("X"), match(""), match("BR"), pair("X", "X"), pair("R", "X"), pas("X")])
def test_a_kind_that_does_not_exist_is_refused(wrong: VillaAction) -> None:
    assert juri("Y R R B").refused(0, wrong).rule in {"V-1.4", "V-7.1", "V-7.2", "V-7.3"}


@rule("V-7.4")
@pytest.mark.parametrize(("action", "row"), [(match("Y"), "B B R G"), (pair("B", "B"), "Y R G"), (pas("R"), "Y B B G")])
def test_after_each_action_exactly_one_card_is_drawn(action: VillaAction, row: str) -> None:
    scene = juri("Y B B R", pile="G W").when(0, action)
    assert rows(scene)[0] == cards(row)
    assert scene.view().piles[0].unknown == 1
    assert scene.events[-1] == Drew(0, "G")


@rule("V-7.4")
@pytest.mark.parametrize(("action", "row"), [(match("Y"), "B B R"), (pair("B", "B"), "Y R"), (pas("R"), "Y B B")])
def test_from_an_empty_pile_nothing_is_drawn(action: VillaAction, row: str) -> None:
    scene = juri("Y B B R").when(0, action)
    assert rows(scene)[0] == cards(row)
    assert scene.events[-1] == DrewNothing(0)


@rule("V-7.4")
def test_a_short_row_is_not_refilled() -> None:
    scene = juri("Y", pile="R R R").when(0, match("Y"))
    assert rows(scene)[0] == cards("R")


@rule("V-7.5")
def test_after_a_match_the_next_seat_fills_the_next_position() -> None:
    view = juri("Y R").when(0, match("Y")).view()
    assert (view.active, view.filled, view.required) == (1, 1, "G")


@rule("V-7.5")
def test_after_a_pair_the_next_seat_fills_the_next_position() -> None:
    view = juri("B B").when(0, pair("B", "B")).view()
    assert (view.active, view.filled, view.required) == (1, 1, "G")


@rule("V-7.5")
def test_after_a_pass_the_next_seat_fills_the_same_position() -> None:
    view = juri("Y R").when(0, pas("Y")).view()
    assert (view.active, view.filled, view.required) == (1, 0, "Y")


@rule("V-7.5")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("action", [match("Y"), pas("R"), pas("B"), pair("R", "R")])
def test_only_the_active_seat_acts(seat: int, action: VillaAction) -> None:
    scene = juri("Y R R")
    assert scene.legal(seat) == []
    assert scene.refused(seat, action).rule in {"V-7.5", "V-13.1"}


@rule("V-7.5")
def test_one_seat_may_fill_several_positions_of_a_guard() -> None:
    scene = given(rows="0:[Y R] 1:[G B]", board="P9=narben_juri V1=dirty_diana", target="P9")
    scene.when(0, match("Y")).when(1, match("G")).when(0, match("R")).when(1, match("B"))
    assert scene.view().arrested == ("narben_juri",)


@rule("V-7.6")
def test_the_leader_must_do_one_of_the_three_like_everybody() -> None:
    scene = given(rows="0:[G R] 1:[Y]", board="P9=narben_juri", target="P9", leader=0)
    assert scene.legal(0) == passes("R G")
    view = scene.when(0, pas("G")).view()
    assert (view.leader, view.active, view.filled) == (0, 1, 0)


@rule("VR-10")
def test_match_pair_and_pass_are_free_to_choose() -> None:
    assert juri("Y B B").legal(0) == [match("Y"), pair("B", "B"), *passes("Y B")]


@rule("VR-12")
def test_a_joker_pairs_with_a_plain_card_of_another_symbol() -> None:
    scene = juri("R YR G").when(0, pair("R", "YR"))
    assert scene.view().laid == (("R", "YR"),)
