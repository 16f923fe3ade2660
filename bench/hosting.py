"""A real server in a process of its own, for benches that attack it or look at its memory."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Final

from tests.server.hard.process import Server

HERE: Final = Path(__file__).parent
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Hosted(Server):
    """`omerta serve` as a host starts it, but for the settings given; `files` is how many it may open."""

    def __init__(
        self, folder: Path, settings: Mapping[str, object], *, files: int | None = None, traced: bool = False
    ) -> None:
        super().__init__(folder)
        self.settings = dict(settings)
        self._files = files
        self._held = folder / "held.json"
        self._traced = traced

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    def held(self) -> list[tuple[str, int, int]]:
        """Collects its garbage; what each line of the program holds then, if that is traced."""
        self._held.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        while not self._held.exists():
            time.sleep(0.05)
        return [(place, size, count) for place, size, count in json.loads(self._held.read_text())]

    def megabytes(self) -> float:
        """What the process holds in memory now."""
        return self._status("VmRSS")

    def most_megabytes(self) -> float:
        """The most that it has ever held."""
        return self._status("VmHWM")

    def cpu_seconds(self) -> float:
        """What all threads of the process have used, in its own code and in the system."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def _status(self, name: str) -> float:
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1000

    def _command(self) -> list[str]:
        command = [sys.executable, str(HERE / "watched.py"), "serve"]
        return command if self._files is None else ["sh", "-c", f'ulimit -n {self._files}; exec "$@"', "sh", *command]

    def _environment(self) -> dict[str, str]:
        traced = {"PYTHONTRACEMALLOC": "1"} if self._traced else {}
        return super()._environment() | traced | {"WATCHED": str(self._held)}


@contextmanager
def hosted(
    settings: Mapping[str, object], *, files: int | None = None, within: str | None = None, traced: bool = False
) -> Iterator[Hosted]:
    """`within` is the folder for its own; that for temporary files, if none is given."""
    with tempfile.TemporaryDirectory(dir=within) as folder:
        server = Hosted(Path(folder), settings, files=files, traced=traced)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Helpers:
    """Processes beside the server: they say "ready", go on when they are told to, and say what came of it."""

    def __init__(self) -> None:
        self._started = ExitStack()

    def __enter__(self) -> Helpers:
        return self

    def __exit__(self, *_: object) -> None:
        self._started.close()

    def start(self, *command: str, niceness: int = 0) -> Helper:
        # Also where the whole bench runs in real time, so that nobody else on the machine disturbs it (`chrt -r 10`).
        nice = ["chrt", "-o", "0", "nice", "-n", str(niceness)] if niceness else []
        process = subprocess.Popen(
            [*nice, sys.executable, *command], cwd=HERE.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._started.enter_context(process)
        self._started.callback(process.terminate)
        return Helper(process)


class Helper:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        if self._line() != "ready":
            raise SystemExit(f"{process.args!r} could not begin")

    def tell(self, word: str) -> None:
        written = self._pipe(self._process.stdin)
        written.write(f"{word}\n")
        written.flush()

    def told(self) -> dict[str, Any]:
        """Waits for its last word."""
        said: dict[str, Any] = json.loads(self._line())
        return said

    def _line(self) -> str:
        return self._pipe(self._process.stdout).readline().strip()

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None, "both are pipes"
        return pipe
