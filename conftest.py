"""The order of all tests where several processes share them: what takes long is dealt out first, to each its part."""

from __future__ import annotations

import gc
from itertools import groupby
from typing import Final

import pytest

LONG: Final = ("tests/browser/", "tests/cli/test_new_game_whole.py", "tests/packaging/", "tests/server/hard/")
"""These start browsers, servers or whole installations: one such test may take half a minute."""

TOGETHER: Final = ("tests/browser/test_changed_box.py", "tests/cli/test_new_game_whole.py", "tests/packaging/")
"""All tests of such a file share a tree that takes long to make: one process runs them, and makes it once."""


def pytest_configure() -> None:
    """Nothing that is collected goes again: to look for what could go takes a quarter of the time."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--dist worksteal` every process begins with an equal stretch of the list and later takes over what another
    has left. So each stretch begins with its part of what takes long; the rest stays together as it was, for tests of
    one case share what they have built."""
    processes: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [list(group) for _, group in groupby(filter(_is_long, items), _company)]
    rest = [item for item in items if not _is_long(item)]
    items[:] = [item for number in range(processes) for item in _stretch(long, rest, number, processes)]


def _is_long(item: pytest.Item) -> bool:
    return item.nodeid.startswith(LONG)


def _company(item: pytest.Item) -> str:
    """Equal for those that stay together."""
    return item.nodeid.partition("::")[0] if item.nodeid.startswith(TOGETHER) else item.nodeid


def _stretch(long: list[list[pytest.Item]], rest: list[pytest.Item], number: int, processes: int) -> list[pytest.Item]:
    cuts = [place * len(rest) // processes for place in (number, number + 1)]
    return [*(item for group in long[number::processes] for item in group), *rest[slice(*cuts)]]
