"""People one has played with: who they are to whoever asks, and who of them is blocked.

Nobody learns the id of another person. A handle is made from both ids, so it means a person to its asker alone, and two
who compare theirs learn nothing from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from http import HTTPStatus
from typing import Final

from omerta.contract import Text
from omerta.server.kept import Person
from omerta.server.live.means import Means
from omerta.server.lobby.identity import written
from omerta.server.wire.people import Companion, Company
from omerta.server.wire.problems import Rejected

SHOWN: Final = 200
"""Companions that are told; those with whom one played last."""


def handle(asker: str, other: str) -> str:
    return hashlib.blake2b(other.encode(), key=asker.encode(), digest_size=8, person=b"omerta-person").hexdigest()


class Acquaintances:
    def __init__(self, means: Means) -> None:
        self._store = means.store

    async def company(self, asker: Person) -> Company:
        met = await self._store.history.met(asker.id, SHOWN)
        people = await self._store.people(each.person for each in met)
        blocked = await self._store.meetings.blocked(asker.id)
        return Company(
            tuple(
                Companion(handle(asker.id, each.person), person.name, person.hat, each.games, each.last, is_blocked)
                for each in met
                if (person := people[each.person]).name
                for is_blocked in (each.person in blocked,)
            ),
            await self._store.meetings.is_invitable(asker.id),
        )

    async def find(self, asker: Person, named: str) -> Person:
        """Whom the handle means: somebody the asker has played with, or meets in a club."""
        met = [each.person for each in await self._store.history.met(asker.id, SHOWN)]
        clubs = await self._store.clubs.of(asker.id)
        known = {*met, *(member.person for club in clubs for member in club.members)}
        found = [other for other in known if other != asker.id and handle(asker.id, other) == named]
        people = await self._store.people(found)
        if not found or not people[found[0]].name:
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-person"), "person")
        return people[found[0]]

    async def block(self, asker: Person, named: str, *, blocked: bool) -> Company:
        other = await self.find(asker, named)
        await written(self._store.meetings.block(asker.id, other.id, blocked))
        return await self.company(asker)

    async def allow_invitations(self, asker: Person, *, invitable: bool) -> Company:
        await written(self._store.meetings.allow_invitations(asker.id, invitable))
        return await self.company(asker)

    async def check_reachable(self, asker: Person, others: Iterable[Person]) -> None:
        """Whoever is refused does not learn whether they are blocked, or nobody may ask."""
        asked = [other.id for other in others]
        if len(await self._store.meetings.reachable(asker.id, asked)) < len(asked):
            raise Rejected(HTTPStatus.CONFLICT, Text("refusal-takes-no-invitations"), "person")
