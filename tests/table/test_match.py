"""The face of a table: whoever calls it needs to know no part of it."""

from __future__ import annotations

import msgspec
import pytest

from omerta.kit.chance import seed_from
from omerta.table import Match
from omerta.table.log import Begun
from omerta.testing.toys.courier.pieces import CourierOptions, Draw
from tests.table.tables import COURIER, MINUTE, SECRET, answer, couriers, draw, put_back


def test_a_match_begins_with_the_deal_at_its_time() -> None:
    match = Match.begin(COURIER, CourierOptions(), 2, SECRET, at=700)
    assert (match.now, match.line) == (700, [0])
    assert isinstance(match.log[0], Begun)


def test_without_names_every_seat_is_another_persons() -> None:
    assert couriers(seats=3).header.people == (0, 1, 2)


def test_as_many_people_sit_down_as_there_are_seats() -> None:
    with pytest.raises(AssertionError, match="1 people for 2 seats"):
        couriers(seats=2, people=("anna",))


def test_what_players_add_changes_the_deal_and_stands_in_the_header() -> None:
    match = Match.begin(COURIER, CourierOptions(), 2, SECRET, 0, entropies=[b"dice"])
    assert match.header.entropies == (b"dice".hex(),)
    assert match.log != couriers().log


def test_the_header_promises_the_secret_and_does_not_tell_it() -> None:
    match = couriers()
    assert match.secret == SECRET
    assert SECRET.hex() not in str(match.header)


def test_the_line_is_the_log_without_what_was_taken_back() -> None:
    match = couriers()
    put_back(match, 0)
    match.undo(0, 9)
    assert (match.line, len(match.log)) == ([0, 1], 4)


def test_the_face_shows_what_its_course_holds() -> None:
    match = couriers()
    draw(match, 0)
    course = match.course
    assert match.state is course.state
    assert match.log is course.logbook.entries
    assert match.snapshot(1) == course.snapshot(1)
    assert match.open(1) == course.book.open(1)
    assert match.deadlines() == course.timing.deadlines.all()


def test_an_answer_is_announced_with_its_moment() -> None:
    match = couriers()
    turn = match.open(0)[0].id
    assert match.takes_effect(0, turn, at=5, window=3_000) is None
    assert match.answer(0, turn, Draw(), at=5, window=3_000).until is None


def test_a_match_that_goes_on_has_no_successor() -> None:
    assert couriers().next_match(seed_from("next"), 1) is None


def test_a_match_wakes_when_its_first_clock_ends() -> None:
    match = couriers()
    answer(match, 0, Draw(), at=500)
    assert match.wakes() == 500 + MINUTE


def test_a_standing_is_that_of_the_snapshot_with_the_horizon_of_the_person() -> None:
    match = couriers()
    standing = msgspec.structs.replace(match.standing(0), undo=None)
    assert standing == match.snapshot(0).standing
    assert match.standing(0).undo == match.undo_horizon(0)


def test_a_spectator_has_nothing_to_take_back() -> None:
    assert couriers().standing(None).undo is None


def test_a_match_knows_the_keys_of_the_actions_it_has_taken() -> None:
    match = couriers()
    match.act(0, match.open(0)[0].id, Draw(), at=5, key="a")
    assert match.taken() == {(0, "a")}
    assert (match.has_taken(0, "a"), match.has_taken(1, "a"), match.has_taken(0, "b")) == (True, False, False)
