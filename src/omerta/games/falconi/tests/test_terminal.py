"""Falconi on a terminal: the streets as they lie, Don's cards for Don alone. RULES.md F-2, F-12."""

from __future__ import annotations

import pytest

from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Drive, Lay
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.terminal import board, debrief, explain, moves, rule_of
from omerta.games.falconi.terminal.streets import city, glyph
from omerta.games.falconi.tests.given import FalconiScene, given, new_game
from omerta.games.falconi.tests.scenes import seat_of
from omerta.kit.chance import fast_from
from omerta.testing import rule
from omerta.testing.terminal import drawn
from omerta.text import LANGUAGES, Language, Texts

NAMES = ("Anna", "Bruno", "Carla", "Dario")
DE, EN = Texts(GAME, "de").say, Texts(GAME, "en").say


def chase() -> FalconiScene:
    return given(
        "salami",
        cars={"prison": "d4>N", "green": "c4>E", "blue": None},
        cards={"d4": "straight[NS]", "c4": "straight[EW]"},
        reserves={"prison": ["tee", "escape-blue"], "green": ["bridge"]},
        escapes={"yellow": "E-5"},
        craters=["d4>S"],
    )


def picture(view: FalconiView, language: Language = "de") -> str:
    return drawn(board(view, NAMES[: view.seats], Texts(GAME, language).say))


@rule("F-2.1")
@pytest.mark.parametrize(
    ("token", "sign"), [("straight-0", "│"), ("curve-0", "└"), ("tee-0", "┴"), ("cross-0", "┼"), ("bridge-0", "╪")]
)
def test_a_card_is_the_sign_of_its_streets(token: str, sign: str) -> None:
    assert glyph(token) == sign


@rule("F-4.11")
def test_what_is_left_of_a_blasted_card_is_drawn_double() -> None:
    assert (glyph("blasted-0"), glyph("blasted-1")) == ("║", "═")


def test_the_map_shows_streets_cars_craters_and_the_border() -> None:
    lines = drawn(city(chase().view(0))).splitlines()
    above, fourth = lines[lines.index(next(line for line in lines if line.startswith(" 4"))) - 1 :][:2]
    assert above[14:24] == "1▶   D▲│  "
    assert fourth[14:24] == "─────  │  "
    assert "×" in lines[lines.index(fourth) + 1]
    assert next(line for line in lines if line.startswith(" 5")).rstrip().endswith("* 5")
    assert "2" in lines[1]


@rule("F-12.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_dons_cards_are_his_alone_and_a_number_to_everybody_else(language: Language) -> None:
    scene, say = chase(), Texts(GAME, language).say
    don, police = picture(scene.view(0), language), picture(scene.view(seat_of(scene, "green")), language)
    assert f"{say('card-tee')}, {say('card-escape-blue')}" in don
    assert say("card-escape-blue") not in police
    assert say("terminal-face-down", count=2) in police


def test_the_card_just_drawn_stands_first() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["tee"])
    assert picture(scene.view(0), "en").startswith("Drawn  T-junction")
    assert "Drawn" not in picture(scene.view(1), "en")


def test_lays_are_grouped_by_cell_and_show_the_card_as_it_would_lie() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["tee"])
    (line,) = moves(scene.view(0), scene.legal(0), NAMES, EN)
    assert line.heading == "Lay on h4"
    assert {label.removesuffix(" T-junction") for _, label in line.moves} == {
        "[bold]├[/]",
        "[bold]┬[/]",
        "[bold]┤[/]",
    }


@rule("F-4.5")
def test_a_lay_is_explained_by_where_it_leads() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["straight"])
    lay = scene.legal(0)[0]
    assert explain(scene.view(0), lay, NAMES, EN) == ["Then the way leads on to: h4 heading north."]


@rule("F-4.4", "F-7.4")
def test_laying_and_driving_are_other_rules_in_each_principle() -> None:
    first, second = new_game(3).view(0), new_game(3, variant="salami").view(0)
    lay, drive = Lay("tee", 0, "e1"), Drive("e1>N")
    assert [rule_of(first, lay), rule_of(first, drive)] == ["F-4.4", "F-4.5"]
    assert [rule_of(second, lay), rule_of(second, drive)] == ["F-7.4", "F-7.5"]


@rule("F-12.8")
def test_at_the_end_dons_cards_are_told() -> None:
    scene, chance = new_game(3, variant="diavola"), fast_from("terminal")
    while pending := GAME.pending(scene.state):
        actions = scene.legal(pending[0])
        scene.when(pending[0], actions[chance.below(len(actions))])
    last = scene.view(1)
    assert last.revealed is not None
    assert all(DE(f"card-{card}") in drawn(debrief(last, NAMES, DE)) for card in last.revealed.reserve)
    assert debrief(new_game(3).view(0), NAMES, DE) == []
