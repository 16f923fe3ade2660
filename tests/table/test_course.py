"""How things stand follows from what was entered, and from nothing else."""

from __future__ import annotations

import pytest

from omerta.contract import freeze
from omerta.table import Match
from omerta.table.course import Course
from omerta.table.log import Begun, Message, Move, Undone, Vote
from omerta.table.restoring import follow
from omerta.table.standing_vote import StandingVote
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, CourierView, Draw
from omerta.testing.toys.courier.state import CourierState
from tests.table.tables import SECRET, couriers, everything, full_evening, in_the_pass, pass_on, put_back

CourierCourse = Course[CourierState, CourierAction, CourierView, CourierOptions]


def dealt() -> CourierCourse:
    return couriers().course


def drawn(course: CourierCourse, at: int = 5) -> None:
    """Seat 0 draws, tried by the referee and entered."""
    ruling = course.referee.move(course.state, 0, Draw())
    move = Move(at=at, seat=0, decision=1, action=Draw(), key="a", draws=ruling.draws, events=ruling.events)
    course.enter(move, ruling.state)


def test_a_course_begins_with_the_deal() -> None:
    (deal,) = dealt().logbook.entries
    assert isinstance(deal, Begun)


def test_a_step_changes_state_decisions_clocks_and_frames_together() -> None:
    course = dealt()
    before = course.streams.last(None)
    drawn(course)
    assert course.state.active == 1
    assert (course.book.open(0), len(course.book.open(1))) == ((), 1)
    assert [deadline.clock.seats for deadline in course.timing.deadlines.all()] == [(1,)]
    assert course.streams.last(None) > before


def test_an_entry_that_is_no_step_leaves_the_state_alone() -> None:
    course = dealt()
    state, clocks = course.state, course.timing.deadlines.all()
    course.enter(Message(at=5, seat=1, text="hello"))
    assert course.state is state
    assert course.timing.deadlines.all() == clocks


def test_a_keyed_action_is_known_again() -> None:
    course = dealt()
    drawn(course)
    receipt = course.receipts.find(0, "a")
    assert receipt and receipt.frame == course.streams.last(0)


def test_a_carried_vote_pauses_the_table_and_taking_it_back_ends_the_pause() -> None:
    course = dealt()
    course.enter(Vote(at=5, seat=0, kind="pause", value=True, carried=True))
    assert course.timing.is_paused()
    assert course.snapshot(1).standing.votes == (StandingVote("pause", (0,)),)
    course.enter(Vote(at=9, seat=0, kind="pause", value=False, carried=False))
    assert not course.timing.is_paused()


def test_steps_that_are_taken_back_leave_the_state_before_them() -> None:
    course = dealt()
    before = course.state
    drawn(course)
    course.enter(Undone(at=9, seat=0, taken=(1,)), before)
    assert course.state is before
    assert course.logbook.line == [0]
    assert course.book.is_open(0, 1)


def test_an_entry_of_the_past_changes_nothing() -> None:
    course = dealt()
    drawn(course, at=9)
    before = everything(Match(course))
    with pytest.raises(AssertionError, match="time runs forwards"):
        course.enter(Message(at=8, seat=0, text="too late"))
    assert everything(Match(course)) == before


def test_a_course_that_follows_a_record_stands_where_the_live_one_does() -> None:
    live = full_evening()
    course: CourierCourse = Course(live.game, live.header, SECRET, at=0)
    follow(course, live.record())
    assert freeze(course.state) == freeze(live.state)
    assert everything(Match(course)) == everything(live)


def test_a_match_may_be_put_around_a_course_at_any_time() -> None:
    first = in_the_pass()
    pass_on(first, 0)
    second = Match(first.course)
    second.undo(0, at=first.now + 1)
    assert everything(second) == everything(first)
    assert second.undo_horizon(1) == first.undo_horizon(1)


def test_the_record_of_a_course_keeps_its_secret_until_nothing_is_left_to_chance() -> None:
    match = couriers(people=("anna", "anna"))
    put_back(match, 0)
    assert match.course.record().closed is None
    match.vote(0, "concede", True, match.now)
    closed = match.course.record().closed
    assert closed and closed.secret == SECRET.hex()
