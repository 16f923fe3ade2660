"""A server for all tests of a module that leave it running."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.hard.process import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
