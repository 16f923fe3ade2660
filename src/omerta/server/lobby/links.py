"""A link brings a person to another device, once and within ten minutes. What it holds is nobody's to keep: the secret
stands behind the `#` of the address, which no browser sends, and only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from http import HTTPStatus
from typing import Final, NamedTuple

from omerta.contract import Text
from omerta.server.kept import Person
from omerta.server.lobby.identity import written
from omerta.server.store import Store
from omerta.server.store.writer import NotStored
from omerta.server.wire.problems import Rejected, not_stored

MINUTES: Final = 10
SECRET_BYTES: Final = 32


class Link(NamedTuple):
    secret: str
    until: int


class Links:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, person: Person, now: int) -> Link:
        """The one before, if there is any, leads nowhere from now on."""
        link = Link(secrets.token_urlsafe(SECRET_BYTES), now + MINUTES * 60_000)
        await written(self._store.accounts.offer_link(person.id, secret_hash(link.secret), link.until))
        return link

    async def take(self, secret: str, now: int) -> str:
        """The id of whom it brings here. One that is used, too old or made up is all the same."""
        try:
            person = await self._store.accounts.take_link(secret_hash(secret), now)
        except NotStored:
            raise not_stored() from None
        if person is None:
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-link"))
        return person


def secret_hash(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"omerta-link").hexdigest()
