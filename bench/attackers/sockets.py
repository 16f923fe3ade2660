"""Attacks over sockets that are let in: what they ask for is allowed, only there is far too much of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import httpx

from bench.attackers.foe import LOST, Foe, Seat
from bench.seats import new_id

SOCKETS: Final = 24
HINTS: Final = 80
"""Hints that each of these sockets asks for at once: 1,920 in all."""

ONLOOKERS: Final = 480
HOMES: Final = ("127.0.0.66", "127.0.0.67")
LONG: Final = 150
"""Moves after which a game is long."""

FAR_APART: Final = 2.0


async def hellos(foe: Foe) -> None:
    """24 sockets say hello again and again, and never read."""
    guest = await foe.guest()
    code = await foe.table(guest, "palermo", *["me"] * 4)
    await foe.ready()

    async def shout(number: int) -> None:
        socket = await foe.dial(guest, code, number % 4, queue=1)
        while True:
            await socket.send('{"type":"hello"}')
            foe.counts["hello"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(foe.again_and_again("socket", partial(shout, n)) for n in range(SOCKETS)))


async def hints(foe: Foe) -> None:
    """24 sockets ask for 80 hints each at once, and soon again."""
    guest = await foe.guest()
    codes = [await foe.table(guest, "villa", *["me"] * 4, coach="full") for _ in range(SOCKETS // 4)]
    await foe.ready()

    async def ask(seat: Seat) -> None:
        for number in range(HINTS):
            what = '"hint"' if number % 2 else '"coach"'
            await seat.socket.send(f'{{"type":"ask","id":"{new_id()}","what":{what}}}')
        await asyncio.sleep(FAR_APART)

    async def flood(number: int) -> None:
        seat = Seat(await foe.dial(guest, codes[number // 4], number % 4))
        listening = asyncio.create_task(_count(foe, seat))
        try:
            while True:
                await ask(seat)
                foe.counts["asked"] += HINTS
        finally:
            listening.cancel()

    await asyncio.gather(*(foe.again_and_again("socket", partial(flood, n)) for n in range(SOCKETS)))


async def _count(foe: Foe, seat: Seat) -> None:
    """Counts what is answered; the end is noticed by whoever asks."""
    with suppress(*LOST):
        while True:
            foe.counts[(await seat.hear()).type] += 1


async def crowd(foe: Foe) -> None:
    """24 tables within all limits: bots play at them, and their people say as much as they may."""
    tables: list[tuple[httpx.AsyncClient, str]] = []
    for _ in range(3):
        guest = await foe.guest()
        tables += [(guest, await foe.table(guest, "villa", "me", "bot", "bot", "bot")) for _ in range(8)]
    await foe.ready()

    async def sit(guest: httpx.AsyncClient, code: str) -> None:
        seat = Seat(await foe.dial(guest, code, 0))
        await seat.settle()
        while True:
            told = await seat.act() or await seat.answer({"type": "say", "text": "Good evening to all of you!"})
            foe.counts[told] += 1
            # All tables of a guest together stay within twenty messages a second.
            await asyncio.sleep(8 / 20)

    await asyncio.gather(*(foe.again_and_again("table", partial(sit, *t)) for t in tables))


async def undo(foe: Foe) -> None:
    """In long games every move is taken back, as often as messages are allowed."""
    games = [await _long_game(foe, seed) for seed in range(3)]
    await foe.ready()

    async def to_and_fro(seats: list[Seat]) -> None:
        for seat in seats:
            await seat.settle()
            if await seat.act() == "accepted":
                foe.counts[f"undo {await seat.answer({'type': 'undo'})}"] += 1

    await asyncio.gather(*(foe.again_and_again("round", partial(to_and_fro, g)) for g in games))


async def _long_game(foe: Foe, seed: int) -> list[Seat]:
    guest = await foe.guest()
    code = await foe.table(guest, "palermo", *["me"] * 4)
    seats = [Seat(await foe.dial(guest, code, number), seed) for number in range(4)]
    moves = 0
    while moves < LONG:
        for seat in seats:
            await seat.settle()
            moves += await seat.act() == "accepted"
        # So fast as messages are allowed, and not faster.
        await asyncio.sleep(0.25)
    return seats


async def onlookers(foe: Foe) -> None:
    """480 onlookers at one table, from two machines, and whoever sits there moves as often as messages are allowed."""
    host = await foe.guest()
    code = await foe.table(host, "palermo", *["me"] * 4)
    watching: list[asyncio.Task[None]] = []
    for number in range(ONLOOKERS // SOCKETS):
        home = HOMES[number % 2]
        guest = await foe.guest(home)
        for _ in range(SOCKETS):
            socket = await foe.dial(guest, code, home=home)
            watching.append(asyncio.create_task(_look_on(foe, Seat(socket))))
        # New sockets are requests, too.
        await asyncio.sleep(FAR_APART)
    seats = [Seat(await foe.dial(host, code, number)) for number in range(4)]
    await foe.ready()

    async def move() -> None:
        for seat in seats:
            await seat.settle()
            foe.counts[await seat.act()] += 1

    await asyncio.gather(foe.again_and_again("round", move), *watching)


async def _look_on(foe: Foe, seat: Seat) -> None:
    try:
        async for _ in seat.socket:
            foe.counts["seen"] += 1
    except LOST:
        foe.counts["onlooker lost"] += 1
