"""The order of all tests where several processes share them: what takes long is dealt out first, to each its part."""

from __future__ import annotations

from typing import Final

import pytest

LONG: Final = ("tests/browser/", "tests/cli/test_new_game_whole.py", "tests/packaging/", "tests/server/hard/")
"""These start browsers, servers or whole installations: one such test may take half a minute."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--dist worksteal` every process begins with an equal stretch of the list and later takes over what another
    has left. So each stretch begins with its part of what takes long; the rest stays together as it was, for tests of
    one case share what they have built."""
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.nodeid.startswith(LONG)]
    rest = [item for item in items if not item.nodeid.startswith(LONG)]
    items[:] = [item for number in range(processes) for item in _stretch(long, rest, number, processes)]


def _stretch(long: list[pytest.Item], rest: list[pytest.Item], number: int, processes: int) -> list[pytest.Item]:
    cuts = [place * len(rest) // processes for place in (number, number + 1)]
    return [*long[number::processes], *rest[slice(*cuts)]]
