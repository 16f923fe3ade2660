"""A game is filed with its end, in one transaction, whichever way its entries go to the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from omerta.server.kept import Finished, Result
from omerta.server.store import Store
from omerta.server.store.appends import Append, Appends, CoreAppends, SqliteAppends
from omerta.server.store.history import Filed, Place
from omerta.server.store.unreadable import Unreadable
from tests.server.store.shelf import HOST, begun, with_store

WAYS: dict[str, Callable[[AsyncEngine], Appends]] = {
    "sqlite": lambda engine: SqliteAppends(str(engine.url.database)),
    "core": CoreAppends,
}


def finished(table: int, number: int = 1, ended: int = 9) -> Finished:
    results = (Result(0, HOST.id, None, "don", True), Result(1, None, "house", "police", False))
    return Finished(
        table=table, number=number, game="some", began=2, ended=ended, evening="ABCDE", club=None, results=results
    )


@pytest.mark.parametrize("way", WAYS)
def test_the_results_are_written_with_the_last_entry(way: str, tmp_path: Path) -> None:
    async def use(store: Store) -> list[Filed]:
        table = await begun(store)
        appends = WAYS[way](store._engine)
        await appends.commit([Append(table, 1, ["line 1"], None, ("over", (1, 0), 9), finished=finished(table))])
        await appends.close()
        return await store.history.games_of(HOST.id, None, 9)

    assert with_store(tmp_path, use) == [Filed("ABCDE", finished(1))]


@pytest.mark.parametrize("way", WAYS)
def test_an_end_that_is_not_written_files_nothing(way: str, tmp_path: Path) -> None:
    async def use(store: Store) -> list[Filed]:
        table = await begun(store)
        appends = WAYS[way](store._engine)
        with pytest.raises((sqlite3.IntegrityError, Unreadable)):
            await appends.commit([Append(table, 0, ["taken"], None, ("over", (1, 0), 9), finished=finished(table))])
        await appends.close()
        return await store.history.games_of(HOST.id, None, 9)

    assert with_store(tmp_path, use) == []


def test_a_game_that_is_filed_twice_stands_there_once(tmp_path: Path) -> None:
    async def use(store: Store) -> list[Filed]:
        table = await begun(store)
        await store.history.file([finished(table)])
        await store.history.file([finished(table)])
        return await store.history.games_of(HOST.id, None, 9)

    assert len(with_store(tmp_path, use)) == 1


def test_pages_neither_miss_nor_repeat_games_that_ended_at_once(tmp_path: Path) -> None:
    async def use(store: Store) -> list[int]:
        table = await begun(store)
        await store.history.file([finished(table, number) for number in range(1, 8)])
        numbers: list[int] = []
        place: Place | None = None
        while page := await store.history.games_of(HOST.id, place, 2):
            numbers += [each.finished.number for each in page]
            last = page[-1].finished
            place = Place(last.ended, last.table, last.number)
        return numbers

    assert with_store(tmp_path, use) == [7, 6, 5, 4, 3, 2, 1]


def test_a_table_with_an_unfiled_game_is_found_until_it_is_filed(tmp_path: Path) -> None:
    async def use(store: Store) -> tuple[list[tuple[int, str]], ...]:
        table = await begun(store)
        before = await store.history.unfiled(0, 9)
        await store.append(table, 1, ["line 1"], None, "over", 9, (1, 0))
        unfiled = await store.history.unfiled(0, 9)
        await store.history.file([finished(table)])
        return before, unfiled, await store.history.unfiled(0, 9)

    assert with_store(tmp_path, use) == ([], [(1, "ABCDE")], [])
