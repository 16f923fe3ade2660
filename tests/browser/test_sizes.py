"""How much JavaScript a visitor loads, gzipped as a server in front would send it."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Response

from omerta.server.settings import settings_from
from tests.browser.conftest import Entrance
from tests.browser.tables import EVERY_GAME, GAMES, form

BEFORE_A_GAME: Final = 90_000
ONE_GAME: Final = 60_000

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
            if response.request.resource_type == "script":
                loaded[response.url] = len(gzip.compress(response.body()))

        anna.page.on("response", weigh)
        form(anna)
        for path in ("/settings", f"/rules/{GAMES[-1]}"):
            anna.visit(path)
            anna.page.wait_for_load_state("networkidle")
        assert 0 < sum(loaded.values()) <= BEFORE_A_GAME, loaded


@pytest.mark.slow
@EVERY_GAME
def test_the_chunk_of_a_game(game: str) -> None:
    """Everything that comes with the game and with nothing else, its sentences in one language among it."""
    chunks = msgspec.json.decode((PAGES / ".vite" / "manifest.json").read_bytes(), type=dict[str, Chunk])
    own = {name for name in chunks if name.startswith(f"src/games/{game}/") and ".ftl" not in name}
    sentences = {name for name in chunks if f"/games/{game}/text/de." in name}
    mine = reached(chunks, own | sentences)
    shared = reached(chunks, chunks.keys() - mine)
    files = {chunks[name].file for name in mine - shared}
    assert 0 < sum(map(weight, files)) <= ONE_GAME, files


def reached(chunks: dict[str, Chunk], names: set[str]) -> set[str]:
    """These and all that they import."""
    further = {other for name in names for other in chunks[name].imports} - names
    return reached(chunks, names | further) if further else names


def weight(file: str) -> int:
    path: Path = PAGES / file
    return len(gzip.compress(path.read_bytes())) if path.suffix == ".js" else 0
