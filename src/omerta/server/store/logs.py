"""The log of a table in the database: a row for each line while it is played, one packed row once its game is over."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from omerta.server.kept import Stored
from omerta.server.store.packing import unpacked_lines
from omerta.server.store.tables import ENTRIES, PACKED, TABLES


async def read_lines(connection: AsyncConnection, table_id: int) -> list[str]:
    """The rows are read first: what somebody packs in between is found among the packed lines, and counts there."""
    numbered = select(ENTRIES.c.number, ENTRIES.c.line).where(ENTRIES.c.table_id == table_id)
    rows = (await connection.execute(numbered.order_by(ENTRIES.c.number))).all()
    together = select(PACKED.c.lines, PACKED.c.entries).where(PACKED.c.table_id == table_id)
    found = (await connection.execute(together)).one_or_none()
    lines = [] if found is None else unpacked_lines(found.lines, found.entries)
    return lines + [line for number, line in rows if number >= len(lines)]


async def put_lines(connection: AsyncConnection, table_id: int, number: int, lines: Sequence[str]) -> None:
    rows = [{"table_id": table_id, "number": number + place, "line": line} for place, line in enumerate(lines)]
    if rows:
        await connection.execute(insert(ENTRIES), rows)


async def put_packed(connection: AsyncConnection, table: Stored, entries: int, content: bytes) -> None:
    """Puts the first `entries` lines, packed, in the place of their rows. A log only grows, so they are still the
    first; but not those of the next game, if it has been dealt since they were read."""
    is_same = (TABLES.c.id == table.id) & (TABLES.c.phase == "over") & (TABLES.c.played == table.played)
    if not (await connection.execute(update(TABLES).where(is_same).values(phase="over"))).rowcount:
        return
    # Where more lines than these have been packed in the meantime, their row stays and this one fails on it.
    known = (PACKED.c.table_id == table.id) & (PACKED.c.entries <= entries)
    await connection.execute(delete(PACKED).where(known))
    await connection.execute(insert(PACKED).values(table_id=table.id, entries=entries, lines=content))
    await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table.id, ENTRIES.c.number < entries))
