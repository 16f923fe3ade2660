"""An action that is sent twice counts once."""

from __future__ import annotations

from omerta.contract import Event
from omerta.table import Receipt
from omerta.table.log import Held, Move
from omerta.table.receipts import Receipts, receipt_for
from omerta.testing.toys.courier.pieces import Draw

MOVE: Move[Draw, Event] = Move(at=5, seat=1, decision=3, action=Draw(), key="a", draws=0, events=())
HELD = Held(at=5, seat=1, decision=3, action=Draw(), until=9)


def test_a_receipt_says_which_decision_was_answered_and_what_the_seat_was_shown_last() -> None:
    assert receipt_for(MOVE, frame=7) == Receipt(seat=1, decision=3, frame=7, until=None)


def test_the_receipt_of_a_held_action_says_when_it_takes_effect() -> None:
    assert receipt_for(HELD, frame=7).until == 9


def test_a_key_brings_the_first_receipt_back() -> None:
    receipts = Receipts()
    receipts.keep("a", receipt_for(MOVE, frame=7))
    assert receipts.find(1, "a") == receipt_for(MOVE, frame=7)


def test_another_seat_may_use_the_same_key() -> None:
    receipts = Receipts()
    receipts.keep("a", receipt_for(MOVE, frame=7))
    assert receipts.find(0, "a") is None


def test_an_action_without_a_key_is_another_action_each_time() -> None:
    receipts = Receipts()
    receipts.keep(None, receipt_for(MOVE, frame=7))
    assert receipts.find(1, None) is None
