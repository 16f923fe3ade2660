"""Which screens stand at which tables. The secret of a screen itself is never stored."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.store.accounts import Do
from omerta.server.store.tables import SCREENS, TABLES


class Screens:
    def __init__(self, engine: AsyncEngine, do: Do) -> None:
        self._engine = engine
        self._do = do

    async def put(self, table_id: int, secret_hash: str, person: str, at: int, most: int) -> None:
        """One more stands at the table; beyond `most` the oldest goes."""

        async def write(connection: AsyncConnection) -> None:
            own = SCREENS.c.table_id == table_id
            await connection.execute(delete(SCREENS).where(own, SCREENS.c.secret_hash == secret_hash))
            row = {"table_id": table_id, "secret_hash": secret_hash, "person": person, "created": at}
            await connection.execute(insert(SCREENS).values(row))
            newest = select(SCREENS.c.secret_hash).where(own).order_by(SCREENS.c.created.desc(), SCREENS.c.secret_hash)
            kept = (await connection.execute(newest.limit(most))).scalars().all()
            await connection.execute(delete(SCREENS).where(own, SCREENS.c.secret_hash.not_in(kept)))

        await self._do(write)

    async def of(self, table_id: int) -> dict[str, str]:
        """Who has put each of them there, by its hash."""
        query = select(SCREENS.c.secret_hash, SCREENS.c.person).where(SCREENS.c.table_id == table_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.secret_hash: row.person for row in rows}

    async def table_of(self, secret_hash: str) -> str | None:
        """The code of the table at which the screen stands: the one that it was put at last."""
        query = select(TABLES.c.code).join(SCREENS, SCREENS.c.table_id == TABLES.c.id)
        query = query.where(SCREENS.c.secret_hash == secret_hash)
        query = query.order_by(SCREENS.c.created.desc(), TABLES.c.id.desc()).limit(1)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def clear(self, table_id: int) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(SCREENS).where(SCREENS.c.table_id == table_id))

        await self._do(write)

    async def follow(self, before: str, after: str, at: int) -> None:
        """The screens of one table stand at another, too, where the same people play again."""

        async def write(connection: AsyncConnection) -> None:
            of_before = select(SCREENS.c.secret_hash, SCREENS.c.person).join(TABLES, TABLES.c.id == SCREENS.c.table_id)
            rows = (await connection.execute(of_before.where(TABLES.c.code == before))).all()
            table_id = (await connection.execute(select(TABLES.c.id).where(TABLES.c.code == after))).scalar_one()
            for secret_hash, person in rows:
                row = {"table_id": table_id, "secret_hash": secret_hash, "person": person, "created": at}
                await connection.execute(insert(SCREENS).values(row))

        await self._do(write)
