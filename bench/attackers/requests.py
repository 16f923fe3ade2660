"""Attacks by requests: tables by the hundred, and addresses that do not exist."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from bench.attackers.foe import Foe

TABLES_A_SECOND: Final = 718 / 60
AT_ONCE: Final = 16


async def tables(foe: Foe) -> None:
    """One guest sets up 718 tables in a minute, all of them for the open list."""
    guest = await foe.guest()
    await foe.ready()

    async def lay() -> None:
        wanted = {"game": "villa", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        foe.counts[str((await guest.post("/api/tables", json=wanted)).status_code)] += 1
        await asyncio.sleep(AT_ONCE / TABLES_A_SECOND)

    await asyncio.gather(*(foe.again_and_again("request", lay) for _ in range(AT_ONCE)))


async def nulls(foe: Foe) -> None:
    """`GET /%00` and long addresses, as fast as they are answered."""
    await foe.ready()
    paths = ("/%00", "/assets/%00.js", "/" + "x" * 8_000, "/api/tables/%00/record.jsonl")

    async def ask(number: int) -> None:
        async with foe.client() as client:
            for _ in range(100):
                foe.counts[str((await client.get(paths[number % len(paths)])).status_code)] += 1

    await asyncio.gather(*(foe.again_and_again("client", partial(ask, n)) for n in range(AT_ONCE)))
