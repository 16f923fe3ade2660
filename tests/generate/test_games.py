"""Each game's half of the web is written from its declarations."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from omerta import catalog
from omerta.contract import AnyGame
from omerta.testing.toys import courier, parlour
from scripts.generate.__main__ import main, outdated, superfluous, targets
from scripts.generate.game import audiences, game_types, target_of, traits
from scripts.generate.literals import literal
from scripts.generate.wire import wire_types

ROOT = Path(__file__).parents[2]
GAMES = list(catalog.games().values())


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty tree, written once."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    assert main([]) == 0
    return tmp_path


def test_every_game_has_its_file_and_all_of_them_are_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["--check"]) == 0


def test_the_common_file_names_no_game() -> None:
    named = [game.id for game in GAMES if f'"{game.id}"' in wire_types() or game.views.__name__ in wire_types()]
    assert named == []


def test_what_is_written_once_is_not_written_again(elsewhere: Path) -> None:
    assert outdated(targets()) == []


def test_a_changed_file_is_found_and_written_anew(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = elsewhere / target_of(GAMES[0])
    path.write_text("export const BOX = 1;\n", encoding="utf-8")
    assert main(["--check"]) == 1
    assert str(target_of(GAMES[0])) in capsys.readouterr().err
    main([])
    assert main(["--check"]) == 0


def test_the_file_of_a_game_that_is_gone_is_found_and_removed(elsewhere: Path) -> None:
    left = Path("web/src/games/gone/generated.ts")
    left.parent.mkdir()
    left.write_text("", encoding="utf-8")
    assert superfluous(targets()) == [left]
    assert main(["--check"]) == 1
    main([])
    assert not left.exists()


@pytest.mark.parametrize("game", [courier.GAME, parlour.GAME], ids=lambda game: game.id)
def test_a_game_without_a_box_has_an_empty_one(game: AnyGame) -> None:
    text = game_types(replace(game, box=None, gloss=None, glosses=None))
    assert "export type Box = Readonly<Record<string, never>>;" in text
    assert "export const BOX: Box = {};" in text
    assert "export type Gloss = Readonly<Record<string, never>>;" in text


def test_a_page_learns_what_is_told_once_and_what_is_told_to_few() -> None:
    told = audiences(catalog.find("cuba"))
    assert told["box_seen"] == {"only_to": "seat", "fleeting": "once"}
    assert "accused" not in told


def test_a_page_learns_which_games_know_a_concession() -> None:
    assert [game.id for game in GAMES if traits(game)["concedes"]] == ["villa"]


def test_a_page_learns_how_long_a_message_may_be_where_a_rule_says_so() -> None:
    lengths = {game.id: traits(game).get("message_length") for game in GAMES}
    assert {name: length for name, length in lengths.items() if length} == {"cuba": 280}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_box_tells_nothing_that_only_its_editors_read(game: AnyGame) -> None:
    constants = game_types(game).partition("export const BOX")[2]
    assert "source:" not in constants
    assert "name_de:" not in constants


def test_a_long_value_is_broken_at_its_entries() -> None:
    assert literal({"a": [1, 2], "b-c": None}) == '{ a: [1, 2], "b-c": null }'
    assert literal(["x" * 60, "y" * 60]) == f'[\n  "{"x" * 60}",\n  "{"y" * 60}",\n]'
