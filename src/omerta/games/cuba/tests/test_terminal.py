"""Cuba on a terminal: the own pocket for its owner alone, everybody's words for all. RULES.md C-1.7, C-5."""

from __future__ import annotations

import pytest

from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Ask
from omerta.games.cuba.actions import Say as Statement
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.terminal import board, debrief, moves
from omerta.games.cuba.terminal.moves import RULES
from omerta.games.cuba.tests.given import P0, given, new_game
from omerta.kit.chance import fast_from
from omerta.testing import rule
from omerta.testing.terminal import drawn
from omerta.text import LANGUAGES, Language, Texts

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio")
EN = Texts(GAME, "en").say
TAKES = "2d loyal 3d fbi driver"


def picture(view: CubaView, language: Language = "en") -> str:
    return drawn(board(view, NAMES, Texts(GAME, language).say))


@rule("C-1.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pocket_is_shown_to_its_owner_and_to_nobody_else(language: Language) -> None:
    scene, say = given(6, TAKES), Texts(GAME, language).say
    pocket = f"{say('role-thief')} ({say('take-diamonds-2')})"
    assert pocket in picture(scene.view(1), language)
    assert not any(pocket in picture(scene.view(seat), language) for seat in (0, 2, 3, 4, 5, None))


def test_whoever_holds_the_box_sees_all_of_it() -> None:
    assert "The box before you  diamonds 15, henchmen" in picture(new_game(6).view(P0))
    assert "The box before you" not in picture(new_game(6).view(1))


@rule("C-5.12")
def test_the_latest_words_stand_beside_their_speaker() -> None:
    scene = given(6, TAKES).when(P0, Ask(1, "recv.diamonds")).when(1, Statement("recv.diamonds", "15"))
    assert "  Bruno  Diamonds received: 15" in picture(scene.view(2)).splitlines()


def test_questions_are_grouped_by_suspect_and_statements_by_what_they_are_about() -> None:
    scene = given(6, TAKES)
    headings = [line.heading for line in moves(scene.view(P0), scene.legal(P0), NAMES, EN)]
    assert {"Ask Bruno", "Ask Fabio", "Say: Missing", "Say: Opinion Carla", "Empty your pockets!"} <= set(headings)
    assert len(headings) == len(set(headings))


@rule("C-8.1")
def test_at_the_end_the_way_of_the_box_is_told_and_everybodys_role() -> None:
    scene, chance = new_game(6, talk="formal"), fast_from("terminal")
    while pending := GAME.pending(scene.state):
        actions = scene.legal(pending[0])
        scene.when(pending[0], actions[chance.below(len(actions))])
    told = drawn(debrief(scene.view(None), NAMES, EN)).splitlines()
    assert [line.split()[0] for line in told] == ["Bruno", "Carla", "Dario", "Elisa", "Fabio"]
    assert all(" took " in line for line in told)
    assert GAME.roles is not None
    found = GAME.roles(scene.view(None))
    assert found[P0] == "godfather"
    assert all(line.endswith(EN(f"role-{role.replace('_', '-')}")) for line, role in zip(told, found[1:], strict=True))


def test_before_the_end_nothing_is_laid_open() -> None:
    assert debrief(given(6, TAKES).view(0), NAMES, EN) == []


def test_every_action_has_the_rule_that_allows_it() -> None:
    assert set(RULES) == {str(kind.__struct_config__.tag) for kind in GAME.actions}
