"""Recorded matches run as they did when they were recorded, and every viewer saw the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.catalog import find, games
from omerta.contract import AnyGame
from omerta.table import load
from tests.golden.matches import folder, names, seen

RECORDS = [path for game in games().values() for path in sorted(folder(game).glob("*.jsonl"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_golden_match_shows_every_viewer_the_same_as_ever(path: Path) -> None:
    with path.open(encoding="utf-8") as lines:
        record = load(lines, find)
    assert list(seen(record)) == path.with_suffix(".seen").read_text(encoding="utf-8").splitlines()


RECORDED = [game for game in games().values() if folder(game).exists()]


@pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.id)
def test_a_recorded_game_has_golden_matches_for_every_seat_count(game: AnyGame) -> None:
    assert {path.stem for path in folder(game).glob("*.jsonl")} == set(names(game))


def test_some_game_is_recorded() -> None:
    assert RECORDED
