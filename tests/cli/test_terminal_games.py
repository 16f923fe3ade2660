"""Every game at the terminal table: a reader sees cards and sentences, never how they are stored."""

from __future__ import annotations

import re

import pytest

from omerta import catalog
from omerta.cli.terminal.drawing import drawing_of
from omerta.contract import AnyGame
from omerta.kit.chance import FastChance
from omerta.testing.terminal import drawn
from omerta.testing.toys import TOYS
from omerta.text import LANGUAGES, Language, Texts, rulebook
from tests.cli.running import CommandLine

GAMES = tuple(catalog.games().values())
STORED = re.compile(r"\b[A-Z]\w*\(\w+=|[{(]'|\bNone\b|\b(?:True|False)\b")
"""A struct, a dict, a tuple or a value as Python writes it."""
KEY = re.compile(r"\b(?:terminal|label|card|take|role|slot|value|phase|kind|guilt|special|cli)-[a-z]+-?[a-z]*\b")
PICTURE = re.compile("[\U0001f000-\U0001faff]")


@pytest.fixture(params=GAMES, ids=lambda game: str(game.id))
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_sees_words_and_no_storage(game: AnyGame, language: Language, omerta: CommandLine) -> None:
    printed = omerta("play", game.id, "--seed", "3", "--lang", language, typed="1\n" * 25).out
    assert Texts(game, language).say("title") in printed
    assert not STORED.search(printed)
    assert not KEY.search(printed)
    assert not PICTURE.search(printed)


@pytest.mark.parametrize("columns", [60, 80, 200])
def test_no_line_is_longer_than_the_terminal(
    game: AnyGame, columns: int, omerta: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    printed = omerta("play", game.id, "--seed", "3", typed="1\n" * 12).out
    typed = [line for line in printed.splitlines() if "▸ 1" not in line]
    assert max(map(len, typed)) <= columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_drawing_of_its_own_is_drawn_from_its_words(language: Language) -> None:
    toy: AnyGame = TOYS["courier"]
    texts = Texts(toy, language)
    state = toy.new(toy.options(), 3, FastChance(1), None)
    view = toy.view(state, 0)
    picture = drawn(drawing_of(toy, texts).board(view, ("Anna", "Bruno", "Carla"), texts.say))
    assert not STORED.search(picture)
    assert picture.index("hand") < picture.index(texts.say("cli-table-waiting"))
    assert all(name in picture for name in ("Anna", "Bruno", "Carla"))


def test_what_is_a_seats_own_is_drawn_for_nobody_else(game: AnyGame) -> None:
    """A drawing is made from a view: the one of a spectator has nothing that a seat's has not."""
    texts, names = Texts(game, "en"), [f"Seat{number}" for number in range(game.seats[-1])]
    state = game.new(game.options(), game.seats[-1], FastChance(2), None)
    board = drawing_of(game, texts).board
    spectator = set(drawn(board(game.view(state, None), names, texts.say)).splitlines())
    own = set(drawn(board(game.view(state, 0), names, texts.say)).replace(" (you)", "").splitlines())
    assert spectator <= own


def test_every_action_names_a_rule_that_there_is(game: AnyGame) -> None:
    texts = Texts(game, "en")
    drawing = drawing_of(game, texts)
    state = game.new(game.options(), game.seats[0], FastChance(2), None)
    view = game.view(state, game.pending(state)[0])
    known = set(rulebook(game.package))
    actions = game.catalogue(game.options(), game.seats[0])
    assert {drawing.rule_of(view, action) for action in actions} <= known
