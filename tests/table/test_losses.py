"""When moves are lost the table stands, until its people agree to go on from what is left."""

from __future__ import annotations

import pytest

from omerta.table import Match, RecordMismatch
from omerta.table.council import CLAIMS
from omerta.table.frames import LostFrame
from omerta.table.log import Lost
from omerta.table.refusals import GameOver, MovesLost, NothingLost
from tests.table.tables import MINUTE, CourierMatch, couriers, draw, everything, in_the_pass, pass_on

FOUR = ("anna", "ben", "carla", "ben")


def losing(people: tuple[str | None, ...] = ("anna", "ben")) -> CourierMatch:
    match = couriers(len(people), people)
    match.lose(0, 1_000)
    return match


def test_everybody_is_told_who_was_told_more() -> None:
    match = losing()
    told = [match.frames(viewer)[-1] for viewer in (0, 1, None)]
    assert all(isinstance(frame, LostFrame) and frame.seat == 0 for frame in told)
    assert all(match.standing(viewer).lost for viewer in (0, 1, None))


def test_nobody_acts_and_nobody_takes_back() -> None:
    match = losing()
    before = everything(match)
    with pytest.raises(MovesLost):
        draw(match, 0)
    with pytest.raises(MovesLost):
        match.undo(0, 2_000)
    with pytest.raises(MovesLost):
        match.vote(0, "undo", True, 2_000)
    assert everything(match) == before


def test_the_clocks_stand() -> None:
    match = losing()
    assert match.wakes() is None
    match.vote(0, "go_on", True, 2_000)
    match.vote(1, "go_on", True, 5_000)
    assert match.wakes() == MINUTE + 4_000


def test_a_held_answer_waits_as_long() -> None:
    match = in_the_pass()
    match.hold(0, match.open(0)[0].id, match.menu(0)[0].actions[0], until=match.now + 100, at=match.now)
    moment = match.now + 100
    match.lose(1, match.now)
    match.vote(0, "go_on", True, match.now)
    match.vote(1, "go_on", True, match.now + 40)
    assert match.wakes() == moment + 40


def test_people_talk_meanwhile() -> None:
    match = losing()
    match.message(1, "What now?", 2_000)
    assert match.standing(0).lost


def test_play_goes_on_when_everybody_agrees() -> None:
    match = losing()
    match.vote(1, "go_on", True, 2_000)
    with pytest.raises(MovesLost):
        draw(match, 0)
    match.vote(0, "go_on", True, 3_000)
    draw(match, 0)
    assert not match.standing(0).lost and match.standing(0).votes == ()


def test_of_three_persons_two_are_enough_whoever_they_are() -> None:
    match = losing(FOUR)
    match.vote(1, "go_on", True, 2_000)
    assert match.standing(None).lost
    match.vote(2, "go_on", True, 3_000)
    assert not match.standing(None).lost


def test_a_vote_to_go_on_may_be_taken_back() -> None:
    match = losing()
    match.vote(1, "go_on", True, 2_000)
    match.vote(1, "go_on", False, 3_000)
    match.vote(0, "go_on", True, 4_000)
    assert match.standing(None).lost


def test_a_single_person_decides_alone() -> None:
    match = losing(("anna", None))
    match.vote(0, "go_on", True, 2_000)
    draw(match, 0)


def test_where_nothing_is_lost_there_is_no_vote_about_it() -> None:
    match = couriers()
    with pytest.raises(NothingLost):
        match.vote(0, "go_on", True, 1)
    match.lose(0, 1_000)
    match.vote(0, "concede", True, 1_000)
    match.vote(1, "concede", True, 1_000)
    with pytest.raises(GameOver):
        match.vote(0, "go_on", True, 2_000)


def test_a_pause_and_a_loss_end_each_by_its_own_vote() -> None:
    match = couriers(people=("anna", "anna"))
    match.vote(0, "pause", True, 1_000)
    match.lose(0, 2_000)
    match.vote(0, "pause", False, 3_000)
    assert match.is_paused()
    match.vote(0, "go_on", True, 4_000)
    assert match.wakes() == MINUTE + 3_000


def test_giving_up_ends_it_as_well() -> None:
    match = losing()
    match.vote(0, "concede", True, 2_000)
    match.vote(1, "concede", True, 2_000)
    assert match.outcome() and not match.standing(0).lost


def test_after_the_outcome_everybody_is_told_and_nothing_stands() -> None:
    match = couriers(people=("anna", "anna"))
    match.vote(0, "concede", True, 1_000)
    match.lose(0, 2_000)
    assert isinstance(match.frames(1)[-1], LostFrame)
    assert not match.is_paused()


def test_a_restart_forgets_neither_the_loss_nor_the_votes() -> None:
    match = losing()
    match.vote(1, "go_on", True, 2_000)
    again = Match.restore(match.record(), seed=match.secret)
    assert everything(again) == everything(match)
    again.vote(0, "go_on", True, 3_000)
    assert not again.standing(0).lost


def test_nobody_stops_a_table_again_and_again() -> None:
    match = couriers(people=("liar", "ben"))
    for _ in range(CLAIMS):
        assert match.shows_loss(0, 999, "9.00")
        match.lose(0, match.now)
        assert not match.shows_loss(0, 999, "9.00")
        match.vote(0, "go_on", True, match.now)
        match.vote(1, "go_on", True, match.now)
    assert not match.shows_loss(0, 999, "9.00")
    assert match.shows_loss(1, 999, "9.00")


@pytest.mark.parametrize(
    ("people", "entries", "told"),
    [
        ((None, "ben"), [Lost(at=9, seat=0)], "line 3, seat: the bot on seat 0 was told nothing"),
        (("anna", "ben"), [Lost(at=9, seat=0), Lost(at=9, seat=1)], "line 4, entry: that moves are lost is known"),
    ],
)
def test_a_record_says_so_rightly(people: tuple[str | None, ...], entries: list[Lost], told: str) -> None:
    match = couriers(people=people)
    for entry in entries:
        match.course.enter(entry)
    with pytest.raises(RecordMismatch, match=told):
        Match.restore(match.record(), seed=match.secret)


def test_a_sealed_answer_is_still_there_when_play_goes_on() -> None:
    match = in_the_pass()
    pass_on(match, 0)
    match.lose(1, match.now)
    match.vote(0, "go_on", True, match.now)
    match.vote(1, "go_on", True, match.now)
    pass_on(match, 1)
    assert match.outcome() or match.open(0)
