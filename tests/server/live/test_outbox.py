"""What waits for a slow client is bounded, in messages and in bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from omerta.server.live.outbox import TOGETHER, Outbox

T = TypeVar("T")


def with_outbox(use: Callable[[Outbox], Awaitable[T]], limit: int = 4, most_bytes: int = 100) -> T:
    async def run() -> T:
        return await use(Outbox(limit, most_bytes))

    return asyncio.run(run())


def test_more_bytes_than_may_wait_are_dropped_and_the_client_starts_anew() -> None:
    async def use(outbox: Outbox) -> tuple[list[bytes], bool]:
        outbox.put(b"x" * 60)
        outbox.put(b"y" * 60)
        return await outbox.take(), outbox.is_lost

    assert with_outbox(use) == ([], True)


def test_one_message_that_is_larger_than_all_that_may_wait_is_sent() -> None:
    async def use(outbox: Outbox) -> tuple[list[bytes], bool]:
        outbox.put(b"x" * 1000)
        return await outbox.take(), outbox.is_lost

    assert with_outbox(use) == ([b"x" * 1000], False)


def test_what_waits_leaves_together() -> None:
    async def use(outbox: Outbox) -> list[bytes]:
        outbox.put(b"update")
        outbox.put(b"accepted")
        return await outbox.take()

    assert with_outbox(use) == [b"update", b"accepted"]


def test_no_more_leaves_at_once_than_a_client_takes_in_one_go() -> None:
    async def use(outbox: Outbox) -> list[int]:
        for _ in range(3):
            outbox.put(b"x" * (TOGETHER // 2))
        return [len(await outbox.take()), len(await outbox.take())]

    assert with_outbox(use, most_bytes=4 * TOGETHER) == [2, 1]


def test_what_was_sent_makes_room() -> None:
    async def use(outbox: Outbox) -> list[bytes]:
        outbox.put(b"x" * 60)
        first = await outbox.take()
        outbox.put(b"y" * 60)
        return [*first, *await outbox.take()]

    assert with_outbox(use) == [b"x" * 60, b"y" * 60]


def test_everything_is_on_its_way_until_the_client_has_taken_it() -> None:
    async def use(outbox: Outbox) -> list[bool]:
        outbox.put_whole(b"all")
        held = [outbox.holds_whole]
        await outbox.take()
        held.append(outbox.holds_whole)
        outbox.put(b"more")
        await outbox.take()
        return [*held, outbox.holds_whole]

    assert with_outbox(use) == [True, True, False]


def test_everything_that_was_dropped_is_no_longer_on_its_way() -> None:
    async def use(outbox: Outbox) -> tuple[bool, bool]:
        outbox.put_whole(b"all")
        for _ in range(4):
            outbox.put(b"more")
        return outbox.is_lost, outbox.holds_whole

    assert with_outbox(use) == (True, False)


class Taking:
    """A line that takes what it is given as long as it is willing."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.is_willing = True

    def send_now(self, message: bytes) -> bool:
        if self.is_willing:
            self.taken.append(message)
        return self.is_willing


def test_what_can_leave_at_once_does_not_wait() -> None:
    line = Taking()
    outbox = Outbox(4, 100, line.send_now)
    outbox.put(b"update")
    outbox.put_whole(b"all")
    assert (line.taken, outbox.holds_whole, len(outbox._waiting)) == ([b"update", b"all"], False, 0)


def test_nothing_overtakes_what_waits_or_is_being_sent() -> None:
    async def use() -> tuple[list[bytes], list[bytes], list[bytes]]:
        line = Taking()
        outbox = Outbox(4, 100, line.send_now)
        line.is_willing = False
        outbox.put(b"1")
        line.is_willing = True
        outbox.put(b"2")
        first = await outbox.take()
        outbox.put(b"3")
        second = await outbox.take()
        outbox.close(1000)
        await outbox.take()
        return first, second, line.taken

    assert asyncio.run(use()) == ([b"1", b"2"], [b"3"], [])


def test_what_a_line_does_not_take_is_bounded_as_ever() -> None:
    line = Taking()
    line.is_willing = False
    outbox = Outbox(4, 100, line.send_now)
    for _ in range(5):
        outbox.put(b"more")
    assert outbox.is_lost


def test_after_the_end_nothing_leaves() -> None:
    line = Taking()
    outbox = Outbox(4, 100, line.send_now)
    outbox.close(1000)
    outbox.put(b"more")
    assert line.taken == []
