"""What a connection is told: everything at first, then what has changed. A slow client gets everything anew."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from omerta.contract import Viewer
from omerta.server.kept import Person
from omerta.server.live.ledger import Key
from omerta.server.live.outbox import Outbox
from omerta.server.live.seen import Changes, Known, Moment
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.telling import Refused, ServerMessage, Welcome
from omerta.server.wire.values import raw

GOING_AWAY: Final = 1012
"""The close code after which a client comes back by itself."""

NEXT_GAME: Final = 4410
"""The close code after which a client sits down anew: the next game of the series has begun."""


class Screen(NamedTuple):
    """A screen that stands at a table: the hash of its secret, and who has put it there."""

    secret_hash: str
    person: str


class Connection:
    """One socket as its table sees it: whose it is, which seat it looks from, and what it has been told."""

    def __init__(
        self,
        person: Person | None,
        seat: Viewer,
        outbox: Outbox,
        device: str | None = None,
        *,
        is_screen: bool = False,
    ) -> None:
        self.person = person
        self.seat = seat
        self.outbox = outbox
        self.device = device
        """The hash of the cookie that it came with."""

        self.is_screen = is_screen
        self.screen: Screen | None = None
        """A screen looks from no seat and is nobody's; the table knows it once it is let in."""

        self._known: Known | None = None

    @property
    def is_onlooker(self) -> bool:
        return self.seat is None and not self.is_screen

    def stand(self, screen: Screen) -> None:
        """This screen is let in."""
        self.screen = screen

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

    def welcome(self, moment: Moment, table: TableInfo, after: int | None) -> None:
        """Everything at once. `after` is the last frame the client has; one that does not exist counts as none.
        While such a welcome is on its way, whoever asks for another waits for that one."""
        if self.outbox.holds_whole:
            return
        seen, groups = moment.seen(self.seat), moment.groups(self.seat)
        welcome = Welcome(
            seat=self.seat,
            number=seen.number,
            digest=seen.digest,
            now=moment.now,
            view=raw(msgspec.structs.replace(seen.sight.view, you=self.seat)),
            gloss=raw(seen.sight.gloss(moment.glosses) or {}),
            standing=seen.standing,
            groups={name: raw(actions) for name, actions in groups.items()},
            frames=moment.frames_again(self.seat, after if after is not None and 0 <= after <= seen.number else 0),
            table=table,
        )
        self.outbox.put_whole(msgspec.json.encode(welcome))
        self._known = Known(seen, frozenset(groups))

    def update(self, changes: Changes) -> None:
        """What is new to this client; nothing at all if nothing is."""
        known = self._known
        assert known is not None, "a connection is welcomed before anything else"
        step = changes.step_from(known)
        if step.message is not None:
            self.tell_encoded(step.message)
        self._known = step.after


class Answering(NamedTuple):
    """The message that a change answers: its connection is told `accepted` once the change is stored."""

    connection: Connection
    key: Key
