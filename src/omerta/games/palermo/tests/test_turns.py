"""Rounds, turns and what they consist of. RULES.md P-3, P-5, P-10."""

from __future__ import annotations

from omerta.games.palermo.actions import MoveTo, PoliceTo
from omerta.games.palermo.events import ChipCollected, CollectingBegan, RoundEnded
from omerta.games.palermo.tests.builders import built
from omerta.games.palermo.tests.given import ALPHA_VENUES, alpha
from omerta.games.palermo.tests.look import POLICE_STAY, asked, phase, ready_to_move, to, told
from omerta.testing import rule


@rule("P-3.1", "P-6.7", "PR-19")
def test_collecting_begins_with_nothing_but_crooks_on_the_start_tile() -> None:
    scene = built(3, seed=0)
    view = scene.view()
    assert told(scene, CollectingBegan) == 1
    assert view.money == (0, 0, 0)
    assert view.crooks == ("START", "START", "START")
    assert view.police == (None, None, None)
    assert view.allowances == (3, 3, 3)
    assert view.round_number == 1


@rule("P-3.2")
def test_a_round_is_a_turn_of_each_seat() -> None:
    scene = to(to(alpha(first_seat=0), "G8"), "E7")
    assert scene.view().round_number == 1
    to(scene, "F5")
    assert scene.view().round_number == 2
    assert scene.happened(RoundEnded) == [RoundEnded(1, (2, 2, 2))]


@rule("P-3.2")
def test_the_round_ends_with_the_seat_before_the_first() -> None:
    scene = to(to(alpha(first_seat=1, active=0), "G8"), "E7")
    assert scene.happened(RoundEnded) == [RoundEnded(1, (2, 0, 0))]


@rule("P-3.3", "P-6.1")
def test_the_policeman_comes_before_the_move() -> None:
    scene = alpha()
    assert phase(scene) == "police"
    assert scene.refused(0, MoveTo("G8")).rule == "P-3.3"


@rule("P-3.3", "P-6.1")
def test_after_the_move_it_is_too_late_for_the_policeman() -> None:
    scene = to(alpha(), "G8")
    assert scene.refused(0, PoliceTo("F9")).rule == "P-3.2"


@rule("P-6.1")
def test_a_seat_sets_its_policeman_once_in_a_turn() -> None:
    scene = alpha().when(0, PoliceTo("F9"))
    assert scene.refused(0, PoliceTo("E10")).rule == "P-3.3"
    assert scene.view().police == ("F9", None, None)


@rule("P-3.4", "P-6.7", "P-7.3")
def test_a_seat_that_is_home_sets_its_policeman_and_gets_interest() -> None:
    scene = alpha(collected=ALPHA_VENUES[0], home_rounds=(1, None, None), round_number=2)
    assert phase(scene) == "police"
    scene.when(0, PoliceTo("F9"))
    assert (asked(scene), phase(scene)) == (1, "police")
    assert scene.view().money == (5, 0, 0)
    assert scene.view().police[0] == "F9"


@rule("P-3.5")
def test_a_chip_counts_from_the_next_turn_on() -> None:
    scene = to(alpha(collected="a1 b2"), "G8")
    assert scene.happened(ChipCollected) == [ChipCollected(0, "c4", 4, 6)]


@rule("P-5.2", "PR-14")
def test_a_move_collects_one_venue_and_ends_the_turn() -> None:
    scene = to(alpha(), "G8")
    assert (asked(scene), told(scene, ChipCollected)) == (1, 1)


@rule("P-5.1")
def test_a_foreign_venue_pays_nothing() -> None:
    scene = to(alpha(), "E7")
    assert scene.view().chips["b3"] == 1
    assert scene.view().money == (0, 0, 0)


@rule("P-5.1")
def test_a_venue_pays_once() -> None:
    scene = to(alpha(collected="c4"), "G8")
    assert (scene.view().money[0], scene.view().allowances[0]) == (0, 4)


@rule("P-5.1", "P-4.7")
def test_a_crook_that_stays_collects_nothing() -> None:
    scene = ready_to_move(alpha(crooks="B3 START START", must_move=False))
    scene.when(0, MoveTo("B3"))
    assert scene.view().chips["a1"] == 0
    assert scene.view().money == (0, 0, 0)


@rule("P-10.1")
def test_one_seat_decides_at_a_time() -> None:
    scene = alpha()
    assert scene.view().waiting == (0,)
    assert scene.legal(1) == []
    assert scene.refused(1, POLICE_STAY).rule == "P-3.2"
