"""Hand-overs that do not fit. RULES.md C-5.15."""

from __future__ import annotations

import pytest

from omerta.games.cuba.seen import Hint
from omerta.games.cuba.tests.given import P0, a8
from omerta.games.cuba.tests.play import accuse, say, says
from omerta.testing import rule


@rule("C-5.15")
def test_a_passed_count_that_differs_from_the_received_one_is_marked() -> None:
    scene = a8(contradiction_hints="all")
    says(scene, 3, pass_diamonds="10")
    assert scene.view().hints == ()
    says(scene, 4, recv_diamonds="7")
    assert scene.view().hints == (Hint(3, 4, "diamonds", 10, 7),)


@rule("C-5.15")
def test_equal_counts_are_not_marked() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, pass_diamonds="10"), 4, recv_diamonds="10")
    assert scene.view().hints == ()


@rule("C-5.15")
@pytest.mark.parametrize("count", ["chips", "loyal", "fbi", "driver"])
def test_chips_and_each_kind_are_counts_too(count: str) -> None:
    scene = a8(contradiction_hints="all")
    say(say(scene, 3, f"pass.{count}", "1"), 4, f"recv.{count}", "0")
    assert scene.view().hints == (Hint(3, 4, count, 1, 0),)


@rule("C-5.15")
def test_the_latest_words_count() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, pass_diamonds="10"), 4, recv_diamonds="7")
    says(scene, 4, recv_diamonds="10")
    assert scene.view().hints == ()


@rule("C-5.15")
def test_seats_that_are_not_neighbours_contradict_nobody() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, pass_diamonds="10"), 5, recv_diamonds="7")
    assert scene.view().hints == ()


@rule("C-5.15")
@pytest.mark.parametrize(
    ("took", "left"),
    [("diamonds:3", 7), ("no_diamonds", 10), ("chip:loyal", 10), ("chip:some", 10), ("nothing", 10)],
)
def test_what_was_passed_is_worked_out_from_what_was_received_and_taken(took: str, left: int) -> None:
    scene = a8(contradiction_hints="all")
    says(scene, 3, recv_diamonds="10", took=took)
    says(scene, 4, recv_diamonds="1")
    assert scene.view().hints == (Hint(3, 4, "diamonds", left, 1),)


@rule("C-5.15")
def test_an_unnamed_number_of_diamonds_works_out_nothing() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, recv_diamonds="10", took="diamonds:some"), 4, recv_diamonds="1")
    assert scene.view().hints == ()


@rule("C-5.15")
def test_an_explicit_word_goes_before_what_is_worked_out() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, recv_diamonds="10", took="nothing", pass_diamonds="1"), 4, recv_diamonds="1")
    assert scene.view().hints == ()


@rule("C-5.15")
def test_chips_are_never_worked_out() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 3, recv_chips="4", recv_loyal="2", took="chip:loyal"), 4, recv_chips="1", recv_loyal="0")
    assert scene.view().hints == ()


@rule("C-5.15")
def test_the_godfathers_words_and_the_ends_of_the_way_are_never_marked() -> None:
    scene = a8(contradiction_hints="all")
    say(say(scene, P0, "gf.hidden", "0"), P0, "gf.returned.diamonds", "0")
    says(says(scene, 1, recv_diamonds="3"), 7, pass_diamonds="9")
    assert scene.view().hints == ()


@rule("C-5.15")
def test_the_last_hand_over_that_can_be_marked_is_to_the_last_player() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 6, pass_diamonds="3"), 7, recv_diamonds="2")
    assert scene.view().hints == (Hint(6, 7, "diamonds", 3, 2),)


@rule("C-5.15", "C-1.2")
def test_hints_name_seats() -> None:
    scene = a8(contradiction_hints="all", godfather=6)
    says(says(scene, 1, pass_diamonds="10"), 2, recv_diamonds="7")
    says(scene, 5, pass_diamonds="10")
    assert scene.view().hints == (Hint(1, 2, "diamonds", 10, 7),)


@rule("C-5.15", "C-9.1")
def test_words_of_somebody_who_is_out_are_still_compared() -> None:
    scene = a8(contradiction_hints="all")
    says(says(scene, 2, pass_diamonds="13"), 3, recv_diamonds="10")
    accuse(scene, 2)
    assert scene.view().hints == (Hint(2, 3, "diamonds", 13, 10),)


@rule("C-5.15")
def test_without_the_option_there_are_no_hints() -> None:
    scene = says(says(a8(), 3, pass_diamonds="10"), 4, recv_diamonds="7")
    assert scene.view().hints == ()
