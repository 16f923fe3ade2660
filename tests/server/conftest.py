"""A server of its own for every test that asks for one."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta import catalog
from omerta.contract import AnyGame
from omerta.testing.toys import TOYS
from tests.server.house import House, house


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up games are on the shelf, too: they have what the printed ones may not have yet."""
    printed = catalog.find

    def find(game_id: str) -> AnyGame:
        return TOYS.get(game_id) or printed(game_id)

    monkeypatch.setattr(catalog, "find", find)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What goes must go by itself: a collection of everything would make every table wait."""
    gc.disable()
    yield
    gc.enable()
