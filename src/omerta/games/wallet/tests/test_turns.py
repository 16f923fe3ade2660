"""Turns and the timer. RULES.md W-3."""

from __future__ import annotations

import pytest

from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.events import Asked, TimerFlipped, TurnBegan
from omerta.games.wallet.round_events import RoundEnded
from omerta.games.wallet.tests.given import given, new_game
from omerta.games.wallet.tests.look import hands, phase, playable, told
from omerta.games.wallet.tests.moves import BUY, DRAW, FLIP, PASS, PAY_DONE, gift, pay, play, put, take_id
from omerta.games.wallet.tests.play import all_do
from omerta.testing import rule


@rule("W-3.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    scene = given("D20", "E20", "P20", "Y20", start=2, coins=(5, 7, 1, 2), active=2)
    scene.when(2, DRAW).when(3, DRAW).when(0, DRAW)
    assert phase(scene) == ("turn", (1,))


@rule("W-3.1")
@pytest.mark.parametrize("action", [DRAW, put("E20"), BUY, FLIP, play("gift"), PASS, pay("E20")])
def test_nobody_acts_out_of_turn(action: WalletAction) -> None:
    refusal = given("D20", "E20", specials={1: "gift"}).refused(1, action)
    assert (refusal.rule, refusal.key) == ("W-3.1", "not-your-turn")


@rule("W-3.2")
def test_the_start_player_turns_a_timer_before_every_turn_but_the_first() -> None:
    scene = given("D20", "E20").when(0, DRAW)
    assert scene.view().timers_left == 6
    scene.when(1, DRAW)
    (flip,) = told(scene, None, TimerFlipped)
    assert (flip.seat, flip.automatic, flip.left) == (0, True, 5)
    assert phase(scene) == ("turn", (0,))


@rule("W-3.2")
def test_a_fresh_round_begins_without_a_flip() -> None:
    scene = new_game(3)
    assert scene.view().timers_left == 6
    assert told(scene, None, TimerFlipped) == []


@rule("W-3.2")
def test_nobody_else_turns_a_timer_before_a_turn() -> None:
    scene = given("D20", "E20", "P20").when(0, DRAW).when(1, DRAW).when(2, DRAW).when(0, DRAW).when(1, DRAW)
    assert scene.view().timers_left == 5


@rule("W-3.2")
def test_after_the_automatic_flip_the_whole_turn_is_left() -> None:
    scene = given("D20", "E20", specials={0: "wish"}).when(0, DRAW).when(1, DRAW)
    assert {DRAW, FLIP, play("wish")} <= set(scene.legal(0))


@rule("W-3.3", "WR-7")
def test_if_the_automatic_flip_turns_the_last_timer_no_turn_follows() -> None:
    scene = given("D20", "E20", specials={0: "wish"}, timers=1).when(0, DRAW).when(1, DRAW)
    assert [event.seat for event in told(scene, None, TurnBegan)] == [1]
    assert [event.seat for event in told(scene, None, RoundEnded)] == [0]
    assert phase(scene) == ("end_first", (0,))


@rule("W-3.3")
def test_the_last_timer_ends_the_round_at_once() -> None:
    scene = given("D20", "E20", "P20", specials={2: "wish"}, timers=1, active=1, start=0).when(1, FLIP)
    assert [event.seat for event in told(scene, None, RoundEnded)] == [1]
    assert phase(scene) == ("end_first", (2,))


@rule("W-3.3", "W-4.5")
def test_with_two_timers_left_a_flip_does_not_end_the_round() -> None:
    scene = given("D20", "E20", timers=2).when(0, FLIP)
    assert phase(scene) == ("turn", (1,))


@rule("W-3.4", "WR-6")
def test_only_one_special_card_is_played_in_a_turn() -> None:
    scene = given("D20 E50", "E20", specials={0: "gift wish"}).when(0, play("gift")).when(0, gift("D20", 1))
    assert playable(scene) == set()
    refusal = scene.refused(0, play("wish"))
    assert (refusal.rule, refusal.key) == ("W-3.4", "special-limit")


@rule("W-3.4")
def test_in_the_next_turn_another_special_card_may_be_played() -> None:
    scene = given("D20 E50", "E20", specials={0: "gift wish"}).when(0, play("gift")).when(0, gift("D20", 1))
    scene.when(0, DRAW).when(1, DRAW)
    assert playable(scene) == {"wish"}


@rule("W-3.4")
@pytest.mark.parametrize("action", [DRAW, put("D20"), FLIP])
def test_after_one_regular_action_the_turn_is_over(action: WalletAction) -> None:
    assert phase(given("D20", "E20").when(0, action)) == ("turn", (1,))


@rule("W-3.4", "WR-5")
def test_there_is_no_passing() -> None:
    scene = given("D20", "E20")
    assert PASS not in scene.legal(0)
    assert scene.refused(0, PASS).rule == "W-3.4"


@rule("W-3.4")
def test_a_special_card_may_be_left_unplayed() -> None:
    scene = given("D20", "E20", specials={0: "gift"}).when(0, FLIP)
    assert scene.view().players[0].specials == 1


@rule("W-3.4")
def test_the_list_of_a_turn_comes_in_a_fixed_order() -> None:
    scene = given("D200 E100", "E20", specials={0: "wish double_move"})
    assert scene.legal(0) == [DRAW, put("D200"), put("E100"), BUY, FLIP, play("double_move"), play("wish")]


@rule("W-3.5")
@pytest.mark.parametrize("seats", range(2, 8))
def test_a_round_has_at_most_six_turns_a_seat(seats: int) -> None:
    scene = all_do(new_game(seats), DRAW)
    assert len(told(scene, None, TurnBegan)) == 6 * seats
    assert scene.view().timers_left == 0


@rule("W-3.5", "WR-11")
def test_if_all_seven_only_draw_three_cards_are_left() -> None:
    assert all_do(new_game(7), DRAW).view().wallet == 3


@rule("W-3.1")
def test_a_hand_is_untouched_by_the_turns_of_others() -> None:
    scene = given("D20", "E20", "P20", draws="CC").when(0, DRAW)
    assert hands(scene) == ["D20 CC", "E20", "P20"]


@rule("W-3.1", "W-4.3")
def test_every_visible_step_is_one_beat_and_a_hidden_one_is_none() -> None:
    scene = given("D200 E100", "E20 CC")
    steps: list[tuple[int, WalletAction]] = [(0, BUY), (0, pay("D200")), (0, pay("E100")), (0, PAY_DONE)]
    beats = [scene.when(seat, action).view().beat for seat, action in steps]
    assert beats == [1, 1, 1, 2]
    assert scene.when(0, take_id("#john")).when(1, FLIP).view().beat == 4


@rule("W-3.1")
def test_the_last_thing_told_is_who_is_asked() -> None:
    scene = given("D20", "E20").when(0, DRAW)
    asked = told(scene, None, Asked)[-1]
    assert (asked.phase, asked.seats) == ("turn", (1,))
    assert scene.events[-1] == asked
