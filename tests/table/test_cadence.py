"""Answers whose time would tell something take effect at moments that everybody could foresee."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from msgspec.structs import replace as replaced

from omerta.contract import Decision, Game, Seat
from omerta.table import Frame, Match, Stale
from omerta.table.decisions import DecisionBook
from omerta.table.log import Held, Move
from omerta.testing.toys.courier import rules
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, CourierView, Draw, PutBack
from omerta.testing.toys.courier.state import CourierState
from tests.table.tables import (
    COURIER,
    MINUTE,
    SECRET,
    CourierMatch,
    a_mark,
    answer,
    couriers,
    everything,
    handed,
    in_the_pass,
    pass_on,
    put_back,
)

WINDOW: Final = 3_000
HUSHED: Final = Decision("turn", (1,), hushed=True)


def _hushed_turns(state: CourierState, seat: Seat) -> tuple[Decision, ...]:
    return tuple(Decision(known.kind, known.about, known.sealed, hushed=True) for known in rules.decisions(state, seat))


QUIET: Final[Game[CourierState, CourierAction, CourierView, CourierOptions]] = replace(COURIER, decisions=_hushed_turns)
"""Couriers whose turns are hushed, too."""


def quiet_couriers(people: tuple[str, ...] | None = None) -> CourierMatch:
    return Match.begin(QUIET, CourierOptions(), 2, SECRET, 0, {"decision": MINUTE}, people)


def given(match: CourierMatch, seat: Seat, at: int, action: CourierAction | None = None) -> int | None:
    """The seat answers; when does it take effect?"""
    chosen = action or match.menu(seat)[0].actions[0]
    return match.answer(seat, match.open(seat)[0].id, chosen, at, WINDOW).until


def test_an_answer_in_the_open_takes_effect_at_once() -> None:
    match = couriers()
    assert given(match, 0, at=400) is None
    assert isinstance(match.log[-1], Move)


@pytest.mark.parametrize(("after", "until"), [(0, 3_000), (400, 3_000), (2_999, 3_000), (3_000, 6_000), (7_100, 9_000)])
def test_a_sealed_answer_takes_effect_at_the_next_full_window(after: int, until: int) -> None:
    match = in_the_pass()
    opened = match.now
    assert given(match, 1, at=opened + after) == opened + until


@pytest.mark.parametrize("after", [0, 400, 2_700])
def test_a_hushed_answer_takes_effect_at_the_next_full_window(after: int) -> None:
    assert given(quiet_couriers(), 0, after, Draw()) == WINDOW


@pytest.mark.parametrize(("lengths", "until"), [({"mail": 8_000}, 8_000), ({"mail": 0}, WINDOW), ({}, WINDOW)])
def test_a_decision_has_the_pace_it_names_unless_the_table_gives_that_no_time(
    lengths: dict[str, int], until: int
) -> None:
    paced = replace(QUIET, decisions=lambda _state, _seat: (replaced(HUSHED, pace="mail"),))
    match = Match.begin(paced, CourierOptions(), 2, SECRET, 0, lengths)
    assert given(match, 0, 400) == until


def test_without_a_window_everything_takes_effect_at_once() -> None:
    match = in_the_pass()
    assert match.answer(0, match.open(0)[0].id, match.menu(0)[0].actions[0], match.now, window=0).until is None


def test_what_is_not_open_is_stale() -> None:
    match = in_the_pass()
    with pytest.raises(Stale):
        match.answer(0, 99, match.menu(0)[0].actions[0], match.now, WINDOW)


def test_others_cannot_tell_a_quick_answer_from_a_slow_one() -> None:
    assert told_to_seat_1(after=400) == told_to_seat_1(after=2_700)


def told_to_seat_1(after: int) -> tuple[bytes, tuple[Frame, ...]]:
    """A pass in which seat 0 takes so long."""
    match = in_the_pass()
    opened = match.now
    given(match, 1, opened + 300)
    given(match, 0, opened + after)
    assert match.release(opened + WINDOW) == 2
    return handed(match, 1), match.frames(1)


def test_the_next_window_counts_from_the_moment_the_last_one_took_effect() -> None:
    match = quiet_couriers()
    given(match, 0, 400, Draw())
    match.release(WINDOW)
    assert given(match, 1, WINDOW + 5, Draw()) == 2 * WINDOW


def test_a_private_step_starts_no_cadence_of_its_own() -> None:
    """Else others would hear how long the seat took for it."""
    match = quiet_couriers()
    answer(match, 0, a_mark(match, 0), at=1_234)
    assert given(match, 0, 1_300, PutBack()) == WINDOW


def test_an_answer_that_is_taken_back_in_private_keeps_the_cadence() -> None:
    match = in_the_pass()
    opened = match.now
    pass_on(match, 0)
    match.undo(0, opened + 1_234)
    assert given(match, 0, opened + 1_300) == opened + WINDOW


def test_what_everybody_has_taken_back_is_asked_anew() -> None:
    match = in_the_pass(people=("anna", "anna"))
    given(match, 0, match.now + 400)
    match.undo(1, match.now)
    undone = match.now
    assert match.snapshot(0).standing.held == () and match.wakes() == match.deadlines()[0].due
    answer(match, 1, PutBack(), at=undone + 777)
    assert given(match, 0, undone + 800) == undone + 777 + WINDOW


def test_a_pause_does_not_count() -> None:
    match = in_the_pass(people=("anna", "anna"))
    opened = match.now
    before = given(match, 0, opened + 400)
    match.vote(0, "pause", True, opened + 1_000)
    match.vote(0, "pause", False, opened + 8_500)
    after = given(match, 1, opened + 8_600)
    assert (before, after) == (opened + WINDOW, opened + WINDOW + 7_500)
    assert match.release(opened + WINDOW + 7_500) == 2


def test_conceding_ends_the_waiting() -> None:
    match = in_the_pass(people=("anna", "anna"))
    given(match, 0, match.now + 400)
    match.vote(0, "concede", True, match.now)
    assert match.outcome() and match.wakes() is None
    assert match.snapshot(0).standing.held == ()


def test_a_clock_that_ends_before_the_window_counts_what_is_held() -> None:
    match = in_the_pass()
    card = match.menu(0)[0].actions[-1]
    match.answer(0, match.open(0)[0].id, card, match.now, window=10 * MINUTE)
    deadline = match.deadlines()[0]
    match.expire(deadline.clock, deadline.due)
    moves = [entry for entry in match.log if isinstance(entry, Move)]
    assert (moves[-1].action, moves[-1].at) == (card, deadline.due)


def test_a_changed_answer_keeps_its_moment() -> None:
    match = in_the_pass()
    opened = match.now
    cards = match.menu(0)[0].actions
    assert given(match, 0, opened + 100, cards[0]) == given(match, 0, opened + 2_000, cards[-1])
    match.release(opened + WINDOW)
    move = match.log[-1]
    assert isinstance(move, Move) and move.action == cards[-1]


def test_the_cadence_is_restored_from_a_record() -> None:
    match = in_the_pass(seats=3)
    opened = match.now
    given(match, 0, opened + 400)
    restored = Match.restore(match.record(), seed=SECRET)
    assert isinstance(restored.log[-1], Held)
    assert everything(restored) == everything(match)
    assert given(restored, 1, opened + 2_000) == restored.wakes() == opened + WINDOW


def test_a_decision_that_nobody_saw_open_counts_from_what_everybody_saw_last() -> None:
    book = DecisionBook(1)
    book.refresh(0, (), seen_at=1_000)
    book.refresh(0, (HUSHED,))
    assert book.takes_effect(0, 1, 1_500, WINDOW) == 4_000


def test_a_decision_that_stays_open_keeps_its_cadence() -> None:
    book = DecisionBook(1)
    book.refresh(0, (HUSHED,), seen_at=1_000)
    book.refresh(0, (HUSHED,), seen_at=2_000)
    assert book.takes_effect(0, 1, 2_500, WINDOW) == 4_000


def test_a_decision_that_everybody_sees_open_again_begins_anew() -> None:
    book = DecisionBook(1)
    book.refresh(0, (HUSHED,), seen_at=1_000)
    book.refresh(0, (), seen_at=2_000)
    book.refresh(0, (HUSHED,), seen_at=2_500)
    assert book.takes_effect(0, 1, 2_600, WINDOW) == 5_500


def test_after_a_private_turn_the_pass_is_asked_when_everybody_saw_its_end() -> None:
    match = quiet_couriers()
    put_back(match, 0)
    answer(match, 1, a_mark(match, 1), at=500)
    answer(match, 1, PutBack(), at=900)
    assert given(match, 0, 1_000) == 900 + WINDOW
