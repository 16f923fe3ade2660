from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, Unpack

import pytest
from playwright.sync_api import Browser

from tests.browser import chromium
from tests.browser.guest import Guest, Wishes, guest
from tests.browser.house import opened
from tests.browser.wire import Wire


class Entrance(Protocol):
    def __call__(self, wire: Wire | None = None, **given: Unpack[Wishes]) -> AbstractContextManager[Guest]: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for this folder: no event loop of its own outlives it, since other tests have theirs."""
    with chromium.running() as running:
        yield running


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Gives the address of a server of its own."""
    with opened(tmp_path) as address:
        yield address


@pytest.fixture
def enter(browser: Browser, address: str) -> Entrance:
    """`with enter(language="en") as anna:` is somebody at the door."""

    def entering(wire: Wire | None = None, **given: Unpack[Wishes]) -> AbstractContextManager[Guest]:
        return guest(browser, wire.address if wire else address, **given)

    return entering


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    """Gives a wire to the server of the test: `with enter(wire=wire) as anna:`"""
    line = Wire(address)
    yield line
    line.close()
