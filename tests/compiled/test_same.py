"""Plain and compiled rules are one source: whatever happens with the one happens with the other, byte for byte.

Compiling takes minutes, so all of it is left to `make test-long`; what is compiled and how is tested elsewhere.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta import catalog
from scripts.compile.choosing import SOURCE
from tests.compiled.tree import compiled_tree, run

GAMES = 200

pytestmark = [pytest.mark.long, pytest.mark.slow, pytest.mark.timeout(3600)]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled_tree(tmp_path_factory.getbasetemp().parent)


@pytest.mark.parametrize("game", catalog.ids())
def test_two_hundred_games_run_the_same_plain_and_compiled(game: str, compiled: Path) -> None:
    running = [run(rules, "-m", "tests.compiled.playing", game, str(GAMES)) for rules in (SOURCE, compiled)]
    plain, other = [process.communicate()[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0, 0], (plain[-20:], other[-20:])
    assert (plain[0], other[0]) == ("plain", "compiled")
    assert len(plain) > GAMES
    assert [pair for pair in zip(plain[1:], other[1:], strict=True) if pair[0] != pair[1]][:1] == []


def test_the_golden_matches_run_compiled(compiled: Path) -> None:
    golden = run(
        compiled, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/golden", "tests/compiled/test_kind.py"
    )
    told = golden.communicate()[0]
    assert golden.returncode == 0, told


def test_the_command_of_the_tree_says_that_it_is_compiled(compiled: Path) -> None:
    (told, _) = run(compiled, "-m", "omerta.cli", "--version", "--lang", "en").communicate()
    assert told.strip().endswith("(compiled rules)")
