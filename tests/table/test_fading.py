"""What is to be seen only while it lasts is told once: whoever comes back later gets a bare number instead."""

from __future__ import annotations

from omerta.kit.chance import seed_from
from omerta.table import AnyMatch, Frame, Match, per_seat
from omerta.table.frames import EventFrame, FadedFrame, UndoneFrame
from omerta.testing.toys.parlour.pieces import HOST, AsideSeen, ParlourOptions, Say
from tests.table.tables import PARLOUR, answer, seated


def evening(*, notes: bool, people: tuple[str, ...] | None = None) -> AnyMatch:
    """The host has seen the role set aside."""
    tables = (
        Match.begin(PARLOUR, ParlourOptions(notes=notes), 3, seed_from("fading", number), 0, people=people)
        for number in range(100)
    )
    return next(table for table in tables if not table.outcome())


def glance(frames: tuple[Frame, ...]) -> Frame:
    """The frame in which the host was told of the role set aside."""
    return frames[0]


def test_while_it_lasts_it_is_told_to_whoever_comes_back() -> None:
    match = evening(notes=False)
    frame = glance(match.frames_again(HOST))
    assert isinstance(frame, EventFrame) and isinstance(frame.event, AsideSeen)


def test_after_the_next_beat_a_bare_number_is_told_instead() -> None:
    match = evening(notes=False)
    seen = glance(match.frames(HOST))
    answer(match, 1, Say("guest"))
    assert glance(match.frames_again(HOST)) == FadedFrame(number=seen.number, at=seen.at)
    assert match.frames_again(HOST)[1:] == match.frames(HOST)[1:]


def test_what_is_new_is_told_whole_however_much_has_happened_since() -> None:
    match = evening(notes=False)
    answer(match, 1, Say("guest"))
    frame = glance(match.frames(HOST))
    assert isinstance(frame, EventFrame) and isinstance(frame.event, AsideSeen)


def test_what_may_be_noted_does_not_fade() -> None:
    match = evening(notes=True)
    answer(match, 1, Say("guest"))
    assert match.frames_again(HOST) == match.frames(HOST)


def test_those_who_never_saw_it_notice_nothing() -> None:
    match = evening(notes=False)
    answer(match, 1, Say("guest"))
    assert match.frames_again(1) == match.frames(1)
    assert match.frames_again(None) == match.frames(None)


def test_an_undo_told_again_shows_no_earlier_view() -> None:
    match = evening(notes=False, people=("anna",) * 3)
    answer(match, 1, Say("guest"))
    match.vote(1, "undo", True, match.now)
    answer(match, 1, Say("thief"))
    (first,) = [frame for frame in match.frames(HOST) if isinstance(frame, UndoneFrame)]
    (again,) = [frame for frame in match.frames_again(HOST) if isinstance(frame, UndoneFrame)]
    assert first.snapshot is not None and again.snapshot is None


def test_it_fades_after_a_restart_too() -> None:
    match = evening(notes=False)
    answer(match, 1, Say("guest"))
    again = Match.restore(match.record(), seed=match.secret)
    assert again.frames_again(HOST) == match.frames_again(HOST)


def test_the_record_has_everything() -> None:
    match = evening(notes=False)
    answer(match, 1, Say("guest"))
    assert per_seat(match.record(), HOST) == match.frames(HOST)


def test_a_game_without_fleeting_events_is_told_again_as_it_was() -> None:
    match = seated(PARLOUR)
    assert all(match.frames_again(viewer, 1) == match.frames(viewer, 1) for viewer in match.streams.viewers)
