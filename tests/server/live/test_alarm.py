"""The alarm of a table rings once, at the moment that it was last set for."""

from __future__ import annotations

import asyncio

from omerta.server.live.alarm import Alarm


def test_it_rings_at_the_moment_it_was_last_set_for() -> None:
    async def morning() -> list[str]:
        rung, woken = list[str](), asyncio.Event()

        def ring() -> None:
            rung.append("ring")
            woken.set()

        alarm = Alarm(ring, lambda: 0)
        alarm.set(3_600_000)
        alarm.set(1)
        await woken.wait()
        return rung

    assert asyncio.run(morning()) == ["ring"]


def test_one_that_is_stopped_or_set_for_nothing_does_not_ring() -> None:
    async def night() -> list[bool]:
        alarm = Alarm(lambda: None, lambda: 0)
        alarm.set(3_600_000)
        was_set = alarm.is_set
        alarm.set(None)
        return [was_set, alarm.is_set]

    assert asyncio.run(night()) == [True, False]
