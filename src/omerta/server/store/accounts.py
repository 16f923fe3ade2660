"""What is kept of a person besides name and hat: their devices, the link to another one, their passkeys."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.kept import Night, Passkey
from omerta.server.store.clubs import leave_club
from omerta.server.store.tables import (
    BLOCKS,
    CLUBS,
    DEVICES,
    INVITATIONS,
    LINKS,
    MEMBERS,
    NIGHTS,
    PASSKEYS,
    PEOPLE,
    RESULTS,
    SEATS,
    TABLES,
    WEBHOOKS,
    WISHES,
)

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
Do: TypeAlias = Callable[[Write], Awaitable[None]]
"""How something is written."""


class Accounts:
    def __init__(self, engine: AsyncEngine, do: Callable[[Write], Awaitable[None]]) -> None:
        self._engine = engine
        self._do = do

    # Devices

    async def devices(self, person: str) -> list[int]:
        """Since when each of them is known, the oldest first."""
        query = select(DEVICES.c.created).where(DEVICES.c.person == person).order_by(DEVICES.c.created)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def move(self, token_hash: str, person: str, before: str | None, at: int) -> None:
        """A device becomes this person's. Whom it was known by `before` is forgotten there, and altogether if nothing
        else is left of them."""

        async def write(connection: AsyncConnection) -> None:
            await put_device(connection, person, token_hash, at)
            if before is not None:
                await _forget_device(connection, before)

        await self._do(write)

    async def sign_out_others(self, person: str, own: str) -> None:
        """All devices but this one, and the link that could make another."""

        async def write(connection: AsyncConnection) -> None:
            others = (DEVICES.c.person == person) & (DEVICES.c.token_hash != own)
            await connection.execute(delete(DEVICES).where(others))
            await connection.execute(delete(LINKS).where(LINKS.c.person == person))

        await self._do(write)

    # The link to another device

    async def offer_link(self, person: str, secret_hash: str, until: int) -> None:
        """A person has one at most: the newest."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(LINKS).where(LINKS.c.person == person))
            await connection.execute(insert(LINKS).values(person=person, secret_hash=secret_hash, until=until))

        await self._do(write)

    async def take_link(self, secret_hash: str, now: int) -> str | None:
        """The person whose link it is. It is gone from now on, whether it was in time or not."""
        found: list[str] = []

        async def write(connection: AsyncConnection) -> None:
            found.clear()
            query = select(LINKS.c.person, LINKS.c.until).where(LINKS.c.secret_hash == secret_hash)
            row = (await connection.execute(query)).one_or_none()
            taken = await connection.execute(delete(LINKS).where(LINKS.c.secret_hash == secret_hash))
            if row is not None and taken.rowcount == 1 and now < row.until:
                found.append(row.person)

        await self._do(write)
        return found[0] if found else None

    # Passkeys

    async def add_passkey(self, passkey: Passkey) -> None:
        """One that is known already, whosever it is, is NotStored."""
        row = {"id": passkey.id, "person": passkey.person, "key": passkey.key, "count": passkey.count}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(PASSKEYS).values(row | {"created": passkey.created, "used": passkey.used}))

        await self._do(write)

    async def passkeys(self, person: str) -> list[Passkey]:
        """The oldest first."""
        async with self._engine.connect() as connection:
            query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
            return [Passkey(**row) for row in (await connection.execute(query)).mappings()]

    async def passkey(self, passkey_id: str) -> Passkey | None:
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey_id))
            row = rows.mappings().one_or_none()
        return None if row is None else Passkey(**row)

    async def note_use(self, passkey_id: str, count: int, at: int) -> None:
        async def write(connection: AsyncConnection) -> None:
            known = PASSKEYS.c.id == passkey_id
            await connection.execute(update(PASSKEYS).where(known).values(count=count, used=at))

        await self._do(write)

    async def remove_passkey(self, person: str, passkey_id: str) -> bool:
        """False if the person has no such one."""
        removed: list[bool] = []

        async def write(connection: AsyncConnection) -> None:
            own = (PASSKEYS.c.id == passkey_id) & (PASSKEYS.c.person == person)
            removed.append((await connection.execute(delete(PASSKEYS).where(own))).rowcount == 1)

        await self._do(write)
        return removed[-1]

    # When a person sleeps

    async def set_night(self, person: str, night: Night | None) -> None:
        """None: the person sleeps whenever they like."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(NIGHTS).where(NIGHTS.c.person == person))
            if night is not None:
                row = {"person": person, "start": night.start, "end": night.end, "zone": night.zone}
                await connection.execute(insert(NIGHTS).values(row))

        await self._do(write)

    async def nights(self, people: Iterable[str]) -> dict[str, Night]:
        """Those who have said it."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(NIGHTS).where(NIGHTS.c.person.in_(set(people))))
            return {row.person: Night(row.start, row.end, row.zone) for row in rows}

    # The end

    async def erase(self, person: str, at: int) -> None:
        """Whatever names the person or lets them in goes. The row stays, without a name, for the tables they sat at."""

        async def write(connection: AsyncConnection) -> None:
            for kept in (DEVICES, LINKS, PASSKEYS, NIGHTS):
                await connection.execute(delete(kept).where(kept.c.person == person))
            await _forget_company(connection, person, at)
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=""))
            await _forget_unless_seated(connection, person)

        await self._do(write)


async def put_device(connection: AsyncConnection, person: str, token_hash: str, at: int) -> None:
    await connection.execute(insert(DEVICES).values(token_hash=token_hash, person=person, created=at))


async def _forget_device(connection: AsyncConnection, token_hash: str) -> None:
    person = (
        await connection.execute(select(DEVICES.c.person).where(DEVICES.c.token_hash == token_hash))
    ).scalar_one_or_none()
    await connection.execute(delete(DEVICES).where(DEVICES.c.token_hash == token_hash))
    if person is not None:
        await _forget_unless_seated(connection, person)


async def _forget_unless_seated(connection: AsyncConnection, person: str) -> None:
    """Whoever can come back, or has ever sat at a table, is kept."""
    for kept in (DEVICES, LINKS, PASSKEYS):
        if (await connection.execute(select(kept.c.person).where(kept.c.person == person).limit(1))).first():
            return
    # Who cannot come back is told nothing any more.
    await connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.person == person))
    places = (SEATS.c.person, TABLES.c.host, RESULTS.c.person, MEMBERS.c.person, MEMBERS.c.inviter, CLUBS.c.founder)
    if any([(await connection.execute(select(place).where(place == person).limit(1))).first() for place in places]):
        return
    await _forget_meetings(connection, person)
    await connection.execute(delete(NIGHTS).where(NIGHTS.c.person == person))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))


async def _forget_company(connection: AsyncConnection, person: str, at: int) -> None:
    """The person is in no club, asks nobody, and is asked no more."""
    await _forget_meetings(connection, person)
    clubs = select(MEMBERS.c.club).where(MEMBERS.c.person == person, MEMBERS.c.state == "in")
    for club in list((await connection.execute(clubs)).scalars()):
        await leave_club(connection, club, person, at)
    outside = MEMBERS.c.state.in_(("asked", "declined"))
    await connection.execute(delete(MEMBERS).where(MEMBERS.c.person == person, outside))


async def _forget_meetings(connection: AsyncConnection, person: str) -> None:
    columns = (INVITATIONS.c.person, INVITATIONS.c.inviter, BLOCKS.c.person, BLOCKS.c.other, WISHES.c.person)
    for column in columns:
        await connection.execute(delete(column.table).where(column == person))
