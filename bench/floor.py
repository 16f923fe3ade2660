"""What a server on our stack costs that does nothing: the floor under `bench/server.py`.

For every move it takes one message of a seat, writes one row with everybody else's in one commit that is on the disk
before anybody is told, and sends each of four seats as many bytes as a move of Villa does. No rules, no views,
no encoding, no sockets' handshake: only the loop, the system and the store. What our server takes above it is its own.

    python bench/floor.py --tables 60 --moves 30
    python bench/floor.py --tables 60 --moves 30 --peer
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, cast

import uvloop
from sqlalchemy import create_engine

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import server as bench
from omerta.server.store.appends import Append, SqliteAppends
from omerta.server.store.tables import METADATA
from omerta.server.store.writer import NotStored, Writer

SEATS: Final = 4
ASKED: Final = b'{"type":"act","id":"bench-123456","decision":12,"action":{"do":"swap","seat_a":0,"card_a":"Y"}}\n'
LINE: Final = "x" * 400
TOLD: Final = (b"y" * 1400 + b"\n", *[b"y" * 640 + b"\n"] * (SEATS - 1))


class Table:
    def __init__(self, number: int) -> None:
        self.number = number
        self.entries = 0
        self.seats: list[asyncio.Transport] = []

    def tell(self, fault: NotStored | None) -> None:
        assert fault is None, fault
        for seat, told in zip(self.seats, TOLD, strict=True):
            seat.write(told)


class Seat(asyncio.Protocol):
    """The first line of a connection names its table."""

    def __init__(self, tables: dict[int, Table], writer: Writer[Append]) -> None:
        self._tables = tables
        self._writer = writer
        self._table: Table | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._table is None:
            number = int(data)
            self._table = self._tables.setdefault(number, Table(number))
            self._table.seats.append(self._transport)
            self._transport.write(b"seated\n")
            return
        self._table.entries += 1
        self._writer.ask(Append(self._table.number, self._table.entries, [LINE]), self._table.tell)


class Player(asyncio.Protocol):
    def __init__(self) -> None:
        self.told = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if data.endswith(b"\n"):
            self.told.set()

    async def say(self, said: bytes) -> None:
        self.told.clear()
        self.transport.write(said)
        await self.told.wait()


async def serve(port: int, path: str) -> None:
    engine = create_engine(f"sqlite:///{path}")
    METADATA.create_all(engine)
    appends = SqliteAppends(path)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people (id, name, hat, created) VALUES ('host', 'Anna', 'fedora', 0)")
        columns = "id, code, game, options, house, host, phase, created, updated"
        for number in range(10_000):
            values = f"{number}, '{number}', '', '{{}}', '{{}}', 'host', 'playing', 0, 0"
            connection.exec_driver_sql(f"INSERT INTO tables ({columns}) VALUES ({values})")
    tables: dict[int, Table] = {}
    writer = Writer(appends.commit)
    listening = await asyncio.get_running_loop().create_server(partial(Seat, tables, writer), "127.0.0.1", port)
    await listening.serve_forever()


async def play(port: int, first: int, tables: int, moves: int) -> None:
    async def table(number: int) -> list[Player]:
        connect = partial(asyncio.get_running_loop().create_connection, Player, "127.0.0.1", port)
        players = [(await connect())[1] for _ in range(SEATS)]
        for player in players:
            await player.say(b"%d\n" % number)
        return players

    async def moving(players: list[Player]) -> list[float]:
        times = []
        for _ in range(moves):
            begun = perf_counter()
            await players[0].say(ASKED)
            times.append(1000 * (perf_counter() - begun))
        return times

    seated = [await table(first + number) for number in range(tables)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    times = await asyncio.gather(*map(moving, seated))
    print(json.dumps({"milliseconds": [each for some in times for each in some]}), flush=True)


def measure(tables: int, moves: int) -> bench.Figures:
    with tempfile.TemporaryDirectory() as folder:
        port = bench.free_port()
        me = [sys.executable, __file__]
        with bench.running([*me, "--serve", str(port), str(Path(folder) / "floor.db")], {}) as serving:
            bench.wait_for_port(port)
            bench.play(serving.pid, [*me, "--play", str(port), "0", "40", "25"])
            return bench.play(serving.pid, [*me, "--play", str(port), "100", str(tables), str(moves)])


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves a processor second of a server that does nothing.")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=30, help="at each table")
    parser.add_argument("--peer", action="store_true", help="and of boardgame.io's, in the same run")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--play", nargs=4, type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        uvloop.run(serve(int(asked.serve[0]), asked.serve[1]))
        return
    if asked.play:
        uvloop.run(play(*asked.play))
        return
    floor = measure(asked.tables, asked.moves)
    print("floor", floor.told())
    if asked.peer:
        asked.pause = 0.0
        peer = bench.measure_peer(asked)
        print("peer ", peer.told())
        print("ratio", round(floor.rate / peer.rate, 2))


if __name__ == "__main__":
    main()
