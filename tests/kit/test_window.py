"""A simultaneous choice: sealed until the last answer is in, and nobody can tell in which order they came."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.contract import RuleViolation, Seat, freeze
from omerta.kit.window import Window

Answers = list[tuple[Seat, int]]


@st.composite
def choices(draw: st.DrawFn) -> tuple[Answers, Answers, list[Seat]]:
    """Answers in two orders, and the seats asked in a third."""
    asked = draw(st.lists(st.integers(0, 11), unique=True, min_size=1, max_size=6))
    answers = [(seat, draw(st.integers(0, 3))) for seat in asked]
    return answers, draw(st.permutations(answers)), draw(st.permutations(asked))


def answered(asked: Sequence[Seat], answers: Answers) -> Window:
    window = Window(list(asked))
    for seat, answer in answers:
        window.seal(seat, answer)
    return window


@given(choices(), st.data())
def test_all_orders_of_answering_leave_the_same_window(
    given_choices: tuple[Answers, Answers, list[Seat]], data: st.DataObject
) -> None:
    answers, other_order, asked = given_choices
    in_hand = data.draw(st.integers(0, len(answers)))
    early = answers[:in_hand]
    late_first = [answer for answer in other_order if answer in early]
    assert freeze(answered(asked, early)) == freeze(answered(sorted(asked), late_first))


@given(choices())
def test_the_window_opens_in_seat_order(given_choices: tuple[Answers, Answers, list[Seat]]) -> None:
    answers, other_order, asked = given_choices
    assert answered(asked, other_order).opened() == sorted(answers)


@given(choices())
def test_the_last_answer_and_no_other_opens_the_window(given_choices: tuple[Answers, Answers, list[Seat]]) -> None:
    answers, _, asked = given_choices
    window = Window(asked)
    last = [window.seal(seat, answer) for seat, answer in answers]
    assert last == [False] * (len(answers) - 1) + [True]


def test_a_window_stays_sealed_until_the_last_answer_is_in() -> None:
    window = answered((0, 1, 3), [(3, 1), (0, 2)])
    with pytest.raises(AssertionError, match="still sealed"):
        window.opened()


def test_who_was_asked_stays_public_whoever_has_answered() -> None:
    window = answered((3, 1), [(3, 0)])
    assert window.seats() == (1, 3)
    assert [window.owes(seat) for seat in range(5)] == [False, True, False, False, False]


def test_an_answer_of_nought_is_an_answer() -> None:
    window = answered((0, 1), [(0, 0), (1, 0)])
    assert window.opened() == [(0, 0), (1, 0)]
    assert window.own(0) == 0


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_whoever_was_not_asked_is_refused(seat: Seat) -> None:
    with pytest.raises(RuleViolation) as refused:
        Window([1, 3]).check(seat, "X-5.1")
    assert refused.value.told() == ("X-5.1", "not-asked", (("seat", seat),))


def test_whoever_has_answered_is_refused() -> None:
    with pytest.raises(RuleViolation) as refused:
        answered((1, 3), [(3, 2)]).check(3, "X-5.1")
    assert refused.value.told() == ("X-5.1", "already-answered", (("seat", 3),))


@pytest.mark.parametrize("others", [[], [(1, 0)], [(1, 2)], [(1, 2), (5, 0)]])
def test_a_refusal_does_not_tell_who_else_has_answered(others: Answers) -> None:
    with pytest.raises(RuleViolation) as refused:
        answered((1, 3, 5), [(3, 2), *others]).check(3, "X-5.1")
    assert refused.value.told() == ("X-5.1", "already-answered", (("seat", 3),))


def test_whoever_owes_an_answer_passes_the_check() -> None:
    window = answered((1, 3), [(3, 2)])
    before = freeze(window)
    window.check(1, "X-5.1")
    assert freeze(window) == before


@pytest.mark.parametrize("seat", [0, 3])
def test_sealing_an_answer_that_nobody_owes_is_a_broken_promise(seat: Seat) -> None:
    window = answered((1, 3), [(3, 2)])
    with pytest.raises(AssertionError, match=f"seat {seat} owes no answer"):
        window.seal(seat, 1)
    assert window.own(3) == 2


def test_a_seat_finds_its_own_answer_and_no_other() -> None:
    window = answered((1, 3), [(3, 2)])
    assert [window.own(seat) for seat in range(6)] == [None, None, None, 2, None, None]


def test_a_clone_goes_its_own_way() -> None:
    window = answered((0, 1, 2), [(1, 4)])
    before, copy = freeze(window), window.clone()
    assert freeze(copy) == before
    copy.seal(0, 5)
    copy.seal(2, 6)
    assert freeze(window) == before
    assert copy.opened() == [(0, 5), (1, 4), (2, 6)]


@given(choices(), st.data())
def test_for_a_seat_the_others_have_not_answered(
    given_choices: tuple[Answers, Answers, list[Seat]], data: st.DataObject
) -> None:
    answers, _, asked = given_choices
    seat, answer = data.draw(st.sampled_from(answers))
    window = answered(asked, answers)
    window.reset_others(seat)
    assert freeze(window) == freeze(answered(asked, [(seat, answer)]))


@pytest.mark.parametrize("viewer", [None, 0, 2, 7], ids=["spectator", "not asked", "still owes", "beyond the window"])
def test_for_everybody_without_an_answer_nobody_has_answered(viewer: Seat | None) -> None:
    window = answered((1, 2, 3), [(3, 1), (1, 2)])
    window.reset_others(viewer)
    assert freeze(window) == freeze(Window([1, 2, 3]))


def test_a_window_for_nobody_is_open_at_once() -> None:
    assert Window([]).opened() == []
    assert Window([]).seats() == ()
