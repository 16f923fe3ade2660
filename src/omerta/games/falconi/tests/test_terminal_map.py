"""The map on a terminal, sign by sign: cards, cars, craters, the border, and what stands beside it. RULES.md F-2,
F-12."""

from __future__ import annotations

import pytest

from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Drive, Lay
from omerta.games.falconi.components import FILES, RANKS
from omerta.games.falconi.terminal import board, debrief, explain, rule_of
from omerta.games.falconi.terminal.moves import RULES
from omerta.games.falconi.terminal.streets import CELL, city
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import do, lay, on, seat_of
from omerta.testing import rule
from omerta.testing.terminal import drawn
from omerta.text import Texts, rulebook

NAMES = ("Anna", "Bruno", "Carla", "Dario")
EN = Texts(GAME, "en").say
MARGIN = 4
"""So many columns stand before the first file: the rank, a space and the border."""


def lines_of(scene: FalconiScene) -> list[str]:
    return drawn(city(scene.view())).splitlines()


def ranks_of(scene: FalconiScene, rank: int) -> list[str]:
    """Gives the two lines of a rank, the upper one first; above all ranks are the files and the northern border."""
    top = 2 + 2 * (RANKS - rank)
    return lines_of(scene)[top : top + 2]


def cell_of(scene: FalconiScene, cell: str) -> list[str]:
    """Gives the two lines of a cell."""
    left = MARGIN + CELL * FILES.index(cell[0])
    return [line.ljust(left + CELL)[left : left + CELL] for line in ranks_of(scene, int(cell[1:]))]


def sheet(scene: FalconiScene, name: str) -> str:
    """Gives the whole table as the driver of this car sees it, in English."""
    view = scene.view(seat_of(scene, name))
    return drawn(board(view, NAMES[: view.seats], EN))


# --- Cards and cars ----------------------------------------------------------------------------------------------


@rule("F-2.1")
@pytest.mark.parametrize(
    ("card", "upper", "lower"),
    [
        ("straight[NS]", "  │  ", "  │  "),
        ("curve[ES]", "     ", "  ┌──"),
        ("curve[NW]", "  │  ", "──┘  "),
        ("tee[NSW]", "  │  ", "──┤  "),
        ("cross[NESW]", "  │  ", "──┼──"),
        ("bridge[NESW]", "  │  ", "──╪──"),
        ("uturn[E]", "     ", "  ╶──"),
        ("blasted[EW]", "     ", "──═──"),
    ],
)
def test_the_streets_of_a_card_run_to_the_edges_of_its_cell(card: str, upper: str, lower: str) -> None:
    assert cell_of(given(cards=on(f"c6 {card}")), "c6") == [upper, lower]


@rule("F-2.1")
def test_an_empty_cell_is_a_dot() -> None:
    assert cell_of(given(), "c6") == ["     ", "  ·  "]


@rule("F-2.2")
@pytest.mark.parametrize(("place", "arrow"), [("c6>N", "▲"), ("c6>E", "▶"), ("c6>S", "▼"), ("c6>W", "◀")])
def test_a_car_points_to_where_it_is_about_to_leave(place: str, arrow: str) -> None:
    scene = given("salami", cars={"prison": place}, cards=on("c6 cross[NESW]"))
    assert cell_of(scene, "c6") == [f"D{arrow}│  ", "──┼──"]


@rule("F-4.12")
def test_two_cars_on_one_card_stand_on_either_side_of_its_street() -> None:
    scene = given(cars={"prison": "c6>N", "yellow": "c6>N", "green": None}, cards=on("c6 straight[NS]"))
    assert cell_of(scene, "c6")[0] == "D▲│3▲"


# --- Craters and the border --------------------------------------------------------------------------------------


@rule("F-4.8")
@pytest.mark.parametrize("crater", ["d4>E", "e4>W"])
def test_a_crater_between_west_and_east_is_on_both_cards(crater: str) -> None:
    scene = given(cards=on("d4 e4 straight[EW]"), craters=[crater])
    assert (cell_of(scene, "d4")[1], cell_of(scene, "e4")[1]) == ("────×", "×────")


@rule("F-4.8")
@pytest.mark.parametrize("crater", ["d4>N", "d5>S"])
def test_a_crater_between_south_and_north_is_above_the_southern_card(crater: str) -> None:
    scene = given(cards=on("d4 d5 straight[NS]"), craters=[crater])
    assert (cell_of(scene, "d4")[0], cell_of(scene, "d5")[0]) == ("  ×  ", "  │  ")


@rule("F-4.8")
def test_a_crater_before_a_station_is_at_the_edge_of_the_city() -> None:
    scene = given(cards=on("a5 straight[EW]"), craters=["a5>W"])
    assert cell_of(scene, "a5")[1] == "×────"


@rule("F-1.8")
@pytest.mark.parametrize(("variant", "marks"), [("margherita", ["1", " "]), ("salami", ["1", "1"])])
def test_a_waiting_car_is_before_every_exit_that_it_may_take(variant: str, marks: list[str]) -> None:
    scene = given(variant, cars={"green": None})
    assert [ranks_of(scene, rank)[1][MARGIN - 1] for rank in (5, 3)] == marks


@rule("F-3.8")
def test_a_car_that_is_out_waits_nowhere() -> None:
    assert "3" not in ranks_of(given("margherita", cars={"green": None}), 5)[1]


@rule("F-6.2")
@pytest.mark.parametrize(
    ("colour", "border", "column"), [("green", "W-7", MARGIN - 1), ("yellow", "E-7", MARGIN + CELL * len(FILES))]
)
def test_an_escape_card_is_a_star_beside_its_rank(colour: str, border: str, column: int) -> None:
    scene = given("prosciutto", escapes={colour: border})
    assert ranks_of(scene, 7)[1].index("*") == column


@rule("F-6.2")
def test_an_escape_card_of_the_northern_border_is_above_its_file() -> None:
    border = lines_of(given("prosciutto", cars={"green": None}, escapes={"blue": "N-b"}))[1]
    assert border.rstrip() == " " * (MARGIN + CELL) + "  *"


# --- Beside the map ----------------------------------------------------------------------------------------------


@rule("F-3.5", "F-7.1")
def test_principle_two_tells_the_round_of_how_many_and_the_actions_left() -> None:
    scene = given("salami", cars={"green": "b5>E"}, to_move="green", round_number=7, actions=2)
    assert "The hunt  round 7 of 24, Green to move, 2 actions left" in sheet(scene, "green")


@rule("F-3.5")
def test_principle_one_has_neither_a_last_round_nor_actions() -> None:
    scene = given("margherita", cars={"green": "b5>E"}, to_move="green", round_number=7)
    assert "The hunt  round 7, Green to move\n" in sheet(scene, "green")


@rule("F-1.7")
@pytest.mark.parametrize(("boosts", "supplies"), [(2, "2 chili boosts"), (1, "1 chili boost")])
def test_boosts_are_among_the_supplies(boosts: int, supplies: str) -> None:
    assert f", {supplies}\n" in sheet(given("diavola", boosts=boosts), "blue")


@rule("F-1.7")
def test_without_boosts_nothing_is_said_of_them() -> None:
    assert "boost" not in sheet(given("diavola", boosts=0), "blue")


@rule("F-12.3")
def test_the_secret_card_is_on_dons_sheet_alone() -> None:
    scene = given("diavola", secret="yellow")
    assert "Only you know  secret yellow escape card" in sheet(scene, "prison")
    assert "yellow" not in sheet(scene, "blue")


@rule("F-1.8", "F-3.8")
@pytest.mark.parametrize(("car", "where"), [("Green", "at the start, exit W-5, W-3"), ("Yellow", "out of the game")])
def test_a_car_off_the_map_is_at_its_start_or_out(car: str, where: str) -> None:
    sheet_lines = sheet(given("salami", cars={"green": None}), "prison").splitlines()
    assert [line for line in sheet_lines if car in line and where in line]


# --- Explanations ------------------------------------------------------------------------------------------------


def meeting(bombs: int) -> FalconiScene:
    """Blue is one empty cell away from Don, who comes towards it, and has drawn a curve."""
    return given(
        "margherita",
        cars={"prison": "e4>N", "green": None, "blue": "e6>S"},
        cards=on("e1 e2 e3 e4 e6 e7 e9 straight[NS]", "e8 tee[NSW]"),
        to_move="blue",
        pile=["curve"],
        bombs=bombs,
    )


@rule("F-3.6", "F-4.5")
def test_a_lay_is_explained_by_whom_it_shuts_in() -> None:
    lines = explain(meeting(0).view(2), lay("curve[NE]", "e5"), NAMES, EN)
    assert lines == ["Then the way leads on to: e5 heading east.", "Without a way out: Don Falconi."]


@rule("F-3.6", "F-4.10")
def test_a_don_who_can_blast_his_way_is_not_shut_in() -> None:
    lines = explain(meeting(1).view(2), lay("curve[NE]", "e5"), NAMES, EN)
    assert lines == ["Then the way leads on to: e5 heading east."]


@pytest.mark.parametrize("action", [Drive("e6>S"), Lay("cross", 0, "e5")])
def test_what_lays_none_of_the_cards_in_hand_is_not_explained(action: Drive | Lay) -> None:
    assert explain(meeting(0).view(2), action, NAMES, EN) == []


def test_every_action_is_allowed_by_a_rule_that_exists() -> None:
    assert set(RULES.values()) <= set(rulebook(GAME.package))


def test_every_action_of_a_crowded_table_has_its_rule() -> None:
    cars = {"prison": "b5>E", "blue": "d5>E"}
    scene = given("diavola", cars=cars, cards=on("b5 c5 d5 e5 straight[EW]"), boosts=1, secret="green")
    rules = {rule_of(scene.view(0), action) for action in scene.legal(0)}
    assert rules == {"F-7.2", "F-7.4", "F-7.5", "F-7.6", "F-8.2", "F-9.3"}


@rule("F-12.8")
def test_after_a_catch_dons_reserve_and_secret_card_are_turned_over() -> None:
    cars = {"prison": "e5>E", "green": "d5>E"}
    cards = on("d5 e5 straight[EW]")
    reserves = {"prison": ["tee", "bridge"]}
    scene = given("diavola", cars=cars, cards=cards, reserves=reserves, secret="blue", to_move="green")
    do(scene, Drive("e5>E"))
    told = drawn(debrief(scene.view(), NAMES, EN))
    assert told == "Don had face down  T-junction, flyover, secret blue escape card"
