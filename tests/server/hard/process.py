"""A real server process on a free loopback port with a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Protocol

from tests.server.hard.forked import Forked

PATIENCE: Final = 300
"""Seconds. On the busiest machine nothing that a test waits for takes so long, and who waits in vain is told for what
before the suite gives up."""

# Bots answer at once and in threads, but may think for long, and nobody is turned away for asking often.
QUICK: Final = {
    "thinking": 0,
    "workers": 0,
    "budget": 300_000,
    "request_rate": 1_000_000,
    "request_burst": 1_000_000,
    "guest_rate": 1_000_000,
    "guest_burst": 1_000_000,
    "message_rate": 1_000_000,
    "message_burst": 1_000_000,
    "sockets": 1_000,
    "patience": 60_000,
    "connections": 10_000,
    "penalty": 0,
    "page_rate": 1_000_000,
    "page_burst": 1_000_000,
    "messages_by_guest": 1_000_000,
    "messages_by_address": 1_000_000,
    "tables_by_guest": 1_000_000,
    "tables_by_address": 1_000_000,
    "listed_by_guest": 1_000,
    "bot_tables_by_guest": 1_000,
    "bot_tables_by_address": 1_000,
    "reconnect_grace": 0,
    "pong_grid": 0,
    "answer_grid": 0,
    "hello_rate": 1_000_000,
    "hello_burst": 1_000_000,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process(Protocol):
    """What is asked of a process that runs a server."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def send_signal(self, sig: int, /) -> None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def kill(self) -> None: ...


class Server:
    """`omerta serve` with the settings of `QUICK`, but for those given. It may be started again on the same file."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings: dict[str, object] = {**QUICK, **settings}
        self.port = free_port()
        self.log = folder / "server.log"
        self._process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self, **settings: object) -> None:
        """Returns when it answers."""
        assert not self.is_running, "the server runs already"
        self.settings |= settings
        self._process = self._launched()
        self._wait_until_ready()

    def kill(self) -> None:
        """kill -9: nothing is finished, nothing is said."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends the server as a host does."""
        self._end(signal.SIGTERM)

    def logged(self) -> str:
        return self.log.read_text(errors="replace")

    def entries(self, code: str) -> list[str]:
        """The lines of a table's log as they lie in the database."""
        query = "SELECT line FROM entries JOIN tables ON tables.id = table_id WHERE code = ? ORDER BY number"
        with closing(
            sqlite3.connect(f"file:{self.folder / 'omerta.db'}?mode=ro", uri=True, timeout=PATIENCE)
        ) as database:
            return [line for (line,) in database.execute(query, (code,))]

    def people(self) -> list[tuple[str, str, str]]:
        """The id, the hash of the cookie and the name of everybody in the database."""
        path = f"file:{self.folder / 'omerta.db'}?mode=ro"
        with closing(sqlite3.connect(path, uri=True, timeout=PATIENCE)) as database:
            return database.execute(
                "SELECT people.id, token_hash, name FROM people JOIN devices ON person = people.id"
            ).fetchall()

    def workers(self) -> list[int]:
        """The processes in which bots think: its children that are not the resource tracker of multiprocessing."""
        assert self._process is not None, "the server does not run"
        own = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [int(pid) for pid in own if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None, "the server does not run"
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError(f"the server does not stop on {how.name}\n{self.logged()}") from None
        self._process = None

    def _launched(self) -> Process:
        with self.log.open("ab") as log:
            return subprocess.Popen(self._command(), env=self._environment(), stdout=log, stderr=log)

    def _command(self) -> list[str]:
        return [sys.executable, "-m", "omerta.cli", "serve"]

    def _environment(self) -> dict[str, str]:
        plain = {name: value for name, value in os.environ.items() if not name.startswith("OMERTA_")}
        own = {"port": self.port, "data_dir": self.folder, **self.settings}
        return plain | {f"OMERTA_{name.upper()}": str(value) for name, value in own.items()}

    def _wait_until_ready(self) -> None:
        assert self._process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise AssertionError(f"the server has ended by itself\n{self.logged()}")
            if self._answers():
                return
            time.sleep(0.02)
        raise AssertionError(f"the server is not ready after {PATIENCE} s\n{self.logged()}")

    def _answers(self) -> bool:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with direct.open(f"{self.url}/healthz", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


class ForkedServer(Server):
    """The same command in a process that need not import it. Code from elsewhere, and bots in processes of their own,
    need a plain one."""

    def _launched(self) -> Forked:
        return Forked(self._environment(), self.log)


@contextmanager
def running(folder: Path, kind: type[Server] = ForkedServer, /, **settings: object) -> Iterator[Server]:
    server = kind(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.is_running:
            server.stop()
