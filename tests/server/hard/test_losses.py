"""What was acknowledged and is gone is noticed: by those who were told, and then by everybody at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from omerta import catalog
from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Told, Vote
from omerta.server.wire.telling import Accepted, Refused
from omerta.table import load
from omerta.table.log import Lost, VoteKind
from tests.server.hard.client import Guest, Line, Picture, new_id
from tests.server.hard.playing import Player
from tests.server.hard.process import Server, running

pytestmark = pytest.mark.slow

PERSONS: Final = 3
MOVES: Final = 12
VOTES: Final = 28
"""Changed votes are acknowledged as moves are, and no game is over before there have been enough of them."""

SEED: Final = "losses"
LEFT: Final = 0.6
LOGGED: Final = "acknowledged moves are lost"


def cut_the_end_off(server: Server) -> None:
    """The disk forgets the end of the write-ahead log, between a kill and a start."""
    server.kill()
    log = server.folder / "omerta.db-wal"
    with log.open("r+b") as file:
        file.truncate(int(LEFT * log.stat().st_size))
    server.start()


async def gathered(guests: list[Guest]) -> str:
    """A table at which each of them has a seat."""
    code = (await guests[0].new_table("me", *("open",) * (len(guests) - 1))).code
    for guest in guests[1:]:
        await guest.join(code)
    await guests[0].start(code)
    return code


async def seated(guests: list[Guest], code: str, told: dict[int, Told]) -> list[Line]:
    """Everybody comes back as after a reload: nothing on the page, but what was told last is remembered."""
    return [await guest.sit(code, seat, Picture(), told.get(seat)) for seat, guest in enumerate(guests)]


async def asked(lines: list[Line], chance: FastChance) -> tuple[Line, Accepted | Refused]:
    """Whoever is asked first answers."""
    for line in lines:
        await line.fence()
    for line in lines:
        act = line.picture.some_act(chance)
        if act is not None:
            return line, await line.act(act)
    raise AssertionError("nobody is asked")


async def played(lines: list[Line]) -> dict[int, Told]:
    """Much is acknowledged; what each seat was told last."""
    chance = FastChance(3)
    for _ in range(MOVES):
        _, answer = await asked(lines, chance)
        assert isinstance(answer, Accepted), f"{answer}"
    for number in range(VOTES):
        await vote(lines[0], "pause", value=number % 2 == 0)
    for line in lines:
        await line.fence()
    last = {seat: line.picture.last for seat, line in enumerate(lines)}
    return {seat: told for seat, told in last.items() if told is not None}


async def vote(line: Line, kind: VoteKind, *, value: bool) -> None:
    key = new_id()
    await line.send(Vote(key, kind, value))
    assert await line.answer(key) == Accepted(key)


async def hang_up(lines: list[Line]) -> None:
    for line in lines:
        await line.close()


async def lost(line: Line) -> bool:
    await line.fence()
    assert line.picture.standing is not None
    return line.picture.standing.lost


def test_a_write_ahead_log_that_was_cut_is_noticed_and_the_game_goes_on_by_a_vote(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        guests = [Guest(server.url) for _ in range(PERSONS)]
        code = await gathered(guests)
        told = await played(await seated(guests, code, {}))
        entries = len(server.entries(code))
        cut_the_end_off(server)
        assert 1 < len(server.entries(code)) < entries, "the cut is to take some of the moves, and not the deal"
        lines = await seated(guests, code, told)
        async with Guest(server.url) as onlooker:
            watching = await onlooker.sit(code)
            assert [await lost(line) for line in (*lines, watching)] == [True] * (PERSONS + 1)
            await watching.close()
        _, answer = await asked(lines, FastChance(1))
        assert isinstance(answer, Refused) and answer.problem.key == "moves-lost"
        assert server.logged().count(LOGGED) == 1
        # Whoever has shown it is not needed.
        for line in lines[1:]:
            await vote(line, "go_on", value=True)
        assert [await lost(line) for line in lines] == [False] * PERSONS
        # The same shown again changes nothing.
        again = await seated(guests, code, told)
        assert [await lost(line) for line in again] == [False] * PERSONS
        await hang_up(lines + again)
        await asyncio.gather(*(Player(guest, code, (seat,), seat).play() for seat, guest in enumerate(guests)))
        log = load(await guests[0].record(code), catalog.find).log
        assert [entry.seat for entry in log if isinstance(entry, Lost)] == [0]
        for guest in guests:
            await guest.http.aclose()

    with running(tmp_path, seed=SEED) as server:
        asyncio.run(journey(server))
