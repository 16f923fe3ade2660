"""A game is played to its end over sockets, beside the pages of its people: the test is about what comes after it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from httpx import Cookies

from tests.browser.guest import Guest
from tests.server.hard import client
from tests.server.hard.playing import Player


def play_out(people: Sequence[Guest], code: str) -> None:
    """Everybody moves at random, on the seat of their place in the list."""
    cookies = [Cookies({each["name"]: each["value"] for each in guest.context.cookies()}) for guest in people]
    # The browser has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _play(people[0].address, cookies, code)).result()


async def _play(address: str, cookies: Sequence[Cookies], code: str) -> None:
    async with asyncio.TaskGroup() as tasks:
        for seat, own in enumerate(cookies):
            tasks.create_task(_play_seat(address, own, code, seat))


async def _play_seat(address: str, cookies: Cookies, code: str, seat: int) -> None:
    async with client.Guest(address, cookies) as guest:
        await Player(guest, code, (seat,), seed=seat).play()
