"""Palermo on a terminal: the city field by field, moves with their price. RULES.md P-9, P-11."""

from __future__ import annotations

from omerta.games.palermo import GAME
from omerta.games.palermo.actions import LayTile, MoveTo
from omerta.games.palermo.terminal import board, debrief, explain, moves
from omerta.games.palermo.terminal.city import city
from omerta.games.palermo.terminal.moves import house
from omerta.games.palermo.tests.given import alpha, given, new_game
from omerta.games.palermo.tests.look import ready_to_move
from omerta.testing import rule
from omerta.testing.terminal import drawn
from omerta.text import Texts

NAMES = ("Ada", "Bo", "Cleo")
EN = Texts(GAME, "en").say
SMALL = "... ... ... ... ... ... / ... ... ... ... ... ... / ... ... STA 2a0 ... ..."


@rule("P-9.1", "P-9.4")
def test_houses_are_blocks_streets_are_dots_and_empty_slots_are_blank() -> None:
    rows = drawn(city(given(city=SMALL, seats=3).view(0))).splitlines()
    sixth, seventh = (next(row for row in rows if row.startswith(f"{number:>2} ")) for number in (6, 7))
    assert sixth[3 + 2 * 5 :][:10] == "S S ████  "
    assert seventh[3 + 2 * 5 : 3 + 2 * 7] == "S S "
    assert set(seventh[3 + 2 * 7 :][:4]) <= set("·abc ")
    assert set(sixth[3:5]) == {"·", " "}


def test_crooks_are_capitals_policemen_exclamation_marks_and_chips_small_letters() -> None:
    text = drawn(city(alpha(crooks="A1 START START", policemen="- N1 -").view(0)))
    first = text.splitlines()[2]
    assert first.startswith(" 1 A ")
    assert first.rstrip().endswith("·!")
    assert {"a", "b", "c"} <= set("".join(text.splitlines()[2:]))


def test_everybodys_money_chips_and_places_are_told() -> None:
    text = drawn(board(alpha(crooks="F5 START START", money=(3, 0, 1)).view(0), NAMES, EN))
    assert "A Ada (you)  3 millions, 11 chips left, crook on F5" in text
    assert "C Cleo  1 million, 11 chips left, crook at the start" in text


@rule("P-9.2")
def test_a_house_is_drawn_as_it_would_stand_with_its_entrance() -> None:
    assert house(LayTile("h2a", "d3", 0)).startswith("[bold]▀[/]")
    assert house(LayTile("h1a", "d2", 0)).startswith("[bold]▘[/]")
    assert [house(LayTile("h3a", "a1", turn))[6] for turn in range(4)] == ["▛", "▜", "▟", "▙"]


def test_placements_are_grouped_by_slot() -> None:
    scene = given(city=SMALL, seats=3)
    lines = moves(scene.view(0), scene.legal(0), NAMES, EN)
    assert [(line.heading, len(line.moves)) for line in lines] == [("Build on d2", 14), ("Build on e3", 9)]


@rule("P-4.8", "P-5.1")
def test_a_move_shows_its_price_and_what_it_pays() -> None:
    scene = ready_to_move(alpha(crooks="F5 START START"))
    view = scene.view(0)
    paying = next(each for each in view.reach if each.income and each.stop)
    lines = {line.heading: dict(line.moves) for line in moves(view, scene.legal(0), NAMES, EN)}
    index = scene.legal(0).index(MoveTo(paying.field))
    assert f"-{paying.cost}[/] [bold]+{paying.income}[/]" in lines["Collect, + millions"][index]
    assert f"pays {paying.income} million" in explain(view, MoveTo(paying.field), NAMES, EN)[0]


def test_the_end_tells_where_the_money_came_from() -> None:
    told = drawn(debrief(alpha(money=(0, 0, 0)).view(0), NAMES, EN))
    assert told.splitlines()[0] == "Ada  0 from venues, 0 on coming home, 0 interest (millions)"


@rule("P-2.10")
def test_while_building_the_supply_is_told() -> None:
    scene = new_game(3)
    assert "Houses left" in drawn(board(scene.view(0), NAMES, EN))
