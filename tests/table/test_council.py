"""The table decides about itself: votes of all persons."""

from __future__ import annotations

import pytest

from omerta.contract import AnyGame, RuleViolation, freeze
from omerta.table import AnyMatch, Match
from omerta.table.log import Conceded, Move, Vote
from omerta.table.refusals import GameOver, NotUndoable, NoVote, TablePaused
from omerta.table.standing_vote import StandingVote
from omerta.testing.toys.courier.pieces import Draw
from tests.table.tables import (
    COURIER,
    GAMES,
    MINUTE,
    SECRET,
    can_concede,
    couriers,
    draw,
    everything,
    in_the_pass,
    pass_on,
    put_back,
    seated,
)

CONCEDING = [COURIER, *filter(can_concede, GAMES)]
PROUD = [game for game in GAMES if not can_concede(game)]


def for_two(game: AnyGame) -> AnyMatch:
    """Two persons on as few seats as the game allows; the second one takes all that are left."""
    seats = game.seats[0]
    return Match.begin(game, game.options(), seats, SECRET, 0, people=("anna", *["ben"] * (seats - 1)))


@pytest.mark.parametrize("game", CONCEDING, ids=lambda game: game.id)
def test_the_game_is_conceded_when_all_standing_votes_are_for_it(game: AnyGame) -> None:
    match = for_two(game)
    match.vote(1, "concede", True, 1)
    assert match.outcome() is None
    match.vote(1, "concede", False, 2)
    match.vote(0, "concede", True, 3)
    assert match.outcome() is None
    match.vote(1, "concede", True, 4)
    assert match.outcome() is not None
    assert isinstance(match.log[-1], Conceded)


@pytest.mark.parametrize("game", PROUD, ids=lambda game: game.id)
def test_a_game_without_a_concession_refuses_the_first_vote(game: AnyGame) -> None:
    match = seated(game)
    before = everything(match)
    with pytest.raises(RuleViolation):
        match.vote(0, "concede", True, 1)
    assert everything(match) == before


def test_repeating_a_standing_vote_changes_nothing() -> None:
    match = couriers()
    assert match.vote(0, "concede", True, 1)
    assert not match.vote(0, "concede", True, 2)
    assert not match.vote(1, "concede", False, 3)
    assert len(match.log) == 2


def test_one_person_on_several_seats_votes_once() -> None:
    match = couriers(seats=3, people=("anna", "ben", "anna"))
    match.vote(2, "concede", True, 1)
    assert not match.vote(0, "concede", True, 2)
    match.vote(1, "concede", True, 3)
    assert match.outcome() is not None


def test_bots_follow_as_soon_as_all_persons_agree() -> None:
    match = couriers(seats=3, people=("anna", None, "ben"))
    match.vote(0, "concede", True, 1)
    assert match.outcome() is None
    match.vote(2, "concede", True, 2)
    assert match.outcome() is not None


def test_a_bot_has_no_vote() -> None:
    with pytest.raises(NoVote):
        couriers(people=("anna", None)).vote(1, "concede", True, 1)


def test_after_the_end_there_is_nothing_to_vote_on() -> None:
    match = couriers(people=("anna", "anna"))
    match.vote(0, "concede", True, 1)
    with pytest.raises(GameOver):
        match.vote(0, "pause", True, 2)


def test_standing_votes_are_in_every_snapshot() -> None:
    match = couriers(seats=3, people=("anna", "ben", "anna"))
    match.vote(0, "pause", True, 1)
    for viewer in match.streams.viewers:
        assert match.snapshot(viewer).standing.votes == (StandingVote("pause", (0, 2)),)


def test_everybody_together_may_undo_what_one_person_may_not() -> None:
    match = couriers()
    draw(match, 0)
    with pytest.raises(NotUndoable):
        match.undo(0, 5)
    match.vote(0, "undo", True, 6)
    match.vote(1, "undo", True, 7)
    assert match.state.active == 0
    assert sum(match.state.hands[0]) == 3


def test_a_vote_to_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    match = couriers(people=("anna", None))
    draw(match, 0)
    match.act(1, match.open(1)[0].id, Draw(), 5, by="bot")
    match.vote(0, "undo", True, 6)
    assert match.state.active == 0
    assert match.state.window is None


def test_everybody_together_may_take_back_the_end_of_a_clock() -> None:
    match = couriers(people=("anna", "anna"))
    before = freeze(match.state)
    match.expire(match.deadlines()[0].clock, MINUTE)
    match.vote(0, "undo", True, MINUTE)
    assert freeze(match.state) == before


def test_while_the_table_is_paused_nobody_votes_to_undo() -> None:
    match = couriers(people=("anna", "anna"))
    put_back(match, 0)
    match.vote(0, "pause", True, 8)
    with pytest.raises(TablePaused):
        match.vote(0, "undo", True, 9)


def test_the_same_draw_comes_again_after_an_undo() -> None:
    match = couriers()
    draw(match, 0)
    first = match.log[-1]
    match.vote(0, "undo", True, 6)
    match.vote(1, "undo", True, 7)
    draw(match, 0)
    again = match.log[-1]
    assert isinstance(first, Move) and isinstance(again, Move)
    assert again.events == first.events


def test_a_vote_to_undo_takes_back_secret_answers_too() -> None:
    match = in_the_pass()
    pass_on(match, 1)
    match.vote(0, "undo", True, 50)
    match.vote(1, "undo", True, 51)
    assert match.state.window is None
    assert match.state.active == 1


def test_a_vote_to_undo_lapses_when_something_visible_happens() -> None:
    match = couriers()
    put_back(match, 0)
    match.vote(0, "undo", True, 6)
    put_back(match, 1)
    assert match.snapshot(None).standing.votes == ()


def test_a_secret_answer_does_not_end_a_vote_to_undo() -> None:
    match = in_the_pass()
    match.vote(0, "undo", True, 40)
    pass_on(match, 1)
    assert match.snapshot(0).standing.votes == (StandingVote("undo", (0,)),)


def test_at_the_start_there_is_nothing_to_undo() -> None:
    match = couriers()
    with pytest.raises(NotUndoable, match="start"):
        match.vote(0, "undo", True, 1)


def test_votes_are_in_the_log() -> None:
    match = couriers()
    match.vote(0, "pause", True, 9)
    assert match.log[-1] == Vote(at=9, seat=0, kind="pause", value=True, carried=False)
