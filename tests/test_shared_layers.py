"""A game is one folder a side: nothing outside the folders names a game or what happens in one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from omerta import catalog
from omerta.contract import AnyGame

ROOT: Final = Path(__file__).parents[1]
SIDES: Final = ("src/omerta", "web/src")
KINDS: Final = frozenset({".py", ".ts", ".svelte", ".css", ".svg", ".ftl", ".tmpl"})
GAMES: Final = frozenset({"games", "toys", "template"})


def sources(side: Path) -> Iterator[Path]:
    """All that is written by hand there, the games left out."""
    for path in side.rglob("*"):
        if path.suffix in KINDS and path.name != "generated.ts" and not GAMES & set(path.relative_to(side).parts):
            yield path


def found(pattern: str, side: str) -> list[str]:
    """The lines in which it stands."""
    known = re.compile(pattern, re.IGNORECASE)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources(ROOT / side)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if known.search(line)
    ]


def events_of(game: AnyGame) -> frozenset[str]:
    """What happens in this game and has a name of its own: two words at least, so that no plain word is meant."""
    tags = {str(event.__struct_config__.tag) for event in game.events}
    return frozenset(tag for tag in tags if "_" in tag)


@pytest.mark.parametrize("side", SIDES)
def test_nothing_shared_names_a_game(side: str) -> None:
    assert found(rf"(?<![a-z])({'|'.join(catalog.ids())})(?![a-z])", side) == []


@pytest.mark.parametrize("side", SIDES)
def test_nothing_shared_names_what_happens_in_one_game(side: str) -> None:
    tags = frozenset[str]().union(*(events_of(game) for game in catalog.games().values()))
    spelled = "|".join(tag.replace("_", "[_-]") for tag in sorted(tags))
    assert found(rf"(?<![\w-])(event-)?({spelled})(?![\w-])", side) == []
