"""Games that ended before their results were written down with their end are filed after a start, one by one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from omerta import catalog
from omerta.server.kept import OPEN, Chair, Finished, Stored
from omerta.server.live.damage import TableDamaged
from omerta.server.live.journal import Journal
from omerta.server.live.means import Means
from omerta.server.live.points import host_seats
from omerta.server.live.results import finished_game
from omerta.server.lobby.records import places_after, recorded
from omerta.server.store.unreadable import Unreadable
from omerta.server.store.writer import NotStored

PORTION: Final = 20
PAUSE: Final = 0.1
"""Seconds between two tables, in which others write."""


class Filing:
    def __init__(self, means: Means) -> None:
        self._means = means

    async def file_left_over(self) -> None:
        """What cannot be read or written stays unfiled, and is looked at again after the next start."""
        last = 0
        while tables := await self._next(last):
            for _, code in tables:
                with suppress(TableDamaged, Unreadable, NotStored):
                    await self._file(code)
                await asyncio.sleep(PAUSE)
            last = tables[-1][0]

    async def _next(self, last: int) -> list[tuple[int, str]]:
        try:
            return await self._means.store.history.unfiled(last, PORTION)
        except Unreadable:
            return []

    async def _file(self, code: str) -> None:
        with self._means.damage.noticed(code):
            stored = await self._means.store.table(code)
            if stored is None:
                return
            games = await self._earlier(stored)
            present = await self._present(stored)
        await self._means.store.history.file([*games, *present])

    async def _present(self, stored: Stored) -> list[Finished]:
        read = await Journal(self._means, stored).read() if stored.phase == "over" else None
        if read is None or read[0].outcome() is None:
            return []
        return [finished_game(stored, read[0], stored.chairs, stored.played + 1)]

    async def _earlier(self, stored: Stored) -> list[Finished]:
        found = [await self._means.store.record(stored.id, number) for number in range(1, stored.played + 1)]
        records = [record for record in found if record is not None]
        if len(records) < len(found):
            raise TableDamaged
        return await asyncio.to_thread(_played_before, stored, records)


def _played_before(stored: Stored, records: list[str]) -> list[Finished]:
    return [
        finished_game(stored, recorded(record), _chairs(stored, records[number - 1 :]), number)
        for number, record in enumerate(records, start=1)
    ]


def _chairs(stored: Stored, records: list[str]) -> list[Chair]:
    """Who sat where in the first of these games. Where a host has given places, no record says so: nobody is named."""
    if host_seats(catalog.find(stored.game), stored):
        return [OPEN] * len(stored.chairs)
    return [stored.chairs[seat] for seat in places_after(len(stored.chairs), records)]
