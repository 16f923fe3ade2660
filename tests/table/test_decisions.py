"""Decisions are numbered for each seat."""

from __future__ import annotations

from omerta.contract import Decision
from omerta.table.decisions import DecisionBook, OpenDecision
from omerta.testing.toys.courier.pieces import Draw
from omerta.testing.toys.parlour.pieces import Say
from tests.table.tables import PARLOUR, a_mark, answer, couriers, in_the_pass, pass_on, seated

TALK, TURN = Decision("talk"), Decision("turn", (3,))


def test_numbers_count_from_one_for_each_seat() -> None:
    book = DecisionBook(2)
    book.refresh(0, (TALK,))
    book.refresh(1, (TURN, TALK))
    assert book.open(0) == (OpenDecision(1, TALK),)
    assert book.open(1) == (OpenDecision(1, TURN), OpenDecision(2, TALK))


def test_an_equal_decision_is_the_same_decision_whatever_happened_between() -> None:
    book = DecisionBook(1)
    book.refresh(0, (TALK,))
    book.refresh(0, ())
    book.refresh(0, (TURN, TALK))
    assert book.open(0) == (OpenDecision(2, TURN), OpenDecision(1, TALK))


def test_only_what_is_open_now_can_be_answered() -> None:
    book = DecisionBook(1)
    book.refresh(0, (TALK,))
    book.refresh(0, (TURN,))
    assert not book.is_open(0, 1)
    assert book.is_open(0, 2)


def test_hidden_acts_of_others_advance_no_number() -> None:
    match = in_the_pass(seats=3)
    before = match.open(2)
    pass_on(match, 0)
    pass_on(match, 1)
    assert match.open(2) == before


def test_a_private_step_keeps_the_number() -> None:
    match = couriers()
    before = match.open(0)
    answer(match, 0, a_mark(match, 0))
    assert match.open(0) == before


def test_open_talk_keeps_its_number_while_others_speak() -> None:
    match = seated(PARLOUR)
    before = match.open(1)
    answer(match, 2, Say("guest"))
    assert match.open(1) == before
    assert match.open(0)[0].id == 1


def test_a_new_turn_is_a_new_decision() -> None:
    match = couriers()
    first = match.open(0)[0].id
    answer(match, 0, Draw())
    answer(match, 1, Draw())
    assert match.open(0)[0].id == first + 1
