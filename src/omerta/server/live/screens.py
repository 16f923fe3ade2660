"""Shared screens at a table: a television, a tablet, a wide monitor that everybody around it sees.

A screen looks from no seat: it is sent what any onlooker may know, but never what is said among onlookers, since the
seats see it. It belongs to the table, also where nobody may look on: somebody who sits there has let it in by its
secret, and it goes when they do, or when anybody at the table takes the screens away.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from omerta.contract import Text
from omerta.server.kept import Person, Stored
from omerta.server.live import seating
from omerta.server.live.connection import Connection, Screen
from omerta.server.store.writer import NotStored
from omerta.server.wire.problems import Rejected, not_stored

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

MOST: Final = 4
"""Screens at one table; one more takes the place of the oldest."""

SCREEN_GONE: Final = 4403
"""The close code of a screen that stands at this table no longer."""


def secret_hash(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"omerta-screen").hexdigest()


def is_at_table(stored: Stored, person: str) -> bool:
    """It is the table of its host and of all who sit there."""
    return person == stored.host or any(chair.person == person for chair in stored.chairs)


async def check_viewer(table: LiveTable, connection: Connection, secret: str | None) -> None:
    """A screen is let in by its secret, everybody else by seat or by the table's habits."""
    if not connection.is_screen:
        seating.check_viewer(table.stored, connection.person, connection.seat)
        return
    hashed = secret_hash(secret or "")
    person = (await table.means.store.screens.of(table.stored.id)).get(hashed)
    if person is None or not is_at_table(table.stored, person):
        raise gone()
    connection.stand(Screen(hashed, person))


async def add(table: LiveTable, person: Person, secret: str) -> None:
    """The person lets a screen stand at the table."""
    _check_at_table(table, person)
    store, now = table.means.store, table.means.now()
    try:
        await store.screens.put(table.stored.id, secret_hash(secret), person.id, now, MOST)
    except NotStored:
        raise not_stored() from None
    kept = await store.screens.of(table.stored.id)
    _send_out(table, lambda screen: screen.secret_hash not in kept)


async def take_away(table: LiveTable, person: Person) -> None:
    """All screens go, whoever has put them there; their secrets open nothing here any more."""
    _check_at_table(table, person)
    try:
        await table.means.store.screens.clear(table.stored.id)
    except NotStored:
        raise not_stored() from None
    _send_out(table, lambda _screen: True)


def look(table: LiveTable) -> None:
    """Whoever has got up for good takes along what they have put there."""
    _send_out(table, lambda screen: not is_at_table(table.stored, screen.person))


def gone() -> Rejected:
    return Rejected(HTTPStatus.FORBIDDEN, Text("refusal-screen-gone"))


def _send_out(table: LiveTable, goes: Callable[[Screen], bool]) -> None:
    def is_gone(connection: Connection) -> bool:
        return connection.screen is not None and goes(connection.screen)

    table.audience.send_out(is_gone, gone(), SCREEN_GONE)


def _check_at_table(table: LiveTable, person: Person) -> None:
    if not is_at_table(table.stored, person.id):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-at-table"))
