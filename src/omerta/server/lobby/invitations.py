"""A host asks somebody to a table with one tap; it stands in their lobby until they answer or the game begins."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Final

from omerta.contract import Text
from omerta.server.kept import Person, Stored
from omerta.server.live.means import Means
from omerta.server.lobby.acquaintances import Acquaintances, handle
from omerta.server.lobby.identity import written
from omerta.server.store.meetings import Asked
from omerta.server.store.writer import NotStored
from omerta.server.wire.codes import read_code
from omerta.server.wire.people import Invitation, InvitedPeople
from omerta.server.wire.problems import Rejected, missing_table, not_stored, too_many

DAY: Final = 24 * 3600 * 1000
"""After so long nobody waits for an answer any more."""

SHOWN: Final = 10
MOST_WAITING: Final = 3
"""Invitations of one person that wait for the same other one."""


class Invitations:
    def __init__(self, means: Means, acquaintances: Acquaintances) -> None:
        self._means = means
        self._meetings = means.store.meetings
        self._acquaintances = acquaintances

    async def invite(self, table: Stored, host: Person, named: str) -> InvitedPeople:
        _check_inviting(table, host)
        guest = await self._acquaintances.find(host, named)
        if guest.id not in await self._meetings.invited_to(table.id):
            await self._acquaintances.check_reachable(host, [guest])
            await self._check_waiting(host, guest)
            await self._ask(table, host, [guest.id])
        return await self.invited(table, host)

    async def invite_all(self, table: Stored, host: Person, people: Iterable[str]) -> None:
        """Those of them who may be asked are."""
        await self._ask(table, host, await self._meetings.reachable(host.id, set(people) - {host.id}))

    async def invited(self, table: Stored, host: Person) -> InvitedPeople:
        if table.host != host.id:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))
        return InvitedPeople(tuple(sorted(handle(host.id, each) for each in await self._meetings.invited_to(table.id))))

    async def waiting(self, person: Person) -> tuple[Invitation, ...]:
        """Those that may still be followed: the table gathers, has a seat, and the person does not sit there."""
        asked = await self._meetings.invitations(person.id, self._means.now() - DAY, SHOWN)
        people = await self._means.store.people({each.inviter for each in asked})
        told = [await self._told(each, people[each.inviter], person) for each in asked]
        return tuple(invitation for invitation in told if invitation is not None)

    async def decline(self, code: str, person: Person) -> None:
        known = read_code(code)
        try:
            is_declined = known is not None and await self._meetings.decline(known, person.id)
        except NotStored:
            raise not_stored() from None
        if not is_declined:
            raise missing_table()

    async def _told(self, asked: Asked, inviter: Person, person: Person) -> Invitation | None:
        table = await self._means.store.table(asked.code)
        free = 0 if table is None else sum(chair.kind == "open" for chair in table.chairs)
        if table is None or not free or any(chair.person == person.id for chair in table.chairs):
            return None
        return Invitation(asked.code, table.game, inviter.name or None, inviter.hat, asked.at, free)

    async def _ask(self, table: Stored, host: Person, people: Iterable[str]) -> None:
        await written(self._meetings.invite(table.id, host.id, list(people), self._means.now()))

    async def _check_waiting(self, host: Person, guest: Person) -> None:
        if await self._meetings.waiting(host.id, guest.id, self._means.now() - DAY) >= MOST_WAITING:
            raise too_many(Text("refusal-too-many-invitations", {"limit": MOST_WAITING}))


def _check_inviting(table: Stored, host: Person) -> None:
    if table.host != host.id:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))
    if table.phase != "gathering":
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))
    if all(chair.kind != "open" for chair in table.chairs):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-table-full"))
