"""Palermo on a terminal, line by line: rows of the map, seats, stages, headings, prices. RULES.md P-4, P-6 to P-9."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.games.palermo import GAME
from omerta.games.palermo.actions import (
    Claim,
    LayTile,
    MoveTo,
    OpenStall,
    PalermoAction,
    PlaceStart,
    PoliceTo,
    SetTarget,
)
from omerta.games.palermo.terminal import board, debrief, explain, moves, rule_of
from omerta.games.palermo.terminal.city import city, entrance_of
from omerta.games.palermo.terminal.moves import house
from omerta.games.palermo.tests.given import ALPHA, ALPHA_VENUES, PalermoScene, alpha, given, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, ready_to_move, to
from omerta.games.palermo.tests.test_examples_building import BOARD_3, DEAD_END
from omerta.testing import rule
from omerta.testing.terminal import drawn
from omerta.text import Texts

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve")
EN: Final = Texts(GAME, "en").say


def row(scene: PalermoScene, number: int) -> str:
    """One row of the map; two lines of column names are above the first."""
    return drawn(city(scene.view())).splitlines()[number + 1].rstrip()


def table(scene: PalermoScene) -> list[str]:
    view = scene.view()
    return drawn(board(view, NAMES[: len(view.money)], EN)).splitlines()


def seat_line(scene: PalermoScene, name: str) -> str:
    return next(line for line in table(scene) if f" {name}  " in line)


def headings(scene: PalermoScene) -> dict[str, list[str]]:
    """The legal actions as they are offered, without their markup."""
    seat = asked(scene)
    lines = moves(scene.view(seat), scene.legal(seat), NAMES, EN)
    return {line.heading: [drawn([label]) for _, label in line.moves] for line in lines}


# --- The map -----------------------------------------------------------------------------------------------------


@rule("P-9.1", "P-9.4")
@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (1, " 1 · · · · · · · · · · · · · ·"),
        (2, " 2 · ██████c ██· · ██c · · · ·  1"),
        (7, " 7 · · a · b S S · ████a a ██·"),
        (9, " 9 · · ██████· ██████b · b ██·"),
        (12, "12 · a ████b b ██c · b ████c ·  6"),
        (14, "14 · · · · · · · · · · · · · ·"),
    ],
)
def test_alpha_is_drawn_row_by_row_as_the_rules_draw_it(number: int, expected: str) -> None:
    scene = alpha(crooks="START START START")
    assert row(scene, number) == expected


@rule("P-5.1")
def test_a_collected_chip_is_no_longer_on_the_map() -> None:
    assert row(alpha(), 8) == " 8 · · a · c · a b ████· ████·  4"
    assert row(alpha(collected="c4"), 8) == " 8 · · a · c · · b ████· ████·  4"


@rule("P-6.5")
def test_crook_and_policeman_share_a_field_of_the_map() -> None:
    scene = alpha(crooks="START C8 START", policemen="- C8 B8")
    assert row(scene, 8) == " 8 · ·!B!· c · a b ████· ████·  4"


@rule("P-2.7")
def test_a_stall_is_a_street_with_an_entrance() -> None:
    scene = given(city="st1 STA 1a0", seats=3)
    assert row(scene, 2) == " 2 · · b S S ██c             ·  1"
    assert row(scene, 3) == " 3 · · · S S · ·             ·"


@rule("P-9.2")
@pytest.mark.parametrize(("tile_field", "field"), [(0, "H6"), (1, "I6"), (2, "I7"), (3, "H7")])
def test_tile_fields_go_clockwise_from_the_north_west(tile_field: int, field: str) -> None:
    assert entrance_of("d3", tile_field) == field


@rule("P-9.2")
@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        (LayTile("h1a", "a1", 0), "▘a→C2"),
        (LayTile("h1b", "a1", 0), "▘b→B3"),
        (LayTile("h1a", "a1", 2), "▗a→B3"),
        (LayTile("h2a", "d3", 1), "▐a→H7"),
        (LayTile("h2b", "d3", 3), "▌b→I7"),
        (LayTile("h3a", "f6", 0), "▛a→M13"),
    ],
)
def test_a_house_is_a_block_its_letter_and_its_entrance(lay: LayTile, expected: str) -> None:
    assert drawn([house(lay)]) == expected


# --- The table ---------------------------------------------------------------------------------------------------


@rule("P-2.10")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (new_game(3), ["State  Laying the start", "Houses left  6× one-field house A, 6× one-field house B, "]),
        (given(city=BOARD_3, seats=3), ["State  Building", "  Build on to a house."]),
        (
            given(city=DEAD_END, seats=5, active=4),
            ["State  Building", "  No house fits any more: open a street stall."],
        ),
        (new_game(3, build_mode="draft"), ["State  Claiming venues", ""]),
        (alpha(round_number=7), ["State  Round 7, Policeman", ""]),
        (ready_to_move(alpha()), ["State  Round 1, Moving", ""]),
    ],
    ids=["start", "adjoin", "stall", "draft", "police", "move"],
)
def test_the_first_lines_say_what_is_going_on(scene: PalermoScene, expected: list[str]) -> None:
    first, second = table(scene)[:2]
    assert first == expected[0]
    assert second[: len(expected[1])] == expected[1]


@rule("P-1.3")
def test_a_kind_that_is_used_up_is_not_listed() -> None:
    assert table(given(city=DEAD_END, seats=5, active=4))[2] == "Houses left  2× three-field house"


@rule("P-3.1")
def test_before_the_first_round_nobody_has_points_or_a_place() -> None:
    assert seat_line(given(city=BOARD_3, seats=3), "Bo").endswith("B Bo  0 millions, 11 chips left")


@rule("P-3.5", "P-6.2")
def test_a_seat_line_tells_points_and_policeman() -> None:
    scene = alpha(policemen="- F9 -", collected="a2 e2")
    told = "B Bo  0 millions, 9 chips left, crook at the start, 5 points a move, policeman on F9"
    assert seat_line(scene, "Bo").endswith(told)


@rule("P-8.5")
def test_a_seat_line_tells_the_mark() -> None:
    scene = alpha(target_marker=True, targets="c4 a2 b1")
    assert seat_line(scene, "Cleo").endswith("3 points a move, target on b1")


@rule("P-7.1")
def test_a_seat_line_tells_since_when_somebody_is_home() -> None:
    scene = alpha(collected=ALPHA_VENUES[0], home_rounds=(14, None, None), round_number=15, money=(71, 0, 0))
    told = "A Ada  71 millions, all chips collected, crook at the start, 14 points a move, home since round 14"
    assert seat_line(scene, "Ada").endswith(told)


@rule("P-10.1")
def test_an_arrow_points_at_the_seat_that_decides() -> None:
    lines = table(to(alpha(), "G8"))[-3:]
    assert [line[0] for line in lines] == [" ", "▶", " "]


@rule("P-7.3", "P-7.1")
def test_the_end_tells_venues_arrival_and_interest_apart() -> None:
    scene = alpha(
        crooks="E5 START START",
        collected=" ".join(ALPHA_VENUES.values()),
        home_rounds=(None, 14, 14),
        round_number=15,
        money=(30, 0, 0),
    )
    told = drawn(debrief(to(scene, "START").view(), NAMES[:3], EN)).splitlines()
    assert told[0] == "Ada  30 from venues, 12 on coming home, 0 interest (millions)"
    assert told[1] == "Bo  0 from venues, 0 on coming home, 5 interest (millions)"


# --- The moves ---------------------------------------------------------------------------------------------------


@rule("P-6.2", "PX-31")
def test_fields_for_the_policeman_stand_under_one_heading_and_staying_apart() -> None:
    offered = headings(alpha())
    assert len(offered["Policeman to"]) == 129
    assert offered["Policeman to"][0] == "A1"
    assert len(offered[""]) == 1


@rule("P-8.2")
def test_a_venue_to_be_claimed_is_offered_with_its_entrance() -> None:
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA)
    assert headings(scene)["Take a venue"][:3] == ["a1 (B3)", "b1 (E2)", "c1 (G3)"]


@rule("P-4.5", "P-5.1", "PX-13")
def test_stops_that_pay_stand_apart_from_those_that_do_not() -> None:
    offered = headings(ready_to_move(alpha()))
    assert offered["Collect, + millions"] == ["E5 -2 +1", "H5 -2 +1", "C7 -3 +0", "G8 -1 +2"]
    assert len(offered["Walk, - points"]) == 12


@rule("P-7.1", "PX-36")
def test_coming_home_is_offered_as_a_stop_that_pays() -> None:
    scene = ready_to_move(alpha(crooks="E5 START START", collected=ALPHA_VENUES[0]))
    assert headings(scene)["Collect, + millions"] == ["the start -2 +12"]


@rule("P-4.4", "P-6.5", "PX-25")
def test_a_fine_is_explained_before_the_move() -> None:
    view = ready_to_move(alpha(active=1, policemen="- - F9")).view(1)
    told = "It costs 3 points, 1 of them fines, and pays nothing."
    assert explain(view, MoveTo("F9"), NAMES, EN) == [told]


@pytest.mark.parametrize("action", [MoveTo("N14"), POLICE_STAY])
def test_what_costs_nothing_or_cannot_be_reached_is_not_explained(action: PalermoAction) -> None:
    assert explain(ready_to_move(alpha()).view(0), action, NAMES, EN) == []


@pytest.mark.parametrize(
    ("action", "named"),
    [
        (PlaceStart("c3"), "P-2.1"),
        (LayTile("h1a", "a1", 0), "P-2.2"),
        (OpenStall("a6", "NE"), "P-2.7"),
        (PoliceTo("F9"), "P-6.1"),
        (POLICE_STAY, "P-6.1"),
        (MoveTo("START"), "P-4.8"),
        (Claim("a1"), "P-8.2"),
        (SetTarget("a1"), "P-8.5"),
    ],
)
def test_every_action_names_the_rule_that_allows_it(action: PalermoAction, named: str) -> None:
    assert rule_of(alpha().view(), action) == named
