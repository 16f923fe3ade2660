"""What is said beside the games of a table, and what of all talk was shown to its host."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.kept import Hat, Person, Report, Room, Word
from omerta.server.store.accounts import Do
from omerta.server.store.tables import PEOPLE, REPORTS, WORDS
from omerta.server.store.unreadable import unread_is_damaged


class Talk:
    def __init__(self, engine: AsyncEngine, do: Do) -> None:
        self._engine = engine
        self._do = do

    async def words(self, table_id: int) -> list[Word]:
        """All of them in order. Whoever is deleted has no name any more."""
        query = select(WORDS, PEOPLE.c.name, PEOPLE.c.hat).outerjoin(PEOPLE, PEOPLE.c.id == WORDS.c.person)
        query = query.where(WORDS.c.table_id == table_id).order_by(WORDS.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        with unread_is_damaged():
            return [
                Word(
                    number=row.number,
                    game=row.game,
                    room=msgspec.convert(row.room, Room),
                    speaker=Person(row.person, row.name or "", msgspec.convert(row.hat or "fedora", Hat)),
                    message=row.message,
                    text=row.text,
                    at=row.at,
                )
                for row in rows
            ]

    async def say(self, table_id: int, word: Word) -> None:
        row = {
            "table_id": table_id,
            "number": word.number,
            "game": word.game,
            "room": word.room,
            "person": word.speaker.id,
            "message": word.message,
            "text": word.text,
            "at": word.at,
        }

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(WORDS).values(row))

        await self._do(write)

    async def reports(self, table_id: int) -> list[Report]:
        """The oldest first."""
        query = select(REPORTS.c.report).where(REPORTS.c.table_id == table_id).order_by(REPORTS.c.at, REPORTS.c.about)
        async with self._engine.connect() as connection:
            kept = (await connection.execute(query)).scalars().all()
        with unread_is_damaged():
            return [msgspec.json.decode(report, type=Report) for report in kept]

    async def reports_by(self, table_id: int, person: str) -> int:
        query = select(func.count()).where(REPORTS.c.table_id == table_id, REPORTS.c.person == person)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def report(self, table_id: int, person: str, report: Report) -> None:
        row = {"table_id": table_id, "about": report.about, "person": person, "at": report.at}

        async def write(connection: AsyncConnection) -> None:
            known = select(REPORTS.c.about).where(REPORTS.c.table_id == table_id, REPORTS.c.about == report.about)
            if (await connection.execute(known)).first() is None:
                content = msgspec.json.encode(report).decode()
                await connection.execute(insert(REPORTS).values(row | {"report": content}))

        await self._do(write)
