"""Tests the worked examples of setup and timer, WX-9 to WX-14."""

from __future__ import annotations

import pytest

from omerta.games.wallet.events import TimerFlipped, TurnBegan
from omerta.games.wallet.tests.given import given, new_game
from omerta.games.wallet.tests.look import phase, told
from omerta.games.wallet.tests.moves import DRAW, FLIP, play
from omerta.games.wallet.tests.play import all_do, dealt_coins
from omerta.testing import rule


@rule("WX-9", "W-1.2")
@pytest.mark.parametrize(
    ("seats", "deck", "cards", "in_wallet"),
    [
        (2, "balanced", 30, 20),
        (2, "full", 30, 20),
        (4, "balanced", 50, 30),
        (4, "full", 80, 60),
        (7, "balanced", 80, 45),
        (7, "full", 80, 45),
    ],
)
def test_the_deck_follows_the_number_of_players(seats: int, deck: str, cards: int, in_wallet: int) -> None:
    view = new_game(seats, deck=deck).view()
    assert view.wallet == in_wallet
    assert view.wallet + sum(player.cards for player in view.players) == cards


@rule("WX-10", "W-1.3", "WR-2")
def test_seven_players_leave_thirty_chips_in_the_zip_pocket() -> None:
    assert new_game(7).state.chip_pocket == [10, 12, 8]


@rule("WX-10", "W-10.5", "WR-2")
def test_the_largest_payout_of_the_last_round_empties_the_zip_pocket() -> None:
    hands = ["#john D200", "#police D200", "#blonde J100", "#agent #agent", "#john", "#police", "#blonde J150"]
    won = {0: "1 1 1 1 1 1 1 1", 1: "1 2 2 2 2 2 2", 2: "1 2 2 2 2", 3: "1 2 2", 4: "1 3"}
    scene = given(*hands, chips=won, timers=1, round_number=3)
    assert scene.view().chip_pocket == 10
    assert scene.when(0, FLIP).view().chip_pocket == 0


@rule("WX-11", "W-2.5", "W-3.1")
def test_the_smallest_coin_begins_and_turns_go_clockwise() -> None:
    scene = dealt_coins(20, 5, 7)
    scene.when(1, DRAW).when(2, DRAW).when(0, DRAW)
    assert [event.seat for event in told(scene, None, TurnBegan)] == [1, 2, 0, 1]


@rule("WX-12", "W-3.2", "W-3.5")
def test_without_a_flip_by_choice_the_sixth_automatic_one_ends_the_round_after_eighteen_turns() -> None:
    scene = all_do(dealt_coins(20, 5, 7), DRAW)
    flips = told(scene, None, TimerFlipped)
    assert [(flip.seat, flip.automatic, flip.left) for flip in flips] == [
        (1, True, left) for left in (5, 4, 3, 2, 1, 0)
    ]
    assert len(told(scene, None, TurnBegan)) == 18


@rule("WX-13", "W-3.3", "W-4.5")
def test_if_everybody_flips_the_last_of_seven_has_no_turn() -> None:
    scene = given("", "", "", "", "", "", "", specials={0: "wish"})
    all_do(scene, FLIP)
    assert [event.seat for event in told(scene, None, TurnBegan)] == [1, 2, 3, 4, 5]
    assert phase(scene) == ("end_first", (0,))


@rule("WX-14", "W-6.1", "W-3.3", "WR-17")
def test_the_last_timer_cuts_a_double_move_short() -> None:
    scene = given("D20", "E20", specials={0: "double_move", 1: "wish"}, timers=1)
    scene.when(0, play("double_move")).when(0, FLIP)
    assert phase(scene) == ("end_first", (1,))
