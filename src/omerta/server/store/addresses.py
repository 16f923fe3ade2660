"""Where people want to be told that they are asked: devices and webhooks; and what has been told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy import Delete, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.kept import Call, Subscription, Webhook
from omerta.server.store.tables import KEYS, SUBSCRIPTIONS, TOLD, WEBHOOKS

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]


class Addresses:
    def __init__(self, engine: AsyncEngine, do: Callable[[Write], Awaitable[None]]) -> None:
        self._engine = engine
        self._do = do

    # Devices

    async def subscribe(self, subscription: Subscription) -> None:
        """A device has one, and what its browser was subscribed to before, as whomever, ends."""
        values = {name: getattr(subscription, name) for name in subscription.__struct_fields__}
        same = (SUBSCRIPTIONS.c.device == subscription.device) | (SUBSCRIPTIONS.c.endpoint == subscription.endpoint)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(SUBSCRIPTIONS).where(same))
            await connection.execute(insert(SUBSCRIPTIONS).values(values))

        await self._do(write)

    async def unsubscribe(self, device: str) -> None:
        await self._delete(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.device == device))

    async def forget_endpoint(self, endpoint: str) -> None:
        """The push service does not know it any more."""
        await self._delete(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint))

    async def subscriptions(self, person: str, most: int) -> list[Subscription]:
        """The newest first."""
        query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(SUBSCRIPTIONS.c.created.desc()).limit(most))
            return [Subscription(**row) for row in rows.mappings()]

    # Webhooks

    async def put_webhook(self, webhook: Webhook) -> None:
        values = {name: getattr(webhook, name) for name in webhook.__struct_fields__}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.person == webhook.person))
            await connection.execute(insert(WEBHOOKS).values(values))

        await self._do(write)

    async def remove_webhook(self, person: str, url: str | None = None) -> None:
        """Only the one with this address, if it is named: meanwhile there may be another."""
        own = WEBHOOKS.c.person == person
        await self._delete(delete(WEBHOOKS).where(own if url is None else own & (WEBHOOKS.c.url == url)))

    async def webhook(self, person: str) -> Webhook | None:
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.person == person))
            row = rows.mappings().one_or_none()
        return None if row is None else Webhook(**row)

    async def people(self) -> set[str]:
        """Whoever has an address here."""
        query = select(SUBSCRIPTIONS.c.person).union(select(WEBHOOKS.c.person))
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    # What has been told

    async def note_told(self, call: Call) -> None:
        same = (TOLD.c.table_id == call.table) & (TOLD.c.person == call.person)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(TOLD).where(same))
            await connection.execute(insert(TOLD).values(table_id=call.table, person=call.person, at=call.at))

        await self._do(write)

    async def is_told(self, call: Call) -> bool:
        same = (TOLD.c.table_id == call.table) & (TOLD.c.person == call.person) & (TOLD.c.at == call.at)
        async with self._engine.connect() as connection:
            return (await connection.execute(select(TOLD.c.at).where(same))).first() is not None

    # The server's own keys

    async def key(self, name: str, made: bytes) -> bytes:
        """The key of this name; the one that is made becomes it where there is none."""
        kept: list[bytes] = []

        async def write(connection: AsyncConnection) -> None:
            kept.clear()
            query = select(KEYS.c.secret).where(KEYS.c.name == name)
            known = (await connection.execute(query)).scalar_one_or_none()
            if known is None:
                await connection.execute(insert(KEYS).values(name=name, secret=made))
            kept.append(made if known is None else known)

        await self._do(write)
        return kept[0]

    async def _delete(self, statement: Delete) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self._do(write)
