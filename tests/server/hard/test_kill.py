"""kill -9 between any two steps loses no acknowledged move and makes none twice. DESIGN: the server, tests."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Final

import msgspec
import pytest

from omerta import catalog
from omerta.contract import Action, Event
from omerta.server.wire.asking import Act
from omerta.server.wire.telling import Accepted
from omerta.table import load
from omerta.table.log import Move
from tests.server.hard.client import SEATS, Guest
from tests.server.hard.playing import Player
from tests.server.hard.process import Server, running

MOVES: Final = 200
KILLS: Final = 6
TABLES: Final = 9
SIDE_BY_SIDE: Final = 3
MOST_MILLISECONDS: Final = 12
"""The pause between a move and the kill is about as long as a few moves take, so that it falls before, into and after a
commit."""


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_and_none_is_made_twice(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        asyncio.run(Evening(server, seed=1).run())


class Evening:
    """Tables played side by side to their ends, while the server is killed and started again."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.players: list[Player] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def run(self) -> None:
        async with Guest(self.server.url) as guest:
            self.players = [await self._sit_down(guest, number) for number in range(TABLES)]
            async with asyncio.TaskGroup() as tasks:
                for first in range(SIDE_BY_SIDE):
                    tasks.create_task(self._play(self.players[first::SIDE_BY_SIDE]))
                tasks.create_task(self._kill())
            assert self.acknowledged >= MOVES, "too few moves for this test: more tables are needed"
            assert any(player.repeated for player in self.players), "no kill fell between a move and its answer"
            for player in self.players:
                await self._check(guest, player)

    async def _sit_down(self, guest: Guest, number: int) -> Player:
        """Every third table has bots, whose moves must not be lost or doubled either."""
        kinds = ("me", *("house",) * (SEATS - 1)) if number % 3 == 2 else ("me",) * SEATS
        table = await guest.new_table(*kinds)
        await guest.start(table.code)
        seats = tuple(seat for seat, kind in enumerate(kinds) if kind == "me")
        return Player(guest, table.code, seats, self.random.randrange(1 << 32))

    async def _play(self, players: list[Player]) -> None:
        for player in players:
            await player.play()

    async def _kill(self) -> None:
        for moment in sorted(self.random.sample(range(5, MOVES - 5), KILLS)):
            while self.acknowledged < moment:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.random.uniform(0, MOST_MILLISECONDS / 1000))
            self.server.kill()
            await asyncio.to_thread(self.server.start)

    async def _check(self, guest: Guest, player: Player) -> None:
        lines = await guest.record(player.code)
        # The record opens its secret, so loading it plays every step again.
        moves = [entry for entry in load(lines, catalog.find).log if isinstance(entry, Move)]
        assert [move.key for move in moves if move.by == "player"] == player.acknowledged
        await self._repeat(guest, player, [move for move in moves if move.by == "player"])
        assert await guest.record(player.code) == lines

    async def _repeat(self, guest: Guest, player: Player, moves: list[Move[Action, Event]]) -> None:
        """Every acknowledged move once more, after all the restarts: the same answer and no effect."""
        lines = {seat: await guest.sit(player.code, seat, picture) for seat, picture in player.pictures.items()}
        for move in moves:
            assert move.key is not None
            again = Act(move.key, move.decision, msgspec.Raw(msgspec.json.encode(move.action)))
            assert await lines[move.seat].act(again) == Accepted(move.key)
        for line in lines.values():
            await line.close()
