"""Actions that are acknowledged at once and take effect later."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.table import Match
from omerta.table.frames import HeldFrame, LapsedFrame
from omerta.table.log import Held, Lapsed, Move
from omerta.testing.toys.courier.pieces import Draw, PutBack
from omerta.testing.toys.parlour.pieces import Accuse, Say
from tests.table.tables import (
    MINUTE,
    PARLOUR,
    SECRET,
    CourierMatch,
    answer,
    couriers,
    everything,
    handed,
    in_the_pass,
    seated,
)


def holding(until: int = 8_000) -> CourierMatch:
    """Seat 0 has decided after a second; nobody shall know before `until`."""
    match = couriers()
    match.hold(0, match.open(0)[0].id, Draw(), until=until, at=1_000)
    return match


def test_a_held_action_is_acknowledged_but_changes_nothing() -> None:
    match = couriers()
    before = match.state
    receipt = match.hold(0, match.open(0)[0].id, Draw(), until=8_000, at=1_000)
    assert receipt.until == 8_000
    assert match.state is before
    assert isinstance(match.log[-1], Held)


def test_others_see_nothing_before_its_moment() -> None:
    match = couriers()
    before = [(handed(match, viewer), match.frames(viewer)) for viewer in (1, None)]
    match.hold(0, match.open(0)[0].id, Draw(), until=8_000, at=1_000)
    assert [(handed(match, viewer), match.frames(viewer)) for viewer in (1, None)] == before


def test_its_own_seat_sees_what_it_has_chosen() -> None:
    match = holding()
    (held,) = match.snapshot(0).standing.held
    assert held.action == Draw()
    assert isinstance(match.frames(0)[-1], HeldFrame)


def test_it_takes_effect_when_its_moment_comes_and_not_before() -> None:
    match = holding()
    assert match.release(7_999) == 0
    assert match.release(8_000) == 1
    move = match.log[-1]
    assert isinstance(move, Move) and move.at == 8_000
    assert match.state.active == 1


def test_an_impossible_action_is_refused_at_once() -> None:
    match = couriers()
    with pytest.raises(RuleViolation):
        match.hold(0, match.open(0)[0].id, PutBack(), until=8_000, at=1_000)
    assert len(match.log) == 1


def test_the_seat_may_change_its_choice_until_then() -> None:
    match = holding()
    card = match.game.menu(match.state, 0)[1].actions[0]
    match.hold(0, match.open(0)[0].id, card, until=8_000, at=2_000)
    match.release(8_000)
    move = match.log[-1]
    assert isinstance(move, Move) and move.action == card


def test_acting_at_once_replaces_what_is_held() -> None:
    match = holding()
    answer(match, 0, Draw(), at=2_000)
    assert match.release(8_000) == 0
    assert match.snapshot(0).standing.held == ()


def test_a_held_action_that_another_of_its_moment_makes_impossible_lapses_and_only_its_seat_is_told() -> None:
    match = seated(PARLOUR)
    match.hold(2, match.open(2)[0].id, Say("guest"), until=8_000, at=1_000)
    match.hold(0, match.open(0)[-1].id, Accuse(1), until=8_000, at=2_000)
    assert match.release(8_000) == 1
    assert isinstance(match.log[-1], Lapsed)
    assert isinstance(match.frames(2)[-1], LapsedFrame)
    assert not any(isinstance(frame, LapsedFrame) for viewer in (0, 1, 3, None) for frame in match.frames(viewer))


def test_a_held_action_goes_with_the_decision_it_answers() -> None:
    match = seated(PARLOUR)
    match.hold(2, match.open(2)[0].id, Say("guest"), until=8_000, at=1_000)
    match.act(0, match.open(0)[-1].id, Accuse(1), at=2_000)
    assert match.snapshot(2).standing.held == ()
    assert match.wakes() is None


def test_whoever_has_decided_is_not_late_when_the_clock_runs_out() -> None:
    match = couriers()
    mark = match.game.menu(match.state, 0)[1].actions[-1]
    match.hold(0, match.open(0)[0].id, mark, until=9 * MINUTE, at=1_000)
    assert match.expire(match.deadlines()[0].clock, MINUTE)
    assert [type(entry).__name__ for entry in match.log] == ["Begun", "Held", "Move", "Expired"]


def test_a_held_action_may_stop_the_clock_that_has_run_out() -> None:
    match = holding(until=MINUTE)
    assert not match.expire(match.deadlines()[0].clock, MINUTE)
    assert isinstance(match.log[-1], Move)


def test_what_is_due_together_takes_effect_in_the_order_of_the_seats() -> None:
    match = in_the_pass()
    for seat in (1, 0):
        match.hold(seat, match.open(seat)[0].id, match.menu(seat)[0].actions[0], until=8_000, at=1_000)
    assert match.release(8_000) == 2
    assert [entry.seat for entry in match.log[-2:] if isinstance(entry, Move)] == [0, 1]


def test_a_pause_shifts_its_moment() -> None:
    match = couriers(people=("anna", "anna"))
    match.hold(0, match.open(0)[0].id, Draw(), until=8_000, at=1_000)
    match.vote(0, "pause", True, 2_000)
    assert match.release(8_000) == 0
    match.vote(0, "pause", False, 12_000)
    assert (match.release(17_999), match.release(18_000)) == (0, 1)


def test_it_is_restored_from_a_record() -> None:
    restored = Match.restore(holding().record(), seed=SECRET)
    assert everything(restored) == everything(holding())
    assert restored.release(8_000) == 1


def test_a_repeated_key_holds_once() -> None:
    match = couriers()
    turn = match.open(0)[0].id
    first = match.hold(0, turn, Draw(), until=8_000, at=1_000, key="k")
    assert match.hold(0, turn, Draw(), until=9_000, at=2_000, key="k") == first
    assert len(match.log) == 2
