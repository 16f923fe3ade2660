"""What happens at a table by itself: clocks run out, held answers take effect, in the order of their moments."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from omerta.contract import Clock
from omerta.kit.chance import seed_from
from omerta.table import AnyMatch, Deadline, Match, Refusal
from omerta.table.log import Expired, Held, Lapsed, Move
from omerta.table.refusals import TooEarly
from omerta.testing.toys.courier.pieces import CourierOptions, Draw
from omerta.testing.toys.parlour.pieces import GUEST, HOST, KILLER, THIEF, Accuse, Hold, Say
from tests.table.tables import (
    COURIER,
    MINUTE,
    PARLOUR,
    SECRET,
    CourierMatch,
    a_mark,
    answer,
    couriers,
    everything,
    handed,
    seated,
)


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


TALK: Final = 10_000
REACTION: Final = 8_000


def talking(until: int) -> AnyMatch:
    """The talk has ten seconds; what seat 2 has said is held until a moment before or after its end."""
    match = seated(PARLOUR, lengths={"talk": TALK})
    match.hold(2, match.open(2)[0].id, Say("guest"), until=until, at=1_000)
    return match


def accused(people: tuple[str, ...] | None = None) -> AnyMatch:
    """The host has accused seat 1; seats 2 and 3 have eight seconds to react, and seat 2 has answered."""
    deals = (_parlour(number, people) for number in range(1_000))
    match = next(match for match in deals if match.state.roles[1:] == [GUEST, KILLER, THIEF])
    match.act(HOST, match.open(HOST)[-1].id, Accuse(1), at=0)
    match.answer(2, match.open(2)[0].id, Hold(), at=5, window=0)
    return match


def _parlour(number: int, people: tuple[str, ...] | None) -> AnyMatch:
    lengths = {"reaction": REACTION}
    return Match.begin(PARLOUR, PARLOUR.options(), 4, seed_from("accused", number), 0, lengths, people)


def entries(match: AnyMatch) -> list[tuple[str, int]]:
    """What has happened since the deal, and when."""
    return [(type(entry).__name__, entry.at) for entry in match.log[1:]]


def test_before_anything_is_due_nothing_happens() -> None:
    match = couriers()
    match.advance(MINUTE - 1)
    assert len(match.log) == 1


def test_advancing_to_the_end_of_a_clock_lets_it_run_out() -> None:
    match, other = couriers(), couriers()
    match.advance(MINUTE)
    other.expire(_clock(other), MINUTE)
    assert everything(match) == everything(other)


def test_every_clock_up_to_that_time_runs_out_at_its_own_moment() -> None:
    match = couriers()
    match.advance(2 * MINUTE + 30_000)
    assert entries(match) == [("Expired", MINUTE), ("Expired", 2 * MINUTE)]
    assert match.wakes() == 3 * MINUTE


def test_one_leap_leads_to_the_same_table_as_many_steps() -> None:
    leap, steps = couriers(), couriers()
    leap.advance(2 * MINUTE)
    for at in range(0, 2 * MINUTE + 1, 5_000):
        steps.advance(at)
    assert everything(leap) == everything(steps)
    assert leap.log == steps.log


def test_what_is_held_takes_effect_before_the_clock_of_its_moment_ends() -> None:
    match = accused()
    match.advance(REACTION)
    assert entries(match)[1:] == [("Held", 5), ("Move", REACTION), ("Expired", REACTION)]


def test_what_is_due_first_happens_first() -> None:
    match = talking(until=TALK - 1)
    match.advance(TALK)
    assert entries(match) == [("Held", 1_000), ("Move", TALK - 1), ("Expired", TALK)]


def test_what_a_clock_has_closed_can_no_longer_take_effect() -> None:
    match = talking(until=TALK + 1)
    match.advance(TALK + 1)
    assert entries(match) == [("Held", 1_000), ("Expired", TALK)]
    assert match.held(2) == ()


def test_a_table_that_has_slept_does_what_it_missed_when_it_wakes() -> None:
    match = couriers()
    match.advance(9 * MINUTE, awake_since=9 * MINUTE)
    assert entries(match) == [("Expired", 9 * MINUTE)]
    assert match.wakes() == 10 * MINUTE


@pytest.mark.parametrize(("until", "missed"), [(TALK - 1, ["Move", "Expired"]), (TALK + 1, ["Expired"])])
def test_a_table_that_has_slept_keeps_the_order_of_the_moments(until: int, missed: list[str]) -> None:
    match = talking(until)
    match.advance(MINUTE, awake_since=MINUTE)
    assert entries(match)[1:] == [(kind, MINUTE) for kind in missed]


def test_neither_a_clock_nor_what_waits_for_it_ends_before_people_are_back() -> None:
    match = accused()
    match.advance(19_999, grace=20_000)
    assert entries(match)[-1] == ("Held", 5)
    match.advance(20_000, grace=20_000)
    assert entries(match)[-2:] == [("Move", 20_000), ("Expired", 20_000)]


def test_a_paused_table_does_not_advance() -> None:
    match = accused(people=("anna",) * 4)
    match.vote(0, "pause", True, 100)
    match.advance(MINUTE)
    assert entries(match)[-1] == ("Vote", 100)


def test_what_lapses_is_told_to_its_own_seat_alone() -> None:
    match = seated(PARLOUR)
    match.hold(2, match.open(2)[0].id, Say("guest"), until=8_000, at=1_000)
    match.hold(0, match.open(0)[-1].id, Accuse(1), until=8_000, at=2_000)
    before = handed(match, 3)
    match.advance(7_999)
    assert handed(match, 3) == before
    match.advance(8_000)
    assert [type(entry) for entry in match.log[1:]] == [Held, Held, Move, Lapsed]


def test_a_restored_table_advances_like_the_live_one() -> None:
    match = accused()
    again = Match.restore(match.record(), seed=match.secret)
    match.advance(MINUTE)
    again.advance(MINUTE)
    assert again.log == match.log
    assert everything(again) == everything(match)


def test_nothing_happens_before_what_has_happened() -> None:
    match = couriers()
    match.message(0, "late", at=MINUTE + 5)
    match.advance(MINUTE + 5)
    assert entries(match)[-1] == ("Expired", MINUTE + 5)


def test_a_clock_that_has_run_out_and_still_runs_is_a_fault_of_the_game() -> None:
    endless = replace(COURIER, expire=lambda _state, _clock, _chance, _emit: None)
    match = Match.begin(endless, CourierOptions(), 2, SECRET, 0, {"decision": MINUTE})
    with pytest.raises(AssertionError, match="has run out and still runs"):
        match.advance(MINUTE)
