"""Seats, chips, supply, and who goes first. RULES.md P-1."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.palermo.actions import PlaceStart
from omerta.games.palermo.events import GameCreated
from omerta.games.palermo.tests.given import new_game
from omerta.games.palermo.tests.look import asked, lay, phase
from omerta.testing import rule


@rule("P-1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(seats)
    assert refused.value.rule == "P-1.1"


@rule("P-1.1")
def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert new_game(3, first_seat=0).refused(3, PlaceStart("c3")).rule == "P-1.1"


@rule("P-1.2")
@pytest.mark.parametrize(("seats", "chips"), [(3, 11), (4, 8), (5, 7)])
def test_chips_follow_the_number_of_players(seats: int, chips: int) -> None:
    assert new_game(seats).view().chips_left == (chips,) * seats


@rule("P-1.3", "PR-3")
def test_the_supply_is_open_and_common() -> None:
    scene = new_game(3, first_seat=0).when(0, PlaceStart("c3")).when(0, lay("2a0", "d3")).when(1, lay("2a1", "d2"))
    assert scene.view(2).supply == {"h1a": 6, "h1b": 6, "h2a": 4, "h2b": 6, "h3a": 12}


@rule("P-1.4")
def test_the_board_begins_empty() -> None:
    assert set(new_game(4).view().city.values()) == {"..."}


@rule("P-1.5", "PR-11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_may_be_chosen(first: int) -> None:
    scene = new_game(3, first_seat=first)
    assert (asked(scene), scene.view().first_seat) == (first, first)


@rule("P-1.5", "PR-11")
def test_the_first_seat_is_drawn_unless_it_is_chosen() -> None:
    assert {new_game(3, seed).view().first_seat for seed in range(20)} == {0, 1, 2}


@rule("P-1.5")
def test_a_first_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, first_seat=3)
    assert refused.value.rule == "P-1.5"


@rule("P-1.5")
def test_everybody_is_told_who_goes_first() -> None:
    scene = new_game(3, first_seat=2)
    (created,) = scene.happened(GameCreated)
    assert isinstance(created, GameCreated)
    assert (created.first_seat, created.city) == (2, "")


@rule("P-1.5", "P-2.1")
def test_turns_go_clockwise_from_the_first_seat() -> None:
    scene = new_game(3, first_seat=2).when(2, PlaceStart("c3")).when(2, lay("2a0", "d3"))
    assert asked(scene) == 0
    assert asked(scene.when(0, lay("2a1", "d2"))) == 1
    assert phase(scene) == "build"
