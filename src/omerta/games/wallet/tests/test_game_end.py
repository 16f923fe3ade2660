"""The end of the game. RULES.md W-12."""

from __future__ import annotations

import pytest

from omerta.contract import Outcome
from omerta.games.wallet import GAME
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.events import RoundStarted
from omerta.games.wallet.round_events import GameOver
from omerta.games.wallet.tests.given import WalletScene, ended
from omerta.games.wallet.tests.look import own, phase, told
from omerta.games.wallet.tests.moves import BUY, DRAW, FLIP, PASS, check, return_chip
from omerta.games.wallet.tests.play import settled, whole_game
from omerta.testing import rule


def last_scene(*chips: str) -> WalletScene:
    """The game is over; these are everybody's chips."""
    before = {seat: f"{values} 1" for seat, values in enumerate(chips)}
    return settled(ended(*[""] * len(chips), chips=before, round_number=3))


def outcome(scene: WalletScene) -> Outcome:
    ending = GAME.outcome(scene.state)
    assert ending is not None, "the game goes on"
    return ending


@rule("W-12.1")
@pytest.mark.parametrize(
    ("chips", "winners", "points"),
    [
        (("1 3", "1 1", "1 2"), (0,), (4, 2, 3)),
        (("1", "1 1", "3"), (2,), (1, 2, 3)),
        (("", "1", ""), (1,), (0, 1, 0)),
    ],
)
def test_most_points_win(chips: tuple[str, ...], winners: tuple[int, ...], points: tuple[int, ...]) -> None:
    found = outcome(last_scene(*chips))
    assert (found.winners, found.scores) == (winners, points)


@rule("W-12.1")
def test_in_the_end_all_chips_are_shown() -> None:
    scene = last_scene("1 3", "2", "1 1 2")
    (over,) = told(scene, None, GameOver)
    assert [tuple(sorted(chips)) for chips in over.chips] == [(1, 3), (2,), (1, 1, 2)]
    assert scene.view().chips_shown == ((1, 3), (2,), (1, 1, 2))
    assert (over.winners, over.points) == ((2,), (4, 2, 4))


@rule("W-12.1")
def test_the_last_round_is_scored_before_the_end() -> None:
    scene = ended("#john D20", "#police", chips={0: "1", 1: "1 1"}, round_number=3, chip_draws="2")
    assert (outcome(scene).winners, outcome(scene).scores) == ((0,), (3, 2))


@rule("W-12.1")
def test_every_seat_has_a_reason() -> None:
    assert len(outcome(last_scene("1 3", "1", "1 2")).reasons) == 3


@rule("W-12.2")
def test_with_equal_points_more_chips_win() -> None:
    found = outcome(last_scene("3", "1 2", "1 1"))
    assert (found.winners, found.scores) == ((1,), (3, 3, 2))


@rule("W-12.3", "WR-31")
def test_with_equal_points_and_chips_the_victory_is_shared() -> None:
    assert outcome(last_scene("1 3", "2 2", "1")).winners == (0, 1)


@rule("W-12.3", "WR-31")
def test_all_may_win_with_nothing() -> None:
    found = outcome(last_scene("", "", ""))
    assert (found.winners, found.scores) == ((0, 1, 2), (0, 0, 0))


@rule("W-12.1")
@pytest.mark.parametrize("action", [DRAW, FLIP, BUY, PASS, check(1), return_chip(1)])
def test_after_the_end_nothing_is_done(action: WalletAction) -> None:
    scene = last_scene("1 3", "1", "1 2")
    assert (phase(scene), GAME.pending(scene.state), scene.legal(0)) == (("over", ()), (), [])
    assert scene.refused(0, action).key == "game-over"


@rule("W-12.1", "W-1.5")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_game_ends_after_three_rounds(seats: int) -> None:
    scene = whole_game(seats)
    assert [begun.round_number for begun in told(scene, None, RoundStarted)] == [1, 2, 3]
    assert outcome(scene).scores == tuple(sum(own(scene, seat).chips) for seat in range(seats))
