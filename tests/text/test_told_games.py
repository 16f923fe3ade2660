"""Whole recorded games are told in words: what happened and what was done, with everything that the sentences are
filled with."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from omerta.catalog import find, games
from omerta.table import load
from omerta.table.log import Begun, Move
from omerta.text import LANGUAGES, Language, Texts
from tests.golden.matches import folder
from tests.text.test_read_by_players import CODE

NAMES: Final = ("Anna", "Ben", "Carla", "Dario", "Elisa", "Fabio", "Gina", "Hugo", "Ida", "Jan", "Kim", "Lea")

UNSAID: Final = {
    **{what: pattern for what, pattern in CODE.items() if what != "a name of a field or a slot"},
    "nothing at all": r"\bnone\b|^\W*$",
    "two marks in a row": r"[?!:;,]\s*[.,;:]|\.\.|\(\s*\)|\s[,.;:?!](?!\.)",
}
"""Places have the names that stand on the board. In English, nobody has none of anything in a log."""

RECORDS: Final = [path for game in games().values() for path in sorted(folder(game).glob("*.jsonl"))[:1]]
"""One of every game that has recordings: a new one gets them when its rules stand still."""


@cache
def sentences(path: Path, language: Language) -> dict[str, None]:
    """Lists what is said in this game, each sentence once."""
    with path.open(encoding="utf-8") as lines:
        record = load(lines, find)
    texts = Texts(record.game, language)
    steps = [entry for entry in record.log if isinstance(entry, Begun | Move)]
    happened = [texts.told(event, NAMES) for step in steps for event in step.events]
    done = [texts.told(step.action, NAMES) for step in steps if isinstance(step, Move)]
    return dict.fromkeys([*happened, *done])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.parts[-4]))
def test_a_whole_game_is_told_without_codes(path: Path, language: Language) -> None:
    faults = [
        f"{what}: {sentence}"
        for sentence in sentences(path, language)
        for what, pattern in UNSAID.items()
        if re.search(pattern, sentence)
    ]
    assert faults == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.parts[-4]))
def test_a_recorded_game_has_something_to_tell(path: Path) -> None:
    assert len(sentences(path, "de")) > 20


@pytest.mark.parametrize("sentence", ["Wen trifft es?. Gefragt: Anna.", "Gewonnen: none.", "Anna legt e4>N."])
def test_what_used_to_be_told_would_be_found(sentence: str) -> None:
    assert any(re.search(pattern, sentence) for pattern in UNSAID.values())
