"""A store in a folder, with a host and a table to put into it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from omerta.server.kept import Chair, House, Person, Stored
from omerta.server.store import Store

T = TypeVar("T")

HOST = Person("host", "Anna", "fedora")
CHAIRS = (Chair("person", "host"), Chair("bot", level="house"))


def url_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'test.db'}"


def with_store(folder: Path, use: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await Store.open(url_in(folder))
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def table(code: str = "ABCDE") -> Stored:
    return Stored(
        id=0,
        code=code,
        game="some",
        options=b"{}",
        house=House(listed=True),
        host=HOST.id,
        phase="gathering",
        created=1,
        chairs=CHAIRS,
    )


async def begun(store: Store) -> int:
    await store.add_person(HOST, "hash", 1)
    table_id = await store.add_table(table())
    await store.begin(table_id, "header", b"secret" * 3, ["line 0"], 2)
    return table_id
