"""`omerta new-game` writes a folder a side, and touches nothing else."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from omerta import games
from omerta.cli.new_game import prefix_for, write
from tests.cli.checkout import ROOT
from tests.cli.running import CommandLine

NAME = "high_stakes"
PYTHON = Path("src/omerta/games") / NAME
WEB = Path("web/src/games") / NAME


def test_the_folders_have_the_shape_of_a_game(tmp_path: Path, omerta: CommandLine) -> None:
    result = omerta("new-game", NAME, "--into", str(tmp_path))
    assert (result.code, result.err) == (0, "")
    assert str(tmp_path / PYTHON) in result.out
    assert str(tmp_path / WEB) in result.out
    python, web = ({path.name for path in (tmp_path / side).iterdir()} for side in (PYTHON, WEB))
    assert python >= {"__init__.py", "RULES.md", "components.toml", "state.py", "view.py", "rules", "text", "tests"}
    assert web >= {"Board.svelte", "Rail.svelte", "End.svelte", "guide.ts", "meta.ts", "poster.ts", "symbols.svg"}
    assert web >= {"board", "hand", "end", "poster"}


def test_no_mark_of_the_template_is_left(tmp_path: Path) -> None:
    files = [path for folder in write(NAME, tmp_path) for path in folder.rglob("*") if path.is_file()]
    assert not [path for path in files if re.search(r"@\w+@", path.read_text(encoding="utf-8"))]
    assert not [path for path in files if path.name.endswith(".tmpl")]


@pytest.mark.parametrize("name", ["zq", "the_longest_name_abc"])
def test_the_folder_is_tidy_however_long_the_name_is(tmp_path: Path, name: str) -> None:
    write(name, tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    # The rest of the package is not there.
    ruff(tmp_path, "check", "--config", 'lint.isort.known-first-party = ["omerta"]')
    ruff(tmp_path, "format", "--check")


def ruff(folder: Path, *words: str) -> None:
    command = [sys.executable, "-m", "ruff", *words, "--no-cache", "src"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("side", [PYTHON, WEB])
def test_a_folder_that_exists_stays_as_it_is(tmp_path: Path, omerta: CommandLine, side: Path) -> None:
    (tmp_path / side).mkdir(parents=True)
    result = omerta("new-game", NAME, "--into", str(tmp_path), "--lang", "en")
    assert result.code != 0
    assert f"{tmp_path / side} exists" in result.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_an_installed_package_says_that_the_repository_is_needed(
    tmp_path: Path, omerta: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "lib/site-packages/omerta/games"
    installed.mkdir(parents=True)
    monkeypatch.setattr(games, "__path__", [str(installed)])
    result = omerta("new-game", NAME, "--lang", "en")
    assert result.code != 0
    assert "Get the repository" in result.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("name", "taken", "prefix"),
    [
        ("poker", (), "P"),
        ("poker", ("P", "PR"), "PO"),
        ("trio", ("T", "TI"), "TRI"),
        ("echo", (), "EC"),
        ("a1b", ("A",), "AB"),
        ("pot", ("LP",), "PO"),
        ("aa", ("A", "AA"), "AB"),
    ],
)
def test_rule_ids_get_letters_that_no_other_game_has(name: str, taken: tuple[str, ...], prefix: str) -> None:
    assert prefix_for(name, frozenset(taken)) == prefix
