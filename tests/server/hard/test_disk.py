"""Write first, then tell: what the disk did not take is told to nobody, and the table stands as the disk has it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Act, Say, Vote
from omerta.server.wire.lobby import Me
from omerta.server.wire.problems import Problem
from omerta.server.wire.telling import Accepted, Refused
from tests.server.hard.client import SEATS, Guest, Line, new_id
from tests.server.hard.process import Server, running

pytestmark = pytest.mark.slow


@contextmanager
def writing_blocked(server: Server) -> Iterator[None]:
    """Somebody else holds the file for writing; reading still works."""
    with closing(sqlite3.connect(server.folder / "omerta.db", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


@pytest.mark.slow
def test_a_move_that_cannot_be_stored_is_refused_and_told_to_nobody(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as watcher:
            code = (await anna.new_table()).code
            await anna.start(code)
            lines = [await anna.sit(code, seat) for seat in range(SEATS)]
            looking = await watcher.sit(code)
            before, entries = looking.picture.told(), server.entries(code)
            line, act = _asked(lines)
            with writing_blocked(server):
                answer = await line.act(act)
                assert isinstance(answer, Refused)
                assert answer.problem.key == "not-stored"
                await looking.fence()
                assert looking.picture.told() == before
            assert server.entries(code) == entries
            await line.fence()
            line, act = _asked(lines)
            assert await line.act(act) == Accepted(act.id)
            await looking.fence()
            assert looking.picture.told() != before
            for each in (*lines, looking):
                await each.close()

    asyncio.run(journey())


def test_a_new_guest_and_a_rename_that_cannot_be_stored_are_refused_and_the_log_names_nobody(tmp_path: Path) -> None:
    async def journey(server: Server) -> list[str]:
        async with Guest(server.url) as anna, Guest(server.url) as bruno:
            await anna.get(Me, "PUT", "/api/me", Me("Anna Magnani", "boater"))
            before = server.people()
            with writing_blocked(server):
                renamed = await anna.ask("PUT", "/api/me", Me("Nannarella", "beret"))
                new = await bruno.ask("GET", "/api/me")
            for answer in (renamed, new):
                problem = msgspec.json.decode(answer.content, type=Problem)
                assert (answer.status_code, problem.key) == (503, "not-stored")
            assert server.people() == before
            assert "set-cookie" not in new.headers
            return ["Magnani", "Nannarella", *(word for person in before for word in person)]

    with running(tmp_path) as server:
        silent = asyncio.run(journey(server))
    assert '"event": "a write failed"' in server.logged()
    assert [word for word in silent if word in server.logged()] == []
    assert "Traceback" not in server.logged() and "INSERT" not in server.logged()


def _asked(lines: list[Line]) -> tuple[Line, Act]:
    chance = FastChance(1)
    return next((line, act) for line in lines if (act := line.picture.some_act(chance)))


def test_words_and_votes_sent_again_after_a_crash_count_once(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            code = (await anna.new_table("me", *("house",) * (SEATS - 1))).code
            await anna.start(code)
            said: list[Say | Vote] = [
                Say(new_id(), "!"),
                Vote(new_id(), "pause", True),
                Vote(new_id(), "pause", False),
            ]
            await _say(anna, code, said)
            entries = [entry for entry in server.entries(code) if '"by":"bot"' not in entry]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await _say(anna, code, said)
            assert [entry for entry in server.entries(code) if '"by":"bot"' not in entry] == entries

    with running(tmp_path) as server:
        asyncio.run(journey(server))


async def _say(anna: Guest, code: str, messages: list[Say | Vote]) -> None:
    line = await anna.sit(code, 0)
    for message in messages:
        await line.send(message)
        assert await line.answer(message.id) == Accepted(message.id)
    await line.close()


def test_two_servers_on_one_file_never_write_the_same_entry_twice(server: Server) -> None:
    """Each entry has its expected number: whoever comes second learns what the first has written."""

    async def journey(second: Server) -> None:
        async with Guest(server.url) as anna:
            code = (await anna.new_table()).code
            await anna.start(code)
            async with Guest(second.url, anna.http.cookies) as elsewhere:
                here = [await anna.sit(code, seat) for seat in range(SEATS)]
                there = [await elsewhere.sit(code, seat) for seat in range(SEATS)]
                line, act = _asked(here)
                assert await line.act(act) == Accepted(act.id)
                entries = server.entries(code)
                await _comes_second(there)
                assert server.entries(code) == entries
                for one, other in zip(here, there, strict=True):
                    await one.fence()
                    await other.fence()
                    assert one.picture.told() == other.picture.told()
                    await one.close()
                    await other.close()

    second = Server(server.folder)
    second.log = server.folder / "second.log"
    second.start()
    try:
        asyncio.run(journey(second))
    finally:
        second.stop()


async def _comes_second(lines: list[Line]) -> None:
    line, act = _asked(lines)
    answer = await line.act(act)
    assert isinstance(answer, Refused)
    assert answer.problem.key == "not-stored"
