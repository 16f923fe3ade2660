"""Honest people for `bench/siege.py` and `bench/memory.py`: each table plays games to their end, one process for all.

They say "ready" when all are seated and play when they are told to on their input. Whoever's game is over lays the next
table, until the time is up; games that run then are played to their end. At last they say how long each move took.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.seats import Listener, dial
from omerta import catalog

STILL: Final = 60.0
"""Seconds without anything after which a table stands still."""

LEAST_SEATS: Final = 4
AT_ONCE: Final = 8
NAP: Final = 0.01


class Tally:
    """What all tables have lived through."""

    def __init__(self) -> None:
        self.milliseconds: list[float] = []
        self.lateness: list[float] = []
        """Milliseconds by which the machine let us wait for nothing: how busy it is besides."""

        self.begun = 0
        self.ended = 0
        self.stood_still = 0
        self.refused = 0


class Evening:
    """One place in the house: a table after the other, its people always at the same address."""

    def __init__(self, url: str, games: Sequence[str], number: int, pace: float, bots: int, tally: Tally) -> None:
        self._url = url
        self._games = games
        self._number = number
        self._pace = pace
        self._bots = bots
        self._tally = tally
        self._chance = random.Random(number)
        self._news = asyncio.Event()
        self._seats: list[Listener] = []

    async def sit_down(self) -> None:
        game = self._games[(self._number + self._tally.begun) % len(self._games)]
        self._tally.begun += 1
        self._news = asyncio.Event()
        code, cookie = await self._lay(game)
        people = seats_of(game) - self._bots
        lines = [await dial(self._url, code, seat, cookie, self._home) for seat in range(people)]
        self._seats = [Listener(line, self._news, self._chance.randrange(1 << 32)) for line in lines]
        await self._news.wait()

    async def play(self, until: float) -> None:
        """From one game to the next, until the time is up and the last one over."""
        while await self._play_one() and perf_counter() < until:
            await self.leave()
            await self.sit_down()
        await self.leave()

    async def leave(self) -> None:
        await asyncio.gather(*(seat.socket.close() for seat in self._seats))

    @property
    def _home(self) -> str:
        return f"127.0.1.{1 + self._number % 250}"

    async def _lay(self, game: str) -> tuple[str, str]:
        """Its code, and the cookie of the guest who plays all seats that are no bot's."""
        transport = httpx.AsyncHTTPTransport(local_address=self._home)
        headers = {"origin": self._url}
        async with httpx.AsyncClient(base_url=self._url, headers=headers, transport=transport, timeout=120) as http:
            kinds = ["me"] * (seats_of(game) - self._bots) + ["bot"] * self._bots
            wanted = {"game": game, "options": {}, "seats": [{"kind": kind} for kind in kinds]}
            answer = await http.post("/api/tables", json=wanted)
            answer.raise_for_status()
            code: str = answer.json()["code"]
            (await http.post(f"/api/tables/{code}/start")).raise_for_status()
            return code, "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def _play_one(self) -> bool:
        """False if the table stands still, or the server has sent its people away."""
        try:
            while not any(seat.is_over for seat in self._seats):
                await asyncio.wait_for(self._move(), STILL)
                await asyncio.sleep(self._pace * self._chance.uniform(0.5, 1.5))
        except TimeoutError:
            self._tally.stood_still += 1
            return False
        self._tally.ended += 1
        return True

    async def _move(self) -> None:
        """Whoever is asked moves at random; if nobody is, they wait for the bots or for the cadence."""
        self._news.clear()
        asked = [seat for seat in self._seats if seat.menu.decisions]
        if not asked or any(seat.is_over for seat in self._seats):
            await self._news.wait()
            return
        begun = perf_counter()
        if await self._chance.choice(asked).act() == "accepted":
            self._tally.milliseconds.append(1000 * (perf_counter() - begun))
        else:
            self._tally.refused += 1


def seats_of(game: str) -> int:
    """As many as are nearest to four, and not fewer."""
    return min(seats for seats in catalog.find(game).seats if seats >= LEAST_SEATS)


async def notice(tally: Tally) -> None:
    """Sleeps for a moment, again and again, and notes by how much it was woken too late."""
    while True:
        begun = perf_counter()
        await asyncio.sleep(NAP)
        tally.lateness.append(1000 * (perf_counter() - begun - NAP))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--games", default="villa,falconi,wallet")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two moves of a table")
    parser.add_argument("--bots", type=int, default=0, help="of the seats of each table")
    parser.add_argument("--seconds", type=float, default=30.0, help="after which nobody lays another table")
    asked = parser.parse_args()
    tally, limit, games = Tally(), asyncio.Semaphore(AT_ONCE), asked.games.split(",")
    evenings = [Evening(asked.url, games, number, asked.pace, asked.bots, tally) for number in range(asked.tables)]

    async def arrive(evening: Evening) -> None:
        async with limit:
            await evening.sit_down()

    await asyncio.gather(*map(arrive, evenings))
    print("ready", flush=True)
    if not await asyncio.to_thread(sys.stdin.readline):
        return
    until, noticing = perf_counter() + asked.seconds, asyncio.create_task(notice(tally))
    await asyncio.gather(*(evening.play(until) for evening in evenings))
    noticing.cancel()
    print(json.dumps(vars(tally)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
