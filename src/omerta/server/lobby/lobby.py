"""All tables of this server: finding them, creating them, listing them, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from itertools import islice
from typing import Final

import msgspec
import structlog

from omerta import catalog
from omerta.contract import Seat, Text
from omerta.server.kept import Chair, House, Person, Stored
from omerta.server.live.information import table_info
from omerta.server.live.means import Means
from omerta.server.live.seating import chairs_of
from omerta.server.live.table import LiveTable
from omerta.server.lobby.fairness import BotTables, Sources, has_bots, shown
from omerta.server.lobby.forms import chosen_board, chosen_lengths, find_game, settled_options
from omerta.server.store.unreadable import Unreadable
from omerta.server.store.writer import NotStored
from omerta.server.wire.codes import for_logs, new_code, read_code
from omerta.server.wire.lobby import NewTable, TableInfo, Tables
from omerta.server.wire.problems import Rejected, missing_table, not_stored, too_many

LOG = structlog.get_logger("lobby")

LISTED: Final = 50
CANDIDATES: Final = 4 * LISTED
"""Open tables that are looked through for those to be listed."""

WAKEN: Final = 500
DAY: Final = 24 * 3600 * 1000
SWEEP_SECONDS: Final = 15


class Lobby:
    def __init__(self, means: Means) -> None:
        self._means = means
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._sources = Sources()
        self._bot_tables = BotTables(means.settings, self._sources)
        self._tasks = [asyncio.create_task(self._sweep(), name="sweep"), asyncio.create_task(self._waken())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in list(self._tables.values()):
            await table.close()

    async def find(self, text: str) -> LiveTable:
        """Finds a table by its code; one that nobody has looked at for a while is taken up from the store."""
        code = read_code(text)
        if code is None:
            raise missing_table()
        if code in self._tables:
            self._tables[code].keep()
            return self._tables[code]
        # Several may ask at once: one opens it, all get the same.
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._open(code))
        opening = self._opening[code]
        try:
            return await asyncio.shield(opening)
        finally:
            if opening.done():
                self._opening.pop(code, None)

    async def _open(self, code: str) -> LiveTable:
        with self._means.damage.noticed(code):
            stored = await self._means.store.table(code)
            if stored is None:
                raise missing_table()
            return await self._take_up(stored)

    async def _take_up(self, stored: Stored) -> LiveTable:
        people = await self._means.store.people(_named(stored.chairs))
        table = LiveTable(self._means, stored, people)
        try:
            await table.open()
        except BaseException:
            await table.close()
            raise
        return self._tables.setdefault(stored.code, table)

    async def create(self, host: Person, wish: NewTable, home: str) -> LiveTable:
        """`home` is the address of whoever asks, as the limits count it."""
        game = find_game(wish.game)
        options = settled_options(game, wish.options, len(wish.seats))
        house = House(
            listed=wish.listed,
            spectators=wish.spectators,
            coach=wish.coach,
            board=chosen_board(game, wish.board),
            learn=wish.learn,
            clock=wish.clock,
            lengths=chosen_lengths(game, wish.lengths),
        )
        wanted = Stored(
            id=0,
            code=new_code(),
            game=game.id,
            options=msgspec.json.encode(options),
            house=house,
            host=host.id,
            phase="gathering",
            created=self._means.now(),
            chairs=chairs_of(game, wish.seats, host),
        )
        if house.listed:
            await self._check_listed(host)
        return await self._add(home, wanted)

    async def _check_listed(self, host: Person) -> None:
        """Whoever has tables in the open list that wait for people does not put up ever more."""
        own, recent = await self._means.store.tables_of(host.id, LISTED), self._means.now() - DAY
        listed = [table for table in own if table.host == host.id and table.phase == "gathering" and table.house.listed]
        most = self._means.settings.listed_by_guest
        if sum(table.created >= recent for table in listed) >= most:
            raise too_many(Text("refusal-too-many-listed-tables", {"limit": most}))

    async def _add(self, home: str, wanted: Stored) -> LiveTable:
        for _ in range(5):
            # A code that is taken is not stored: the next one will be free.
            with suppress(NotStored):
                table_id = await self._means.store.add_table(wanted)
                self._sources.note(wanted.code, home)
                LOG.info("a table is set up", table=for_logs(wanted.code), game=wanted.game)
                return await self._take_up(msgspec.structs.replace(wanted, id=table_id))
            wanted = msgspec.structs.replace(wanted, code=new_code())
        raise not_stored()

    async def rematch(
        self, table: LiveTable, person: Person, home: str, seating: Sequence[Seat] | None = None
    ) -> LiveTable:
        """The same again with the same people; whoever asks second finds the table of the first."""
        return await self.find(await table.rematch(person, seating, partial(self._lay_out, home)))

    async def _lay_out(self, home: str, wanted: Stored) -> str:
        return (await self._add(home, wanted)).stored.code

    def dealing(self, table: LiveTable) -> AbstractContextManager[None]:
        """While cards are dealt at this table; where its bots would be too many, nobody deals."""
        return self._bot_tables.one_more(table.stored, (each.stored for each in self._tables.values()))

    async def listing(self, person: Person | None) -> Tables:
        """One's own tables, and those that everybody may join."""
        own = await self._means.store.tables_of(person.id, LISTED) if person else []
        recent = self._means.now() - DAY
        settings = self._means.settings
        listed = await self._means.store.listed(recent, settings.shown_by_guest, CANDIDATES)
        known = {table.code for table in own}
        others = (table for table in listed if table.code not in known)
        free = list(islice(shown(others, self._sources, settings), LISTED))
        people = await self._means.store.people(_named(chair for table in (*own, *free) for chair in table.chairs))
        asker = person.id if person else None
        return Tables(
            mine=tuple(self._info(table, people, asker) for table in own),
            open=tuple(self._info(table, people, asker) for table in free),
        )

    def _info(self, stored: Stored, people: dict[str, Person], asker: str | None) -> TableInfo:
        live = self._tables.get(stored.code)
        return live.info(asker) if live else table_info(catalog.find(stored.game), stored, people, asker)

    def rename(self, person: Person) -> None:
        for table in self._tables.values():
            table.rename(person)

    async def _waken(self) -> None:
        """Wakes after a start the tables at which something happens by itself, a bot's move or the end of a clock."""
        for stored in await self._playing():
            # Whatever is wrong with one of them, the others are woken.
            with suppress(Rejected, Unreadable, msgspec.MsgspecError):
                if has_bots(stored) or _has_clocks(stored):
                    await self.find(stored.code)

    async def _playing(self) -> list[Stored]:
        try:
            return await self._means.store.tables_in("playing", self._means.now() - 30 * DAY, WAKEN)
        except Unreadable:
            LOG.error("no table is woken: their list cannot be read")
            return []

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for code, table in list(self._tables.items()):
                if table.is_idle():
                    del self._tables[code]
                    await table.close()


def _named(chairs: Iterable[Chair]) -> set[str]:
    return {chair.person for chair in chairs if chair.person is not None}


def _has_clocks(stored: Stored) -> bool:
    """The first line of its record says so."""
    return stored.header is not None and bool(msgspec.json.decode(stored.header, type=_Lengths).lengths)


class _Lengths(msgspec.Struct):
    lengths: dict[str, int]
