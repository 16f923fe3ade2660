"""An empty database, brought to the newest migration once and copied for every server of a test."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from omerta.server.store import Store


def lay_out(folder: Path) -> None:
    """Puts it where a server keeps its own, unless there is one. Otherwise a third of a short test would go by with
    migrations, which have tests of their own."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    file = folder / "omerta.db"
    if not file.exists():
        file.touch(0o600)
        file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder, "omerta.db")
        asyncio.run(_make(f"sqlite+aiosqlite:///{file}"))
        return file.read_bytes()


async def _make(url: str) -> None:
    store = await Store.open(url)
    await store.close()
