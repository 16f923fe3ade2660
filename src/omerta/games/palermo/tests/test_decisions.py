"""Tests refusals, absent players, the clock. RULES.md P-10."""

from __future__ import annotations

import pytest

from omerta.games.palermo import GAME
from omerta.games.palermo.actions import LayTile, MoveTo, PlaceStart, SetTarget
from omerta.games.palermo.tests.given import ALPHA_VENUES, PalermoScene, alpha, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, phase, ready_to_move, to
from omerta.testing import rule


def default(scene: PalermoScene) -> object:
    return GAME.default(scene.state, asked(scene))


def expired(scene: PalermoScene) -> PalermoScene:
    (clock,) = GAME.clocks(scene.state)
    return scene.expired(clock)


@rule("P-10.3")
def test_an_occupied_field_is_named_before_one_out_of_reach() -> None:
    scene = ready_to_move(alpha(crooks="START A8 START"))
    assert scene.refused(0, MoveTo("A8")).rule == "P-4.6"
    assert scene.refused(0, MoveTo("A9")).rule == "P-4.5"


@rule("P-10.3")
def test_a_decision_that_is_not_asked_for_is_refused() -> None:
    assert new_game(3, first_seat=0).refused(0, LayTile("h1a", "c3", 0)).rule == "P-2.1"
    assert alpha().refused(0, PlaceStart("c3")).rule == "P-3.3"


@rule("P-10.4")
def test_an_absent_builder_takes_the_first_of_the_list() -> None:
    scene = new_game(3, first_seat=0)
    assert default(scene) == PlaceStart("a1")
    assert default(expired(scene)) == LayTile("h1a", "b1", 0)


@rule("P-10.4")
def test_an_absent_player_leaves_the_policeman() -> None:
    assert default(alpha()) == POLICE_STAY


@rule("P-10.4")
def test_an_absent_player_goes_to_the_cheapest_own_venue() -> None:
    # C7 costs 3, H5 and E5 2, G8 1.
    assert default(ready_to_move(alpha())) == MoveTo("G8")


@rule("P-10.4", "P-9.3")
def test_of_equally_cheap_venues_the_first_in_order_is_taken() -> None:
    assert default(ready_to_move(alpha(collected="c4"))) == MoveTo("E5")


@rule("P-10.4")
def test_a_policeman_is_reckoned_with() -> None:
    # E5 costs 3 through the policeman on F5, H5 still 2.
    assert default(ready_to_move(alpha(collected="c4", policemen="- F5 -"))) == MoveTo("H5")


@rule("P-10.4")
def test_with_no_venue_in_reach_an_absent_player_comes_as_near_as_possible() -> None:
    # From A2, A13 and B14 it is two steps to an own entrance; the hops lead there, but not back.
    assert default(ready_to_move(alpha(crooks="N10 START START"))) == MoveTo("A2")


@rule("P-10.4", "P-7.1")
def test_an_absent_player_with_all_chips_goes_home() -> None:
    assert default(ready_to_move(alpha(crooks="E5 START START", collected=ALPHA_VENUES[0]))) == MoveTo("START")


@rule("P-10.4", "P-8.5")
def test_an_absent_player_heads_for_the_mark() -> None:
    scene = ready_to_move(alpha(target_marker=True, targets="d2 a2 b1"))
    assert default(scene) == MoveTo("H5")


@rule("P-10.4", "P-8.5")
def test_an_absent_player_on_the_marked_entrance_walks_off_to_come_back() -> None:
    scene = ready_to_move(alpha(target_marker=True, targets="c4 a2 b1", crooks="G8 START START", must_move=False))
    assert default(scene) != MoveTo("G8")


@rule("P-10.4")
def test_an_absent_player_marks_the_first_venue() -> None:
    scene = to(alpha(target_marker=True, targets="c4 a2 b1"), "G8")
    assert default(scene) == SetTarget("a1")


@rule("P-10.5")
def test_there_is_one_clock_and_its_end_is_the_default() -> None:
    scene = alpha()
    (clock,) = GAME.clocks(scene.state)
    assert clock.seats == (0,)
    assert (asked(expired(scene)), phase(scene)) == (0, "move")


@rule("P-10.5")
def test_a_clock_that_has_run_out_does_so_once() -> None:
    scene = alpha()
    (clock,) = GAME.clocks(scene.state)
    scene.expired(clock)
    with pytest.raises(Exception, match=r"P-10\.5"):
        scene.expired(clock)
