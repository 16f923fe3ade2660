"""The referee tries everything on a clone."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation, freeze
from omerta.table.log import Conceded, Expired, Move
from omerta.table.referee import Referee, agrees
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, CourierView, Draw, PutBack
from omerta.testing.toys.courier.state import CourierState
from tests.table.tables import COURIER, SECRET

REFEREE: Referee[CourierState, CourierAction, CourierView, CourierOptions] = Referee(COURIER, SECRET)
DEAL = REFEREE.deal(CourierOptions(), 2)


def test_the_same_seed_gives_the_same_deal() -> None:
    again = REFEREE.deal(CourierOptions(), 2)
    assert (freeze(again.state), again.draws, again.events) == (freeze(DEAL.state), DEAL.draws, DEAL.events)


def test_a_move_leaves_the_state_it_is_tried_on_alone() -> None:
    before = freeze(DEAL.state)
    ruling = REFEREE.move(DEAL.state, 0, Draw())
    assert freeze(DEAL.state) == before
    assert ruling.state.active == 1


def test_a_move_that_is_tried_twice_draws_the_same() -> None:
    assert REFEREE.move(DEAL.state, 0, Draw()).events == REFEREE.move(DEAL.state, 0, Draw()).events


def test_a_refused_move_changes_nothing() -> None:
    before = freeze(DEAL.state)
    with pytest.raises(RuleViolation):
        REFEREE.move(DEAL.state, 0, PutBack())
    assert freeze(DEAL.state) == before


def test_a_recorded_move_is_played_again_and_agrees() -> None:
    ruling = REFEREE.move(DEAL.state, 0, Draw())
    step = Move(at=1, seat=0, decision=1, action=Draw(), draws=ruling.draws, events=ruling.events)
    assert agrees(REFEREE.again(DEAL.state, step), step)


def test_a_recorded_move_that_tells_something_else_does_not_agree() -> None:
    ruling = REFEREE.move(DEAL.state, 0, Draw())
    step = Move(at=1, seat=0, decision=1, action=Draw(), draws=ruling.draws, events=ruling.events[:-1])
    assert not agrees(REFEREE.again(DEAL.state, step), step)


def test_the_end_of_a_clock_is_played_again() -> None:
    (clock,) = COURIER.clocks(DEAL.state)
    ruling = REFEREE.expiry(DEAL.state, clock)
    step = Expired(at=1, clock=clock, draws=ruling.draws, events=ruling.events)
    assert agrees(REFEREE.again(DEAL.state, step), step)


def test_a_concession_draws_nothing() -> None:
    ruling = REFEREE.concession(DEAL.state)
    assert ruling.draws == 0
    assert agrees(ruling, Conceded(at=1, events=ruling.events))
