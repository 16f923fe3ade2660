"""The Godfather hides diamonds. RULES.md C-3."""

from __future__ import annotations

import pytest

from omerta.games.cuba.actions import Bag, Hide, TakeDiamonds
from omerta.games.cuba.events import BoxPassed, DiamondsHidden
from omerta.games.cuba.tests.given import P0, a8, box, given, new_game
from omerta.games.cuba.tests.look import decision, end, heard, own, told, view_bytes
from omerta.games.cuba.tests.play import accuse
from omerta.testing import rule


@rule("C-3.1")
def test_the_godfather_may_hide_none_to_five() -> None:
    assert new_game(6).legal(P0) == [Hide(count) for count in range(6)]
    assert decision(new_game(6), P0).kind == "hide"


@rule("C-3.1")
@pytest.mark.parametrize("seat", range(1, 6))
def test_nobody_else_hides(seat: int) -> None:
    scene = new_game(6)
    assert scene.legal(seat) == []
    assert scene.refused(seat, Hide(1)).rule == "C-3.1"


@rule("E-4", "C-3.1")
def test_with_five_hidden_p1_sees_ten() -> None:
    assert own(given(6, hidden=5), 1).box == box("10d L1 F1 D1")


@rule("E-4", "C-3.1")
@pytest.mark.parametrize("count", [6, -1, 15])
def test_more_than_five_or_fewer_than_none_cannot_be_hidden(count: int) -> None:
    assert new_game(6).refused(P0, Hide(count)).rule == "C-3.1"


@rule("C-3.1")
@pytest.mark.parametrize("count", range(6))
def test_ten_to_fifteen_diamonds_go_round(count: int) -> None:
    scene = given(8, hidden=count)
    seen = own(scene, 1).box
    assert seen is not None
    assert seen.diamonds == 15 - count


@rule("C-3.1")
def test_then_the_box_goes_to_p1_and_all_see_that() -> None:
    scene = given(6, hidden=3)
    assert told(scene, None, BoxPassed) == [BoxPassed(0, 1)]
    assert scene.view().holder == 1
    assert scene.view().waiting == (1,)


@rule("C-3.1")
def test_how_many_are_hidden_is_told_to_the_godfather_alone() -> None:
    scene = given(6, hidden=3)
    assert told(scene, P0, DiamondsHidden) == [DiamondsHidden(P0, 3)]
    assert [told(scene, viewer, DiamondsHidden) for viewer in (None, 1, 5)] == [[], [], []]


@rule("C-3.1", "C-4.10")
@pytest.mark.parametrize("viewer", [None, 2, 5])
def test_nobody_but_the_godfather_and_p1_can_tell_how_many_are_hidden(viewer: int | None) -> None:
    assert view_bytes(given(6, hidden=0), viewer) == view_bytes(given(6, hidden=5), viewer)
    assert heard(given(6, hidden=0), viewer) == heard(given(6, hidden=5), viewer)


@rule("C-3.1")
def test_he_hides_once() -> None:
    assert given(6, hidden=1).refused(P0, Hide(1)).rule == "C-3.1"


@rule("C-3.1", "C-4.1")
def test_before_he_has_hidden_nobody_helps_himself() -> None:
    scene = new_game(6)
    assert scene.refused(1, TakeDiamonds(1)).rule.startswith("C-4.")
    assert scene.refused(1, Bag("none")).rule.startswith("C-4.")


@rule("C-3.2", "CR-10")
def test_hidden_diamonds_are_not_among_the_missing() -> None:
    assert own(a8(), P0).missing == 7


@rule("C-3.2", "CR-10")
def test_the_game_is_won_without_the_hidden_ones() -> None:
    assert end(accuse(a8(), 2, 5)) == ("godfather_recovered", "recovered")


@rule("C-3.2")
def test_hidden_diamonds_cannot_be_taken() -> None:
    scene = given(6, "loyal", hidden=5)
    assert scene.refused(2, TakeDiamonds(11)).rule == "C-4.4"
