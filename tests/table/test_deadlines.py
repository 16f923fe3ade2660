"""Clocks become deadlines."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from omerta.contract import Clock
from omerta.table import Deadline, Match
from omerta.table.deadlines import Deadlines
from omerta.testing.toys.courier.pieces import CourierOptions
from tests.table.tables import COURIER, SECRET

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
    assert Match.restore(replace(record, header=header), seed=SECRET).deadlines() == ()


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


def test_what_is_due_by_a_moment_comes_in_the_order_of_the_deadlines() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK, REACTION), at=50)
    assert timing.up_to(59) == []
    assert timing.up_to(150) == [Deadline(REACTION, 60), Deadline(TALK, 150)]


def test_nothing_is_due_before_people_have_had_time_to_come_back() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((REACTION,), at=50)
    assert timing.up_to(99, grace=100) == []
    assert timing.up_to(100, grace=100) == [Deadline(REACTION, 60)]


def test_of_several_clocks_of_a_name_the_first_to_end_counts() -> None:
    timing = Deadlines(LENGTHS)
    timing.run((TALK,), at=50)
    timing.run((TALK, Clock("talk", 7)), at=80)
    assert timing.named("talk") == 150
    assert timing.named("reaction") is None


def test_a_clock_that_is_for_bots_alone_has_the_length_the_game_names_for_bots() -> None:
    timing = Deadlines({"talk": 100, "talk_bot": 30}, bots=(0, 2), for_bots={"talk": "talk_bot"})
    timing.run((TALK,), at=50)
    assert timing.of(TALK) == 80


def test_one_person_among_those_asked_gives_all_of_them_the_whole_clock() -> None:
    mixed = Clock("talk", 4, (0, 1))
    timing = Deadlines({"talk": 100, "talk_bot": 30}, bots=(0, 2), for_bots={"talk": "talk_bot"})
    timing.run((mixed,), at=50)
    assert timing.of(mixed) == 150


def test_a_bot_never_has_longer_than_a_person() -> None:
    timing = Deadlines({"talk": 20, "talk_bot": 30}, bots=(0,), for_bots={"talk": "talk_bot"})
    timing.run((TALK,), at=50)
    assert timing.of(TALK) == 70
