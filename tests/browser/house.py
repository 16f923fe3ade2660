"""A real server for a browser: in a process of its own, with the pages as they are built, and always the same deal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.hard.process import ForkedServer, Server

SEED: Final = "browser"
WINDOW: Final = 100
"""Milliseconds for answers that take effect together: short, but nobody is answered at once."""


@contextmanager
def opened(folder: Path, seed: str = SEED, server: type[Server] = ForkedServer, **settings: object) -> Iterator[str]:
    """Its address. OMERTA_WEB_DIR names pages that were built elsewhere; code from elsewhere needs a plain `Server`,
    which imports it itself."""
    pages = os.environ.get("OMERTA_WEB_DIR", "")
    started = server(folder, seed=seed, window=WINDOW, web_dir=pages, **settings)
    started.start()
    try:
        yield started.url
    finally:
        started.stop()
