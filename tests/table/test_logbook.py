"""The log only grows; which of its entries made the present state may change."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from omerta.contract import Clock, Event
from omerta.table.log import Begun, Conceded, Entry, Expired, Held, Message, Move, Undone
from omerta.table.logbook import Logbook
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, Draw

CourierEntry: TypeAlias = Entry[CourierAction, Event, CourierOptions]

DEAL: CourierEntry = Begun(at=0, draws=0, events=())
MOVE: CourierEntry = Move(at=5, seat=0, decision=1, action=Draw(), draws=0, events=())
HELD: CourierEntry = Held(at=5, seat=0, decision=1, action=Draw(), until=9)
END: CourierEntry = Expired(at=6, clock=Clock("decision", 1), draws=0, events=())
WORD: CourierEntry = Message(at=5, seat=1, text="well")


def written(*entries: CourierEntry) -> Logbook[CourierAction, CourierOptions]:
    logbook: Logbook[CourierAction, CourierOptions] = Logbook(at=0)
    for entry in entries:
        logbook.write(entry)
    return logbook


def test_every_entry_gets_the_next_place() -> None:
    logbook = written(DEAL)
    assert [logbook.write(WORD), logbook.write(MOVE)] == [1, 2]
    assert logbook.entries == [DEAL, WORD, MOVE]


def test_the_time_is_that_of_the_latest_entry() -> None:
    assert written(DEAL).now == 0
    assert written(DEAL, MOVE, END).now == 6


def test_an_entry_of_the_past_is_a_fault_and_is_not_written() -> None:
    logbook = written(DEAL, END)
    with pytest.raises(AssertionError, match="time runs forwards: 5 after 6"):
        logbook.write(MOVE)
    assert logbook.entries == [DEAL, END]


def test_the_deal_and_the_steps_make_the_state_and_nothing_else_does() -> None:
    assert written(DEAL, WORD, MOVE, HELD, END, Conceded(at=9, events=())).line == [0, 2, 4, 5]


def test_what_is_taken_back_stays_in_the_log_but_makes_the_state_no_longer() -> None:
    logbook = written(DEAL, MOVE, END, Undone(at=8, seat=0, taken=(2,)))
    assert logbook.line == [0, 1]
    assert len(logbook.entries) == 4


def test_steps_come_with_their_places_and_without_the_deal() -> None:
    assert written(DEAL, WORD, MOVE, END).steps() == [(2, MOVE), (3, END)]
