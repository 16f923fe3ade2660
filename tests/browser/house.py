"""A real server for a browser: in a process of its own, with the pages as they are built, and always the same deal.

The processes are forked from one that has imported everything already, which takes longer than all the rest of a start.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final

from omerta import catalog
from omerta.cli import main
from tests.server.hard.process import Server

SEED: Final = "browser"
WINDOW: Final = 100
"""Milliseconds for answers that take effect together: short, but nobody is answered at once."""

KNOWN: Final = ("omerta.server.app", "omerta.cli.parser", "uvicorn", "uvloop")


class ForkedServer(Server):
    def _launched(self) -> Forked:
        return Forked(self._environment(), self.log)


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


class Forked:
    """A forked process that is handled like one that was started."""

    def __init__(self, environment: Mapping[str, str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([*KNOWN, *(game.package for game in catalog.games().values())])
        self._process = context.Process(target=serve, args=(dict(environment), log))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None, "it was started"
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, sig: int, /) -> None:
        os.kill(self.pid, sig)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired("omerta serve", timeout or 0)
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()


def serve(environment: dict[str, str], log: Path) -> None:
    """`omerta serve`, in this process."""
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as written:
        os.dup2(written.fileno(), sys.stdout.fileno())
        os.dup2(written.fileno(), sys.stderr.fileno())
    sys.exit(main(["serve"]))
