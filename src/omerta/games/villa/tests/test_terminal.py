"""Tests Villa on a terminal: readable without colour, within 80 columns, every legal action in its place."""

from __future__ import annotations

from typing import Literal

import pytest
from rich.text import Text

from omerta.games.villa import GAME
from omerta.games.villa.actions import Plan
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.seen import VillaView
from omerta.games.villa.terminal import board, debrief, explain, moves
from omerta.games.villa.terminal.cards import card
from omerta.games.villa.terminal.moves import RULES
from omerta.games.villa.tests.given import FIX39, VillaScene, given, new_game, without
from omerta.kit.chance import fast_from
from omerta.testing import Scene, rule
from omerta.testing.terminal import drawn as picture_of
from omerta.text import LANGUAGES, Language, Texts, rulebook

NAMES = ("Anna", "Bruno", "Carla", "Dario")
DE, EN = Texts(GAME, "de").say, Texts(GAME, "en").say


def drawn(view: VillaView, language: Language = "de") -> str:
    return picture_of(board(view, NAMES[: len(view.rows)], Texts(GAME, language).say))


def walk(scene: VillaScene) -> list[VillaView]:
    """Every view on the way of a random game to its end."""
    views, chance = [scene.view(0)], fast_from("terminal")
    while pending := GAME.pending(scene.state):
        seat = pending[chance.below(len(pending))]
        actions = scene.legal(seat)
        lines = moves(scene.view(seat), actions, NAMES, DE)
        assert sorted(index for line in lines for index, _ in line.moves) == list(range(len(actions)))
        scene.when(seat, actions[chance.below(len(actions))])
        views.append(scene.view(0))
    return views


@pytest.mark.parametrize(("language", "letters"), [("de", "HPWM"), ("en", "HPCB")])
def test_symbols_have_a_letter_besides_their_colour(language: Language, letters: str) -> None:
    say = Texts(GAME, language).say
    assert [Text.from_markup(card(kind, say)).plain.strip() for kind in "YRBG"] == list(letters)


def test_a_joker_shows_all_its_symbols() -> None:
    assert Text.from_markup(card("YR", DE)).plain == " HP "
    assert Text.from_markup(card("W", EN)).plain == " HPCB "


@rule("V-2.5")
def test_covered_backs_can_be_read() -> None:
    picture = drawn(given(board=FIX39, rows="0:[Y R B G] 1:[R R B B]").view(0))
    assert all(f"{slot} " in picture for slot in ("P1", "P5", "P9", "V1", "V4"))
    assert "H · · ·" in picture
    assert "··· ≠H" in picture


@rule("V-5.2")
def test_free_targets_are_marked() -> None:
    picture = drawn(given(board=without("P9"), rows="0:[Y R B G] 1:[R R B B]").view(0))
    assert {part[:2] for part in picture.split("▸")[1:]} == {"P1", "P3", "P6", "P7", "P8"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grid_is_straight_whoever_lies_in_it(language: Language) -> None:
    board = FIX39.replace("narben_juri", "schatten_silvio").replace("langfinger_lutz", "donner_dolores")
    for view in (given(board=board, rows="0:[Y R B G] 1:[R R B B]").view(0), *walk(new_game(2))):
        picture = drawn(view, language).splitlines()
        top = next(number for number, line in enumerate(picture) if line.startswith("┌"))
        grid = picture[top : top + 10]
        assert all(line[column] not in " ·" for line in grid for column in (0, 10, 20, 30))


def test_the_attack_shows_what_is_needed_what_lies_there_and_what_is_open() -> None:
    scene = given(board=FIX39, target="P9", laid="Y B+B", rows="0:[Y R B G] 1:[R R B B]", leader=1)
    assert "◆ Narben-Juri  1 H ✓ H    2 M ✓ W   W    ▸3 P   4 W" in drawn(scene.view(0))


@rule("V-11.1")
def test_the_expert_version_shows_the_marker() -> None:
    scene = given(board=FIX39, target="P1", laid="B", rows="0:[Y R B G] 1:[R R B B]", expert=True)
    assert "▸2 H+P" in drawn(scene.view(0))


@rule("V-8.6")
def test_the_known_bottom_of_a_pile_is_shown() -> None:
    scene = given(board=FIX39, rows="0:[Y R B] 1:[R R B B]", piles="0:[Y Y | G W]")
    assert "Stapel  2 +  M   HPWM" in drawn(scene.view(0))


def test_a_bonus_and_a_proposal_are_shown() -> None:
    bonus = given(board=FIX39, phase="bonus", bonus="G", discard="G", rows="0:[Y R B] 1:[R R B B]", leader=0)
    assert f"{DE('board-bonus')}  M " in drawn(bonus.view(0))
    team = given(board=FIX39, rows="0:[Y R B G] 1:[R R B B]", decision_mode="consensus")
    team.when(1, team.legal(1)[0])
    assert f"{DE('board-proposal')} P1" in drawn(team.view(0))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["coordinator", "consensus"])
def test_every_picture_of_a_game_fits_eighty_columns(seats: int, mode: Literal["coordinator", "consensus"]) -> None:
    views = walk(new_game(seats, decision_mode=mode, expert=True))
    pictures = [drawn(view, language) for view in views for language in LANGUAGES]
    assert max(len(line) for picture in pictures for line in picture.splitlines()) <= 80


def test_the_handicap_can_be_chosen_at_the_table() -> None:
    scene: VillaScene = Scene.new(GAME, 2, VillaOptions(handicap_timing="table"))
    lines = moves(scene.view(0), scene.legal(0), NAMES, DE)
    assert lines[0].moves == ((0, "+10"), (1, "+7"), (2, "+4"), (3, "+0"))


def test_plans_are_grouped_by_target() -> None:
    scene = given(board=FIX39, rows="0:[Y R B G] 1:[R R B B]")
    lines = moves(scene.view(0), scene.legal(0), NAMES, DE)
    assert [(line.heading[:2], [label for _, label in line.moves]) for line in lines] == [
        (slot, ["Anna", "Bruno"]) for slot in ("P1", "P3", "P7", "P9")
    ]


@rule("E-38", "V-14.4")
def test_a_plan_is_explained_by_its_suspects() -> None:
    scene = given(board=without("P9"), arrested="narben_juri", rows="0:[Y R B G] 1:[R R B B]")
    told = Text.from_markup("\n".join(explain(scene.view(0), Plan("P8", 0), NAMES, DE))).plain
    assert told.splitlines()[1:] == ["  H P W P  Granit-Greta", "  H W M W  Zwei-Zentner-Zoltan"]


def test_other_actions_need_no_explanation() -> None:
    scene = new_game(2)
    assert explain(scene.view(0), scene.legal(0)[-1], NAMES, DE) == []


@rule("V-10.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_everything_hidden_is_listed(language: Language) -> None:
    last = walk(new_game(3))[-1]
    assert last.debrief is not None
    told = picture_of(debrief(last, NAMES[:3], Texts(GAME, language).say))
    assert all(f"  {slot} " in told for slot in last.debrief.guards)
    assert all(f"  {name}: " in told for name, pile in zip(NAMES, last.debrief.piles, strict=False) if pile)


def test_every_action_names_the_rule_that_allows_it() -> None:
    assert set(RULES) == {str(kind.__struct_config__.tag) for kind in GAME.actions}
    assert set(RULES.values()) <= set(rulebook(GAME.package))
