"""How much JavaScript a visitor loads, gzipped as a server in front would send it."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Response

from omerta.server.settings import settings_from
from tests.browser.conftest import Entrance
from tests.browser.tables import EVERY_GAME, GAMES, form

BEFORE_A_GAME: Final = 90_000
ONE_GAME: Final = 60_000

READ: Final = ("howto/de.ftl?raw", "text/de.rules.ftl?raw", "text/de.ftl?raw", "text/de.table.ftl?raw")
"""Besides the rules the sentences that the pictures speak."""

PAGES: Final = settings_from(os.environ).web_folder()


class Chunk(msgspec.Struct):
    """An entry of Vite's manifest."""

    file: str
    imports: tuple[str, ...] = ()


@pytest.mark.slow
def test_what_is_loaded_before_a_game_is_entered(enter: Entrance) -> None:
    with enter() as anna:
        loaded: dict[str, int] = {}

        def weigh(response: Response) -> None:
            # A page that is left keeps no answers; what was sent lies in the folder.
            if response.request.resource_type == "script":
                loaded[response.url] = len(gzip.compress((PAGES / urlsplit(response.url).path[1:]).read_bytes()))

        anna.page.on("response", weigh)
        form(anna)
        for path in ("/settings", "/you", f"/rules/{GAMES[-1]}"):
            anna.visit(path)
            anna.page.wait_for_load_state("networkidle")
        assert 0 < sum(loaded.values()) <= BEFORE_A_GAME, loaded


@pytest.mark.slow
@EVERY_GAME
def test_the_chunk_of_a_game(game: str) -> None:
    """Everything that comes with the game and with nothing else, its sentences in one language among it."""
    chunks = manifest()
    own = {name for name in chunks if name.startswith(f"src/games/{game}/") and ".ftl" not in name}
    sentences = {name for name in chunks if f"/games/{game}/text/de." in name}
    assert 0 < weight_of(chunks, (own | sentences) - reading(chunks, game), game) <= ONE_GAME


@pytest.mark.slow
@EVERY_GAME
def test_what_is_read_about_a_game(game: str) -> None:
    """How it is played and all its rules, in one language, with everything that is drawn for it."""
    chunks = manifest()
    pictures = {name for name in chunks if f"games/{game}/howto/" in name and ".ftl" not in name}
    sentences = {name for name in chunks if f"/games/{game}/" in name and name.endswith(READ)}
    assert len(pictures) == 1
    assert 0 < weight_of(chunks, pictures | sentences, game) <= ONE_GAME


def manifest() -> dict[str, Chunk]:
    return msgspec.json.decode((PAGES / ".vite" / "manifest.json").read_bytes(), type=dict[str, Chunk])


def reading(chunks: dict[str, Chunk], game: str) -> set[str]:
    """How it is played and the rules: nobody who sits down fetches them, and who wants to read fetches them then."""
    rules = {name for name in chunks if f"/games/{game}/text/" in name and ".rules.ftl" in name}
    return rules | {name for name in chunks if f"games/{game}/howto/" in name}


def weight_of(chunks: dict[str, Chunk], names: set[str], game: str) -> int:
    """These with all that they import, but for what other pages and other games import, too."""
    of_this_game = {name for name in chunks if f"games/{game}/" in name}
    shared = reached(chunks, chunks.keys() - reached(chunks, names | of_this_game))
    return sum(map(weight, {chunks[name].file for name in reached(chunks, names) - shared}))


def reached(chunks: dict[str, Chunk], names: set[str]) -> set[str]:
    """These and all that they import."""
    further = {other for name in names for other in chunks[name].imports} - names
    return reached(chunks, names | further) if further else names


def weight(file: str) -> int:
    path: Path = PAGES / file
    return len(gzip.compress(path.read_bytes())) if path.suffix == ".js" else 0
