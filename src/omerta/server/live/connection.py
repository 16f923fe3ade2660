"""What a connection is told: everything at first, then what has changed. A slow client gets everything anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec import Raw

from omerta.contract import Viewer
from omerta.server.kept import Person
from omerta.server.live.ledger import Key
from omerta.server.live.outbox import Outbox
from omerta.server.live.seen import Changes, Known, Seen
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.telling import Refused, ServerMessage, Welcome


class Connection:
    """One socket as its table sees it: whose it is, which seat it looks from, and what it has been told."""

    def __init__(self, person: Person | None, seat: Viewer, outbox: Outbox) -> None:
        self.person = person
        self.seat = seat
        self.outbox = outbox
        self._known: Known | None = None

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def tell(self, message: ServerMessage) -> None:
        self.tell_encoded(msgspec.json.encode(message))

    def tell_encoded(self, message: bytes) -> None:
        """What many are told is encoded once."""
        self.outbox.put(message)

    def dismiss(self, code: int, refused: Refused) -> None:
        """The last word, and why."""
        self.tell(refused)
        self.outbox.close(code)

    def welcome(self, seen: Seen, table: TableInfo, after: int | None) -> None:
        """Everything at once. `after` is the last frame the client has; one that does not exist counts as none.
        While such a welcome is on its way, whoever asks for another waits for that one."""
        if not self.outbox.holds_whole:
            known = after if after is not None and 0 <= after <= seen.number else 0
            self._welcome(seen, table, seen.frames_again(known))

    def _welcome(self, seen: Seen, table: TableInfo, frames: tuple[Raw, ...]) -> None:
        groups = seen.groups()
        welcome = Welcome(
            seat=self.seat,
            number=seen.number,
            digest=seen.digest,
            now=seen.now,
            view=Raw(msgspec.json.encode(seen.view)),
            gloss=Raw(msgspec.json.encode(seen.gloss)),
            standing=seen.standing,
            groups=groups,
            frames=frames,
            table=table,
        )
        self.outbox.put_whole(msgspec.json.encode(welcome))
        self._known = Known(seen, frozenset(groups))

    def update(self, changes: Changes, table: Callable[[str | None], TableInfo]) -> None:
        """What is new to this client; nothing at all if nothing is. The table is seldom needed for it."""
        known = self._known
        assert known is not None, "a connection is welcomed before anything else"
        if not changes.lead_on(known):
            self._welcome(changes.seen, table(self.person_id), changes.seen.frames(known.seen.number))
            return
        step = changes.step_from(known)
        if step.message is not None:
            self.tell_encoded(step.message)
        self._known = step.after


class Answering(NamedTuple):
    """The message that a change answers: its connection is told `accepted` once the change is stored."""

    connection: Connection
    key: Key
