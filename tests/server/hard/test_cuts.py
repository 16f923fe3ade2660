"""A socket cut at any frame boundary costs nothing: who comes back with its last number misses no frame and no view."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest

from omerta.contract import Viewer
from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Act, Hello, Say, Undo
from omerta.server.wire.telling import Accepted, Welcome
from tests.server.hard.client import SEATS, Guest, Line, Picture, new_id
from tests.server.hard.process import Server

pytestmark = pytest.mark.slow


class _Kind(msgspec.Struct):
    frame: str


VIEWERS: tuple[Viewer, ...] = (*range(SEATS), None)


class Evening:
    """A game played by one person on all seats, with a line that is never cut for every viewer."""

    def __init__(self, guest: Guest, code: str, lines: dict[Viewer, Line], seed: int) -> None:
        self.guest = guest
        self.code = code
        self.lines = lines
        self._chance = FastChance(seed)

    @classmethod
    async def begin(cls, guest: Guest, seed: int) -> Evening:
        table = await guest.new_table()
        await guest.start(table.code)
        lines = {viewer: await guest.sit(table.code, viewer) for viewer in VIEWERS}
        return cls(guest, table.code, lines, seed)

    def next_act(self) -> tuple[Viewer, Act] | None:
        """The next move of whoever is asked; None after the end."""
        for viewer, line in self.lines.items():
            if act := line.picture.some_act(self._chance):
                return viewer, act
        return None

    async def play(self, after_move: Callable[[], Awaitable[None]]) -> None:
        """Now and then somebody says something or takes a move back, so that frames of all kinds are cut."""
        moves = 0
        while asked := self.next_act():
            viewer, act = asked
            moves += 1
            await self._send(viewer, act, after_move)
            for aside in self._asides(viewer, moves):
                await self._send(viewer, aside, after_move)

    async def _send(self, viewer: Viewer, message: Act | Say | Undo, after_move: Callable[[], Awaitable[None]]) -> None:
        await self.lines[viewer].send(message)
        assert await self.lines[viewer].answer(message.id) == Accepted(message.id)
        await self.settle()
        await after_move()

    def _asides(self, viewer: Viewer, moves: int) -> Iterator[Say | Undo]:
        if moves % 5 == 0:
            yield Say(new_id(), "…")
        standing = self.lines[viewer].picture.standing
        if moves % 3 == 0 and standing and standing.undo and standing.undo.moves:
            yield Undo(new_id())

    async def settle(self) -> None:
        for line in self.lines.values():
            await line.fence()

    async def end(self) -> None:
        told = self.lines[None].picture
        assert told.is_over, "nobody is asked, but the game is not over"
        assert {msgspec.json.decode(frame, type=_Kind).frame for frame in told.frames} >= {"event", "message", "undone"}
        for line in self.lines.values():
            await line.close()

    def told(self, viewer: Viewer) -> object:
        return self.lines[viewer].picture.told()


class Returner:
    """A viewer whose line is cut again and again; its picture must not show it."""

    def __init__(self, evening: Evening, viewer: Viewer) -> None:
        self.evening = evening
        self.viewer = viewer
        self.picture = Picture()
        self.line: Line | None = None
        self.returns = 0

    async def come_back(self) -> None:
        """Gets exactly what it has missed."""
        known = self.picture.number
        line = await self.evening.guest.dial(self.evening.code, self.viewer, self.picture)
        await line.send(Hello(known or None))
        welcome = await line.until(Welcome)
        missing = self.evening.lines[self.viewer].picture.frames[known:]
        assert [bytes(frame) for frame in welcome.frames] == missing
        assert self.picture.told() == self.evening.told(self.viewer)
        self.line, self.returns = line, self.returns + 1

    async def hear(self) -> None:
        """Takes what has come while it was there."""
        assert self.line is not None
        await self.line.fence()
        assert self.picture.told() == self.evening.told(self.viewer)

    def cut(self) -> None:
        assert self.line is not None
        self.line.cut()


def test_whoever_is_away_during_every_move_ends_with_the_views_and_frames_of_the_others(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            evening = await Evening.begin(guest, seed=1)
            returners = [Returner(evening, viewer) for viewer in VIEWERS]
            await evening.play(lambda: _each(returners, _back_and_cut))
            await evening.end()
            assert all(returner.returns > 20 for returner in returners)

    asyncio.run(journey())


def test_whoever_is_cut_off_after_every_message_ends_with_the_views_and_frames_of_the_others(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            evening = await Evening.begin(guest, seed=2)
            returners = [Returner(evening, viewer) for viewer in VIEWERS]
            await _each(returners, Returner.come_back)
            await evening.play(lambda: _each(returners, _hear_cut_and_back))
            await _each(returners, _cut)
            await evening.end()

    asyncio.run(journey())


def test_every_number_a_client_may_come_back_with_gives_the_frames_after_it(server: Server) -> None:
    """Also numbers in the middle of an update: some client may have been told so far."""

    async def journey() -> None:
        async with Guest(server.url) as guest:
            evening = await Evening.begin(guest, seed=3)
            await evening.play(_nothing)
            for viewer in VIEWERS:
                await _sweep(evening, viewer)
            await evening.end()

    asyncio.run(journey())


@pytest.mark.parametrize("number", [-1, 10_000, 2**62])
def test_a_number_that_no_frame_has_gives_everything(server: Server, number: int) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            evening = await Evening.begin(guest, seed=4)
            line = await guest.dial(evening.code, 0)
            await line.send(Hello(number))
            await line.until(Welcome)
            assert line.picture.told() == evening.told(0)
            for each in (line, *evening.lines.values()):
                await each.close()

    asyncio.run(journey())


@pytest.mark.slow
def test_a_move_whose_answer_is_cut_off_and_that_is_sent_again_is_made_once(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            evening = await Evening.begin(guest, seed=5)
            keys: list[str] = []
            while asked := evening.next_act():
                viewer, act = asked
                await _send_and_cut(evening, viewer, act)
                assert await evening.lines[viewer].act(act) == Accepted(act.id)
                await evening.settle()
                keys.append(act.id)
            for line in evening.lines.values():
                await line.close()
            assert _keys(server.entries(evening.code)) == keys

    asyncio.run(journey())


async def _each(returners: list[Returner], does: Callable[[Returner], Awaitable[None]]) -> None:
    for returner in returners:
        await does(returner)


async def _back_and_cut(returner: Returner) -> None:
    await returner.come_back()
    returner.cut()


async def _hear_cut_and_back(returner: Returner) -> None:
    await returner.hear()
    returner.cut()
    await returner.come_back()


async def _cut(returner: Returner) -> None:
    returner.cut()


async def _nothing() -> None:
    pass


async def _sweep(evening: Evening, viewer: Viewer) -> None:
    whole = evening.lines[viewer].picture
    for number in range(whole.number + 1):
        picture = Picture()
        picture.frames = whole.frames[:number]
        line = await evening.guest.dial(evening.code, viewer, picture)
        await line.send(Hello(number))
        welcome = await line.until(Welcome)
        assert [bytes(frame) for frame in welcome.frames] == whole.frames[number:]
        assert picture.told() == whole.told()
        line.cut()


async def _send_and_cut(evening: Evening, viewer: Viewer, act: Act) -> None:
    line = await evening.guest.sit(evening.code, viewer)
    await line.send(act)
    line.cut()


def _keys(lines: list[str]) -> list[str | None]:
    kept = [msgspec.json.decode(line, type=dict[str, object]) for line in lines]
    return [str(entry["key"]) for entry in kept if "key" in entry]
