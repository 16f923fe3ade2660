"""Games of a series from before they were written down with their end: who sat where follows from their records."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import house
from tests.server.live.test_series import first_evening, friends, next_game
from tests.server.parlour import seed_where, thief_on_seat_1
from tests.server.people.test_history import games_of

pytestmark = pytest.mark.usefixtures("toys")


def test_an_earlier_game_of_a_series_is_filed_with_those_who_sat_there_then(tmp_path: Path) -> None:
    seed = seed_where(thief_on_seat_1, 3)
    with house(tmp_path, window=0, seed=seed) as server:
        people, code = friends(server)
        first_evening(server, people, code)
        assert next_game(people[0], code).status_code == 200
        told = [games_of(guest) for guest in people]
    assert [len(games) for games in told] == [1, 1, 1]
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        database.execute("DELETE FROM results")
        database.execute("DELETE FROM finished")
        database.commit()
    with house(tmp_path, window=0, seed=seed) as server:
        again = [server.guest() for _ in people]
        for guest, before in zip(again, people, strict=True):
            guest.cookie = before.cookie
        server.wait(lambda: bool(games_of(again[0])))
        assert [games_of(guest) for guest in again] == told
