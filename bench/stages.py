"""What each stage of a move costs, in microseconds of processor time, with nothing else around it.

One move of a table of four: a frame is received and unmasked, decoded, tried on the match, written to a database (alone
and as one of fifty), seen by everybody, encoded for everybody and framed for their sockets. What the loop and its tasks
cost between the stages is not in it; `bench/server.py` counts the whole.

    python bench/stages.py --game villa
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import thread_time
from typing import Final

import msgspec
from sqlalchemy import create_engine
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from omerta import catalog
from omerta.contract import AnyGame
from omerta.kit.menus import legal
from omerta.server.door.framing import Frames, framed
from omerta.server.live.connection import Connection
from omerta.server.live.outbox import Outbox
from omerta.server.live.seen import Changes, Moment
from omerta.server.store.appends import Append, SqliteAppends
from omerta.server.store.tables import METADATA
from omerta.server.wire.asking import Act
from omerta.server.wire.values import MESSAGES, read_action
from omerta.table import AnyMatch, Match
from omerta.table.chain import chained
from omerta.table.record import line_of

SEATS: Final = 4
TOGETHER: Final = 50
"""Moves of as many tables that are written in one commit."""

STAGES: Final = ("receive", "decode", "try", "store alone", f"store 1 of {TOGETHER}", "views", "encode", "send")


class Stages:
    def __init__(self, game: AnyGame, folder: Path) -> None:
        self._game = game
        self._appends = SqliteAppends(str(folder / "bench.db"))
        METADATA.create_all(create_engine(f"sqlite:///{folder / 'bench.db'}"))
        self._seconds = dict.fromkeys(STAGES, 0.0)
        self._table = 0
        self.moves = 0

    def told(self) -> dict[str, float]:
        return {stage: round(1e6 * self._seconds[stage] / self.moves, 1) for stage in STAGES}

    @contextmanager
    def _timed(self, stage: str, share: int = 1) -> Iterator[None]:
        begun = thread_time()
        yield
        self._seconds[stage] += (thread_time() - begun) / share

    def play(self, seed: int, moves: int) -> None:
        """A game at random, so many moves long."""
        self._table += 1
        self._lay(self._table, *self._others())
        match = Match.begin(self._game, self._game.options(), SEATS, bytes([seed]) * 32, 0)
        chance, connections = random.Random(seed), [_connected(match, seat) for seat in range(SEATS)]
        client, frames = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=State.OPEN), Frames(1 << 16)
        for number in range(moves):
            if match.outcome():
                return
            seat = chance.choice(self._game.pending(match.state))
            action = chance.choice(legal(self._game, match.state, seat))
            act = Act(f"key-{number}", match.open(seat)[0].id, msgspec.Raw(msgspec.json.encode(action)))
            client.send_text(msgspec.json.encode(act))
            self._move(match, seat, b"".join(client.data_to_send()), frames, connections)
            self.moves += 1

    def _others(self) -> range:
        """The tables whose moves are written together."""
        return range(1000 * self._table, 1000 * self._table + TOGETHER)

    def _lay(self, *tables: int) -> None:
        database = self._appends._connected()
        database.execute("INSERT OR IGNORE INTO people (id, name, hat, created) VALUES ('host', 'Anna', 'fedora', 0)")
        columns = "id, code, game, options, house, host, phase, created, updated"
        row = f"INSERT INTO tables ({columns}) VALUES (?, ?, '', '{{}}', '{{}}', 'host', 'playing', 0, 0)"
        database.executemany(row, [(table, str(table)) for table in tables])

    def _move(self, match: AnyMatch, seat: int, sent: bytes, frames: Frames, connections: list[Connection]) -> None:
        entries = len(match.log)
        with self._timed("receive"):
            (text,) = frames.cut(sent)
        with self._timed("decode"):
            message = MESSAGES.decode(text)
            assert isinstance(message, Act), "only acts are sent"
            action = read_action(match.game, message.action)
        with self._timed("try"):
            match.answer(seat, message.decision, action, match.now, 0, key=message.id)
        self._store(match, entries)
        with self._timed("views"):
            moment = Moment(match, match.now)
            changes = [Changes(moment, connection.seat) for connection in connections]
        with self._timed("encode"):
            for connection, change in zip(connections, changes, strict=True):
                connection.update(change)
        with self._timed("send"):
            for connection in connections:
                framed(connection.outbox._waiting)
        for connection in connections:
            connection.outbox = _outbox()

    def _store(self, match: AnyMatch, entries: int) -> None:
        with self._timed("store alone"):
            lines = list(chained(line_of(entry) for entry in match.log[entries:]))
            self._appends._write([Append(self._table, entries, lines)])
        batch = [Append(other, entries, lines) for other in self._others()]
        with self._timed(f"store 1 of {TOGETHER}", TOGETHER):
            self._appends._write(batch)


def _outbox() -> Outbox:
    return Outbox(64, 1 << 30)


def _connected(match: AnyMatch, seat: int) -> Connection:
    connection = Connection(None, seat, _outbox())
    connection.welcome(Moment(match, 0), None, None)  # type: ignore[arg-type]  # nothing here looks at the table
    connection.outbox = _outbox()
    return connection


def measure(game: AnyGame, games: int = 10, moves: int = 40) -> dict[str, float]:
    """Microseconds by stage, over the first moves of some games."""
    with tempfile.TemporaryDirectory() as folder:
        stages = Stages(game, Path(folder))
        for seed in range(games):
            stages.play(seed, moves)
        return stages.told()


def main() -> None:
    known = catalog.games()
    parser = argparse.ArgumentParser(description="Microseconds of processor time for each stage of a move.")
    parser.add_argument("--game", choices=sorted(known), default="villa")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--moves", type=int, default=40, help="of each game")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    asked = parser.parse_args()
    told = measure(known[asked.game], asked.games, asked.moves)
    if asked.json:
        print(json.dumps(told))
        return
    for stage, microseconds in told.items():
        print(f"{stage:14} {microseconds:8.1f} µs")


if __name__ == "__main__":
    main()
