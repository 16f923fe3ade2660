"""What one guest and one address may do, however many windows and tables they have."""

from __future__ import annotations

from time import monotonic
from typing import Final

from omerta.contract import Text
from omerta.server.door.limits import Bucket, Buckets, Limit
from omerta.server.kept import Person
from omerta.server.settings import Settings
from omerta.server.wire.problems import too_fast, too_many

AT_ONCE: Final = 6
"""Seconds of talk that may come at once."""

MINUTE: Final = 60


class Allowances:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._guests = Limit(settings.guest_rate, settings.guest_burst)
        self._guests_talk = _talk(settings.messages_by_guest)
        self._addresses_talk = _talk(settings.messages_by_address)
        self._guests_tidings = _a_minute(settings.tidings_asked_by_guest)
        self._addresses_tidings = _a_minute(settings.tidings_asked_by_address)
        self._guests_tables = _a_minute(settings.tables_by_guest)
        self._addresses_tables = _a_minute(settings.tables_by_address)
        self._guests_invitations = _a_minute(settings.invitations_by_guest)
        self._addresses_invitations = _a_minute(settings.invitations_by_address)

    def take_guest(self, home: str) -> None:
        """Somebody new comes in from this address."""
        if not self._guests.allows(home, monotonic()):
            raise too_fast()

    def take_table(self, person: Person, home: str) -> None:
        now, settings = monotonic(), self._settings
        if not self._guests_tables.allows(person.id, now):
            raise too_many(Text("refusal-too-many-new-tables", {"limit": settings.tables_by_guest}))
        if not self._addresses_tables.allows(home, now):
            raise too_many(Text("refusal-too-many-new-tables", {"limit": settings.tables_by_address}))

    def take_tiding(self, person: Person, home: str) -> None:
        """Somebody wants this server to ask somewhere."""
        now = monotonic()
        if not (self._guests_tidings.allows(person.id, now) and self._addresses_tidings.allows(home, now)):
            raise too_fast()

    def take_invitation(self, person: Person, home: str) -> None:
        """One more person is asked to a table or a club."""
        now, settings = monotonic(), self._settings
        if not self._guests_invitations.allows(person.id, now):
            raise too_many(Text("refusal-too-many-invitations", {"limit": settings.invitations_by_guest}))
        if not self._addresses_invitations.allows(home, now):
            raise too_many(Text("refusal-too-many-invitations", {"limit": settings.invitations_by_address}))

    def talk(self, person: Person | None, home: str) -> Buckets:
        """What one more socket may say: as much as it may itself, and all of this guest, and of this address."""
        now, settings = monotonic(), self._settings
        own = Bucket(settings.message_rate, settings.message_burst, now)
        everybody = self._addresses_talk.bucket(home, now)
        if person is None:
            return Buckets(own, everybody)
        return Buckets(own, self._guests_talk.bucket(person.id, now), everybody)


def _talk(rate: int) -> Limit:
    return Limit(rate, AT_ONCE * rate)


def _a_minute(count: int) -> Limit:
    return Limit(count / MINUTE, count)
