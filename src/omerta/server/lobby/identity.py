"""Who somebody is: a guest with a name, a hat and on each device a cookie that nobody can guess. Only the hashes of
cookies are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Final, NamedTuple

import msgspec

from omerta.server.kept import Person
from omerta.server.live.information import HATS, NAMES
from omerta.server.store import Store
from omerta.server.store.writer import NotStored
from omerta.server.wire.lobby import Me
from omerta.server.wire.problems import not_stored

COOKIE: Final = "omerta_guest"
COOKIE_AGE: Final = 400 * 24 * 3600
TOKEN_BYTES: Final = 32
TOKEN_LENGTH: Final = range(40, 65)
REMEMBERED: Final = 4096


class Guest(NamedTuple):
    """A person, and the cookie to hand out if it is new."""

    person: Person
    cookie: str | None = None


class Identity:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, cookie: str | None) -> Person | None:
        """The person behind a cookie; None if nobody is."""
        if cookie is None or len(cookie) not in TOKEN_LENGTH:
            return None
        digest = token_hash(cookie)
        person = self._known.get(digest) or await self._store.person_by_token(digest)
        if person is not None:
            self._remember(digest, person)
        return person

    async def welcome(self, at: int) -> Guest:
        """Somebody new: a cookie, and a name and a hat until they choose theirs."""
        cookie = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(secrets.token_hex(16), secrets.choice(NAMES), secrets.choice(HATS))
        await written(self._store.add_person(person, token_hash(cookie), at))
        self._remember(token_hash(cookie), person)
        return Guest(person, cookie)

    async def rename(self, person: Person, me: Me) -> Person:
        renamed = Person(person.id, me.name, me.hat)
        await written(self._store.rename(renamed))
        # On all their devices.
        self._known.update(dict.fromkeys(self._digests(person.id), renamed))
        return renamed

    async def admit(self, person_id: str, before: str | None, at: int) -> Guest:
        """Lets a person in on one more device, which had the cookie `before`."""
        people = await self._store.people([person_id])
        cookie = secrets.token_urlsafe(TOKEN_BYTES)
        replaced = None if before is None else token_hash(before)
        await written(self._store.accounts.move(token_hash(cookie), person_id, replaced, at))
        self._known.pop(replaced or "", None)
        self._remember(token_hash(cookie), people[person_id])
        return Guest(people[person_id], cookie)

    async def sign_out_others(self, person: Person, cookie: str) -> None:
        """On every device but this one the person is known no longer."""
        own = token_hash(cookie)
        await written(self._store.accounts.sign_out_others(person.id, own))
        self._forget(person.id, but=own)

    async def erase(self, person: Person, at: int) -> Person:
        """The person as the tables keep them: without a name."""
        await written(self._store.accounts.erase(person.id, at))
        self._forget(person.id)
        return msgspec.structs.replace(person, name="")

    def _remember(self, digest: str, person: Person) -> None:
        self._known[digest] = person
        self._known.move_to_end(digest)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _digests(self, person_id: str) -> list[str]:
        return [digest for digest, person in self._known.items() if person.id == person_id]

    def _forget(self, person_id: str, but: str | None = None) -> None:
        for digest in self._digests(person_id):
            if digest != but:
                del self._known[digest]


async def written(write: Awaitable[None]) -> None:
    """Whoever the database does not take is no guest, and is told so."""
    try:
        await write
    except NotStored:
        raise not_stored() from None


def token_hash(cookie: str) -> str:
    return hashlib.blake2b(cookie.encode(), digest_size=32, person=b"omerta-guest").hexdigest()
