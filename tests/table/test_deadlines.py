"""Clocks as deadlines."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from omerta.contract import Clock
from omerta.table import Deadline, Match, Refusal
from omerta.table.deadlines import Deadlines
from omerta.table.log import Expired
from omerta.table.refusals import TooEarly
from omerta.testing.toys.courier.pieces import CourierOptions, Draw
from tests.table.tables import COURIER, MINUTE, SECRET, CourierMatch, a_mark, answer, couriers

TALK, REACTION = Clock("talk", 4, (0,)), Clock("reaction", 9, (1, 2))
LENGTHS = {"talk": 100, "reaction": 10}


def test_a_clock_runs_for_its_length_from_when_it_appears() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK,), at=50)
    assert timing.all() == (Deadline(TALK, 150),)


def test_a_clock_keeps_its_deadline_while_its_name_and_beat_stay() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK,), at=50)
    timing.run((Clock("talk", 4, (0, 1)),), at=90)
    assert timing.all() == (Deadline(Clock("talk", 4, (0, 1)), 150),)


def test_a_clock_of_a_new_beat_starts_anew() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK,), at=50)
    timing.run((Clock("talk", 5, (0,)),), at=90)
    assert timing.all() == (Deadline(Clock("talk", 5, (0,)), 190),)


def test_a_clock_stands_still_while_another_runs_and_goes_on_afterwards() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK,), at=50)
    timing.run((REACTION,), at=80)
    assert timing.of(TALK) is None
    timing.run((TALK,), at=87)
    assert timing.of(TALK) == 157


def test_a_clock_without_a_length_does_not_run_out() -> None:
    timing = Deadlines({})
    timing.run((TALK,), at=50)
    assert timing.all() == ()


def test_a_clock_of_length_nought_does_not_run() -> None:
    timing = Deadlines({"talk": 0, "reaction": 10})
    timing.run((TALK, REACTION), at=50)
    assert timing.all() == (Deadline(REACTION, 60),)
    assert timing.length("talk") is None


def test_a_table_that_gives_a_clock_no_time_lets_everybody_think() -> None:
    match = Match.begin(COURIER, CourierOptions(), 2, SECRET, 0, {"decision": 0})
    assert (match.deadlines(), match.wakes()) == ((), None)
    assert match.header.lengths == {}


def test_a_record_with_a_clock_of_length_nought_goes_on_without_it() -> None:
    record = Match.begin(COURIER, CourierOptions(), 2, SECRET, 0).record()
    header = msgspec.structs.replace(record.header, lengths={"decision": 0})
    assert Match.replay(replace(record, header=header), seed=SECRET).deadlines() == ()


def test_a_pause_shifts_what_is_due() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK,), at=50)
    timing.pause(60)
    assert timing.resume(75) == 15
    assert timing.of(TALK) == 165


def test_a_running_clock_of_a_beat_that_is_taken_back_starts_anew() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((REACTION,), at=20)
    timing.forget(beat=5)
    timing.run((REACTION,), at=30)
    assert timing.of(REACTION) == 40


def test_a_stopped_clock_of_a_beat_that_is_taken_back_starts_anew() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((REACTION,), at=20)
    timing.run((TALK,), at=24)
    timing.forget(beat=5)
    timing.run((REACTION,), at=30)
    assert timing.of(REACTION) == 40


def test_a_clock_that_is_due_runs_out_and_is_logged() -> None:
    match = couriers()
    assert match.expire(_clock(match), MINUTE)
    assert isinstance(match.log[-1], Expired)
    assert match.state.active == 1


def test_a_late_timer_of_an_old_beat_is_dropped() -> None:
    match = couriers()
    clock = _clock(match)
    answer(match, 0, Draw())
    assert not match.expire(clock, MINUTE)
    assert len(match.log) == 2


def test_a_timer_before_its_time_is_refused() -> None:
    match = couriers()
    with pytest.raises(TooEarly):
        match.expire(_clock(match), MINUTE - 1)
    assert len(match.log) == 1


def test_a_hidden_step_changes_no_deadline() -> None:
    match = couriers()
    before = match.deadlines()
    answer(match, 0, a_mark(match, 0), at=30_000)
    assert match.deadlines() == before


def test_while_the_table_is_paused_no_clock_runs_out() -> None:
    match = couriers()
    clock = _clock(match)
    match.vote(0, "pause", True, 10_000)
    match.vote(1, "pause", True, 20_000)
    with pytest.raises(TooEarly):
        match.expire(clock, MINUTE)
    match.vote(1, "pause", False, 50_000)
    assert match.deadlines() == (Deadline(clock, MINUTE + 30_000),)


def test_while_the_table_is_paused_nobody_acts() -> None:
    match = couriers(people=("anna", "anna"))
    match.vote(0, "pause", True, 1)
    with pytest.raises(Refusal, match="refusal-paused"):
        answer(match, 0, Draw())


def test_the_table_wakes_when_the_first_thing_is_due() -> None:
    match = couriers(people=("anna", "anna"))
    assert match.wakes() == MINUTE
    match.hold(0, match.open(0)[0].id, Draw(), until=9_000, at=1_000)
    assert match.wakes() == 9_000
    match.vote(0, "pause", True, 2_000)
    assert match.wakes() is None


def _clock(match: CourierMatch) -> Clock:
    (deadline,) = match.deadlines()
    return deadline.clock
