"""A host stops the server and starts it again: people, tables, bots and clocks go on where they were."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from omerta import catalog
from omerta.kit.chance import FastChance
from omerta.server.wire.lobby import Me, TableInfo
from omerta.table import Deadline, load
from omerta.table.log import Move
from tests.server.hard.client import SEATS, Guest, Picture
from tests.server.hard.playing import Player
from tests.server.hard.process import PATIENCE, Server, running

pytestmark = pytest.mark.slow

COMES_BACK = 1012
FOR_EVER = 600_000
GRACE = 10_000


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


async def restart(server: Server, **settings: object) -> None:
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start, **settings)


def test_a_game_goes_on_after_a_restart_as_if_nothing_had_been(own_server: Server) -> None:
    async def journey() -> None:
        async with Guest(own_server.url) as anna:
            table = await anna.new_table()
            await anna.start(table.code)
            pictures = {seat: Picture() for seat in range(SEATS)}
            codes = await _some_moves(anna, table.code, pictures, own_server)
            assert codes == [COMES_BACK] * SEATS
            await asyncio.to_thread(own_server.start)
            for seat, picture in pictures.items():
                line = await anna.sit(table.code, seat)
                assert line.picture.told() == picture.told()
                await line.close()
            player = Player(anna, table.code, tuple(range(SEATS)), seed=1)
            await player.play()
            assert load(await anna.record(table.code), catalog.find).closed

    asyncio.run(journey())


async def _some_moves(anna: Guest, code: str, pictures: dict[int, Picture], server: Server) -> list[int]:
    """Ten moves, then the server is stopped under the open sockets: how it closed them."""
    lines = {seat: await anna.sit(code, seat, picture) for seat, picture in pictures.items()}
    chance = FastChance(1)
    for _ in range(10):
        acts = {seat: act for seat, picture in pictures.items() if (act := picture.some_act(chance))}
        seat, act = next(iter(acts.items()))
        await lines[seat].act(act)
        for line in lines.values():
            await line.fence()
    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    codes = [await line.close_code() for line in lines.values()]
    await stopping
    return codes


def test_people_and_tables_that_still_gather_are_there_after_a_restart(own_server: Server) -> None:
    async def journey() -> None:
        async with Guest(own_server.url) as anna, Guest(own_server.url) as bruno:
            me = await anna.get(Me, "PUT", "/api/me", Me("Anna Magnani", "boater"))
            table = await anna.new_table("me", "open", *("house",) * (SEATS - 2))
            joined = await bruno.join(table.code)
            await restart(own_server)
            assert await anna.get(Me, "GET", "/api/me") == me
            assert msgspec.json.encode(await bruno.table(table.code)) == msgspec.json.encode(joined)
            assert (await anna.start(table.code)).phase == "playing"

    asyncio.run(journey())


@pytest.mark.slow
def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    """Servers run in their own processes, as a host runs them."""

    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table(*("house",) * SEATS)
            await anna.start(table.code)
            assert _moves(server, table.code) == 0
            await restart(server, thinking=0)
            await _until(lambda: _moves(server, table.code) > 10)
            await restart(server)
            async with asyncio.timeout(PATIENCE):
                while (await anna.table(table.code)).phase != "over":
                    await asyncio.sleep(0.05)
            moves = [
                entry for entry in load(await anna.record(table.code), catalog.find).log if isinstance(entry, Move)
            ]
            assert {move.by for move in moves} == {"bot"}

    with running(tmp_path, Server, thinking=FOR_EVER, workers=1) as server:
        asyncio.run(journey(server))


@pytest.mark.slow
def test_a_worker_that_dies_takes_no_bot_with_it_and_no_worker_outlives_its_server(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table(*("house",) * SEATS)
            await anna.start(table.code)
            await _until(lambda: _moves(server, table.code) > 0)
            for worker in server.workers():
                os.kill(worker, signal.SIGKILL)
            before = _moves(server, table.code)
            await _until(lambda: _moves(server, table.code) > before + 5)
            workers = server.workers()
            assert workers
            await asyncio.to_thread(server.kill)
            await _until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))

    # However late this process gets its turn, the game is not over before the worker is killed.
    with running(tmp_path, Server, thinking=200, workers=1) as server:
        asyncio.run(journey(server))


@pytest.mark.slow
def test_a_clock_that_ran_out_while_the_server_was_down_waits_for_people_to_come_back(own_server: Server) -> None:
    async def journey() -> None:
        async with Guest(own_server.url) as anna:
            table = await anna.new_table(clock=10)
            await anna.start(table.code)
            before = await _deadlines(anna, table.code)
            await asyncio.to_thread(own_server.stop)
            await _until(lambda: 1000 * time.time() > before[0].due)
            started = 1000 * time.time()
            await asyncio.to_thread(own_server.start, reconnect_grace=GRACE)
            assert await _deadlines(anna, table.code) == before
            await _until(lambda: bool(_expired(own_server, table.code)))
            (first, *_) = _expired(own_server, table.code)
            assert first.at >= started + GRACE

    asyncio.run(journey())


@pytest.mark.slow
def test_a_clock_goes_on_from_where_it_was_and_ends_by_itself(own_server: Server) -> None:
    async def journey() -> None:
        async with Guest(own_server.url) as anna:
            table = await anna.new_table(clock=5)
            await anna.start(table.code)
            (before,) = await _deadlines(anna, table.code)
            await restart(own_server)
            await _until(lambda: bool(_expired(own_server, table.code)))
            (first, *_) = _expired(own_server, table.code)
            assert first.at >= before.due

    asyncio.run(journey())


@pytest.mark.slow
def test_a_bank_a_long_clock_and_the_hosts_hand_on_it_outlive_a_kill(own_server: Server) -> None:
    async def journey() -> None:
        async with Guest(own_server.url) as anna:
            codes = [(await anna.new_table(tempo=tempo)).code for tempo in ("evening", "by_the_way")]
            for code in codes:
                await anna.start(code)
                (running,) = await _deadlines(anna, code)
                body = {"clock": running.clock.name, "since": running.clock.since, "seconds": 600}
                await anna.get(TableInfo, "POST", f"/api/tables/{code}/prolong", body)
            before = [await _deadlines(anna, code) for code in codes]
            await asyncio.to_thread(own_server.kill)
            await asyncio.to_thread(own_server.start)
            assert [await _deadlines(anna, code) for code in codes] == before

    asyncio.run(journey())


async def _deadlines(anna: Guest, code: str) -> tuple[Deadline, ...]:
    line = await anna.sit(code, 0)
    await line.close()
    assert line.picture.standing is not None
    assert line.picture.standing.deadlines, "a clock runs"
    return line.picture.standing.deadlines


async def _until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.02)


class _Entry(msgspec.Struct):
    entry: str
    at: int


def _entries(server: Server, code: str, kind: str) -> list[_Entry]:
    kept = [msgspec.json.decode(line, type=_Entry) for line in server.entries(code)]
    return [entry for entry in kept if entry.entry == kind]


def _moves(server: Server, code: str) -> int:
    return len(_entries(server, code, "move"))


def _expired(server: Server, code: str) -> list[_Entry]:
    return _entries(server, code, "expired")
