"""Whatever is wrong is told in one line that names it, with exit code 2; nothing is changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import omerta as package
from omerta.text import LANGUAGES
from tests.cli.running import GAME, SOME_OPTION, CommandLine

CASES = {
    "unknown game": (["sim", "no_such_game"], ["no_such_game", GAME.id]),
    "unknown game to play": (["play", "no_such_game"], ["no_such_game", GAME.id]),
    "unknown command": (["dance"], ["dance"]),
    "unknown switch": (["play", "--fast"], ["--fast"]),
    "unknown language": (["--lang", "fr", "play"], ["--lang", "fr"]),
    "missing argument": (["sim"], ["GAME"]),
    "option without a value": (["sim", GAME.id, "--option", "loud"], ["loud"]),
    "unknown option": (["sim", GAME.id, "--option", "loud=1"], ["loud", SOME_OPTION]),
    "option out of range": (["sim", GAME.id, "--option", f"{SOME_OPTION}=none"], [SOME_OPTION, "none"]),
    "no game at the table": (["play", "--terminal"], [GAME.id]),
    "option out of range at the table": (["play", GAME.id, "--option", f"{SOME_OPTION}={{}}"], [SOME_OPTION, "{}"]),
    "too many seats": (["sim", GAME.id, "--seats", "99"], ["99", str(GAME.seats[0])]),
    "too many seats at the table": (["play", GAME.id, "--seats", "99"], ["99", str(GAME.seats[0])]),
    "no number of seats": (["sim", GAME.id, "--seats", "two"], ["--seats", "two"]),
    "no seats": (["sim", GAME.id, "--seats", "0"], ["--seats", "0"]),
    "no games": (["sim", GAME.id, "--games", "0"], ["--games", "0"]),
    "unknown bot": (["sim", GAME.id, "--bots", "deep_thought"], ["deep_thought", "random"]),
    "unknown bot at the table": (["play", GAME.id, "--bots", "deep_thought"], ["deep_thought", "random"]),
    "too many bots": (["sim", GAME.id, "--seats", "2", "--bots", "random,random,random"], ["3", "2"]),
    "unknown rule": (["rules", GAME.id, "XY-9.9"], ["XY-9.9", GAME.id]),
    "rules of no game": (["rules"], [GAME.id]),
    "no such record": (["replay", "nowhere.jsonl"], ["nowhere.jsonl"]),
    "record in the way": (["play", GAME.id, "--record", str(Path(__file__))], [str(Path(__file__))]),
    "record nowhere": (["play", GAME.id, "--record", "no/such/folder/a.jsonl"], ["no/such/folder"]),
    "empty name": (["play", GAME.id, "--name", " "], ["--name"]),
    "bad name of a new game": (["new-game", "Poker!"], ["Poker!"]),
    "keyword as a new game": (["new-game", "lambda"], ["lambda"]),
    "new game that exists": (["new-game", GAME.id], [GAME.id]),
    "new game nowhere": (["new-game", "poker", "--into", "no/such/folder"], ["no/such/folder"]),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_told_in_one_line_that_names_it(case: str, language: str, omerta: CommandLine) -> None:
    words, named = CASES[case]
    result = omerta(*words) if "--lang" in words else omerta(*words, "--lang", language)
    assert result.code == 2
    assert result.out == ""
    assert result.err.startswith("omerta: ")
    assert result.err.count("\n") == 1
    assert all(part in result.err for part in named), result.err


@pytest.mark.parametrize("bad", ["\x1b]0;title\x07", "\u202ereversed", "\udcff"])
def test_control_characters_in_bad_input_are_spelled_out(bad: str, omerta: CommandLine) -> None:
    result = omerta("sim", f"game{bad}")
    assert result.code == 2
    assert result.err.rstrip("\n").isprintable()
    assert "game\\" in result.err


def test_a_record_that_is_in_the_way_stays_as_it_is(tmp_path: Path, omerta: CommandLine) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("mine", encoding="utf-8")
    assert omerta("play", GAME.id, "--record", str(file)).code == 2
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_damaged_box_is_named_and_nothing_else_is_said(tmp_path: Path) -> None:
    """It runs in a copy of the tree: a real program with a real file."""
    source = Path(package.__file__).parent
    shutil.copytree(source, tmp_path / "omerta", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    box = tmp_path / "omerta" / "games" / GAME.id / "components.toml"
    box.write_text(box.read_text(encoding="utf-8") + "\n[nonsense", encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "omerta.cli", "play", GAME.id],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith(f"omerta: {GAME.id} ")
    assert "components.toml" in result.stderr
