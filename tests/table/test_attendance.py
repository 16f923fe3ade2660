"""People come and go at a table: it says who is away, asks the others, and lets bots mind seats. The host hosts."""

from __future__ import annotations

import pytest

from omerta.table import Match, RecordMismatch, dump, load
from omerta.table.absentee import Absentee, StandingOpinion
from omerta.table.frames import AskedFrame, AwayFrame, EndedFrame, HostedFrame, MindedFrame, OpinionFrame, ReturnedFrame
from omerta.table.log import Ended, Hosted, Minded, Record, Returned
from omerta.table.refusals import GameOver, NobodyAsks, NobodyThere, TablePaused
from omerta.testing.toys import TOYS
from tests.table.tables import COURIER, MINUTE, SECRET, CourierMatch, couriers, draw, everything, in_the_pass, put_back

GRACE = 2 * MINUTE
THREE = ("anna", "ben", "carla")


def missing(people: tuple[str | None, ...] = THREE, seat: int = 0) -> CourierMatch:
    """The table waits for Anna, who has been gone for five seconds."""
    match = couriers(len(people), people)
    match.attendance.leave(seat, since=5_000, until=10_000 + GRACE, at=10_000)
    return match


def asking(people: tuple[str | None, ...] = THREE, seat: int = 0) -> CourierMatch:
    match = missing(people, seat)
    match.attendance.ask(seat, 10_000 + GRACE)
    return match


def minding(people: tuple[str | None, ...] = THREE) -> CourierMatch:
    match = asking(people)
    match.attendance.mind(0, "vote", "house", match.now)
    return match


def absentee(match: CourierMatch) -> Absentee:
    (known,) = match.standing(None).absences
    return known


def test_everybody_is_told_who_is_away_and_since_when() -> None:
    match = missing()
    told = [match.frames(viewer)[-1] for viewer in (0, 1, 2, None)]
    assert all(isinstance(frame, AwayFrame) and (frame.seat, frame.since) == (0, 5_000) for frame in told)
    known = absentee(match)
    assert (known.seats, known.since, known.until, known.asked) == ((0,), 5_000, 10_000 + GRACE, False)


def test_the_others_are_asked_and_the_absent_one_is_not() -> None:
    match = asking()
    assert isinstance(match.frames(None)[-1], AskedFrame)
    assert (absentee(match).asked, absentee(match).voters) == (True, 2)
    with pytest.raises(NobodyAsks):
        match.attendance.advise(0, 0, "wait", "house", match.now)


def test_nobody_is_asked_before_the_grace_is_over() -> None:
    match = missing()
    with pytest.raises(NobodyAsks):
        match.attendance.advise(1, 0, "mind", "house", match.now)


def test_a_bot_takes_over_when_more_than_half_want_it() -> None:
    match = asking(("anna", "ben", "carla", "dora"))
    match.attendance.advise(1, 0, "mind", "house", match.now)
    assert match.absences.minded(0) is None
    assert absentee(match).opinions == (StandingOpinion((1,), "mind"),)
    match.attendance.advise(3, 0, "mind", "house", match.now)
    opinion, minded = match.frames(2)[-2:]
    assert isinstance(opinion, OpinionFrame) and opinion.settled == "mind"
    assert isinstance(minded, MindedFrame) and minded.why == "vote"
    assert absentee(match).minded == "vote"


def test_to_wait_longer_is_to_wait_as_long_as_before_and_then_to_ask_again() -> None:
    match = asking()
    match.attendance.advise(1, 0, "wait", "house", match.now + 500)
    match.attendance.advise(2, 0, "wait", "house", match.now)
    known = absentee(match)
    assert (known.asked, known.until, known.opinions) == (False, match.now + GRACE, ())
    match.attendance.ask(0, match.now + GRACE)
    assert absentee(match).asked


def test_where_nobody_prevails_the_table_waits() -> None:
    match = asking()
    match.attendance.advise(1, 0, "mind", "house", match.now)
    match.attendance.advise(2, 0, "end", "house", match.now)
    assert not absentee(match).asked and match.absences.minded(0) is None


def test_only_all_together_end_the_game() -> None:
    match = asking(("anna", "ben", "carla", "dora"))
    match.attendance.advise(1, 0, "end", "house", match.now)
    match.attendance.advise(2, 0, "end", "house", match.now)
    assert not match.is_over()
    match.attendance.advise(3, 0, "end", "house", match.now)
    assert match.is_over() and match.outcome() is None


def test_one_person_on_several_seats_is_asked_once_and_is_away_from_all_of_them() -> None:
    match = couriers(4, ("anna", "ben", "anna", "ben"))
    match.attendance.leave(2, since=0, until=GRACE, at=0)
    assert absentee(match).seats == (0, 2)
    match.attendance.ask(0, GRACE)
    assert absentee(match).voters == 1
    match.attendance.advise(3, 0, "mind", "house", GRACE)
    assert match.absences.minded(0) and match.absences.minded(2)


def test_an_opinion_may_be_changed_and_the_same_one_again_changes_nothing() -> None:
    match = asking()
    assert match.attendance.advise(1, 0, "mind", "house", match.now)
    before = everything(match)
    assert not match.attendance.advise(1, 0, "mind", "house", match.now)
    assert everything(match) == before
    match.attendance.advise(1, 0, "wait", "house", match.now)
    assert absentee(match).opinions == (StandingOpinion((1,), "wait"),)


def test_who_is_away_too_is_not_waited_for_in_the_vote() -> None:
    match = asking()
    match.attendance.leave(2, since=0, until=match.now + GRACE, at=match.now)
    assert match.absences.voters(0) == {1}
    match.attendance.advise(1, 0, "mind", "house", match.now)
    assert match.absences.minded(0)


def test_coming_back_is_told_and_the_question_is_gone() -> None:
    match = asking()
    assert match.attendance.come_back(0, match.now)
    assert isinstance(match.frames(1)[-1], ReturnedFrame)
    assert match.standing(None).absences == ()
    with pytest.raises(NobodyAsks):
        match.attendance.advise(1, 0, "mind", "house", match.now)


def test_whom_nobody_missed_comes_back_without_a_word() -> None:
    match = couriers()
    before = everything(match)
    assert not match.attendance.come_back(0, 1)
    assert everything(match) == before


def test_what_a_bot_has_answered_and_is_held_stays_when_the_person_comes_back() -> None:
    match = in_the_pass()
    match.attendance.mind(0, "left", "house", match.now)
    action = match.menu(0)[0].actions[0]
    match.hold(0, match.open(0)[0].id, action, until=match.now + 100, at=match.now, by="steward")
    told = match.frames(1)
    match.attendance.come_back(0, match.now)
    assert [held.action for held in match.held(0)] == [action]
    assert len(match.frames(1)) == len(told) + 1


def test_a_minded_seat_keeps_the_clock_of_a_person() -> None:
    match = couriers(2, ("anna", "ben"))
    before = match.deadlines()
    match.attendance.mind(0, "left", "house", 1)
    assert match.deadlines() == before


def test_a_pause_does_not_count_as_grace() -> None:
    match = missing()
    match.attendance.host("pause", 10_000, by=1)
    match.attendance.host("go_on", 15_000, by=1)
    assert absentee(match).until == 15_000 + GRACE


def test_whose_seats_a_bot_minds_has_no_vote_and_keeps_nobody_waiting() -> None:
    match = minding(("anna", "ben"))
    match.vote(1, "concede", True, match.now)
    assert match.outcome() is not None


def test_a_vote_that_waited_for_who_has_gone_is_asked_anew() -> None:
    match = couriers(2, ("anna", "ben"))
    match.vote(1, "concede", True, 1)
    match.attendance.mind(0, "left", "house", 2)
    assert match.standing(None).votes == () and match.outcome() is None


def test_a_pause_that_nobody_could_take_back_is_over() -> None:
    match = couriers(2, ("anna", "ben"))
    match.vote(0, "pause", True, 1)
    match.vote(1, "pause", True, 2)
    match.attendance.mind(0, "left", "house", 3)
    assert match.is_paused()
    match.attendance.mind(1, "left", "house", 4)
    assert not match.is_paused()


def test_who_ends_a_pause_leaves_no_vote_for_another() -> None:
    match = couriers()
    match.vote(0, "pause", True, 1)
    match.vote(1, "pause", True, 2)
    match.vote(0, "pause", False, 3)
    assert not match.is_paused() and match.standing(None).votes == ()
    assert Match.restore(match.record(), seed=SECRET).standing(None).votes == ()


def test_a_proposed_pause_outlives_the_vote_of_another() -> None:
    match = couriers(3, THREE)
    match.vote(0, "pause", True, 1)
    match.vote(1, "pause", True, 2)
    match.vote(0, "pause", False, 3)
    assert [vote.seats for vote in match.standing(None).votes] == [(1,)]


def test_the_host_stops_the_table_and_votes_do_not_end_that() -> None:
    match = couriers()
    match.attendance.host("pause", 1, by=0)
    assert match.standing(None).host_paused
    with pytest.raises(TablePaused):
        draw(match, 0)
    match.vote(1, "pause", True, 2)
    match.vote(1, "pause", False, 3)
    assert match.is_paused()
    match.attendance.host("go_on", 4, by=0)
    draw(match, 0)


def test_every_act_of_the_host_is_told_to_everybody() -> None:
    match = couriers()
    match.attendance.host("mute", 1, by=0, about=1)
    told = [match.frames(viewer)[-1] for viewer in (0, 1, None)]
    assert all(isinstance(frame, HostedFrame) for frame in told)
    assert [(frame.act, frame.by, frame.about) for frame in told if isinstance(frame, HostedFrame)] == [
        ("mute", 0, 1)
    ] * 3


def test_a_freed_seat_waits_for_its_person_again() -> None:
    match = minding()
    match.attendance.host("free", match.now, by=1, about=0)
    assert match.absences.of(0) is None
    with pytest.raises(NobodyThere):
        match.attendance.host("free", match.now, by=1, about=0)


def test_whoever_was_removed_does_not_come_back() -> None:
    match = couriers()
    match.attendance.mind(0, "removed", "house", 1, by=1)
    before = everything(match)
    with pytest.raises(NobodyThere):
        match.attendance.come_back(0, 2)
    assert everything(match) == before


def test_bots_are_never_away() -> None:
    match = couriers(2, ("anna", None))
    with pytest.raises(NobodyThere):
        match.attendance.mind(1, "host", "house", 1)


def test_all_persons_together_end_without_a_result() -> None:
    match = couriers()
    match.vote(0, "end", True, 1)
    assert not match.is_over()
    match.vote(1, "end", True, 2)
    assert match.is_over() and match.outcome() is None
    assert isinstance(match.frames(None)[-1], EndedFrame)


def test_after_such_an_end_nobody_is_asked_anything_and_no_clock_runs() -> None:
    match = couriers()
    match.vote(0, "end", True, 1)
    match.vote(1, "end", True, 2)
    standing = match.standing(0)
    assert (standing.decisions, standing.groups, standing.deadlines, match.wakes()) == ((), (), (), None)
    with pytest.raises(GameOver):
        match.act(0, 1, match.game.default(match.state, 0), 3)
    with pytest.raises(GameOver):
        match.vote(0, "end", False, 3)
    with pytest.raises(GameOver):
        match.attendance.mind(0, "left", "house", 3)
    match.message(0, "Schade!", 3)


def test_a_held_answer_is_dropped_at_such_an_end() -> None:
    match = in_the_pass()
    match.hold(0, match.open(0)[0].id, match.menu(0)[0].actions[0], until=match.now + 100, at=match.now)
    match.vote(0, "end", True, match.now)
    match.vote(1, "end", True, match.now)
    assert match.wakes() is None and match.held(0) == ()


def eventful() -> CourierMatch:
    """A match in which everything of this page has happened, ended without a result."""
    match = asking()
    match.attendance.advise(1, 0, "mind", "house", match.now)
    match.attendance.advise(2, 0, "mind", "house", match.now)
    put_back(match, 0)
    match.attendance.come_back(0, match.now)
    match.attendance.host("lock", match.now, by=0)
    match.attendance.host("pause", match.now, by=0)
    match.attendance.host("go_on", match.now + 5, by=0)
    match.attendance.mind(2, "removed", "house", match.now, by=0)
    match.vote(0, "end", True, match.now)
    match.vote(1, "end", True, match.now)
    return match


def test_the_record_says_all_of_it_and_is_played_again() -> None:
    match = eventful()
    lines = list(dump(match))
    assert '"entry":"closed"' in lines[-1] and '"outcome":null' in lines[-1]
    again = Match.restore(load(lines, lambda game: COURIER if game == COURIER.id else TOYS[game]))
    assert everything(again) == everything(match)


def test_a_restart_in_the_middle_knows_absences_deadlines_and_opinions() -> None:
    match = asking(("anna", "ben", "carla", "dora"))
    match.attendance.advise(1, 0, "mind", "house", match.now)
    again = Match.restore(match.record(), seed=SECRET)
    assert again.standing(None) == match.standing(None)
    again.attendance.advise(2, 0, "mind", "house", again.now)
    assert again.absences.minded(0)


@pytest.mark.parametrize(
    "entry",
    [
        Ended(at=MINUTE),
        Returned(at=MINUTE, seat=0),
        Minded(at=MINUTE, seat=2, why="left", level="house"),
        Hosted(at=MINUTE, act="mute", about=2),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_a_record_that_says_what_cannot_be_is_a_mismatch(entry: Ended | Returned | Minded | Hosted) -> None:
    match = couriers(3, ("anna", "ben", None))
    record = match.record()
    forged = Record(game=record.game, header=record.header, log=(*record.log, entry))
    with pytest.raises(RecordMismatch):
        Match.restore(forged, seed=SECRET)
