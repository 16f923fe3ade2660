"""A server for all tests of a module that leave it running."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hard.process import Server, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these start a server, or watch a whole table: they are not in the fast lane."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("slow")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
