"""Attacks by what makes no sense: addresses that are none, frames that are no text, names that pile up."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from typing import Final

from bench.attackers.foe import Foe, Seat

HOSTS: Final = (b"[", b"[::1", b"127.0.0.1:99999", b"a@127.0.0.1", b"\xff", b"", b"evil.example")
ORIGINS: Final = (b"http://[", b"http://\xff\xfe", b"://", b"null", b"http://evil.example")
PATHS: Final = (b"/", b"/%00", b"/api/me", b"/api/tables/ABCDE", b"/" + b"%ff" * 2_000, b"/..%2f..%2fetc/passwd")
NAMES: Final = (
    "\u200b" * 20,
    "Z" + "\u0308" * 60,
    "\u202enitup",
    "\u0301\u0302",
    "\0\x1b[31m",
    "<script>alert(1)</script>",
    "\u3164",
)
FRAMES: Final = (b"\xff\xfe\xfd", b'{"type":"say","id":"x","text":"\xed\xa0\x80"}', b"[" * 4_000, b"", b"\xc3")
AT_ONCE: Final = 8


async def malformed(foe: Foe) -> None:
    """Requests with hosts, origins and addresses that are none, each on a connection of its own."""
    await foe.ready()
    endless = itertools.cycle(itertools.product(PATHS, HOSTS, ORIGINS))

    async def ask() -> None:
        path, host, origin = next(endless)
        head = b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\nOrigin: " + origin + b"\r\n\r\n"
        reader, writer = await foe.open(head)
        async with asyncio.timeout(10):
            said = await reader.readline()
        foe.counts[said[9:12].decode(errors="replace")] += 1
        writer.close()

    await asyncio.gather(*(foe.again_and_again("request", ask) for _ in range(AT_ONCE)))


async def frames(foe: Foe) -> None:
    """Frames that are no text, no JSON or no message, on sockets that are dialled again when they are closed."""
    guest = await foe.guest()
    code = await foe.table(guest, "villa", *["me"] * 4)
    await foe.ready()

    async def shout(number: int) -> None:
        seat = Seat(await foe.dial(guest, code, number % 4))
        for frame in itertools.cycle(FRAMES):
            await seat.socket.send(frame, text=True)
            foe.counts["frame"] += 1
            await asyncio.sleep(0.01)

    await asyncio.gather(*(foe.again_and_again("socket", partial(shout, n)) for n in range(AT_ONCE)))


async def names(foe: Foe) -> None:
    """Names and words of which nothing shows, or which pile up."""
    guest = await foe.guest()
    code = await foe.table(guest, "villa", *["me"] * 4)
    seat = Seat(await foe.dial(guest, code, 0))
    await foe.ready()

    async def call_myself() -> None:
        for name in NAMES:
            answer = await guest.put("/api/me", json={"name": name, "hat": "fedora"})
            foe.counts[f"name {answer.status_code}"] += 1
            foe.counts[f"word {await seat.answer({'type': 'say', 'text': name})}"] += 1

    await foe.again_and_again("round", call_myself)
