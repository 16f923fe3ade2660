"""A game's code and tests lie in a checkout, or in an installed package, which brings no tests along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import omerta
from omerta.contract import AnyGame

PACKAGE: Final = Path(omerta.__file__).parent
PROJECT: Final = PACKAGE.parents[1]
TESTS: Final = "tests"


def code_files(game: AnyGame) -> Iterator[Path]:
    """Yields the sources of a game, its tests excepted."""
    folder = _folder(game)
    yield from (file for file in sorted(folder.rglob("*.py")) if TESTS not in file.relative_to(folder).parts)


def own_tests(game: AnyGame) -> Iterator[Path]:
    """Yields the tests that lie in the game's folder."""
    yield from sorted(_folder(game).joinpath(TESTS).rglob("*.py"))


def shared_tests() -> Iterator[Path]:
    """Yields the tests that belong to no single game, where we run from a checkout."""
    if is_checkout():
        yield from sorted((PROJECT / TESTS).rglob("*.py"))


def is_checkout() -> bool:
    return PACKAGE == PROJECT / "src" / "omerta"


def shown(file: Path) -> str:
    """A path reads as a reader of the project knows it; in an installed package it begins with the package's name."""
    root = PROJECT if is_checkout() else PACKAGE.parent
    return str(file.relative_to(root) if file.is_relative_to(root) else file)


def _folder(game: AnyGame) -> Path:
    return Path(str(files(game.package)))
