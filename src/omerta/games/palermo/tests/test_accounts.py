"""Tests where money and points went: incomes, fines, interest, tracker, rounds. RULES.md P-3, P-5 to P-7."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.games.palermo.actions import PoliceTo
from omerta.games.palermo.events import GameEnded, InterestPaid, PolicePinned, TileLaid
from omerta.games.palermo.figures import figures
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.bound import bound
from omerta.games.palermo.tests.given import ALPHA_VENUES, PalermoScene, alpha, race
from omerta.games.palermo.tests.look import POLICE_STAY, asked, interest, phase, to, told, walked
from omerta.games.palermo.tests.test_examples_building import DEAD_END, LAST_TILE
from omerta.games.palermo.values import Account, Stop
from omerta.testing import rule

OWN: Final = ALPHA_VENUES[0]
EVERYTHING: Final = " ".join(ALPHA_VENUES.values())
FOR_FIVE: Final = DEAD_END.replace("...", "st1")
FIVE: Final = {
    0: "a1 b1 c1 d1 e1 f1 a2",
    1: "b2 c2 d2 e2 f2 a3 b3",
    2: "c3 d3 e3 f3 a4 b4 c4",
    3: "d4 e4 f4 a5 b5 c5 e5",
    4: "f5 a6 b6 c6 d6 e6 f6",
}
FOR_FOUR: Final = LAST_TILE.replace("2b3 ... / 2a0", "2b3 st0 / 2a0").replace("...", "---")
FOUR: Final = {
    0: "c1 d1 e1 f1 a2 c2 d2 e2",
    1: "f2 a3 b3 d3 e3 f3 a4 b4",
    2: "c4 d4 e4 f4 a5 b5 c5 d5",
    3: "e5 f5 a6 b6 c6 d6 e6 f6",
}


def account(scene: PalermoScene, seat: int = 0) -> Account:
    return scene.view().accounts[seat]


# --- Incomes and the tracker -------------------------------------------------------------------------------------


@rule("P-5.1", "P-5.4", "PX-16")
def test_a_collected_chip_is_noted_with_slot_round_and_income() -> None:
    scene = to(alpha(round_number=4), "G8")
    assert scene.view().tours == ((Stop("c4", 4, 2),), (), ())
    assert account(scene) == Account(venues=2, arrival=0, interest=0, fines=0)


@rule("P-5.1", "P-6.5")
def test_a_policeman_at_the_door_costs_a_million_of_the_income() -> None:
    scene = to(alpha(policemen="- G8 -"), "G8")
    assert scene.view().tours[0] == (Stop("c4", 1, 1),)
    assert account(scene) == Account(venues=1, arrival=0, interest=0, fines=1)


@rule("P-5.1", "PX-17")
def test_a_chip_that_pays_nothing_is_a_stop_of_the_tour_all_the_same() -> None:
    scene = to(alpha(active=1), "F10")
    assert scene.view().tours[1] == (Stop("c5", 1, 0),)
    assert scene.view().allowances == (3, 4, 3)


@rule("P-3.5")
@pytest.mark.parametrize(
    ("collected", "allowance", "left"), [("", 3, 11), ("a1", 4, 10), ("a1 b2 d2 a3 e3", 8, 6), (OWN, 14, 0)]
)
def test_every_collected_chip_makes_the_crook_a_field_faster(collected: str, allowance: int, left: int) -> None:
    view = alpha(collected=collected).view()
    assert (view.allowances[0], view.chips_left[0]) == (allowance, left)


@rule("P-3.5", "P-1.2")
@pytest.mark.parametrize(
    ("city", "venues", "most"), [(FOR_FOUR, FOUR, 11), (FOR_FIVE, FIVE, 10)], ids=["four seats", "five seats"]
)
def test_at_a_larger_table_the_tracker_ends_sooner(city: str, venues: dict[int, str], most: int) -> None:
    assert race(city, venues, collected=venues[0]).view().allowances[0] == most


@rule("P-5.3")
def test_venues_are_noted_in_the_order_in_which_they_were_collected() -> None:
    scene = to(to(to(alpha(police=False), "G8"), "E7"), "F5")
    # From G8 it is START, F5, E5: F5 is occupied, but may be passed.
    to(scene, "E5")
    assert scene.view().tours[0] == (Stop("c4", 1, 2), Stop("b2", 2, 1))
    assert account(scene).venues == 3


# --- Fines -------------------------------------------------------------------------------------------------------


@rule("P-6.6")
def test_the_fine_is_due_each_time_a_policeman_is_entered() -> None:
    scene = alpha(crooks="F8 START START", policemen="- F9 -")
    to(to(to(scene, "F9"), "E7"), "F5")
    to(to(to(scene, "F8"), "D7"), "H6")
    to(scene, "F9")
    assert account(scene).fines == 2
    assert scene.view().money[0] == 0


@rule("P-4.4", "PR-21")
def test_the_own_policeman_takes_no_fine() -> None:
    scene = to(alpha(crooks="F8 START START", policemen="F9 - -"), "F9")
    assert (walked(scene).cost, account(scene).fines) == (1, 0)
    assert scene.view().pinned == (True, False, False)


@rule("P-4.4", "P-4.8", "PX-29")
def test_who_goes_around_a_policeman_pays_no_fine() -> None:
    scene = to(alpha(collected="c4", policemen="- D7 -"), "C8")
    assert walked(scene).path == ("E7", "E8", "D8", "C8")
    assert account(scene).fines == 0


@rule("P-4.4", "PR-16")
@pytest.mark.parametrize(
    ("policemen", "corner_only", "whole_stretch"),
    [("- A3 A6", 1, 3), ("- A1 A3", 2, 3), ("- A1 A6", 2, 3), ("A3 A6 -", 1, 2), ("- A8 -", 1, 1), ("- A9 -", 1, 1)],
)
def test_on_a_whole_stretch_every_foreign_policeman_strictly_between_fines(
    policemen: str, corner_only: int, whole_stretch: int
) -> None:
    by_corner = to(alpha(crooks="A8 START START", policemen=policemen), "A1")
    by_stretch = to(alpha(crooks="A8 START START", policemen=policemen, hop_police="whole_stretch"), "A1")
    assert (walked(by_corner).cost, walked(by_corner).path) == (corner_only, ("A1",))
    assert (walked(by_stretch).cost, walked(by_stretch).path) == (whole_stretch, ("A1",))
    assert account(by_stretch).fines == whole_stretch - 1


@rule("P-4.3", "P-4.4", "PR-16")
@pytest.mark.parametrize(("hop_police", "cost"), [("corner_only", 1), ("whole_stretch", 2)])
def test_a_hop_from_corner_to_corner_is_a_stretch_as_well(hop_police: str, cost: int) -> None:
    scene = to(alpha(crooks="A1 START START", policemen="- H1 -", hop_police=hop_police), "N1")
    assert (walked(scene).cost, walked(scene).path) == (cost, ("N1",))


# --- Home and interest -------------------------------------------------------------------------------------------


@rule("P-7.1", "PX-36")
def test_what_coming_home_pays_is_an_account_of_its_own() -> None:
    scene = to(alpha(crooks="E5 START START", collected=OWN, money=(30, 0, 0)), "START")
    assert account(scene) == Account(venues=30, arrival=12, interest=0, fines=0)


@rule("P-7.3", "P-8.4")
@pytest.mark.parametrize(
    ("city", "venues", "paid"), [(FOR_FOUR, FOUR, 4), (FOR_FIVE, FIVE, 3)], ids=["four seats", "five seats"]
)
def test_at_a_larger_table_a_turn_at_home_pays_less(city: str, venues: dict[int, str], paid: int) -> None:
    home = (1, *[None] * (len(venues) - 1))
    scene = race(city, venues, collected=venues[0], home_rounds=home, round_number=2).when(0, POLICE_STAY)
    assert scene.happened(InterestPaid) == [InterestPaid(0, paid)]
    assert account(scene) == Account(venues=0, arrival=0, interest=paid, fines=0)


@rule("P-3.4", "P-6.4", "P-6.7")
def test_at_home_a_pinned_policeman_leaves_nothing_to_decide() -> None:
    scene = alpha(
        active=2,
        crooks="START F9 F8",
        policemen="F9 - -",
        collected=OWN,
        home_rounds=(1, None, None),
        round_number=2,
    )
    to(scene, "F10")
    assert scene.happened(PolicePinned) == [PolicePinned(0, "F9")]
    assert interest(scene) == [5, 0, 0]
    assert (asked(scene), scene.view().round_number) == (1, 3)


@rule("P-6.7", "P-6.4")
def test_the_policeman_of_a_seat_that_is_home_fines_on() -> None:
    scene = alpha(collected=OWN, home_rounds=(1, None, None), round_number=2).when(0, PoliceTo("F9"))
    to(scene, "F9")
    assert (walked(scene).cost, account(scene, 1).fines) == (3, 1)
    assert scene.view().pinned == (True, False, False)


# --- Rounds and their limit --------------------------------------------------------------------------------------


@rule("P-3.2", "P-11.1")
def test_the_history_holds_everybodys_money_after_each_round() -> None:
    scene = to(to(to(alpha(), "G8"), "E7"), "H6")
    assert scene.view().history == ((2, 2, 2),)
    to(scene, "E5")
    assert scene.view().history == ((2, 2, 2),)
    assert scene.view().money == (3, 2, 2)


@rule("P-7.4", "P-7.7")
def test_coming_home_in_the_last_round_of_all_is_an_end_at_home() -> None:
    scene = alpha(
        crooks="START START E5",
        active=2,
        collected=EVERYTHING,
        home_rounds=(18, 19, None),
        round_number=20,
        round_limit=20,
    )
    assert to(scene, "START").happened(GameEnded) == [GameEnded((0, 0, 12), (2,), "all_home")]


@rule("P-7.7", "P-7.5", "P-7.6")
def test_at_the_limit_the_richest_share_the_victory_home_or_not() -> None:
    scene = alpha(
        active=2,
        crooks="START D7 F9",
        collected=f"{OWN} a2",
        money=(40, 40, 0),
        home_rounds=(14, None, None),
        round_number=20,
        round_limit=20,
    )
    assert to(scene, "F8").happened(GameEnded) == [GameEnded((40, 40, 0), (0, 1), "round_limit")]
    assert scene.view().waiting == ()


@rule("P-7.7", "P-3.2")
def test_the_last_round_lasts_until_the_seat_before_the_first() -> None:
    scene = alpha(first_seat=2, active=0, round_number=20, round_limit=20)
    assert phase(to(scene, "G8")) == "police"
    assert phase(to(scene, "E7")) == "over"
    assert told(scene, GameEnded) == 1


@rule("P-7.7", "P-2.8", "P-3.3", "P-8.5")
@pytest.mark.parametrize(
    ("options", "seats", "steps"),
    [
        (PalermoOptions(), 3, 1 + 33 + 2 * 3 * 60),
        (PalermoOptions(), 4, 1 + 32 + 2 * 4 * 60),
        (PalermoOptions(), 5, 1 + 35 + 2 * 5 * 60),
        (PalermoOptions(round_limit=20), 3, 1 + 33 + 2 * 3 * 20),
        (PalermoOptions(target_marker=True), 3, 1 + 33 + 33 + 2 * 3 * 60),
    ],
)
def test_no_game_takes_more_steps_than_tiles_marks_and_two_for_every_turn(
    options: PalermoOptions, seats: int, steps: int
) -> None:
    assert bound(options, seats) == steps


# --- What is counted of a game -----------------------------------------------------------------------------------


@rule("P-7.3", "P-7.4")
def test_the_figures_of_a_game_are_the_sums_of_its_events() -> None:
    scene = alpha(
        crooks="E5 START START", collected=EVERYTHING, home_rounds=(None, 14, 15), round_number=16, money=(1, 2, 3)
    )
    found = figures(to(scene, "START").events)
    assert {name: found[name] for name in ("rounds", "first_home", "winner_money", "ties")} == {
        "rounds": (1, 1),
        "first_home": (16, 1),
        "winner_money": (13, 1),
        "ties": (0, 1),
    }
    assert [found[name] for name in ("money", "venues", "arrival", "interest")] == [(28, 3), (0, 3), (12, 3), (10, 3)]


@rule("P-2.6")
@pytest.mark.parametrize(("free", "counted"), [([], (0, 0)), ([True], (0, 0)), ([True, False, True], (1, 2))])
def test_the_first_house_is_not_counted_as_a_free_choice(free: list[bool], counted: tuple[int, int]) -> None:
    laid = [TileLaid(0, "h1a", "a1", 0, "C2", is_free) for is_free in free]
    assert figures(laid)["free_choices"] == counted


@rule("P-7.7")
def test_a_game_from_which_nobody_came_home_has_no_first_arrival() -> None:
    scene = to(alpha(active=2, round_number=20, round_limit=20), "F8")
    found = figures(scene.events)
    assert (found["first_home"], found["ties"]) == ((0, 0), (1, 1))
