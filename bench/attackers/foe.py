"""A machine that attacks: its address, its guests, its connections, and a count of everything that happened to them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.seats import HEARD, Heard, Menu, dial, new_id

HOME: Final = "127.0.0.66"
LOST: Final = (OSError, EOFError, WebSocketException, httpx.HTTPError, TimeoutError)
"""Whatever a server may do to somebody who attacks it."""

PAUSE: Final = 0.2
"""Seconds after which somebody who was sent away comes again."""

Attack: TypeAlias = Callable[["Foe"], Coroutine[Any, Any, None]]


class Foe:
    """`ready` is told when everything is prepared; it returns when the attack is to begin."""

    def __init__(self, url: str, ready: Callable[[], Awaitable[None]]) -> None:
        self.url = url
        self.ready = ready
        self.counts: Counter[str] = Counter()
        self.port = int(url.rpartition(":")[2])

    def client(self, home: str = HOME) -> httpx.AsyncClient:
        """Somebody new: nobody knows their cookie."""
        transport = httpx.AsyncHTTPTransport(local_address=home, limits=httpx.Limits(max_connections=None))
        return httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, transport=transport, timeout=60)

    async def guest(self, home: str = HOME) -> httpx.AsyncClient:
        guest = self.client(home)
        (await guest.get("/api/me")).raise_for_status()
        return guest

    async def table(self, guest: httpx.AsyncClient, game: str, *kinds: str, **wishes: object) -> str:
        """A table that has begun: each seat `me` or `bot`. Whoever is told to wait waits."""
        seats = [{"kind": kind} for kind in kinds]
        wanted = {"game": game, "options": {}, "seats": seats, **wishes}
        code: str = (await self._insist(guest, "/api/tables", json=wanted)).json()["code"]
        await self._insist(guest, f"/api/tables/{code}/start")
        return code

    async def _insist(self, guest: httpx.AsyncClient, path: str, **rest: Any) -> httpx.Response:
        while (answer := await guest.post(path, **rest)).status_code == 429:
            await asyncio.sleep(1)
        return answer.raise_for_status()

    async def dial(
        self,
        guest: httpx.AsyncClient,
        code: str,
        seat: int | None = None,
        *,
        home: str = HOME,
        queue: int | None = None,
    ) -> ClientConnection:
        """A socket on which `hello` was said; with a `queue` of 1 nobody reads it."""
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        return await dial(self.url, code, seat, cookie, home, queue)

    async def open(self, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which just this is said."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(HOME, 0))
        writer.write(said)
        return reader, writer

    async def again_and_again(self, name: str, do: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
        """Does it until the siege ends; whoever is sent away comes back."""
        while True:
            try:
                await do()
                self.counts[name] += 1
            except LOST:
                self.counts[f"{name} lost"] += 1
                await asyncio.sleep(pause)


class Seat:
    """A seat at a table of the foe's own, which listens when it wants to."""

    def __init__(self, socket: ClientConnection, seed: int = 0) -> None:
        self.socket = socket
        self._menu = Menu(seed)

    async def hear(self) -> Heard:
        heard = HEARD.decode(await self.socket.recv())
        self._menu.take(heard)
        return heard

    async def answer(self, message: dict[str, object]) -> str:
        """What the server answers: `accepted` or `refused`."""
        return await self._answer((key := new_id()), msgspec.json.encode({**message, "id": key}).decode())

    async def _answer(self, key: str, message: str) -> str:
        await self.socket.send(message)
        while (heard := await self.hear()).id != key and heard.type != "refused":
            pass
        return heard.type

    async def settle(self) -> None:
        """Everything that was on its way is heard."""
        await self.socket.send('{"type":"ping"}')
        while (await self.hear()).type != "pong":
            pass

    async def act(self) -> str:
        """Something that is legal; "" if this seat is not asked."""
        message = self._menu.act(key := new_id())
        return "" if message is None else await self._answer(key, message)
