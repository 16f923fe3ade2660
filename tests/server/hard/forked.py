"""Processes that are forked from one which has imported everything already, the longest part of a start."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final

from omerta import catalog
from omerta.cli import main

KNOWN: Final = (
    "omerta.server.app",
    "omerta.cli.parser",
    # What is only imported while a server starts.
    "omerta.server.door.visitors",
    "omerta.server.store.opening",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "tests.server.hard.warm",
)


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
