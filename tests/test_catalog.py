"""The catalogue finds every folder under games/, and nothing else needs to know of one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta import catalog, games


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A shelf of our own instead of the real one."""
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    catalog.find.cache_clear()
    yield tmp_path
    catalog.find.cache_clear()


def folder(shelf: Path, name: str, code: str) -> None:
    (shelf / name).mkdir()
    (shelf / name / "__init__.py").write_text(code, encoding="utf-8")


def test_every_folder_is_a_game_under_its_own_name() -> None:
    found = catalog.games()
    assert tuple(found) == catalog.ids() != ()
    assert [game.id for game in found.values()] == list(found)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(catalog.UnknownGame, match="no game 'chess'; there are: .*" + catalog.ids()[0]):
        catalog.find("chess")


def test_the_ids_are_listed_without_loading_anything(shelf: Path) -> None:
    folder(shelf, "zeta", "raise AssertionError('loaded')")
    folder(shelf, "alpha", "raise AssertionError('loaded')")
    assert catalog.ids() == ("alpha", "zeta")


def test_a_game_that_does_not_load_is_told_with_its_name_and_its_cause(shelf: Path) -> None:
    folder(shelf, "damaged", "raise ValueError('box.toml: 3 cards are missing')")
    with pytest.raises(catalog.BrokenGame, match=r"damaged cannot be loaded: box.toml: 3 cards are missing"):
        catalog.find("damaged")


def test_a_folder_without_a_game_does_not_load(shelf: Path) -> None:
    folder(shelf, "empty", "GAME = None")
    with pytest.raises(catalog.BrokenGame, match="GAME is no Game"):
        catalog.find("empty")


def test_a_game_is_at_home_where_it_lies(shelf: Path) -> None:
    folder(shelf, "thief", "from omerta.testing.toys.courier import GAME")
    with pytest.raises(catalog.BrokenGame, match="says it is at home in"):
        catalog.find("thief")
