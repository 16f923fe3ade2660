"""kill -9 while games end: every game whose end was told is filed, whole, and none is filed that is not over."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from omerta.server.wire.history import PlayedGames
from tests.server.hard.client import SEATS, Guest
from tests.server.hard.playing import Player
from tests.server.hard.process import PATIENCE, Server, running

GAMES: Final = 4


@pytest.mark.slow
def test_a_game_whose_end_was_told_stands_in_the_history_whatever_comes_then(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        asyncio.run(end_and_kill(server))


async def end_and_kill(server: Server) -> None:
    async with Guest(server.url) as guest:
        for number in range(1, GAMES + 1):
            table = await guest.new_table(*("me",) * SEATS)
            await guest.start(table.code)
            # It returns when the last move is told: the next thing that happens is the kill.
            await Player(guest, table.code, tuple(range(SEATS)), number).play()
            server.kill()
            assert filed(server) == over(server), "what is filed and what is over are written as one"
            await asyncio.to_thread(server.start)
            told = await guest.get(PlayedGames, "GET", "/api/me/games")
            assert len(told.games) == number
            assert [len(game.seats) for game in told.games] == [SEATS] * number


def filed(server: Server) -> list[str]:
    return asked(server, "SELECT code FROM finished JOIN tables ON tables.id = table_id ORDER BY code")


def over(server: Server) -> list[str]:
    return asked(server, "SELECT code FROM tables WHERE phase = 'over' ORDER BY code")


def asked(server: Server, query: str) -> list[str]:
    path = f"file:{server.folder / 'omerta.db'}?mode=ro"
    with closing(sqlite3.connect(path, uri=True, timeout=PATIENCE)) as database:
        return [code for (code,) in database.execute(query)]
