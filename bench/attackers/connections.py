"""Attacks by connections that never become anything, and by connections that claim to be somebody else's."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import Final

from bench.attackers.foe import LOST, Foe

SILENT: Final = 1_400
UNFINISHED: Final = 400
LATER: Final = 5.0
"""Seconds after which a silent connection that was closed is opened again."""

BEGUN: Final = (
    b"G",
    b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 20\r\n\r\n{",
    b"GET /api/tables/ABCDE/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n",
)
FLOODERS: Final = 32


async def silent(foe: Foe) -> None:
    """1,400 connections say nothing, at a server that may open 1,024 files."""
    await foe.ready()

    async def hold() -> None:
        reader, writer = await foe.open()
        with suppress(*LOST):
            await reader.read()
        writer.close()
        await asyncio.sleep(LATER)

    await asyncio.gather(*(foe.again_and_again("closed", hold, LATER) for _ in range(SILENT)))


async def unfinished(foe: Foe) -> None:
    """400 handshakes and requests that never end, a byte a second."""
    await foe.ready()

    async def drip(number: int) -> None:
        reader, writer = await foe.open(BEGUN[number % len(BEGUN)])
        ended = asyncio.ensure_future(reader.read())
        while not ended.done():
            writer.write(b"x")
            await asyncio.wait({ended}, timeout=1)
        writer.close()
        with suppress(*LOST):
            ended.result()
        await asyncio.sleep(1)

    await asyncio.gather(*(foe.again_and_again("closed", partial(drip, n), 1) for n in range(UNFINISHED)))


async def forwarded(foe: Foe) -> None:
    """Every request says that it comes from another address, to be a new guest with tables of its own."""
    await foe.ready()
    chance = random.Random(0)

    async def flood() -> None:
        async with foe.client() as client:
            for _ in range(50):
                client.cookies.clear()
                other = ".".join(str(chance.randrange(1, 255)) for _ in range(4))
                names = {"x-forwarded-for": other, "forwarded": f"for={other}", "x-real-ip": other}
                foe.counts[str((await client.get("/api/me", headers=names)).status_code)] += 1
                wanted = {"game": "villa", "options": {}, "seats": [{"kind": "me"}] * 2, "listed": True}
                answer = await client.post("/api/tables", json=wanted, headers=names)
                foe.counts[f"table {answer.status_code}"] += 1

    await asyncio.gather(*(foe.again_and_again("client", flood) for _ in range(FLOODERS)))
