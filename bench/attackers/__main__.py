"""One attack, until its input says that it is over: `python -m bench.attackers NAME URL`; then it says what it did."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from contextlib import suppress
from typing import Final

from bench.attackers import connections, nonsense, requests, sockets
from bench.attackers.foe import Attack, Foe

ATTACKS: Final[dict[str, Attack]] = {
    "hellos": sockets.hellos,
    "hints": sockets.hints,
    "silent": connections.silent,
    "unfinished": connections.unfinished,
    "forwarded": connections.forwarded,
    "tables": requests.tables,
    "crowd": sockets.crowd,
    "nulls": requests.nulls,
    "undo": sockets.undo,
    "onlookers": sockets.onlookers,
    "malformed": nonsense.malformed,
    "frames": nonsense.frames,
    "names": nonsense.names,
}


async def main(name: str, url: str) -> None:
    begun, over = asyncio.Event(), asyncio.Event()

    async def ready() -> None:
        print("ready", flush=True)
        await begun.wait()

    foe = Foe(url, ready)
    attacking = asyncio.create_task(ATTACKS[name](foe))
    orders = asyncio.create_task(_listen(begun, over))
    # An attack ends by itself only if something is wrong with it.
    await asyncio.wait({attacking, orders}, return_when=asyncio.FIRST_COMPLETED)
    attacking.cancel()
    with suppress(asyncio.CancelledError):
        await attacking
    print(json.dumps(foe.counts), flush=True)


async def _listen(*moments: asyncio.Event) -> None:
    """One line begins the attack, another ends it."""
    for moment in moments:
        await asyncio.to_thread(sys.stdin.readline)
        moment.set()


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main(*sys.argv[1:]))
