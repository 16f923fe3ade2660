"""A seat at a table as benches play it: what its player may do now, told by the server, chosen at random."""

from __future__ import annotations

import asyncio
import itertools
import random
from typing import Final

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

_keys = itertools.count(1)


class Standing(Struct):
    decisions: tuple[tuple[int, Raw], ...]
    groups: tuple[str, ...]


class TableStands(Struct):
    phase: str


class Heard(Struct):
    """As much of any message of the server as a player here needs."""

    type: str
    id: str | None = None
    standing: Standing | None = None
    groups: dict[str, Raw] = {}
    table: TableStands | None = None


HEARD: Final = msgspec.json.Decoder(Heard)
ACTIONS: Final = msgspec.json.Decoder(list[Raw])


def new_id() -> str:
    return f"bench-{next(_keys)}"


async def dial(
    url: str, code: str, seat: int | None, cookie: str, home: str, queue: int | None = None
) -> ClientConnection:
    """A socket from the address `home`, on which `hello` was said; with a `queue` of 1 nobody reads it."""
    query = "" if seat is None else f"?seat={seat}"
    socket = await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}",
        origin=Origin(url),
        additional_headers={"cookie": cookie},
        compression=None,
        proxy=None,
        max_queue=queue,
        max_size=None,
        local_addr=(home, 0),
        ping_interval=None,
        open_timeout=60,
        close_timeout=1,
    )
    await socket.send('{"type":"hello"}')
    return socket


class Menu:
    """What a seat is asked, and what it may do."""

    def __init__(self, seed: int = 0) -> None:
        self.decisions: tuple[tuple[int, Raw], ...] = ()
        self._names: tuple[str, ...] = ()
        self._groups: dict[str, Raw] = {}
        self._chance = random.Random(seed)

    def take(self, heard: Heard) -> None:
        self._groups |= heard.groups
        if heard.standing is not None:
            self.decisions, self._names = heard.standing.decisions, heard.standing.groups

    def act(self, key: str) -> str | None:
        """A message that answers the first decision; None if the seat is not asked."""
        names = [name for name in self._names if bytes(self._groups.get(name, b"[]")) != b"[]"]
        if not self.decisions or not names:
            return None
        action = self._chance.choice(ACTIONS.decode(self._groups[self._chance.choice(names)]))
        act = b'{"type":"act","id":"%b","decision":%d,"action":%b}'
        return (act % (key.encode(), self.decisions[0][0], bytes(action))).decode()


class Listener:
    """A seat that always listens: `news` is set whenever its player may have something to do."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event, seed: int) -> None:
        self.socket = socket
        self.is_over = False
        self.menu = Menu(seed)
        self._news = news
        self._answer: asyncio.Future[str] | None = None
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """The last word may be a close frame or none at all."""
        try:
            async for text in self.socket:
                self._hear(HEARD.decode(text))
        except ConnectionClosed:
            return

    def _hear(self, heard: Heard) -> None:
        self.menu.take(heard)
        if heard.table is not None and heard.table.phase == "over":
            self.is_over = True
        if heard.table is not None or heard.standing is not None:
            self._news.set()
        elif heard.type in ("accepted", "refused") and self._answer is not None and not self._answer.done():
            self._answer.set_result(heard.type)

    async def act(self) -> str:
        """Something that the menu offers; "accepted" or "refused"."""
        message = self.menu.act(new_id())
        assert message is not None, "only who is asked acts"
        self._answer = asyncio.get_running_loop().create_future()
        await self.socket.send(message)
        return await self._answer
