"""One thing after the other, and whoever waits for something hears how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TypeVar

import pytest

from omerta.contract import Text
from omerta.server.live.mailbox import Mailbox
from omerta.server.wire.problems import Rejected

T = TypeVar("T")


class Desk:
    """A mailbox, what was done from it, and something that lasts until it is let go."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go_on = asyncio.Event()
        self.mailbox = Mailbox(2, "table", self._fault)

    async def _fault(self) -> None:
        self.done.append("made anew")

    def doing(self, what: str) -> Callable[[], Awaitable[str]]:
        async def command() -> str:
            self.done.append(what)
            return what

        return command

    async def lasting(self) -> str:
        await self.go_on.wait()
        self.done.append("long")
        return "long"


def at_desk(use: Callable[[Desk], Awaitable[T]]) -> T:
    async def run() -> T:
        desk = Desk()
        try:
            return await use(desk)
        finally:
            await desk.mailbox.close()

    return asyncio.run(run())


def test_commands_wait_for_those_before_them() -> None:
    async def use(desk: Desk) -> list[str]:
        long = asyncio.create_task(desk.mailbox.do(desk.lasting))
        short = asyncio.create_task(desk.mailbox.do(desk.doing("short")))
        await asyncio.sleep(0)
        desk.go_on.set()
        return [await short, await long, *desk.done]

    assert at_desk(use) == ["short", "long", "long", "short"]


def test_a_refusal_is_the_askers_and_the_table_goes_on() -> None:
    async def refusing() -> None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-begun"))

    async def use(desk: Desk) -> tuple[str, str]:
        with pytest.raises(Rejected) as refused:
            await desk.mailbox.do(refusing)
        return refused.value.text.key, await desk.mailbox.do(desk.doing("next"))

    assert at_desk(use) == ("refusal-not-begun", "next")


def test_after_a_fault_the_asker_is_told_to_come_back_and_the_table_is_made_anew() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    async def use(desk: Desk) -> list[str]:
        with pytest.raises(Rejected, match="busy"):
            await desk.mailbox.do(broken)
        await desk.mailbox.do(desk.doing("next"))
        return desk.done

    assert at_desk(use) == ["made anew", "next"]


def test_a_table_with_too_much_to_do_says_so_but_not_to_itself() -> None:
    async def use(desk: Desk) -> list[str]:
        desk.mailbox.post(desk.lasting)
        desk.mailbox.post(desk.lasting)
        with pytest.raises(Rejected, match="busy"):
            await desk.mailbox.do(desk.doing("too much"))
        desk.mailbox.post(desk.doing("its own"))
        desk.go_on.set()
        while len(desk.done) < 3:
            await asyncio.sleep(0)
        return desk.done

    assert at_desk(use) == ["long", "long", "its own"]


def test_whoever_still_waits_at_the_end_is_told_to_come_back() -> None:
    async def use(desk: Desk) -> list[str]:
        running = asyncio.create_task(desk.mailbox.do(desk.lasting))
        waiting = asyncio.create_task(desk.mailbox.do(desk.doing("never")))
        await asyncio.sleep(0)
        await desk.mailbox.close()
        ends = await asyncio.gather(running, waiting, return_exceptions=True)
        assert all(isinstance(end, Rejected) for end in ends)
        return desk.done

    assert at_desk(use) == []


def test_whoever_has_the_turn_is_waited_for() -> None:
    async def use(desk: Desk) -> list[object]:
        await desk.mailbox.do(desk.doing("before"))
        await asyncio.sleep(0)
        taken = [desk.mailbox.take_turn(), desk.mailbox.take_turn()]
        later = asyncio.create_task(desk.mailbox.do(desk.doing("later")))
        await asyncio.sleep(0.01)
        desk.done.append("its turn")
        desk.mailbox.give_back()
        await later
        return [*taken, *desk.done]

    assert at_desk(use) == [True, False, "before", "its turn", "later"]


def test_while_somebody_waits_nobody_takes_the_turn() -> None:
    async def use(desk: Desk) -> list[bool]:
        waiting = asyncio.create_task(desk.mailbox.do(desk.lasting))
        await asyncio.sleep(0)
        taken = [desk.mailbox.take_turn()]
        await asyncio.sleep(0)
        taken.append(desk.mailbox.take_turn())
        desk.go_on.set()
        await waiting
        return taken

    assert at_desk(use) == [False, False]


def test_what_follows_from_a_turn_is_done_before_what_has_come_meanwhile() -> None:
    async def use(desk: Desk) -> list[str]:
        await asyncio.sleep(0)
        assert desk.mailbox.take_turn()
        later = asyncio.create_task(desk.mailbox.do(desk.doing("later")))
        await asyncio.sleep(0)
        desk.mailbox.give_back(desk.doing("first"))
        await later
        return desk.done

    assert at_desk(use) == ["first", "later"]
