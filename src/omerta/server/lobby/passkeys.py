"""Passkeys (WebAuthn): a person who has made one comes back with it on any device, without a name and a word.

A challenge is asked once, is answered within some minutes, and lives in memory: after a restart one asks again.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from http import HTTPStatus
from typing import Final, NamedTuple

from webauthn import verify_authentication_response, verify_registration_response

from omerta.contract import Text
from omerta.server.kept import Passkey, Person
from omerta.server.lobby.identity import written
from omerta.server.store import Store
from omerta.server.store.writer import NotStored
from omerta.server.wire.account import PasskeyMade, PasskeyQuestion, PasskeyShown, PasskeyWish
from omerta.server.wire.problems import Rejected, not_stored, too_many

TITLE: Final = "Omertà"
CHALLENGE_BYTES: Final = 32
PATIENCE: Final = 5 * 60_000
"""Milliseconds within which a challenge is answered."""

WAITING: Final = 4096
"""Challenges that are remembered; beyond them the oldest is forgotten."""

MOST: Final = 10
"""Passkeys of one person."""

ES256, RS256, EDDSA = -7, -257, -8


class Site(NamedTuple):
    """Where the passkey counts: the name of the host, and the origins that a browser may call it."""

    host: str
    origins: tuple[str, ...]


class Asked(NamedTuple):
    person: str | None
    """Whose passkey is to be made; None where anybody shows theirs."""

    until: int


class Passkeys:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: OrderedDict[str, Asked] = OrderedDict()

    async def wish(self, person: Person, site: Site, now: int) -> PasskeyWish:
        known = await self._store.accounts.passkeys(person.id)
        if len(known) >= MOST:
            raise too_many(Text("refusal-too-many-passkeys", {"limit": MOST}))
        return PasskeyWish(
            challenge=self._ask(Asked(person.id, now + PATIENCE)),
            host=site.host,
            title=TITLE,
            person=text_of(bytes.fromhex(person.id)),
            name=person.name,
            algorithms=(ES256, EDDSA, RS256),
            known=tuple(each.id for each in known),
        )

    async def add(self, person: Person, site: Site, made: PasskeyMade, now: int) -> None:
        if not self._answers(made.challenge, person.id, now):
            raise _bad_passkey()
        try:
            verified = verify_registration_response(
                credential=_registration(made),
                expected_challenge=bytes_of(made.challenge),
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
            )
        except Exception:
            # Whatever a stranger sends is read here, and the readers below the library raise what they like.
            raise _bad_passkey() from None
        passkey = Passkey(
            text_of(verified.credential_id), person.id, verified.credential_public_key, verified.sign_count, now
        )
        if await self._store.accounts.passkey(passkey.id) is not None:
            raise _bad_passkey()
        await written(self._store.accounts.add_passkey(passkey))

    def question(self, site: Site, now: int) -> PasskeyQuestion:
        return PasskeyQuestion(self._ask(Asked(None, now + PATIENCE)), site.host)

    async def answer(self, site: Site, shown: PasskeyShown, now: int) -> str:
        """The id of the person whose passkey it is."""
        passkey = await self._store.accounts.passkey(shown.id)
        if passkey is None or not self._answers(shown.challenge, None, now):
            raise _no_such_passkey()
        if shown.person is not None and shown.person != text_of(bytes.fromhex(passkey.person)):
            raise _no_such_passkey()
        try:
            verified = verify_authentication_response(
                credential=_authentication(shown),
                expected_challenge=bytes_of(shown.challenge),
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.count,
            )
        except Exception:
            # As above.
            raise _no_such_passkey() from None
        await written(self._store.accounts.note_use(passkey.id, verified.new_sign_count, now))
        return passkey.person

    async def remove(self, person: Person, passkey_id: str) -> None:
        try:
            is_removed = await self._store.accounts.remove_passkey(person.id, passkey_id)
        except NotStored:
            raise not_stored() from None
        if not is_removed:
            raise _no_such_passkey()

    def _ask(self, asked: Asked) -> str:
        challenge = text_of(secrets.token_bytes(CHALLENGE_BYTES))
        self._asked[challenge] = asked
        if len(self._asked) > WAITING:
            self._asked.popitem(last=False)
        return challenge

    def _answers(self, challenge: str, person: str | None, now: int) -> bool:
        """Has this been asked, of this person and not too long ago? It is answered once, rightly or not."""
        asked = self._asked.pop(challenge, None)
        return asked is not None and asked.person == person and now < asked.until


def _bad_passkey() -> Rejected:
    return Rejected(HTTPStatus.FORBIDDEN, Text("refusal-bad-passkey"))


def _no_such_passkey() -> Rejected:
    """It is all the same why: whoever asks learns nothing of passkeys that are not theirs."""
    return Rejected(HTTPStatus.FORBIDDEN, Text("refusal-no-such-passkey"))


def _registration(made: PasskeyMade) -> dict[str, object]:
    """As a browser would write it itself, and the library reads it."""
    response = {"clientDataJSON": made.client, "attestationObject": made.attestation}
    return {"id": made.id, "rawId": made.id, "type": "public-key", "response": response}


def _authentication(shown: PasskeyShown) -> dict[str, object]:
    response = {
        "clientDataJSON": shown.client,
        "authenticatorData": shown.authenticator,
        "signature": shown.signature,
        "userHandle": shown.person,
    }
    return {"id": shown.id, "rawId": shown.id, "type": "public-key", "response": response}


def text_of(value: bytes) -> str:
    """Bytes as WebAuthn writes them: base64url without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
