"""Games that are over are packed when they have left the memory, so that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from omerta.server.kept import Stored
from omerta.server.live.damage import TableDamaged
from omerta.server.live.means import Means
from omerta.server.store.unreadable import Unreadable
from omerta.server.store.writer import NotStored

PORTION: Final = 20
PAUSE: Final = 0.1
"""Seconds between two tables, in which others write."""


class Packing:
    def __init__(self, means: Means) -> None:
        self._means = means

    async def pack(self, table: Stored) -> None:
        """What cannot be packed now stays as it is, and is looked at again after the next start."""
        if table.phase != "over":
            return
        with suppress(TableDamaged, Unreadable, NotStored), self._means.damage.noticed(table.code):
            await self._means.store.pack(table)

    async def pack_left_over(self, is_live: Callable[[str], bool]) -> None:
        """Packs what was over before the server has stopped, one table after the other."""
        last = 0
        while tables := await self._next(last):
            for table in tables:
                if not is_live(table.code):
                    await self.pack(table)
                await asyncio.sleep(PAUSE)
            last = tables[-1].id

    async def _next(self, last: int) -> list[Stored]:
        try:
            return await self._means.store.unpacked(last, PORTION)
        except Unreadable:
            return []
