"""What waits for a slow client is bounded, in messages and in bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from omerta.server.live.outbox import Outbox

T = TypeVar("T")


def with_outbox(use: Callable[[Outbox], Awaitable[T]], limit: int = 4, most_bytes: int = 100) -> T:
    async def run() -> T:
        return await use(Outbox(limit, most_bytes))

    return asyncio.run(run())


def test_more_bytes_than_may_wait_are_dropped_and_the_client_starts_anew() -> None:
    async def use(outbox: Outbox) -> tuple[bytes | None, bool]:
        outbox.put(b"x" * 60)
        outbox.put(b"y" * 60)
        return await outbox.next(), outbox.is_lost

    assert with_outbox(use) == (None, True)


def test_one_message_that_is_larger_than_all_that_may_wait_is_sent() -> None:
    async def use(outbox: Outbox) -> tuple[bytes | None, bool]:
        outbox.put(b"x" * 1000)
        return await outbox.next(), outbox.is_lost

    assert with_outbox(use) == (b"x" * 1000, False)


def test_what_was_sent_makes_room() -> None:
    async def use(outbox: Outbox) -> list[bytes | None]:
        outbox.put(b"x" * 60)
        first = await outbox.next()
        outbox.put(b"y" * 60)
        return [first, await outbox.next()]

    assert with_outbox(use) == [b"x" * 60, b"y" * 60]


def test_everything_is_on_its_way_until_the_client_has_taken_it() -> None:
    async def use(outbox: Outbox) -> list[bool]:
        outbox.put_whole(b"all")
        held = [outbox.holds_whole]
        await outbox.next()
        held.append(outbox.holds_whole)
        outbox.put(b"more")
        await outbox.next()
        return [*held, outbox.holds_whole]

    assert with_outbox(use) == [True, True, False]


def test_everything_that_was_dropped_is_no_longer_on_its_way() -> None:
    async def use(outbox: Outbox) -> tuple[bool, bool]:
        outbox.put_whole(b"all")
        for _ in range(4):
            outbox.put(b"more")
        return outbox.is_lost, outbox.holds_whole

    assert with_outbox(use) == (True, False)
