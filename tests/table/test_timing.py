"""When something happens at a table by itself."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.contract import Clock, Decision
from omerta.table.deadlines import Deadlines
from omerta.table.decisions import DecisionBook
from omerta.table.log import Held
from omerta.table.timing import Timing
from omerta.testing.toys.courier.pieces import CourierAction, Draw

CLOCK: Final = Clock("reaction", 3, (0,))
OPEN: Final = Decision("turn")
SEALED: Final = Decision("pass", sealed=True)
UNTIL: Final = Decision("react", sealed=True, until="reaction")
PACED: Final = Decision("hand on", hushed=True, pace="box")
LENGTHS: Final = {"reaction": 100, "box": 40}
WINDOW: Final = 30


def asked(*decisions: Decision) -> DecisionBook:
    """Seat 0 has been asked all this at the time 10, and everybody saw it."""
    book = DecisionBook(1)
    book.refresh(0, decisions, seen_at=10)
    return book


def running(book: DecisionBook, *clocks: Clock) -> Timing[CourierAction]:
    timing: Timing[CourierAction] = Timing(Deadlines(LENGTHS))
    timing.run(clocks, book, at=10)
    return timing


def held(until: int) -> Held[CourierAction]:
    return Held(at=15, seat=0, decision=1, action=Draw(), until=until)


@pytest.mark.parametrize(("decision", "moment"), [(OPEN, None), (SEALED, 40), (UNTIL, 110), (PACED, 50)])
def test_an_answer_takes_effect_as_its_decision_says(decision: Decision, moment: int | None) -> None:
    book = asked(decision)
    assert running(book, CLOCK).takes_effect(book, 0, 1, at=15, window=WINDOW) == moment


def test_a_clock_that_does_not_run_leaves_the_cadence() -> None:
    book = asked(UNTIL)
    assert running(book).takes_effect(book, 0, 1, at=15, window=WINDOW) == 40


def test_an_answer_to_nothing_has_no_moment() -> None:
    book = asked()
    assert running(book, CLOCK).takes_effect(book, 0, 1, at=15, window=WINDOW) is None


def test_the_first_thing_to_come_is_the_next_moment() -> None:
    book = asked(SEALED)
    timing = running(book, CLOCK)
    assert timing.wakes() == 110
    timing.keep(held(until=40), book)
    assert timing.wakes() == 40


def test_without_clocks_and_held_answers_nothing_happens_by_itself() -> None:
    assert running(asked(SEALED)).wakes() is None


def test_grace_puts_off_clocks_and_what_waits_for_them_but_not_the_cadence() -> None:
    book = asked(UNTIL)
    timing = running(book, CLOCK)
    timing.keep(held(until=110), book)
    assert timing.wakes(grace=500) == 500
    cadence = asked(SEALED)
    other = running(cadence, CLOCK)
    other.keep(held(until=40), cadence)
    assert other.wakes(grace=500) == 40


def test_what_waits_for_a_clock_moves_with_its_end() -> None:
    book = asked(UNTIL)
    timing = running(book, CLOCK)
    timing.keep(held(until=1), book)
    assert timing.holds.moments() == [110]


def test_whoever_is_no_longer_asked_has_answered_nothing() -> None:
    book = asked(SEALED)
    timing = running(book)
    timing.keep(held(until=40), book)
    book.refresh(0, ())
    timing.run((), book, at=20)
    assert timing.holds.of(0) == ()


def test_a_pause_stops_everything_and_puts_it_off_by_its_length() -> None:
    book = asked(SEALED)
    timing = running(book, CLOCK)
    timing.keep(held(until=40), book)
    timing.stop("pause", 20)
    assert timing.is_paused() and timing.wakes() is None
    assert timing.resume(book, 27, "pause") == 7
    assert (timing.wakes(), timing.deadlines.of(CLOCK)) == (47, 117)


def test_a_table_goes_on_when_the_last_reason_to_stand_is_gone() -> None:
    book = asked(SEALED)
    timing = running(book, CLOCK)
    timing.stop("pause", 20)
    timing.stop("lost", 25)
    assert timing.resume(book, 30, "pause") == 0
    assert timing.is_paused() and timing.is_lost()
    assert timing.resume(book, 32, "lost") == 12
    assert not timing.is_paused() and timing.deadlines.of(CLOCK) == 122


def test_a_reason_that_never_was_ends_nothing() -> None:
    book = asked(SEALED)
    timing = running(book, CLOCK)
    assert timing.resume(book, 30, "pause", "lost") == 0
    timing.stop("lost", 40)
    assert timing.resume(book, 50, "pause") == 0
    assert timing.is_lost()
