"""A server of its own for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as opened:
        yield opened
