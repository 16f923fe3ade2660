"""A table runs by a tempo: an evening with banks, or by the way over days."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.contract import AnyGame, Clock, Seat
from omerta.kit.chance import fast_from, seed_from
from omerta.table import AnyMatch, Deadline, Match, Refusal, dump, load
from omerta.table.daytime import DAY, MINUTE
from omerta.table.faults import RecordError
from omerta.table.frames import EventFrame, ProlongedFrame
from omerta.table.log import Expired
from omerta.table.refusals import ClockStopped
from omerta.table.tempo import AnyTempo, ByTheWay, Evening, Sleep, seated
from omerta.testing.toys.courier.pieces import CourierOptions, Draw, PutBack
from tests.table.links import rechained
from tests.table.tables import (
    COURIER,
    GAMES,
    PARLOUR,
    SECRET,
    CourierMatch,
    a_mark,
    answer,
    everything,
    handed,
    random_step,
)

SECOND = 1_000
HOUR = 60 * MINUTE
EVENING = Evening(clocks=("decision",), bank=5 * MINUTE, increment=20 * SECOND, together=MINUTE)
SLOW = ByTheWay(clocks=("decision",), length=8 * HOUR, sleep=(Sleep(23 * 60, 7 * 60), None, None))
TWO: Sequence[str | None] = ("anna", "ben")


def table(tempo: AnyTempo = EVENING, people: Sequence[str | None] = TWO, at: int = 0) -> CourierMatch:
    """Seat 0 begins."""
    return Match.begin(COURIER, CourierOptions(), len(people), SECRET, at, people=people, tempo=tempo)


def due(match: CourierMatch) -> int:
    (deadline,) = match.deadlines()
    return deadline.due


def banks(match: CourierMatch) -> tuple[int | None, ...]:
    return match.common().banks


def turn(match: CourierMatch, seat: Seat, at: int) -> None:
    """A whole turn that opens nothing to anybody."""
    answer(match, seat, a_mark(match, seat), at)
    answer(match, seat, PutBack(), at)


def in_the_pass(people: Sequence[str | None] = TWO, tempo: AnyTempo = EVENING) -> CourierMatch:
    """Everybody has had a turn of ten seconds; now all are asked at once, in secret."""
    match = table(tempo, people)
    for seat in range(len(people)):
        turn(match, seat, match.now + 10 * SECOND)
    return match


# An evening


def test_a_decision_runs_on_its_increment_and_then_on_the_bank() -> None:
    (deadline,) = table().deadlines()
    assert (deadline.bank_from, deadline.due) == (20 * SECOND, 20 * SECOND + 5 * MINUTE)


def test_whoever_decides_within_the_increment_keeps_the_whole_bank() -> None:
    match = table()
    turn(match, 0, 20 * SECOND)
    assert banks(match) == (5 * MINUTE, 5 * MINUTE)


def test_what_a_decision_takes_beyond_its_increment_is_gone_from_the_bank_of_its_seat() -> None:
    match = table()
    turn(match, 0, 50 * SECOND)
    assert banks(match) == (5 * MINUTE - 30 * SECOND, 5 * MINUTE)


def test_what_is_left_of_an_increment_lapses() -> None:
    match = in_the_pass()
    assert banks(match) == (5 * MINUTE, 5 * MINUTE)


def test_at_the_end_of_the_bank_the_clock_decides() -> None:
    match = table()
    match.advance(20 * SECOND + 5 * MINUTE)
    assert banks(match)[0] == 0
    assert [entry.late for entry in match.log if isinstance(entry, Expired)] == [(0,)]


def test_with_an_empty_bank_every_decision_still_has_its_increment() -> None:
    match = table()
    match.advance(20 * SECOND + 5 * MINUTE)
    turn(match, 1, match.now)
    for seat in (0, 1):
        match.act(seat, match.open(seat)[0].id, match.menu(seat)[0].actions[0], match.now)
    (deadline,) = match.deadlines()
    assert deadline.clock.seats == (0,)
    assert deadline.due == match.now + 20 * SECOND


def test_when_several_are_asked_at_once_they_have_one_clock_and_no_bank_runs() -> None:
    match = in_the_pass()
    (deadline,) = match.deadlines()
    assert (deadline.clock.seats, deadline.bank_from) == ((0, 1), None)
    assert deadline.due == match.now + MINUTE


def test_a_bot_needs_no_time() -> None:
    assert table(people=(None, "ben")).deadlines() == ()
    assert banks(table(people=(None, "ben"))) == (None, 5 * MINUTE)


def test_a_clock_with_a_length_of_its_own_keeps_it() -> None:
    tempo = Evening(clocks=("talk",), bank=MINUTE, increment=SECOND, together=MINUTE)
    match = Match.begin(PARLOUR, PARLOUR.options(), 4, SECRET, 0, {"talk": 9, "reaction": 7 * SECOND}, tempo=tempo)
    (talk,) = match.deadlines()
    assert (talk.due, talk.bank_from) == (SECOND + MINUTE, SECOND)
    assert match.course.timing.deadlines.length("reaction") == 7 * SECOND


def test_nobody_can_see_from_banks_or_clocks_who_has_answered_a_sealed_question() -> None:
    silent, answered = in_the_pass(("anna", "ben", "cleo")), in_the_pass(("anna", "ben", "cleo"))
    answered.act(1, answered.open(1)[0].id, answered.menu(1)[0].actions[0], answered.now + 30 * SECOND)
    assert handed(silent, 0) == handed(answered, 0)
    assert handed(silent, None) == handed(answered, None)


def test_how_long_a_sealed_answer_took_is_nowhere_to_be_seen_afterwards() -> None:
    quick, slow = in_the_pass(), in_the_pass()
    start = quick.now
    for match, moment in ((quick, start + 1), (slow, start + 50 * SECOND)):
        match.act(0, match.open(0)[0].id, match.menu(0)[0].actions[0], moment)
        match.act(1, match.open(1)[0].id, match.menu(1)[0].actions[0], start + 55 * SECOND)
    assert everything(quick)[1:] == everything(slow)[1:]
    assert banks(quick) == banks(slow)


def test_a_pause_costs_no_bank() -> None:
    match = table()
    for seat in (0, 1):
        match.vote(seat, "pause", True, 40 * SECOND)
    match.vote(0, "pause", False, 100 * SECOND)
    assert due(match) == 80 * SECOND + 5 * MINUTE
    turn(match, 0, 110 * SECOND)
    assert banks(match) == (5 * MINUTE - 30 * SECOND, 5 * MINUTE)


def test_what_was_taken_back_has_cost_its_time_all_the_same() -> None:
    match = table()
    turn(match, 0, 50 * SECOND)
    for seat in (0, 1):
        match.vote(seat, "undo", True, 60 * SECOND)
    (deadline,) = match.deadlines()
    assert banks(match)[0] == 5 * MINUTE - 30 * SECOND
    assert deadline.bank_from == 60 * SECOND


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_at_a_table_with_banks_a_step_that_tells_a_viewer_nothing_changes_nothing_for_them(game: AnyGame) -> None:
    tempo = Evening(
        clocks=tuple(name for name in game.clock_names if name not in game.fixed_clocks),
        bank=MINUTE,
        increment=5 * SECOND,
        together=MINUTE,
    )
    match: AnyMatch = Match.begin(game, game.options(), game.seats[-1], seed_from(game.id, 1), 0, tempo=tempo)
    chance = fast_from(game.id, "banks")
    for _ in range(80):
        if match.outcome():
            break
        told = {viewer: (len(match.frames(viewer)), handed(match, viewer)) for viewer in match.streams.viewers}
        random_step(match, chance, at=match.now + 7 * SECOND)
        unseen = [viewer for viewer, (frames, _) in told.items() if len(match.frames(viewer)) == frames]
        assert all(handed(match, viewer) == told[viewer][1] for viewer in unseen)


# The clock's own moves


def test_a_move_that_the_clock_made_is_told_as_the_clocks() -> None:
    match = table()
    match.advance(10 * MINUTE - 1)
    late = {frame.clock_for for frame in match.frames(1) if isinstance(frame, EventFrame)}
    assert (0,) in late


def test_who_was_late_with_a_sealed_answer_is_told_to_nobody_else() -> None:
    match = in_the_pass(("anna", "ben", "cleo"))
    match.act(1, match.open(1)[0].id, match.menu(1)[0].actions[0], match.now)
    told = {viewer: len(match.frames(viewer)) for viewer in match.streams.viewers}
    match.advance(due(match))
    late = {
        viewer: {frame.clock_for for frame in match.frames(viewer, after) if isinstance(frame, EventFrame)}
        for viewer, after in told.items()
    }
    assert late == {0: {(0,)}, 1: {()}, 2: {(2,)}, None: {()}}


def test_what_somebody_did_is_never_told_as_the_clocks() -> None:
    match = table()
    answer(match, 0, Draw())
    assert all(not frame.clock_for for frame in match.frames(1) if isinstance(frame, EventFrame))


# The host


def test_the_host_gives_a_clock_more_time_and_everybody_is_told() -> None:
    match = table()
    (deadline,) = match.deadlines()
    match.prolong(deadline.clock.name, deadline.clock.since, 2 * MINUTE, 1, at=5 * SECOND)
    assert due(match) == deadline.due + 2 * MINUTE
    assert isinstance(match.frames(None)[-1], ProlongedFrame)


def test_time_that_the_host_gives_is_used_before_the_bank_and_does_not_fill_it() -> None:
    match = table()
    (deadline,) = match.deadlines()
    match.prolong(deadline.clock.name, deadline.clock.since, 2 * MINUTE, None, at=5 * SECOND)
    turn(match, 0, 2 * MINUTE)
    assert banks(match)[0] == 5 * MINUTE


def test_a_clock_that_runs_no_longer_is_not_prolonged() -> None:
    match = table()
    (deadline,) = match.deadlines()
    turn(match, 0, SECOND)
    with pytest.raises(ClockStopped):
        match.prolong(deadline.clock.name, deadline.clock.since, MINUTE, 0, at=2 * SECOND)


def test_an_answer_that_waits_for_a_clock_waits_for_its_new_end() -> None:
    match = Match.begin(PARLOUR, PARLOUR.options(), 4, SECRET, 0, {"talk": HOUR, "reaction": 7 * SECOND})
    accuse = next(action for group in match.menu(0) for action in group.actions if "accuse" in str(action).lower())
    answer(match, 0, accuse, at=1)
    (reaction,) = [deadline for deadline in match.deadlines() if deadline.clock.name == "reaction"]
    seat = next(seat for seat in reaction.clock.seats if match.open(seat))
    match.answer(seat, match.open(seat)[0].id, match.menu(seat)[0].actions[0], at=2, window=1_000)
    match.prolong("reaction", reaction.clock.since, 30 * SECOND, 0, at=3)
    assert match.wakes() == reaction.due + 30 * SECOND


# By the way


def test_a_move_has_hours_and_nobody_is_hurried_at_night() -> None:
    assert due(table(SLOW, at=22 * HOUR)) == DAY + 14 * HOUR


def test_only_the_sleep_of_those_who_are_asked_counts() -> None:
    match = table(SLOW, at=21 * HOUR)
    turn(match, 0, 22 * HOUR)
    assert due(match) == 22 * HOUR + 8 * HOUR


def test_a_pause_over_night_leaves_as_much_daytime_as_there_was() -> None:
    match = table(SLOW, at=20 * HOUR)
    for seat in (0, 1):
        match.vote(seat, "pause", True, 21 * HOUR)
    match.vote(0, "pause", False, DAY + 3 * HOUR)
    assert due(match) == DAY + 14 * HOUR


def test_a_day_more_is_a_day_awake() -> None:
    match = table(SLOW, at=8 * HOUR)
    (deadline,) = match.deadlines()
    match.prolong("decision", deadline.clock.since, 16 * HOUR, 0, at=9 * HOUR)
    assert due(match) == DAY + 16 * HOUR


def test_people_who_change_places_take_their_nights_along() -> None:
    moved = seated(SLOW, (2, 0, 1))
    assert isinstance(moved, ByTheWay)
    assert moved.sleep == (None, SLOW.sleep[0], None)
    assert seated(EVENING, (1, 0)) is EVENING
    assert seated(None, (1, 0)) is None


# Records


def test_a_record_of_a_table_in_no_hurry_says_nothing_of_a_tempo() -> None:
    plain = Match.begin(COURIER, CourierOptions(), 2, SECRET, 0)
    assert "tempo" not in json.loads(next(iter(dump(plain))))


def test_a_record_with_nights_for_too_many_seats_is_refused() -> None:
    header, *rest = dump(table(SLOW, ("anna", "ben", "cleo")))
    damaged = json.loads(header)
    damaged["tempo"]["sleep"].pop()
    with pytest.raises(RecordError, match=r"tempo\.sleep"):
        load(rechained([json.dumps(damaged, separators=(",", ":")), *rest]), {COURIER.id: COURIER}.get)


steps = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 9 * MINUTE)), max_size=25)


@given(steps, st.sampled_from([EVENING, SLOW]))
@settings(max_examples=40, deadline=None)
def test_a_restored_table_has_the_same_clocks_after_every_step(course: list[tuple[int, int]], tempo: AnyTempo) -> None:
    match = table(tempo, ("anna", "ben", "cleo"))
    for what, wait in course:
        if match.outcome():
            break
        _do(match, what, match.now + wait)
        again = Match.restore(match.record(), seed=SECRET)
        assert (again.deadlines(), banks(again)) == (match.deadlines(), banks(match))
        assert (again.wakes(), everything(again)) == (match.wakes(), everything(match))


def _do(match: CourierMatch, what: int, at: int) -> None:
    """Something that may happen: a move, a held answer, the passing of time, a pause, an undo, more time."""
    seats = match.game.pending(match.state)
    seat = seats[at % len(seats)]
    try:
        match.advance(at)
        if what in (0, 1):
            match.act(seat, match.open(seat)[0].id, match.menu(seat)[0].actions[0], max(at, match.now))
        elif what == 2:
            match.answer(seat, match.open(seat)[0].id, match.menu(seat)[0].actions[0], max(at, match.now), 5 * SECOND)
        elif what == 3:
            match.vote(at % 3, "pause", at % 2 == 0, max(at, match.now))
        elif what == 4:
            match.vote(at % 3, "undo", True, max(at, match.now))
        elif what == 5:
            (deadline, *_) = match.deadlines() or (Deadline(Clock("none", 0), 0),)
            match.prolong(deadline.clock.name, deadline.clock.since, at % (3 * MINUTE), at % 3, max(at, match.now))
    except (Refusal, IndexError):
        # It is not possible now: then nothing has happened.
        return
