"""Who wins. RULES.md C-8.2 to C-8.7, CR-15 to CR-19."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba.events import Ended
from omerta.games.cuba.tests.given import P0, a8, given, k7, k8
from omerta.games.cuba.tests.look import end, out, outcome, own, player, told, winners
from omerta.games.cuba.tests.play import ABDICATE, accuse
from omerta.testing import rule


@rule("E-13", "C-8.2", "C-8.6")
def test_p1_drives_the_godfather() -> None:
    scene = accuse(given(8, "driver 3d loyal loyal 4d fbi loyal", hidden=2), 2, 5)
    assert end(scene) == ("godfather_recovered", "recovered")
    assert winners(scene) == {0, 1, 3, 4, 7}


@rule("E-16", "C-8.4", "C-8.6")
def test_tied_thieves_share_with_the_urchin_and_the_driver_behind_them() -> None:
    scene = accuse(given(7, "loyal 4d fbi 4d driver -"), 1)
    assert winners(scene) == {2, 4, 5, 6}


@rule("E-17", "C-8.4")
def test_diamonds_that_are_back_do_not_count() -> None:
    scene = accuse(given(7, "loyal 6d fbi 4d driver 3d"), 2, 1)
    assert winners(scene) == {4, 5}


@rule("E-20", "C-8.6", "CR-17")
@pytest.mark.parametrize(("excluded", "who"), [(False, {4, 5}), (True, {4})])
def test_the_driver_of_an_agent_wins_unless_the_option_excludes_him(excluded: bool, who: set[Seat]) -> None:
    takes = "loyal 3d loyal fbi driver 4d loyal"
    assert winners(accuse(given(8, takes, hidden=2, solo_win_excludes_drivers=excluded), 4)) == who


@rule("C-8.6", "CR-17")
def test_the_option_excludes_the_killers_driver_too() -> None:
    assert winners(accuse(k8(solo_win_excludes_drivers=True), 5, fires=3)) == {3}


@rule("C-8.6", "CR-17")
def test_the_option_excludes_nobody_from_other_victories() -> None:
    scene = given(8, "driver 3d loyal loyal 4d fbi loyal", hidden=2, solo_win_excludes_drivers=True)
    assert winners(accuse(scene, 2, 5)) == {0, 1, 3, 4, 7}


@rule("E-21", "C-8.6")
def test_the_godfathers_driver_wins_with_him() -> None:
    assert winners(accuse(given(6, "driver 5d loyal fbi 4d"), 2, 5)) == {0, 1, 3}


@rule("E-21", "C-8.6")
def test_the_godfathers_driver_loses_with_him() -> None:
    scene = accuse(given(6, "driver 5d loyal fbi 4d"), 3)
    assert (out(scene), winners(scene)) == ({0: "no_joker"}, {2})


@rule("E-22", "C-8.6", "CR-18")
def test_a_driver_rides_on_a_driver() -> None:
    scene = accuse(given(11, "loyal loyal 6d driver driver fbi loyal cia 3d loyal"), 1, 2, 7)
    assert scene.view().jokers == 0
    assert (out(scene), winners(scene)) == ({0: "no_joker"}, {3, 4, 5})


@rule("CR-18")
def test_two_drivers_behind_the_godfather_win_with_him() -> None:
    scene = given(11, "driver driver 6d loyal loyal fbi loyal cia 3d loyal")
    assert winners(accuse(scene, 3, 9)) == {0, 1, 2, 4, 5, 7, 10}


@rule("E-23", "C-8.6", "C-8.7")
def test_the_driver_behind_a_caught_thief_loses() -> None:
    assert winners(accuse(given(7, "loyal 6d driver fbi 4d loyal"), 2, 1)) == {5}


@rule("CR-19")
def test_the_drivers_own_passenger_must_win_not_another_thief() -> None:
    assert 3 not in winners(accuse(a8(), 1, 4))


@rule("C-8.4")
def test_every_living_urchin_wins_with_the_thieves() -> None:
    scene = accuse(given(8, "loyal 15d driver loyal fbi - -", bag="loyal"), 4, 1)
    assert out(scene) == {0: "no_joker"}
    assert winners(scene) == {2, 3, 6, 7}


@rule("C-8.4")
def test_caught_thieves_do_not_win() -> None:
    scene = accuse(a8(), 5, 1, 4)
    assert winners(scene) == {2, 3}


@rule("C-8.3")
def test_an_accused_agent_leaves_thieves_and_urchins_with_nothing() -> None:
    scene = accuse(given(6, "loyal 4d driver fbi -"), 4)
    assert winners(scene) == {4}


@rule("C-8.7", "CR-16")
def test_a_shot_driver_does_not_win() -> None:
    scene = accuse(given(8, "driver 3d killer loyal fbi 4d loyal", hidden=2, killer=True), 1, fires=3)
    assert winners(accuse(scene, 2, 6)) == {0, 4, 7}


@rule("C-8.7", "CR-16")
def test_a_shot_urchin_does_not_win_with_the_thieves() -> None:
    scene = accuse(given(8, "loyal 3d killer driver fbi 4d -", killer=True), 7, fires=3)
    assert winners(scene.when(P0, ABDICATE)) == {6}


@rule("C-8.7")
def test_with_the_option_a_living_driver_rides_on_a_shot_loyal() -> None:
    scene = given(8, "3d loyal driver killer fbi 4d loyal", killer=True, eliminated_loyal_wins=True)
    assert winners(accuse(accuse(scene, 2, fires=4), 1, 6)) == {0, 2, 3, 7}


@rule("C-8.7")
def test_without_the_option_nobody_rides_on_a_shot_loyal() -> None:
    scene = given(8, "3d loyal driver killer fbi 4d loyal", killer=True)
    assert winners(accuse(accuse(scene, 2, fires=4), 1, 6)) == {0, 7}


@rule("C-8.7", "CR-15")
def test_with_the_option_a_killer_who_fired_still_does_not_win() -> None:
    scene = accuse(k7(eliminated_loyal_wins=True), 1, fires=3)
    assert 3 not in winners(accuse(scene, 2, 6))


@rule("C-8.7", "C-8.4")
def test_the_option_gives_a_shot_loyal_nothing_when_the_godfather_is_out() -> None:
    scene = accuse(k7(eliminated_loyal_wins=True), 1, fires=3).when(P0, ABDICATE)
    assert winners(scene) == {6}


@rule("C-8.6")
@pytest.mark.parametrize(("seat", "passenger"), [(1, 0), (3, 2), (7, 6)])
def test_a_drivers_passenger_is_the_neighbour_on_his_right(seat: Seat, passenger: Seat) -> None:
    others = ["loyal", "3d", "loyal", "loyal", "4d", "fbi", "1d"]
    others[seat - 1] = "driver"
    assert own(given(8, " ".join(others)), seat).passenger == passenger


@rule("C-8.6")
def test_nobody_but_a_driver_has_a_passenger() -> None:
    scene = a8()
    assert [own(scene, seat).passenger for seat in (0, 1, 2, 4, 5, 6, 7)] == [None] * 7


@rule("C-8.1")
def test_winners_are_told_in_seat_order() -> None:
    scene = accuse(a8(godfather=6), 0, 3)
    assert told(scene, None, Ended)[0].winners == (2, 5, 6, 7)
    assert outcome(scene).winners == (2, 5, 6, 7)


@rule("E-38", "C-10.4")
def test_five_players_the_thieves_caught() -> None:
    scene = given(5, "loyal 5d fbi 6d", hidden=4)
    assert own(scene, P0).missing == 11
    assert winners(accuse(scene, 2, 4)) == {0, 1}


@rule("E-38", "C-10.4")
def test_five_players_the_agent_accused() -> None:
    assert winners(accuse(given(5, "loyal 5d fbi 6d", hidden=4), 3)) == {3}


@rule("C-8.2")
def test_a_loyal_with_an_open_pocket_wins_with_the_godfather() -> None:
    scene = accuse(a8(), 4)
    assert player(scene, 4).is_open
    assert 4 in winners(accuse(scene, 2, 5))
