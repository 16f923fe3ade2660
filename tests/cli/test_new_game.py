"""`omerta new-game` writes a game that passes every check at once, and touches nothing else."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from omerta.cli.new_game import prefix_for, write
from tests.cli.running import CommandLine

ROOT = Path(__file__).parents[2]
NAME = "high_stakes"


def test_the_folder_has_the_shape_of_a_game(tmp_path: Path, omerta: CommandLine) -> None:
    result = omerta("new-game", NAME, "--into", str(tmp_path))
    assert (result.code, result.err) == (0, "")
    assert str(tmp_path / NAME) in result.out
    written = {path.name for path in (tmp_path / NAME).iterdir()}
    assert written >= {"__init__.py", "RULES.md", "components.toml", "state.py", "view.py", "rules", "text", "tests"}


def test_no_mark_of_the_template_is_left(tmp_path: Path) -> None:
    files = [path for path in write(NAME, tmp_path).rglob("*") if path.is_file()]
    assert not [path for path in files if "@" in path.read_text(encoding="utf-8").replace("@rule(", "")]
    assert not [path for path in files if path.name.endswith(".tmpl")]


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


class Checkout:
    """A copy of the tree, to be changed at will."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unwanted = shutil.ignore_patterns("__pycache__", ".*")
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def digests(self) -> dict[str, str]:
        files = [path for path in self.folder.rglob("*") if path.is_file() and "cache" not in str(path)]
        return {str(path.relative_to(self.folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}

    def run(self, *words: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    copy = Checkout(tmp_path_factory.mktemp("checkout"))
    before = copy.digests()
    copy.run("-m", "omerta.cli", "new-game", NAME)
    after = copy.digests()
    assert {path: after[path] for path in before} == before
    assert {Path(path).parts[:4] for path in after.keys() - before.keys()} == {("src", "omerta", "games", NAME)}
    return copy


@pytest.mark.slow
def test_the_new_game_is_typed_and_tidy(checkout: Checkout) -> None:
    folder = f"src/omerta/games/{NAME}"
    checkout.run("-m", "mypy", "--cache-dir", ".mypy_cache", folder)
    checkout.run("-m", "ruff", "check", "--no-cache", folder)
    checkout.run("-m", "ruff", "format", "--no-cache", "--check", folder)


@pytest.mark.slow
def test_the_new_game_keeps_to_the_layers(checkout: Checkout) -> None:
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir=None))"
    assert "0 broken" in checkout.run("-c", lint)


@pytest.mark.slow
def test_the_new_game_passes_its_own_tests_and_names_all_its_rules(checkout: Checkout) -> None:
    checkout.run("-m", "pytest", "-q", "-p", "no:cacheprovider", f"src/omerta/games/{NAME}")
    checkout.run("-m", "omerta.cli", "rules", "--coverage", NAME)


@pytest.mark.slow
def test_the_new_game_passes_the_conformance_suite(checkout: Checkout) -> None:
    ran = checkout.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", NAME)
    assert " passed" in ran


@pytest.mark.slow
def test_the_new_game_can_be_played_and_simulated(checkout: Checkout) -> None:
    assert "High Stakes" in checkout.run("-m", "omerta.cli", "sim", NAME, "--games", "5", "--lang", "en")
    assert NAME in checkout.run("-m", "omerta.cli", "sim", NAME, "--games", "5", "--json")
