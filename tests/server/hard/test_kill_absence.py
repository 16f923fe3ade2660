"""kill -9 while somebody is away, a grace runs and the others are asked: the server that comes back knows all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from omerta.server.wire.asking import Advise, Vote
from omerta.server.wire.telling import Accepted
from omerta.table.absentee import Absentee
from tests.server.hard.client import Guest, Line
from tests.server.hard.process import Server, running

pytestmark = pytest.mark.slow

PEOPLE = ("me", "open", "open")


def absentee(line: Line) -> Absentee:
    assert line.picture.standing is not None, "it was welcomed"
    (known,) = line.picture.standing.absences
    return known


async def until_asked(line: Line) -> None:
    while not (line.picture.standing and any(each.asked for each in line.picture.standing.absences)):
        await line.next()


async def seated(guests: list[Guest]) -> str:
    """Three people at one table; the game waits for the first."""
    code = (await guests[0].new_table(*PEOPLE)).code
    for guest in guests[1:]:
        await guest.join(code)
    await guests[0].start(code)
    return code


def test_an_absence_and_a_vote_outlive_it(tmp_path: Path) -> None:
    with running(tmp_path, hiccup=100, grace=300, reconnect_grace=500) as server:
        asyncio.run(evening(server))


async def evening(server: Server) -> None:
    async with Guest(server.url) as anna, Guest(server.url) as ben, Guest(server.url) as carla:
        code = await seated([anna, ben, carla])
        lines = [await ben.sit(code, 1), await carla.sit(code, 2)]
        for line in lines:
            await until_asked(line)
        await say(lines[0], Advise("opinion", 0, "mind"))
        await say(lines[0], Vote("pause", "end", True))
        before = absentee(lines[0])
        assert [opinion.choice for opinion in before.opinions] == ["mind"]

        await restart(server, lines)
        lines = [await ben.sit(code, 1, lines[0].picture), await carla.sit(code, 2, lines[1].picture)]
        assert absentee(lines[0]) == before
        assert lines[0].picture.standing and [vote.kind for vote in lines[0].picture.standing.votes] == ["end"]
        await say(lines[1], Advise("other", 0, "mind"))
        while absentee(lines[1]).minded != "vote":
            await lines[1].next()

        await restart(server, lines)
        assert (await carla.table(code)).seats[0].level is not None
        assert (await anna.join(code)).seats[0].level is None
        line = await anna.sit(code, 0)
        assert line.picture.standing and line.picture.standing.absences == ()
        await line.close()


async def restart(server: Server, lines: list[Line]) -> None:
    server.kill()
    for line in lines:
        await line.close()
    await asyncio.to_thread(server.start)


async def say(line: Line, message: Advise | Vote) -> None:
    await line.send(message)
    assert isinstance(await line.answer(message.id), Accepted)
