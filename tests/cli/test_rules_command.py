"""`omerta rules` prints the rules, or says which of them no test names."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

import omerta as package
from omerta.cli import rules
from omerta.cli.coverage import Coverage, coverage_of, made_up_games
from omerta.cli.places import Places, places_of, rules_tested
from omerta.contract import AnyGame
from omerta.testing.toys import TOYS
from omerta.text import Texts, rulebook
from tests.cli.running import GAME, CommandLine

RULE = next(rule for rule in rulebook(GAME.package).values() if not rule.is_example)
COMPLETE = Coverage(3, (), (), ())


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_rule_is_its_sentence_and_its_line(language: str, omerta: CommandLine) -> None:
    result = omerta("rules", GAME.id, RULE.id.lower(), "--lang", language)
    told = " ".join(result.out.split())
    assert result.code == 0
    assert told.startswith(RULE.id)
    assert " ".join(Texts(GAME, "de" if language == "de" else "en").rule(RULE.id).split()) in told
    assert f"RULES.md: {' '.join(RULE.text.split())}" in told


def test_all_rules_are_listed_under_their_chapters(omerta: CommandLine) -> None:
    printed = omerta("rules", GAME.id).out
    assert RULE.chapter in printed
    assert all(f"\n{rule} " in printed for rule in rulebook(GAME.package))


def test_the_list_fits_eighty_columns(omerta: CommandLine) -> None:
    assert max(map(len, omerta("rules", GAME.id).out.splitlines())) <= 80


def test_a_reader_who_has_gone_is_no_error() -> None:
    """Somebody stops reading, as in `omerta rules GAME | head -1`."""
    words = [sys.executable, "-m", "omerta.cli", "rules", GAME.id]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_marks_are_found_on_tests_and_on_parameters() -> None:
    source = """
@rule("V-1", "E-2")
def test_a(): ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("V-3"))])
def test_b(): rules("V-4"), rule(name)
"""
    assert list(rules_tested(source)) == [("V-1", 2), ("E-2", 2), ("V-3", 4)]


def test_the_made_up_games_are_looked_at_too() -> None:
    assert {game.id for game in made_up_games()} == set(TOYS)


def test_complete_rules_end_with_one_line(omerta: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "coverage_of", lambda _game: COMPLETE)
    result = omerta("rules", "--coverage")
    assert (result.code, result.out.count("\n")) == (0, 1)
    assert GAME.id in result.out


def test_gaps_are_listed_and_fail(omerta: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    gaps = Coverage(3, untested=("V-1", "V-2"), unknown=("V-9",), uncoded=("V-3",))
    monkeypatch.setattr(rules, "coverage_of", lambda _game: gaps)
    result = omerta("rules", "--coverage", GAME.id, "--lang", "en")
    assert result.code == 1
    assert result.out.count(f"{GAME.id}: ") == 3
    assert "V-1, V-2" in result.out


@pytest.fixture
def paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game of paper: three rules, a ruling and an example, some code and a test."""
    folder = tmp_path / "paper_game"
    (folder / "tests").mkdir(parents=True)
    (folder / "__init__.py").write_text(
        '"""Q-1.1, Q-1.1a, and the chapter Q-1, in UTF-8. Not Q-7."""', encoding="utf-8"
    )
    (folder / "RULES.md").write_text(PAPER, encoding="utf-8")
    (folder / "tests" / "test_it.py").write_text('@rule("Q-1.1", "Q-8")\ndef test(): ...', encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return replace(TOYS["courier"], id="paper", package="paper_game")


PAPER = """
## Q-1 Chapter
- **Q-1.1** Tested and coded.
- **Q-1.1a** Coded only.
- **Q-1.2** Neither.
- **LQ-1** A check of the box.
- **QR-1** A ruling.
- **E-1** An example.
"""


def test_rules_code_and_tests_are_compared_in_both_directions(paper: AnyGame) -> None:
    assert coverage_of(paper) == Coverage(
        rules=6,
        untested=("Q-1.1a", "Q-1.2", "LQ-1", "QR-1", "E-1"),
        unknown=("Q-7", "Q-8"),
        uncoded=("Q-1.2", "LQ-1"),
    )


def test_a_rule_is_found_by_file_and_line_in_code_and_in_tests(paper: AnyGame) -> None:
    rules = rulebook(paper.package)
    folder = Path(str(files(paper.package)))
    found = places_of(paper, rules["Q-1.1"])
    assert found == Places((f"{folder / '__init__.py'}:1",), (f"{folder / 'tests' / 'test_it.py'}:1",))
    assert places_of(paper, rules["Q-1.2"]) == Places((), ())


def test_the_places_of_a_rule_are_told_relative_to_the_project(omerta: CommandLine) -> None:
    printed = omerta("rules", GAME.id, RULE.id, "--lang", "en").out
    code, tests = printed.split("In code:\n")[1].split("In tests:\n")
    named = [*code.split(), *tests.split()]
    project = Path(__file__).parents[2]
    assert all(_line(project, place).count(RULE.id) for place in named)
    assert all(f"src/omerta/games/{GAME.id}/" in line for line in code.split())
    assert "/tests/" in tests


def _line(project: Path, place: str) -> str:
    file, _, number = place.rpartition(":")
    return (project / file).read_text(encoding="utf-8").splitlines()[int(number) - 1]


def test_where_no_tests_are_installed_only_the_code_is_told(tmp_path: Path) -> None:
    """It runs in a copy of the tree as a package brings it: without tests."""
    source = Path(package.__file__).parent
    shutil.copytree(source, tmp_path / "omerta", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    result = subprocess.run(
        [sys.executable, "-m", "omerta.cli", "rules", GAME.id, RULE.id, "--lang", "en"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert f"    {Path('omerta', 'games', GAME.id)}" in result.stdout
    assert "In tests" not in result.stdout
