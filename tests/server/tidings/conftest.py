"""A place outside for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.tidings.endpoint import Endpoint, endpoint


@pytest.fixture
def outside() -> Iterator[Endpoint]:
    with endpoint() as opened:
        yield opened
