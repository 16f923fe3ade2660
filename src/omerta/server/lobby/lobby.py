"""All tables of this server: finding them, creating them, listing them, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from http import HTTPStatus
from itertools import islice
from typing import Final

import msgspec
import structlog

from omerta import catalog
from omerta.contract import AnyGame, Options, Seat, Text
from omerta.server.kept import Chair, House, Person, Stored
from omerta.server.live import series
from omerta.server.live.calls import call_for
from omerta.server.live.damage import TableDamaged
from omerta.server.live.information import table_info
from omerta.server.live.means import Means
from omerta.server.live.order import SEAT_LOST
from omerta.server.live.seating import chairs_of
from omerta.server.live.table import LiveTable
from omerta.server.lobby.fairness import BotTables, Sources, has_bots, shown
from omerta.server.lobby.filing import Filing
from omerta.server.lobby.forms import chosen_board, chosen_clock, chosen_lengths, find_game, settled_options
from omerta.server.lobby.identity import written
from omerta.server.lobby.lessons import lesson_of
from omerta.server.lobby.packing import Packing
from omerta.server.store.unreadable import Damaged, Unreadable
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
        self._packing = Packing(means)
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
        people = await self._means.store.people(_named([stored]))
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
            tempo=wish.tempo,
            bank=wish.bank,
            increment=wish.increment,
            together=wish.together,
            hours=wish.hours,
            clock=chosen_clock(wish),
            away=wish.away,
            lengths=chosen_lengths(game, wish.lengths),
        )
        if house.listed:
            await self._check_listed(host)
        chairs = chairs_of(game, wish.seats, host)
        return await self._add(home, self._wanted(game, options, house, host, chairs))

    async def teach(self, learner: Person, game_id: str, home: str) -> LiveTable:
        """A table for the lesson of a game: the learner sits on the first seat, bots on all others."""
        game = find_game(game_id)
        lesson = lesson_of(game)
        house = House(learn=True, lesson=True, lengths=dict(lesson.lengths))
        chairs = (Chair("person", learner.id), *(Chair("bot", level=level) for level in lesson.bots))
        return await self._add(home, self._wanted(game, lesson.options, house, learner, chairs))

    def _wanted(self, game: AnyGame, options: Options, house: House, host: Person, chairs: tuple[Chair, ...]) -> Stored:
        return Stored(
            id=0,
            code=new_code(),
            game=game.id,
            options=msgspec.json.encode(options),
            house=house,
            host=host.id,
            phase="gathering",
            created=self._means.now(),
            chairs=chairs,
        )

    async def open_for(
        self, host: Person, game: AnyGame, options: Options, chairs: tuple[Chair, ...], club: str, home: str
    ) -> LiveTable:
        """A table for the club of its host."""
        return await self._add(home, self._wanted(game, options, House(club=club), host, chairs))

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
        plan = partial(series.rematch, table.game, person, seating, self._means.now())
        return await self.follow(table, person, plan, home)

    async def follow(self, table: LiveTable, person: Person, plan: series.Plan, home: str) -> LiveTable:
        """The table after this one, as planned by whoever asks first."""
        return await self.find(await table.rematch(person, plan, partial(self._lay_out, home, table.stored.code)))

    async def _lay_out(self, home: str, before: str, wanted: Stored) -> str:
        """The screens of the table before go along with its people."""
        code = (await self._add(home, wanted)).stored.code
        await written(self._means.store.screens.follow(before, code, self._means.now()))
        return code

    def dealing(self, table: LiveTable, *, bots: bool = False) -> AbstractContextManager[None]:
        """While cards are dealt at this table, with `bots` on its open seats; where bots would be too many, nobody
        deals."""
        known = (each.stored for each in self._tables.values())
        return self._bot_tables.one_more(table.stored, known, bots=bots)

    async def listing(self, person: Person | None) -> Tables:
        """One's own tables, and those that everybody may join."""
        own = await self._means.store.tables_of(person.id, LISTED) if person else []
        recent = self._means.now() - DAY
        settings = self._means.settings
        listed = await self._means.store.listed(recent, settings.shown_by_guest, CANDIDATES)
        known = {table.code for table in own}
        others = (table for table in listed if table.code not in known and not table.conduct.locked)
        free = list(islice(shown(others, self._sources, settings), LISTED))
        people = await self._means.store.people(_named((*own, *free)))
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

    def sign_out(self, person: Person, but: str | None = None) -> None:
        """Whoever looks from another device than this one, or from any, is sent away."""
        lost = Rejected(HTTPStatus.FORBIDDEN, Text("refusal-signed-out"))
        for table in self._tables.values():
            table.audience.expel(person.id, but, lost, SEAT_LOST)

    async def retire(self, person: Person) -> None:
        """The person gets up everywhere, for good. A table that cannot be read knows nobody any more."""
        for stored in await self._means.store.tables_of(person.id):
            if stored.phase != "over":
                with suppress(TableDamaged, Damaged):
                    table = await self.find(stored.code)
                    await table.do(partial(table.order.free_chairs, person, for_good=True))

    async def _waken(self) -> None:
        """Wakes after a start the tables at which something happens by itself, a bot's move or the end of a clock."""
        for stored in await self._playing():
            # Whatever is wrong with one of them, the others are woken.
            with suppress(Rejected, Unreadable, msgspec.MsgspecError):
                # Nobody is noted at tables from before their turns were.
                if has_bots(stored) or _has_clocks(stored) or not stored.turn.owing:
                    await self.find(stored.code)
                await self._call_again(stored)
        await Filing(self._means).file_left_over()
        await self._packing.pack_left_over(self._tables.__contains__)

    async def _call_again(self, stored: Stored) -> None:
        """Whoever was called before the server ended may not have been told. They may have looked since."""
        if stored.turn.called:
            people = await self._means.store.people(_named([stored]))
            live = self._tables.get(stored.code)
            now = live.stored if live else stored
            for person in now.turn.called:
                self._means.tidings.call(call_for(person, now, people))

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
                    await self._packing.pack(table.stored)


def _named(tables: Sequence[Stored]) -> set[str]:
    """Whoever sits at one of these tables, or is its host."""
    seated = {chair.person for table in tables for chair in table.chairs if chair.person is not None}
    return seated | {table.host for table in tables}


def _has_clocks(stored: Stored) -> bool:
    """The first line of its record says so."""
    if stored.header is None:
        return False
    timed = msgspec.json.decode(stored.header, type=_Timed)
    return bool(timed.lengths or timed.tempo)


class _Timed(msgspec.Struct):
    lengths: dict[str, int]
    tempo: dict[str, object] | None = None
