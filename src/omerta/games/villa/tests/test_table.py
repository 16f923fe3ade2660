"""Tests table and areas: seats, cards, chance. RULES.md V-1."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.villa import GAME
from omerta.games.villa.tests.given import given, new_game
from omerta.games.villa.tests.moves import match, pair, pas, passes, plan, set_handicap, swap
from omerta.games.villa.tests.play import police_cards, states
from omerta.games.villa.tests.seen import cards, deal, opened, outcome
from omerta.testing import rule


@rule("V-1.1")
def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 3, 4)


@rule("V-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_are_refused(seats: int) -> None:
    with pytest.raises(RuleViolation, match=r"V-1\.1"):
        new_game(seats)


@rule("V-1.1")
@pytest.mark.parametrize(("seats", "following"), [(2, 0), (3, 2), (4, 2)])
def test_the_turn_goes_clockwise_to_the_next_seat(seats: int, following: int) -> None:
    listed = " ".join(f"{seat}:[Y R]" for seat in range(seats))
    scene = given(rows=listed, board="V1=dirty_diana", target="V1", active=1).when(1, pas("Y"))
    assert scene.view().active == following


@rule("V-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_seat_comes_seat_0(seats: int) -> None:
    listed = " ".join(f"{seat}:[Y R]" for seat in range(seats))
    scene = given(rows=listed, board="V1=dirty_diana", target="V1", active=seats - 1).when(seats - 1, pas("Y"))
    assert scene.view().active == 0


@rule("V-1.2")
def test_a_pile_is_drawn_from_its_top() -> None:
    scene = given(rows="0:[Y] 1:[Y]", piles="0:[R B | G]", board="V1=dirty_diana", target="V1").when(0, pas("Y"))
    assert scene.view().rows[0] == ("R",)
    assert opened(scene.state).piles[0] == ("B", "G")


@rule("V-1.2")
def test_a_seat_with_neither_row_nor_pile_has_no_card() -> None:
    scene = given(rows="0:[Y] 1:[]", board="V1=dirty_diana")
    assert scene.legal(0) == [plan("V1", 0)]


@rule("V-1.3")
def test_a_card_laid_at_the_target_is_in_no_other_area() -> None:
    view = given(rows="0:[B] 1:[Y]", board="V1=dirty_diana", target="V1").when(0, match("B")).view()
    assert view.laid == (("B",),)
    assert cards(view.discard) == cards(view.out_of_play) == cards("")


@rule("V-1.3")
def test_an_arrested_guard_lies_face_up_beside_the_grounds() -> None:
    scene = given(rows="0:[B] 1:[Y R]", board="V1=dirty_diana V4=nebel_nino", target="V1")
    view = scene.when(0, match("B")).when(1, match("Y")).view()
    assert view.arrested == ("dirty_diana",)
    assert view.slots["V1"] is None


@rule("V-1.3")
@pytest.mark.parametrize("seed", range(6))
def test_in_every_state_the_areas_hold_all_54_police_cards(seed: int) -> None:
    totals = {police_cards(state) for state in states(3, seed, recover_passed=True)}
    assert totals == {54}


@rule("V-1.4")
def test_an_action_is_listed_once_however_many_cards_of_the_kind_there_are() -> None:
    scene = given(rows="0:[Y Y Y B] 1:[R]", board="V1=dirty_diana", target="V1", laid="B", filled=1)
    assert scene.legal(0) == [match("Y"), *passes("Y B")]


@rule("V-1.4")
def test_the_leftmost_card_of_a_kind_leaves_and_the_new_one_comes_to_the_right() -> None:
    scene = given(rows="0:[Y R Y B] 1:[R]", piles="0:[G]", board="V1=dirty_diana", target="V1").when(0, pas("Y"))
    assert scene.view().rows[0] == ("R", "Y", "B", "G")


@rule("V-1.4")
def test_a_pair_takes_the_two_leftmost_cards() -> None:
    scene = given(rows="0:[R B R R] 1:[R]", piles="0:[G]", board="V1=tacho_toni", target="V1").when(0, pair("R", "R"))
    assert scene.view().rows[0] == ("B", "R", "G")


@rule("V-1.4")
def test_swapped_cards_come_to_the_right_of_their_new_rows() -> None:
    scene = given(rows="0:[Y R Y B] 1:[G B R B]", board="V1=tacho_toni", phase="swap").when(0, swap(0, "Y", 1, "B"))
    assert scene.view().rows == (("R", "Y", "B", "B"), ("G", "R", "B", "Y"))


@rule("V-1.5")
@pytest.mark.parametrize("joker", ["YR", "YG", "W"])
def test_a_joker_matches_any_symbol_it_shows(joker: str) -> None:
    scene = given(rows=f"0:[{joker}] 1:[R]", board="V1=schmiere_susi", target="V1").when(0, match(joker))
    assert scene.view().filled == 1


@rule("V-1.5", "V-7.1")
@pytest.mark.parametrize("joker", ["RB", "BG"])
def test_a_joker_matches_no_symbol_it_does_not_show(joker: str) -> None:
    scene = given(rows=f"0:[{joker}] 1:[R]", board="V1=schmiere_susi", target="V1")
    assert scene.refused(0, match(joker)).rule == "V-7.1"


@rule("V-1.5")
def test_a_four_symbol_joker_fills_one_position_only() -> None:
    scene = given(rows="0:[W] 1:[R]", board="V1=schmiere_susi", target="V1").when(0, match("W"))
    assert (scene.view().filled, scene.view().required) == (1, "B")


@rule("V-1.6")
def test_all_seats_win_together() -> None:
    scene = given(rows="0:[B] 1:[Y] 2:[]", board="", target="G", filled=3, laid="G R R").when(0, match("B"))
    assert outcome(scene).winners == (0, 1, 2)
    assert outcome(scene).reasons == ("godfather_arrested",) * 3


@rule("V-1.6")
def test_all_seats_lose_together() -> None:
    scene = given(rows="0:[Y] 1:[] 2:[B]", board="", target="G").when(0, pas("Y"))
    assert outcome(scene).winners == ()
    assert outcome(scene).reasons == ("no_card_on_turn",) * 3


@rule("V-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_talk(seats: int) -> None:
    assert GAME.voices(new_game(seats).state) == (None,) * seats


@rule("V-1.7", "E-42")
def test_the_same_seed_gives_the_same_grounds_for_every_handicap_and_number_of_seats() -> None:
    two, four = deal(2, "grounds", handicap=10), deal(4, "grounds", handicap=0)
    assert two.godfather == four.godfather
    assert two.guards == four.guards


@rule("V-1.7", "E-42")
def test_the_same_seed_deals_the_same_police_cards_from_the_top() -> None:
    two, four = deal(2, "police", handicap=10), deal(4, "police", handicap=0)
    assert len(two.police) == len(four.police) + 10
    assert two.police[: len(four.police)] == four.police


@rule("V-1.7")
@pytest.mark.parametrize("roster", ["first_game", "tough"])
def test_another_roster_leaves_godfather_and_police_cards_alone(roster: str) -> None:
    base, other = deal(2, "roster", handicap=0), deal(2, "roster", roster=roster, handicap=0)
    assert base.godfather == other.godfather
    assert base.police[:30] == other.police[:30]


@rule("V-1.7")
def test_another_seed_gives_another_game() -> None:
    one, other = deal(2, "one"), deal(2, "other")
    assert one.guards != other.guards
    assert one.police[:30] != other.police[:30]


@rule("V-1.7", "V-3.6")
def test_a_handicap_set_at_the_table_deals_the_same_cards_as_one_set_in_the_lobby() -> None:
    lobby = new_game(3, "timing", handicap=7)
    table = new_game(3, "timing", handicap_timing="table").when(0, set_handicap(7))
    assert lobby.view().rows == table.view().rows
    assert opened(lobby.state) == opened(table.state)
