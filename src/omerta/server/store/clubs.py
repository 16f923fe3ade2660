"""Clubs: people who meet again. Nobody is in one without having said yes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.store.tables import CLUBS, MEMBERS

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
State: TypeAlias = Literal["in", "asked", "declined", "left"]


class Member(NamedTuple):
    person: str
    state: State
    inviter: str
    since: int
    agrees: bool


class Club(NamedTuple):
    """`rated` is since when a rating is kept; None: it is not."""

    id: str
    name: str
    founder: str
    created: int
    rated: int | None
    members: tuple[Member, ...]

    def those(self, state: State) -> tuple[Member, ...]:
        return tuple(member for member in self.members if member.state == state)

    def member(self, person: str) -> Member | None:
        return next((member for member in self.members if member.person == person), None)


class Clubs:
    def __init__(self, engine: AsyncEngine, do: Callable[[Write], Awaitable[None]]) -> None:
        self._engine = engine
        self._do = do

    async def found(self, club: str, name: str, founder: str, at: int) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(CLUBS).values(id=club, name=name, founder=founder, created=at))
            await _put(connection, club, Member(founder, "in", founder, at, False))

        await self._do(write)

    async def find(self, club: str) -> Club | None:
        found = await self._clubs(CLUBS.c.id == club)
        return found[0] if found else None

    async def of(self, person: str) -> list[Club]:
        """Those that the person is in, or is asked to join."""
        own = select(MEMBERS.c.club).where(MEMBERS.c.person == person, MEMBERS.c.state.in_(("in", "asked")))
        return await self._clubs(CLUBS.c.id.in_(own))

    async def put(self, club: str, member: Member) -> None:
        """The member as it stands from now on."""

        async def write(connection: AsyncConnection) -> None:
            await _put(connection, club, member)

        await self._do(write)

    async def leave(self, club: str, person: str, at: int) -> None:
        """Whoever leaves stays known, for the games that were rated. The club ends with its last member; a founder's
        part goes to whoever has been there for longest."""

        async def write(connection: AsyncConnection) -> None:
            await leave_club(connection, club, person, at)

        await self._do(write)

    async def agree(self, club: str, person: str, agrees: bool, at: int) -> None:
        """The rating is kept from the moment on in which everybody agrees, and until somebody does not."""

        async def write(connection: AsyncConnection) -> None:
            own = (MEMBERS.c.club == club) & (MEMBERS.c.person == person)
            await connection.execute(update(MEMBERS).where(own).values(agrees=agrees))
            await _settle_rating(connection, club, at)

        await self._do(write)

    async def _clubs(self, wanted: ColumnElement[bool]) -> list[Club]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(CLUBS).where(wanted).order_by(CLUBS.c.created, CLUBS.c.id))).all()
            ids = [row.id for row in rows]
            members: dict[str, list[Member]] = {club: [] for club in ids}
            known = select(MEMBERS).where(MEMBERS.c.club.in_(ids)).order_by(MEMBERS.c.since, MEMBERS.c.person)
            for row in await connection.execute(known):
                members[row.club].append(Member(row.person, row.state, row.inviter, row.since, row.agrees))
        return [Club(row.id, row.name, row.founder, row.created, row.rated, tuple(members[row.id])) for row in rows]


async def leave_club(connection: AsyncConnection, club: str, person: str, at: int) -> None:
    own = (MEMBERS.c.club == club) & (MEMBERS.c.person == person)
    await connection.execute(update(MEMBERS).where(own).values(state="left", agrees=False, since=at))
    left = select(MEMBERS.c.person).where(MEMBERS.c.club == club, MEMBERS.c.state == "in")
    first = (await connection.execute(left.order_by(MEMBERS.c.since, MEMBERS.c.person).limit(1))).scalar()
    if first is None:
        await connection.execute(delete(CLUBS).where(CLUBS.c.id == club))
        return
    is_founded = (CLUBS.c.id == club) & (CLUBS.c.founder == person)
    await connection.execute(update(CLUBS).where(is_founded).values(founder=first))
    await _settle_rating(connection, club, at)


async def _settle_rating(connection: AsyncConnection, club: str, at: int) -> None:
    against = select(func.count()).where(MEMBERS.c.club == club, MEMBERS.c.state == "in", ~MEMBERS.c.agrees)
    if (await connection.execute(against)).scalar_one():
        await connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(rated=None))
    else:
        is_new = (CLUBS.c.id == club) & CLUBS.c.rated.is_(None)
        await connection.execute(update(CLUBS).where(is_new).values(rated=at))


async def _put(connection: AsyncConnection, club: str, member: Member) -> None:
    await connection.execute(delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.person == member.person))
    await connection.execute(insert(MEMBERS).values(club=club, **member._asdict()))
