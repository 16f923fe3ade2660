"""What the server asks the database: people, tables, logs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias

import msgspec
from sqlalchemy import Insert, Row, Select, Update, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.contract import Seat
from omerta.server.kept import Chair, Conduct, Finished, Hat, House, Person, Phase, Stored, Turn
from omerta.server.store.accounts import Accounts, put_device
from omerta.server.store.addresses import Addresses
from omerta.server.store.appends import Append, appends_for, turn_text
from omerta.server.store.clubs import Clubs
from omerta.server.store.engine import migrate, open_engine
from omerta.server.store.history import History
from omerta.server.store.logs import put_lines, put_packed, read_lines
from omerta.server.store.meetings import Meetings
from omerta.server.store.packing import packed, packed_lines, unpacked
from omerta.server.store.screens import Screens
from omerta.server.store.tables import ANSWERED, DEVICES, ENTRIES, PACKED, PEOPLE, RECORDS, SEATS, SECRETS, TABLES
from omerta.server.store.talk import Talk
from omerta.server.store.unreadable import Damaged, Unreadable, unread_is_damaged
from omerta.server.store.writer import NotStored, Then, Writer

__all__ = ["NotStored", "Store"]

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._appends = appends_for(engine)
        self.writer: Writer[Write] = Writer(self._commit)
        self.appender: Writer[Append] = Writer(self._appends.commit)
        self.accounts = Accounts(engine, self.writer.do)
        self.addresses = Addresses(engine, self.writer.do)
        self.screens = Screens(engine, self.writer.do)
        self.talk = Talk(engine, self.writer.do)
        self.history = History(engine, self.writer.do)
        self.meetings = Meetings(engine, self.writer.do)
        self.clubs = Clubs(engine, self.writer.do)

    @classmethod
    async def open(cls, url: str) -> Store:
        engine = open_engine(url)
        await migrate(engine)
        return cls(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.appender.close()
        await self._appends.close()
        await self._engine.dispose()

    async def is_well(self) -> bool:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(select(1))).scalar() == 1
        except Unreadable:
            return False

    # People

    async def add_person(self, person: Person, token_hash: str, at: int) -> None:
        """Somebody new, on their first device."""

        async def write(connection: AsyncConnection) -> None:
            row = {"id": person.id, "name": person.name, "hat": person.hat, "created": at}
            await connection.execute(insert(PEOPLE).values(row))
            await put_device(connection, person.id, token_hash, at)

        await self.writer.do(write)

    async def rename(self, person: Person) -> None:
        await self._execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=person.name, hat=person.hat))

    async def person_by_token(self, token_hash: str) -> Person | None:
        known = select(PEOPLE).join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
        people = await self._people(known.where(DEVICES.c.token_hash == token_hash))
        return people[0] if people else None

    async def people(self, ids: Iterable[str]) -> dict[str, Person]:
        """Those of the ids; whoever has a seat is kept, so one that is missing is lost."""
        asked = set(ids)
        found = {person.id: person for person in await self._people(select(PEOPLE).where(PEOPLE.c.id.in_(asked)))}
        if len(found) < len(asked):
            raise Damaged
        return found

    async def _people(self, query: Select[tuple[object, ...]]) -> list[Person]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        with unread_is_damaged():
            return [Person(row["id"], row["name"], msgspec.convert(row["hat"], Hat)) for row in rows]

    # Tables

    async def add_table(self, table: Stored) -> int:
        """Returns the id it gets; a code that is taken is NotStored."""
        given: list[int] = []

        async def write(connection: AsyncConnection) -> None:
            given.clear()
            values = {
                "code": table.code,
                "game": table.game,
                "options": table.options.decode(),
                "house": _written(table.house),
                "host": table.host,
                "phase": table.phase,
                "created": table.created,
                "updated": table.created,
                "conduct": msgspec.json.encode(table.conduct).decode(),
            }
            key = (await connection.execute(insert(TABLES).values(values))).inserted_primary_key
            assert key is not None, "an inserted row has a key"
            given.append(int(key[0]))
            await _put_chairs(connection, given[0], table.chairs)

        await self.writer.do(write)
        return given[0]

    async def arrange(self, table: Stored, at: int) -> None:
        """Who sits where, who hosts, and in what order, at a table that has no log yet."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
            await _put_chairs(connection, table.id, table.chairs)
            conduct = msgspec.json.encode(table.conduct).decode()
            values = {"host": table.host, "conduct": conduct, "updated": at}
            await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(values))

        await self.writer.do(write)

    async def change_house(self, table_id: int, house: House) -> None:
        await self._execute(update(TABLES).where(TABLES.c.id == table_id).values(house=_written(house)))

    async def begin(self, table_id: int, header: str, secret: bytes, lines: Sequence[str], at: int) -> None:
        """The deal: from now on the table has a log."""

        async def write(connection: AsyncConnection) -> None:
            begun = update(TABLES).where(TABLES.c.id == table_id).values(header=header, phase="playing", updated=at)
            await connection.execute(begun)
            await connection.execute(insert(SECRETS).values(table_id=table_id, secret=secret.hex()))
            await put_lines(connection, table_id, 0, lines)

        await self.writer.do(write)

    async def append(
        self,
        table_id: int,
        number: int,
        lines: Sequence[str],
        answered: tuple[Seat, str] | None = None,
        phase: Phase | None = None,
        at: int = 0,
        points: Sequence[int] | None = None,
        arranged: Stored | None = None,
        finished: Finished | None = None,
        turn: Turn | None = None,
    ) -> None:
        """Entries that belong together, from their expected number on, the message that caused them where none of them
        names it, the phase and the points if they have changed, the table if its chairs, host or order have, the
        game if it has ended, and whom the table waits for, if that has changed.

        A number that is taken means that somebody else has written to this table: NotStored.
        """
        standing = None if phase is None else (phase, points, at)
        await self.appender.do(Append(table_id, number, lines, answered, standing, arranged, finished, turn))

    def append_then(self, append: Append, then: Then) -> None:
        """The same for whoever need not wait in a task: called after the commit, or with the fault if there is none."""
        self.appender.ask(append, then)

    async def go_on(
        self,
        table: Stored,
        record: str,
        secret: bytes,
        lines: Sequence[str],
        at: int,
        answered: Iterable[tuple[Seat, str]] = (),
    ) -> None:
        """The next game of a series: the one before becomes a record, `table` is how it stands from now on.
        `answered` are messages of which only the log of the game before knows."""
        known = [{"table_id": table.id, "seat": seat, "message": message} for seat, message in answered]
        content = await asyncio.to_thread(packed, record)

        async def write(connection: AsyncConnection) -> None:
            row = {"table_id": table.id, "game": table.played, "record": content}
            # Taken already: somebody else has gone on with this table.
            await connection.execute(insert(RECORDS).values(row))
            if known:
                await connection.execute(insert(ANSWERED), known)
            for kept in (ENTRIES, PACKED, SECRETS, SEATS):
                await connection.execute(delete(kept).where(kept.c.table_id == table.id))
            values = {
                "header": table.header,
                "phase": table.phase,
                "played": table.played,
                "points": msgspec.json.encode(table.points).decode(),
                "conduct": msgspec.json.encode(table.conduct).decode(),
                "updated": at,
            }
            await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(values))
            await connection.execute(insert(SECRETS).values(table_id=table.id, secret=secret.hex()))
            await _put_chairs(connection, table.id, table.chairs)
            await put_lines(connection, table.id, 0, lines)

        await self.writer.do(write)

    async def record(self, table_id: int, game: int) -> str | None:
        """An earlier game of the series, from 1 on."""
        query = select(RECORDS.c.record).where(RECORDS.c.table_id == table_id, RECORDS.c.game == game)
        async with self._engine.connect() as connection:
            content = (await connection.execute(query)).scalar_one_or_none()
        return None if content is None else unpacked(content)

    async def experience(self, game: str, people: Iterable[str]) -> dict[str, int]:
        """Counts at how many finished tables of this game each of them sits."""
        tables = func.count(SEATS.c.table_id.distinct())
        query = select(SEATS.c.person, tables).join(TABLES, TABLES.c.id == SEATS.c.table_id)
        query = query.where(TABLES.c.game == game, TABLES.c.phase == "over", SEATS.c.person.in_(set(people)))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.group_by(SEATS.c.person))
            return {person: count for person, count in rows if person is not None}

    async def set_turn(self, table_id: int, turn: Turn) -> None:
        await self._execute(update(TABLES).where(TABLES.c.id == table_id).values(turn=turn_text(turn)))

    async def set_rematch(self, table_id: int, code: str) -> None:
        await self._execute(update(TABLES).where(TABLES.c.id == table_id).values(rematch=code))

    async def table(self, code: str) -> Stored | None:
        found = await self._tables(select(TABLES).where(TABLES.c.code == code))
        return found[0] if found else None

    async def tables_of(self, person: str, most: int | None = None) -> list[Stored]:
        """Where a person sits or is the host, the newest first. Not by the last entry: a sealed answer is one too."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = select(TABLES).where((TABLES.c.host == person) | TABLES.c.id.in_(sits))
        return await self._tables(query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(most))

    async def tables_in(self, phase: Phase, since: int, most: int) -> list[Stored]:
        query = select(TABLES).where(TABLES.c.phase == phase, TABLES.c.updated >= since)
        return await self._tables(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def listed(self, since: int, by_host: int, most: int) -> list[Stored]:
        """Tables that wait for people and are in the open list, the newest first and at most so many of one host."""
        is_listed = TABLES.c.house.like('%"listed":true%')
        place = func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.updated.desc())
        of_host = select(TABLES.c.id, place.label("place"))
        of_host = of_host.where(TABLES.c.phase == "gathering", TABLES.c.updated >= since, is_listed)
        found = of_host.subquery()
        query = select(TABLES).join(found, found.c.id == TABLES.c.id).where(found.c.place <= by_host)
        return await self._tables(query.order_by(TABLES.c.updated.desc()).limit(most))

    async def log(self, table_id: int) -> tuple[bytes, list[str], set[tuple[Seat, str]]]:
        """The secret, the lines after the header, and the messages that were answered besides those they name."""
        async with self._engine.connect() as connection:
            secret = await connection.execute(select(SECRETS.c.secret).where(SECRETS.c.table_id == table_id))
            lines = await read_lines(connection, table_id)
            known = select(ANSWERED.c.seat, ANSWERED.c.message).where(ANSWERED.c.table_id == table_id)
            answered = await connection.execute(known)
            return _secret(secret.scalar_one_or_none()), lines, {(seat, message) for seat, message in answered}

    async def pack(self, table: Stored) -> None:
        """Puts the log of a game that is over into one row, all of it or nothing. No line of it changes."""
        async with self._engine.connect() as connection:
            lines = await read_lines(connection, table.id)
        content = await asyncio.to_thread(packed_lines, lines)
        await self.writer.do(partial(put_packed, table=table, entries=len(lines), content=content))

    async def unpacked(self, after: int, most: int) -> list[Stored]:
        """The next tables after this id whose game is over and whose log still has rows of its own."""
        has_rows = select(ENTRIES.c.table_id).where(ENTRIES.c.table_id == TABLES.c.id).exists()
        query = select(TABLES).where(TABLES.c.phase == "over", TABLES.c.id > after, has_rows)
        return await self._tables(query.order_by(TABLES.c.id).limit(most))

    async def _tables(self, query: Select[tuple[object, ...]]) -> list[Stored]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            seats = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
            chairs: dict[int, list[Chair]] = {table_id: [] for table_id in ids}
            for seat in await connection.execute(seats):
                chairs[seat.table_id].append(Chair(seat.kind, seat.person, seat.level))
        with unread_is_damaged():
            return [_stored(row, chairs[row.id]) for row in rows]

    async def _commit(self, batch: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            for write in batch:
                await write(connection)

    async def _execute(self, statement: Insert | Update) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self.writer.do(write)


def _written(house: House) -> str:
    return msgspec.json.encode(house).decode()


def _secret(kept: str | None) -> bytes:
    """Every table with a log has one."""
    with unread_is_damaged():
        return bytes.fromhex(kept or "-")


def _stored(row: Row[tuple[object, ...]], chairs: Sequence[Chair]) -> Stored:
    return Stored(
        id=row.id,
        code=row.code,
        game=row.game,
        options=bytes(msgspec.json.decode(row.options, type=msgspec.Raw)),
        house=msgspec.json.decode(row.house, type=House),
        host=row.host,
        phase=row.phase,
        created=row.created,
        chairs=tuple(chairs),
        rematch=row.rematch,
        header=row.header,
        played=row.played,
        points=msgspec.json.decode(row.points, type=tuple[int, ...]),
        turn=msgspec.json.decode(row.turn, type=Turn),
        conduct=msgspec.json.decode(row.conduct, type=Conduct),
    )


async def _put_chairs(connection: AsyncConnection, table_id: int, chairs: Sequence[Chair]) -> None:
    rows = [
        {"table_id": table_id, "seat": seat, "kind": chair.kind, "person": chair.person, "level": chair.level}
        for seat, chair in enumerate(chairs)
    ]
    await connection.execute(insert(SEATS), rows)
