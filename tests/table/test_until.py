"""An answer whose decision names a clock takes effect when that clock ends, whenever it was given."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.kit.chance import seed_from
from omerta.table import AnyMatch, Match
from omerta.table.log import Expired, Held, Lapsed, Move
from omerta.testing.toys.parlour.pieces import GUEST, HOST, KILLER, THIEF, Accuse, Fire, Hold
from tests.table.tables import PARLOUR, everything, handed

WINDOW: Final = 3_000
LENGTH: Final = 8_000
OPENED: Final = 1_000


def accused(lengths: dict[str, int] | None = None, people: tuple[str, ...] | None = None) -> AnyMatch:
    """A killer on seat 2; the host has accused seat 1, a guest; seats 2 and 3 are asked."""
    for number in range(1_000):
        secret = seed_from("until", number)
        length = {"reaction": LENGTH} if lengths is None else lengths
        match: AnyMatch = Match.begin(PARLOUR, PARLOUR.options(), 4, secret, 0, length, people)
        if match.state.roles[1:] == [GUEST, KILLER, THIEF]:
            decision = next(known.id for known in match.open(HOST) if known.decision.kind == "accuse")
            match.act(HOST, decision, Accuse(1), OPENED)
            return match
    raise AssertionError("no such deal")


def answered(match: AnyMatch, seat: int, at: int, *, fires: bool = False, window: int = WINDOW) -> int | None:
    """When does it take effect?"""
    return match.answer(seat, match.open(seat)[0].id, Fire() if fires else Hold(), at, window).until


@pytest.mark.parametrize("after", [0, 2_999, 3_000, 7_999])
def test_an_answer_takes_effect_at_the_end_of_the_clock_that_its_decision_names(after: int) -> None:
    assert answered(accused(), 2, OPENED + after) == OPENED + LENGTH


def test_it_does_so_at_a_table_without_a_cadence_too() -> None:
    assert answered(accused(), 2, OPENED, window=0) == OPENED + LENGTH


def test_a_clock_without_a_length_leaves_the_cadence() -> None:
    match = accused(lengths={})
    assert answered(match, 2, OPENED + 10) == OPENED + WINDOW
    assert answered(accused(lengths={}), 2, OPENED, window=0) is None


def test_all_that_is_held_takes_effect_at_the_end_and_the_clock_for_those_who_have_not_answered() -> None:
    match = accused()
    answered(match, 2, OPENED + 5)
    end = OPENED + LENGTH
    assert match.wakes() == end
    assert match.release(end - 1) == 0
    assert match.release(end) == 1
    (deadline,) = match.deadlines()
    assert match.expire(deadline.clock, end)
    assert [type(entry) for entry in match.log[-3:]] == [Held, Move, Expired]
    assert {entry.at for entry in match.log[-2:]} == {end}
    assert match.game.view(match.state, None).eliminated == (1,)


def test_the_clock_alone_counts_what_is_held_before_it() -> None:
    match = accused()
    answered(match, 2, OPENED + 5, fires=True)
    (deadline,) = match.deadlines()
    match.expire(deadline.clock, deadline.due)
    outcome = match.outcome()
    assert outcome and outcome.winners == (2,)


def test_when_everybody_has_answered_nothing_is_left_for_the_clock() -> None:
    match = accused()
    answered(match, 2, OPENED + 5)
    answered(match, 3, OPENED + 6_000)
    assert match.release(OPENED + LENGTH) == 2
    assert "reaction" not in [deadline.clock.name for deadline in match.deadlines()]
    assert not any(isinstance(entry, Lapsed) for entry in match.log)


def test_an_answer_may_be_changed_until_the_end() -> None:
    match = accused()
    answered(match, 2, OPENED + 5, fires=True)
    answered(match, 3, OPENED + 10)
    assert answered(match, 2, OPENED + 7_990) == OPENED + LENGTH
    match.release(OPENED + LENGTH)
    assert match.outcome() is None


def test_others_are_told_the_same_whenever_it_was_answered() -> None:
    def told(after: int) -> tuple[bytes, object]:
        match = accused()
        answered(match, 3, OPENED + 3)
        answered(match, 2, OPENED + after)
        match.release(OPENED + LENGTH)
        return handed(match, 3), match.frames(3)

    assert told(5) == told(7_500)


def test_a_pause_puts_the_end_off_for_both() -> None:
    match = accused(people=("anna",) * 4)
    answered(match, 2, OPENED + 5)
    match.vote(0, "pause", True, OPENED + 100)
    match.vote(0, "pause", False, OPENED + 5_100)
    assert match.wakes() == match.deadlines()[0].due == OPENED + LENGTH + 5_000
    assert match.release(OPENED + LENGTH + 4_999) == 0
    assert match.release(OPENED + LENGTH + 5_000) == 1


def test_after_a_restart_neither_the_clock_nor_what_waits_for_it_ends_before_people_are_back() -> None:
    """Else it would show who had answered before."""
    match = accused()
    answered(match, 2, OPENED + 5)
    again = Match.restore(match.record(), seed=match.secret)
    assert everything(again) == everything(match)
    grace = OPENED + LENGTH + 15_000
    assert again.wakes(grace) == grace
    assert again.release(grace - 1, grace) == 0
    assert again.release(grace, grace) == 1
