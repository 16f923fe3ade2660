"""What a connection is told: everything at first, then what has changed. A slow client gets everything anew."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec import Raw

from omerta.contract import AnyGame, View, Viewer
from omerta.server.kept import Person
from omerta.server.live.ledger import Key
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.telling import Refused, ServerMessage, Update, Welcome
from omerta.server.wire.values import fields_of, raw
from omerta.table import AnyMatch


class Seen:
    """How things stand for one viewer now, as it travels; made once for all connections of that viewer."""

    def __init__(self, match: AnyMatch, viewer: Viewer, now: int) -> None:
        view = match.game.view(match.state, viewer)
        self.viewer = viewer
        self.now = now
        self.number = match.streams.last(viewer)
        self.digest = match.digest(viewer)
        self.view: dict[str, bytes] = {name: bytes(value) for name, value in fields_of(view).items()}
        self.gloss = glossed(match.game, view)
        self.standing = match.standing(viewer)
        self.standing_bytes = msgspec.json.encode(self.standing)
        self._match = match
        self._frames: dict[int, Raw] = {}

    def frames(self, after: int) -> tuple[Raw, ...]:
        """What is new after this number."""
        return tuple(
            self._frames.get(frame.number) or self._frames.setdefault(frame.number, raw(frame))
            for frame in self._match.frames(self.viewer, after)
        )

    def frames_again(self, after: int) -> tuple[Raw, ...]:
        """Somebody who comes, or comes back, is not told again what has faded."""
        return tuple(raw(frame) for frame in self._match.frames_again(self.viewer, after))

    def groups(self, known: Iterable[str] = ()) -> dict[str, Raw]:
        """The actions of the viewer's menu, but for groups that are known."""
        if self.viewer is None:
            return {}
        held = set(known)
        return {group.name: raw(group.actions) for group in self._match.menu(self.viewer) if group.name not in held}


class Outbox:
    """Messages on their way to one client. When too many wait, all are dropped and the client is to start anew."""

    def __init__(self, limit: int) -> None:
        self.is_lost = False
        self.closing: int | None = None
        self._limit = limit
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()

    def put(self, message: bytes) -> None:
        if self.is_lost or self.closing is not None:
            return
        if len(self._waiting) >= self._limit:
            self._waiting.clear()
            self.is_lost = True
        else:
            self._waiting.append(message)
        self._something.set()

    def close(self, code: int) -> None:
        """What waits is still sent."""
        if self.closing is None:
            self.closing = code
        self._something.set()

    def found_again(self) -> None:
        self.is_lost = False

    async def next(self) -> bytes | None:
        """The next message; None if messages were dropped, or if the connection is to end."""
        while not self._waiting and not self.is_lost and self.closing is None:
            self._something.clear()
            await self._something.wait()
        return self._waiting.popleft() if self._waiting else None


class Connection:
    """One socket as its table sees it: whose it is, which seat it looks from, and what it has been told."""

    def __init__(self, person: Person | None, seat: Viewer, limit: int) -> None:
        self.person = person
        self.seat = seat
        self.outbox = Outbox(limit)
        self.is_asking = False
        self._number = 0
        self._view: dict[str, bytes] = {}
        self._gloss: dict[str, bytes] = {}
        self._standing = b""
        self._groups: set[str] = set()

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def begin_asking(self) -> None:
        """The coach is asked one thing at a time."""
        self.is_asking = True

    def end_asking(self) -> None:
        self.is_asking = False

    def tell(self, message: ServerMessage) -> None:
        self.outbox.put(msgspec.json.encode(message))

    def dismiss(self, code: int, refused: Refused) -> None:
        """The last word, and why."""
        self.tell(refused)
        self.outbox.close(code)

    def welcome(self, seen: Seen, table: TableInfo, after: int | None) -> None:
        """Everything at once. `after` is the last frame the client has; one that does not exist counts as none."""
        known = after if after is not None and 0 <= after <= seen.number else 0
        self._welcome(seen, table, seen.frames_again(known))

    def _welcome(self, seen: Seen, table: TableInfo, frames: tuple[Raw, ...]) -> None:
        groups = seen.groups()
        self.tell(
            Welcome(
                seat=self.seat,
                number=seen.number,
                digest=seen.digest,
                now=seen.now,
                view=Raw(msgspec.json.encode(_raw_fields(seen.view))),
                gloss=Raw(msgspec.json.encode(_raw_fields(seen.gloss))),
                standing=seen.standing,
                groups=groups,
                frames=frames,
                table=table,
            )
        )
        self._groups = set(groups)
        self._keep(seen)

    def update(self, seen: Seen, table: Callable[[str | None], TableInfo]) -> None:
        """What is new to this client; nothing at all if nothing is. The table is seldom needed for it."""
        if seen.view.keys() != self._view.keys():
            # A field cannot be taken away by naming what has changed.
            self._welcome(seen, table(self.person_id), seen.frames(self._number))
            return
        changed = _changed(self._view, seen.view)
        if seen.number == self._number and not changed and seen.standing_bytes == self._standing:
            return
        groups = seen.groups(self._groups)
        self.tell(
            Update(
                frames=seen.frames(self._number),
                digest=seen.digest,
                now=seen.now,
                view=_raw_fields(changed),
                # It follows from the view: while nothing there has changed, nothing here has.
                gloss=_raw_fields(_changed(self._gloss, seen.gloss)),
                standing=seen.standing,
                groups=groups,
            )
        )
        self._groups |= set(groups)
        self._keep(seen)

    def _keep(self, seen: Seen) -> None:
        self._number = seen.number
        self._view = seen.view
        self._gloss = seen.gloss
        self._standing = seen.standing_bytes


class Answering(NamedTuple):
    """The message that a change answers: its connection is told `accepted` once the change is stored."""

    connection: Connection
    key: Key


def glossed(game: AnyGame, view: View) -> dict[str, bytes]:
    """What the rules make of a view, field by field as it travels."""
    if game.gloss is None:
        return {}
    return {name: bytes(value) for name, value in fields_of(game.gloss(view)).items()}


def _changed(known: dict[str, bytes], now: dict[str, bytes]) -> dict[str, bytes]:
    return {name: value for name, value in now.items() if known[name] != value}


def _raw_fields(fields: dict[str, bytes]) -> dict[str, Raw]:
    return {name: Raw(value) for name, value in fields.items()}
