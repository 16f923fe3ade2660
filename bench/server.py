"""Aim, not reached yet: four times as many moves a processor second as boardgame.io's server, and every one kept.

Both servers run in the same run, one after the other, each with players in a process of their own: tables of four, each
move answered before the next. Ours plays a game of the catalogue and has every move on the disk before it is told;
boardgame.io's plays a card game of like weight and keeps it in memory. Counted is the processor time of the server
alone, all its threads, in its own code and in the system; both have been warmed up.

    python bench/server.py --game villa --tables 100 --moves 30 --json
    python bench/server.py --tables 500 --pause 1 --moves 60 --no-peer
    python bench/server.py --stages
    python bench/server.py --compiled
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
PEER: Final = "boardgame.io@0.50.2"
TICKS: Final = os.sysconf("SC_CLK_TCK")

# Nobody is turned away for asking often: the players are one address and a few guests.
UNLIMITED: Final = {
    "REQUEST_RATE": "1000000",
    "REQUEST_BURST": "1000000",
    "GUEST_RATE": "1000000",
    "GUEST_BURST": "1000000",
    "MESSAGE_RATE": "1000000",
    "MESSAGE_BURST": "1000000",
    "SOCKETS": "100000",
    "CONNECTIONS": "1000000",
    "MESSAGES_BY_GUEST": "1000000",
    "MESSAGES_BY_ADDRESS": "1000000",
    "TABLES_BY_GUEST": "1000000",
    "TABLES_BY_ADDRESS": "1000000",
    "BOT_TABLES_BY_GUEST": "1000000",
    "BOT_TABLES_BY_ADDRESS": "1000000",
}


class Run(NamedTuple):
    tables: int
    moves: int
    """So many are made at each table."""

    pause: float


WARMING_UP: Final = Run(tables=40, moves=25, pause=0.0)
"""Played before anything is counted: a compiler that works while the program runs has done most of it then."""


class Figures(NamedTuple):
    moves: int
    cpu_seconds: float
    seconds: float
    p50: float
    p99: float
    megabytes: float
    """The server's memory at the end."""

    @property
    def rate(self) -> float:
        """Moves a processor second."""
        return self.moves / self.cpu_seconds

    def told(self) -> dict[str, float]:
        return {
            "moves": self.moves,
            "moves_per_cpu_second": round(self.rate, 1),
            "moves_per_second": round(self.moves / self.seconds, 1),
            "microseconds_per_move": round(1e6 / self.rate, 1),
            "p50_ms": round(self.p50, 2),
            "p99_ms": round(self.p99, 2),
            "megabytes": round(self.megabytes, 1),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves a processor second of our server and of boardgame.io's.")
    parser.add_argument("--game", default="villa", help="the game that ours plays")
    parser.add_argument("--options", default="{}", help="its options, as JSON")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=30, help="at each table")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between two moves of a table; 0: none")
    parser.add_argument("--no-peer", action="store_true", help="ours alone")
    parser.add_argument("--compiled", action="store_true", help="ours with the compiled rules of `make compile`")
    parser.add_argument("--stages", action="store_true", help="what each stage of a move costs, too")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    asked = parser.parse_args()
    rules = compiled_rules() if asked.compiled else {}
    told: dict[str, object] = {"game": asked.game, "seats": 4, "tables": asked.tables, "pause": asked.pause}
    told["rules"] = "compiled" if asked.compiled else "plain"
    ours = measure_ours(asked, rules)
    told["ours"] = ours.told()
    if not asked.no_peer:
        peer = measure_peer(asked)
        told |= {"peer": peer.told(), "ratio": round(ours.rate / peer.rate, 2)}
    if asked.stages:
        command = [sys.executable, str(HERE / "stages.py"), "--game", asked.game, "--json"]
        done = subprocess.run(command, env=os.environ | rules, check=True, stdout=subprocess.PIPE)
        told["stages"] = json.loads(done.stdout)
    if asked.json:
        print(json.dumps(told))
        return
    for name in ("ours", "peer"):
        if name in told:
            print(f"{name:5}", told[name])
    if "ratio" in told:
        print(f"ratio {told['ratio']}")
    if asked.stages:
        print("microseconds", told["stages"])


def compiled_rules() -> dict[str, str]:
    """The environment in which our server finds the compiled rules, if they are those of the sources."""
    check = [sys.executable, "-m", "scripts.compile", "--check"]
    if subprocess.run(check, cwd=HERE.parent, check=False).returncode:
        raise SystemExit("build/compiled is missing or out of date: make compile")
    return {"PYTHONPATH": str(HERE.parent / "build" / "compiled")}


def measure_ours(asked: argparse.Namespace, rules: dict[str, str]) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {**os.environ, **rules, **{f"OMERTA_{name}": value for name, value in UNLIMITED.items()}}
        server = [sys.executable, "-m", "omerta.cli", "serve", "--port", str(port), "--data-dir", folder]
        seated = [sys.executable, str(HERE / "players.py"), f"http://127.0.0.1:{port}"]
        seated += ["--game", asked.game, "--options", asked.options]

        def players(run: Run) -> list[str]:
            return [*seated, "--tables", str(run.tables), "--moves", str(run.moves), "--pause", str(run.pause)]

        with running(server, environment) as serving:
            wait_for_port(port)
            play(serving.pid, players(WARMING_UP))
            return play(serving.pid, players(Run(asked.tables, asked.moves, asked.pause)))


def measure_peer(asked: argparse.Namespace) -> Figures:
    folder = peer_folder()
    port = free_port()

    def players(run: Run) -> list[str]:
        return ["node", "play.js", str(port), str(run.tables), str(run.moves), str(1000 * run.pause)]

    with running(["node", "serve.js", str(port)], {**os.environ, "NODE_ENV": "production"}, folder) as serving:
        wait_for_port(port)
        play(serving.pid, players(WARMING_UP), folder)
        return play(serving.pid, players(Run(asked.tables, asked.moves, asked.pause)), folder)


def peer_folder() -> Path:
    """Where boardgame.io is installed, once, beside its server and its players."""
    folder = HERE.parent / ".bench" / "peer"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "peer").glob("*.js"):
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        (folder / "package.json").write_text('{"private": true}')
        install = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", PEER]
        subprocess.run(install, cwd=folder, check=True, stdout=sys.stderr)
    return folder


def play(server: int, players: Sequence[str], folder: Path | None = None) -> Figures:
    """Lets the players play, and counts what the server takes for it, from their first move to the last."""
    with subprocess.Popen(players, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdin is not None and playing.stdout is not None, "both are pipes"
        if playing.stdout.readline().strip() != "ready":
            raise SystemExit("the players could not sit down")
        begun, cpu = perf_counter(), cpu_seconds(server)
        playing.stdin.write("go\n")
        playing.stdin.flush()
        times = sorted(json.loads(playing.stdout.readline())["milliseconds"])
        used, seconds, size = cpu_seconds(server) - cpu, perf_counter() - begun, megabytes(server)
    cuts = statistics.quantiles(times, n=100)
    return Figures(len(times), used, seconds, cuts[49], cuts[98], size)


def cpu_seconds(pid: int) -> float:
    """What all threads of a process have used, in its own code and in the system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def running(
    command: Sequence[str], environment: dict[str, str], folder: Path | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int) -> None:
    """Until somebody listens there, for half a minute at most."""
    deadline = perf_counter() + 30
    while perf_counter() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            continue
        return
    raise SystemExit("the server did not come up")


if __name__ == "__main__":
    main()
