"""Players for `bench/server.py`, four or more a table, over real sockets: one process for all of them.

They say "ready" when all are seated, play when they are told to on their input, then say how long each move took.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Final, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from msgspec import Raw, Struct

AT_ONCE: Final = 8
"""Tables that are laid at the same time."""

PATIENCE: Final = 5.0
"""Seconds after which a table where nobody is asked anything is over."""

KIND, TEXT, PING, PONG = 0x0F, 1, 9, 10
TWO_BYTES: Final = 126

_keys = itertools.count(1)


class Standing(Struct):
    decisions: tuple[tuple[int, Raw], ...]
    groups: tuple[str, ...]


class Told(Struct):
    """As much of any message of the server as a player here needs."""

    type: str
    id: str | None = None
    standing: Standing | None = None
    groups: dict[str, Raw] = {}


TOLD: Final = msgspec.json.Decoder(Told)
ACTIONS: Final = msgspec.json.Decoder(list[Raw])


class Seat(asyncio.Protocol):
    """One socket: what its player may do now, and the answer it waits for. It knows as much of the protocol of sockets
    as it needs, so that the players are not what is measured."""

    def __init__(self, request: bytes, news: asyncio.Event) -> None:
        self.decisions: tuple[tuple[int, Raw], ...] = ()
        self._names: tuple[str, ...] = ()
        self._groups: dict[str, Raw] = {}
        self._news = news
        self._answer: asyncio.Future[str] | None = None
        self._request = request
        self._is_open = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data, self._rest = self._rest + data, b""
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head, head
            self._is_open = True
            self._send(TEXT, b'{"type":"hello"}')
        while data:
            size, start = _measured(data)
            if len(data) < start + size:
                self._rest = data
                return
            self._hear(data[0] & KIND, data[start : start + size])
            data = data[start + size :]

    def _hear(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self._send(PONG, content)
        elif kind == TEXT:
            self._learn(TOLD.decode(content))
        else:
            raise SystemExit(f"the server ends a socket: {content!r}")

    def _learn(self, told: Told) -> None:
        self._groups |= told.groups
        if told.standing is not None:
            self.decisions, self._names = told.standing.decisions, told.standing.groups
            self._news.set()
        elif told.type in ("accepted", "refused") and self._answer is not None:
            self._answer.set_result(told.type)

    def _send(self, kind: int, content: bytes) -> None:
        """Its mask is 0, which leaves everything as it is."""
        size = len(content)
        length = bytes((0x80 | size,)) if size < TWO_BYTES else bytes((0x80 | TWO_BYTES,)) + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + bytes(4) + content)

    async def act(self, chance: random.Random) -> str:
        """Something that the menu offers; "accepted" or "refused"."""
        name = chance.choice([name for name in self._names if bytes(self._groups[name]) != b"[]"])
        action = chance.choice(ACTIONS.decode(self._groups[name]))
        act = b'{"type":"act","id":"bench-%d","decision":%d,"action":%b}'
        self._answer = asyncio.get_running_loop().create_future()
        self._send(TEXT, act % (next(_keys), self.decisions[0][0], bytes(action)))
        return await self._answer


def _measured(data: bytes) -> tuple[int, int]:
    """The size of a frame's content, and where it begins; more than there is while that is not known."""
    if len(data) < 2 or data[1] < TWO_BYTES:
        return (data[1] if len(data) > 1 else 0), 2
    end = 4 if data[1] == TWO_BYTES else 10
    return int.from_bytes(data[2:end], "big") if len(data) >= end else 0, end


class Table:
    """All seats of a table: whoever is asked moves at random, one after the other."""

    def __init__(self, news: asyncio.Event, seats: Sequence[Seat], chance: random.Random) -> None:
        self._news = news
        self._seats = seats
        self._chance = chance
        self.milliseconds: list[float] = []

    async def play(self, moves: int, pause: float) -> None:
        if pause:
            await asyncio.sleep(pause * self._chance.random())
        while len(self.milliseconds) < moves:
            self._news.clear()
            asked = [seat for seat in self._seats if seat.decisions]
            if not asked:
                try:
                    await asyncio.wait_for(self._news.wait(), PATIENCE)
                except TimeoutError:
                    return
                continue
            begun = perf_counter()
            # Who has not yet heard that another was quicker is refused; that is no move.
            if await self._chance.choice(asked).act(self._chance) == "accepted":
                self.milliseconds.append(1000 * (perf_counter() - begun))
            if pause:
                await asyncio.sleep(pause * self._chance.uniform(0.5, 1.5))


async def lay(url: str, game: str, options: dict[str, object], seats: int, seed: int) -> Table:
    """A new table for one guest who plays all of its seats."""
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, trust_env=False, timeout=60) as http:
        wanted = {"game": game, "options": options, "seats": [{"kind": "me"}] * seats}
        answer = await http.post("/api/tables", json=wanted)
        answer.raise_for_status()
        code = answer.json()["code"]
        (await http.post(f"/api/tables/{code}/start")).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    news = asyncio.Event()
    return Table(news, [await sit(url, code, seat, cookie, news) for seat in range(seats)], random.Random(seed))


async def sit(url: str, code: str, number: int, cookie: str, news: asyncio.Event) -> Seat:
    place = urlsplit(url)
    lines = (
        f"GET /api/tables/{code}/socket?seat={number} HTTP/1.1",
        f"Host: {place.netloc}",
        f"Origin: {url}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "",
        "",
    )
    request = "\r\n".join(lines).encode()
    assert place.hostname and place.port, url
    news.clear()
    _, seat = await asyncio.get_running_loop().create_connection(
        lambda: Seat(request, news), place.hostname, place.port
    )
    await news.wait()
    return seat


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--game", default="villa")
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between two moves of a table")
    asked = parser.parse_args()
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(seed: int) -> Table:
        async with limit:
            return await lay(asked.url, asked.game, msgspec.json.decode(asked.options), asked.seats, seed)

    tables = await asyncio.gather(*(one(seed) for seed in range(asked.tables)))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(table.play(asked.moves, asked.pause) for table in tables))
    times = [each for table in tables for each in table.milliseconds]
    print(msgspec.json.encode({"milliseconds": times}).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
