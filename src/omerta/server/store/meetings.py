"""How people find each other again: invitations to tables, who may send them, and what a table wishes to play next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.store.tables import BLOCKS, INVITATIONS, PEOPLE, TABLES, WISHES

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]


class Asked(NamedTuple):
    """An invitation that waits: to which table, by whom, since when."""

    code: str
    inviter: str
    at: int


class Meetings:
    def __init__(self, engine: AsyncEngine, do: Callable[[Write], Awaitable[None]]) -> None:
        self._engine = engine
        self._do = do

    # Invitations

    async def invite(self, table_id: int, inviter: str, people: Collection[str], at: int) -> None:
        """Whoever was asked to this table before, and has perhaps declined, is not asked again."""

        async def write(connection: AsyncConnection) -> None:
            known = select(INVITATIONS.c.person).where(INVITATIONS.c.table_id == table_id)
            asked = set((await connection.execute(known)).scalars())
            rows = [
                {"table_id": table_id, "person": person, "inviter": inviter, "at": at}
                for person in people
                if person not in asked
            ]
            if rows:
                await connection.execute(insert(INVITATIONS), rows)

        await self._do(write)

    async def invited_to(self, table_id: int) -> set[str]:
        query = select(INVITATIONS.c.person).where(INVITATIONS.c.table_id == table_id)
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def invitations(self, person: str, since: int, most: int) -> list[Asked]:
        """Those that wait, the last first: to tables that still gather, from people who are not blocked meanwhile."""
        is_blocked = select(BLOCKS.c.other).where(BLOCKS.c.person == person, BLOCKS.c.other == INVITATIONS.c.inviter)
        query = (
            select(TABLES.c.code, INVITATIONS.c.inviter, INVITATIONS.c.at)
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .where(_waits(since), INVITATIONS.c.person == person, ~is_blocked.exists())
            .order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.table_id.desc())
        )
        async with self._engine.connect() as connection:
            return [Asked(code, by, at) for code, by, at in await connection.execute(query.limit(most))]

    async def waiting(self, inviter: str, person: str, since: int) -> int:
        """So many invitations of one person wait for another one."""
        query = select(func.count()).join_from(INVITATIONS, TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        between = (INVITATIONS.c.inviter == inviter, INVITATIONS.c.person == person)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query.where(_waits(since), *between))).scalar_one())

    async def decline(self, code: str, person: str) -> bool:
        """False if the person was not asked to this table."""
        done: list[bool] = []

        async def write(connection: AsyncConnection) -> None:
            table = select(TABLES.c.id).where(TABLES.c.code == code).scalar_subquery()
            own = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.person == person)
            declined = await connection.execute(update(INVITATIONS).where(own).values(declined=True))
            done.append(declined.rowcount > 0)

        await self._do(write)
        return done[-1]

    # Who may send them

    async def allow_invitations(self, person: str, invitable: bool) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(invitable=invitable))

        await self._do(write)

    async def is_invitable(self, person: str) -> bool:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(PEOPLE.c.invitable).where(PEOPLE.c.id == person))
            return bool(found.scalar_one_or_none())

    async def block(self, person: str, other: str, blocked: bool) -> None:
        async def write(connection: AsyncConnection) -> None:
            known = (BLOCKS.c.person == person) & (BLOCKS.c.other == other)
            await connection.execute(delete(BLOCKS).where(known))
            if blocked:
                await connection.execute(insert(BLOCKS).values(person=person, other=other))

        await self._do(write)

    async def blocked(self, person: str) -> set[str]:
        """Those whom the person has blocked."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(BLOCKS.c.other).where(BLOCKS.c.person == person))
            return set(found.scalars())

    async def reachable(self, asker: str, people: Collection[str]) -> set[str]:
        """Those of the people who may be asked by this person: they take invitations, and neither has blocked the
        other."""
        is_blocked = select(BLOCKS.c.other).where(
            or_(
                and_(BLOCKS.c.person == PEOPLE.c.id, BLOCKS.c.other == asker),
                and_(BLOCKS.c.person == asker, BLOCKS.c.other == PEOPLE.c.id),
            )
        )
        query = select(PEOPLE.c.id).where(
            PEOPLE.c.id.in_(people), PEOPLE.c.invitable, PEOPLE.c.name != "", ~is_blocked.exists()
        )
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    # What comes next

    async def wish(self, table_id: int, person: str, game: str | None) -> None:
        """None takes it back."""

        async def write(connection: AsyncConnection) -> None:
            known = (WISHES.c.table_id == table_id) & (WISHES.c.person == person)
            await connection.execute(delete(WISHES).where(known))
            if game is not None:
                await connection.execute(insert(WISHES).values(table_id=table_id, person=person, game=game))

        await self._do(write)

    async def wishes(self, table_id: int) -> dict[str, str]:
        """The game that each person would like to play next."""
        query = select(WISHES.c.person, WISHES.c.game).where(WISHES.c.table_id == table_id)
        async with self._engine.connect() as connection:
            return {row.person: row.game for row in await connection.execute(query)}


def _waits(since: int) -> ColumnElement[bool]:
    return and_(~INVITATIONS.c.declined, INVITATIONS.c.at >= since, TABLES.c.phase == "gathering")
