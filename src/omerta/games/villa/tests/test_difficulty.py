"""Tests difficulty and police cards: how many there are and who gets them. RULES.md V-3."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.villa.events import Dealt, HandicapSet, RowOpened
from omerta.games.villa.tests.given import new_game
from omerta.games.villa.tests.moves import READY, set_handicap
from omerta.games.villa.tests.seen import GUARDS, cards, deal, opened
from omerta.testing import rule


@rule("V-3.1")
@pytest.mark.parametrize("seed", range(5))
def test_total_strength_counts_the_thirteen_guards_and_not_the_godfather(seed: int) -> None:
    guards = deal(2, seed).guards.values()
    assert new_game(2, seed).view().total_strength == sum(GUARDS[guard].strength for guard in guards)


@rule("V-3.2", "V-12.1")
@pytest.mark.parametrize("handicap", [10, 7, 4, 0, -4, -6, -9])
def test_the_team_gets_total_strength_plus_handicap(handicap: int) -> None:
    view = new_game(3, roster="custom", custom_counts=(4, 5, 4), handicap=handicap).view()
    assert view.police_count == 39 + handicap
    assert view.police_box_count == 54 - 39 - handicap


@rule("V-3.2", "VR-4")
@pytest.mark.parametrize(("handicap", "police_count"), [(14, 53), (15, 54), (16, 54), (18, 54)])
def test_there_are_never_more_than_54_cards(handicap: int, police_count: int) -> None:
    view = new_game(3, roster="custom", custom_counts=(4, 5, 4), handicap=handicap).view()
    assert view.police_count == police_count


@rule("V-3.2", "V-12.6")
@pytest.mark.parametrize("handicap", [-9, 0, 18])
def test_the_first_game_uses_all_cards_whatever_the_handicap(handicap: int) -> None:
    scene = new_game(3, roster="first_game", handicap=handicap)
    assert scene.happened(HandicapSet) == [HandicapSet(None, 36, 54)]
    assert scene.view().police_count == 54


@rule("V-3.2", "V-12.6", "VR-5")
@pytest.mark.parametrize("handicap", [-10, 19])
def test_a_handicap_out_of_range_is_refused(handicap: int) -> None:
    with pytest.raises(RuleViolation) as refusal:
        new_game(2, handicap=handicap)
    assert refusal.value.rule in {"V-3.2", "V-12.6", "VR-5"}


@rule("VR-5", "V-10.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_handicap_minus_9_the_operation_is_not_yet_called_off(seats: int) -> None:
    assert new_game(seats, handicap=-9, swap_phase=False).view().phase == "plan"


@rule("V-3.2")
def test_the_announcement_names_handicap_strength_and_cards() -> None:
    scene = new_game(3, roster="custom", custom_counts=(4, 5, 4), handicap=7)
    assert scene.happened(HandicapSet) == [HandicapSet(7, 39, 46)]


@rule("V-3.3")
@pytest.mark.parametrize("handicap", [-9, 0, 10])
def test_the_cards_that_are_not_in_play_are_in_the_box(handicap: int) -> None:
    scene = new_game(3, handicap=handicap)
    hidden = opened(scene.state)
    dealt = [card for held in (*scene.view().rows, *hidden.piles) for card in held]
    whole = {"Y": 12, "R": 12, "B": 12, "G": 12, "YR": 1, "RB": 1, "BG": 1, "YG": 1, "W": 2}
    assert cards(dealt) + cards(hidden.police_box) == cards(whole)
    assert len(dealt) == scene.view().police_count


@rule("V-3.3")
def test_any_card_may_be_in_play_or_in_the_box() -> None:
    boxes = [cards(opened(new_game(2, seed, handicap=-9).state).police_box) for seed in range(30)]
    assert {box["YR"] for box in boxes} == {0, 1}
    assert {box["W"] for box in boxes} == {0, 1, 2}


@rule("V-3.4", "VR-6")
@pytest.mark.parametrize(
    ("seats", "handicap", "counts"),
    [
        (2, 10, (25, 24)),
        (2, 7, (23, 23)),
        (3, 10, (17, 16, 16)),
        (3, 11, (17, 17, 16)),
        (4, 10, (13, 12, 12, 12)),
        (4, 12, (13, 13, 13, 12)),
    ],
)
def test_cards_are_dealt_one_at_a_time_from_seat_0(seats: int, handicap: int, counts: tuple[int, ...]) -> None:
    scene = new_game(seats, roster="custom", custom_counts=(4, 5, 4), handicap=handicap)
    assert scene.happened(Dealt) == [Dealt(counts)]


@rule("V-3.4")
def test_each_seat_gets_every_second_card_and_the_first_one_on_top() -> None:
    two, four = deal(2, "order"), deal(4, "order")
    assert two.police == four.police


@rule("V-3.5", "V-12.3")
def test_the_row_is_the_top_of_the_pile() -> None:
    three, four = new_game(3, open_start=3), new_game(3, open_start=4)
    top_cards = [pile[0] for pile in opened(three.state).piles]
    grown = [cards((*row, top)) for row, top in zip(three.view().rows, top_cards, strict=True)]
    assert grown == [cards(row) for row in four.view().rows]


@rule("V-3.5")
@pytest.mark.parametrize("open_start", [3, 4])
def test_every_seat_opens_its_first_cards(open_start: int) -> None:
    scene = new_game(4, open_start=open_start)
    assert [len(row) for row in scene.view().rows] == [open_start] * 4
    assert scene.happened(RowOpened) == [RowOpened(seat, row) for seat, row in enumerate(scene.view().rows)]


@rule("V-3.6", "VR-30")
def test_in_the_lobby_the_handicap_is_fixed_before_the_layout() -> None:
    assert new_game(2).view().phase == "swap"
    assert new_game(2).view().options.handicap_timing == "lobby"


@rule("V-3.6", "VR-30")
def test_at_the_table_backs_and_strength_are_seen_before_the_choice() -> None:
    view = new_game(2, handicap_timing="table").view()
    strengths = [back.strength for back in view.slots.values() if back is not None]
    assert len(strengths) == 13
    assert view.total_strength == sum(strengths)


@rule("V-3.6")
def test_at_the_table_no_card_is_dealt_before_the_choice() -> None:
    scene = new_game(2, handicap_timing="table")
    assert scene.view().rows == ((), ())
    assert scene.view().police_count is None
    assert scene.happened(Dealt) == []


@rule("V-3.6")
def test_the_choices_at_the_table_are_those_of_the_option_in_its_order() -> None:
    scene = new_game(2, handicap_timing="table", handicap_choices=(-4, 18, 3))
    assert scene.legal(0) == [set_handicap(-4), set_handicap(18), set_handicap(3)]


@rule("V-3.6")
@pytest.mark.parametrize("value", [9, -4, 18])
def test_a_handicap_that_is_not_among_the_choices_is_refused(value: int) -> None:
    scene = new_game(2, handicap_timing="table")
    assert scene.refused(0, set_handicap(value)).rule == "V-3.6"


@rule("V-3.6", "V-3.3")
def test_the_choice_is_followed_by_the_deal() -> None:
    scene = new_game(3, handicap_timing="table", roster="custom", custom_counts=(4, 5, 4))
    scene.when(0, set_handicap(7))
    assert scene.happened(HandicapSet) == [HandicapSet(7, 39, 46)]
    assert scene.happened(Dealt) == [Dealt((16, 15, 15))]
    assert [len(row) for row in scene.view().rows] == [4, 4, 4]
    assert scene.view().police_box_count == 8


@rule("V-3.6", "V-12.4")
def test_without_a_swap_phase_the_choice_leads_to_the_plan() -> None:
    scene = new_game(2, handicap_timing="table", swap_phase=False).when(0, set_handicap(10))
    assert scene.view().phase == "plan"


@rule("V-3.6")
def test_before_the_choice_nobody_is_ready() -> None:
    scene = new_game(2, handicap_timing="table")
    assert scene.refused(0, READY).rule in {"V-3.6", "V-4.1", "V-4.2", "V-13.4"}
