"""What `omerta new-game` writes passes every check at once, and is played in a browser from the wall to the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.checkout import Checkout

pytestmark = pytest.mark.slow

NAME = "high_stakes"
PYTHON = f"src/omerta/games/{NAME}"
WEB = f"web/src/games/{NAME}"
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    copy = Checkout(tmp_path_factory.mktemp("checkout"))
    before = copy.digests()
    copy.python("-m", "omerta.cli", "new-game", NAME)
    after = copy.digests()
    assert {path: after[path] for path in before} == before
    new = {str(Path(*Path(path).parts[:4])) for path in after.keys() - before.keys()}
    assert new == {PYTHON, WEB}
    return copy


def test_the_new_game_is_typed_and_tidy(checkout: Checkout) -> None:
    checkout.python("-m", "mypy", "--cache-dir", ".mypy_cache", PYTHON)
    checkout.python("-m", "ruff", "check", "--no-cache", PYTHON)
    checkout.python("-m", "ruff", "format", "--no-cache", "--check", PYTHON)


def test_what_is_generated_is_up_to_date(checkout: Checkout) -> None:
    checkout.python("-m", "scripts.generate", "--check")


def test_the_new_game_keeps_to_the_layers(checkout: Checkout) -> None:
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(cache_dir=None))"
    assert "0 broken" in checkout.python("-c", lint)


def test_the_new_game_passes_its_own_tests_and_names_all_its_rules(checkout: Checkout) -> None:
    checkout.python(*PYTEST, PYTHON)
    checkout.python("-m", "omerta.cli", "rules", "--coverage", NAME)


def test_the_new_game_passes_the_conformance_suite(checkout: Checkout) -> None:
    assert " passed" in checkout.python(*PYTEST, "tests/conformance", "-k", NAME)


def test_the_new_game_passes_the_fast_tests_that_look_at_every_game(checkout: Checkout) -> None:
    looking = ("tests/text", "tests/server/lobby", "tests/test_catalog.py", "tests/test_shared_layers.py")
    assert " passed" in checkout.python(*PYTEST, "-m", "not slow", *looking)


def test_the_new_game_can_be_simulated(checkout: Checkout) -> None:
    assert "High Stakes" in checkout.python("-m", "omerta.cli", "sim", NAME, "--games", "5", "--lang", "en")
    assert NAME in checkout.python("-m", "omerta.cli", "sim", NAME, "--games", "5", "--json")


def test_the_pages_of_the_new_game_are_typed_and_tidy(checkout: Checkout) -> None:
    folder = WEB.removeprefix("web/")
    own = {"extends": "./tsconfig.json", "include": [folder]}
    (checkout.web / "tsconfig.own.json").write_text(json.dumps(own), encoding="utf-8")
    checkout.node("svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.own.json")
    checkout.node("eslint", folder)
    checkout.node("prettier", "--check", folder)
    checkout.node("vitest", "run", folder, "src/symbols", "src/text")


def test_the_new_game_is_played_whole_in_the_browser(checkout: Checkout) -> None:
    """A person plays from its poster in the lobby to the front page, by mouse; nothing that is drawn by a symbol is
    missing."""
    checkout.node("vite", "build", "--logLevel", "warn")
    played = checkout.python(*PYTEST, "tests/browser/test_whole_game.py", "-k", f"{NAME} and (mouse or touch)")
    assert "2 passed" in played
