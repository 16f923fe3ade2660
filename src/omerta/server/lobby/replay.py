"""A replay shows a finished game again through one viewer, with what it could have known at every step.

The game is played again in a thread; a worker, which is sent the viewer's views and nothing else, judges them. A
finished game does not change, so what was computed is kept for whoever asks next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from http import HTTPStatus
from typing import Final, NamedTuple

import msgspec

from omerta.contract import Text, Viewer
from omerta.server.live.means import Means
from omerta.server.live.points import host_seats
from omerta.server.live.table import LiveTable
from omerta.server.lobby.records import places_after, recorded
from omerta.server.minds.botpool import NoAnswer
from omerta.server.minds.glimpses import Mind
from omerta.server.wire.problems import Rejected, busy
from omerta.server.wire.replay import Replay, ReplayStep
from omerta.server.wire.values import raw
from omerta.table import AnyMatch
from omerta.table.hindsight import NothingToReplay, NotOver, hindsight_of, look_back

KEPT: Final = 64
"""Replays in memory, each of one game, one viewer and one way of judging."""

BATCH: Final = 12
"""Views that a worker judges at once, so that others who wait for it get their turn in between."""


class Key(NamedTuple):
    table: int
    played: int
    """It counts because people change places with the next game of a series."""

    number: int
    viewer: Viewer
    way: str


class Judged(NamedTuple):
    """A replay but for what the viewer could think, and the view of each step."""

    replay: Replay
    views: list[bytes]


class Replays:
    def __init__(self, means: Means) -> None:
        self._means = means
        self._known: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()

    async def find(self, asker: str, table: LiveTable, number: int, viewer: Viewer, way: str | None) -> bytes:
        """The JSON of a `Replay`. Whoever asks while it is being made waits for the same one. Askers take turns."""
        hindsight = table.game.hindsight
        if hindsight is None:
            raise NothingToReplay
        if way not in (None, *hindsight.ways):
            raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-malformed"), "way")
        key = Key(table.stored.id, table.stored.played, number, viewer, way or hindsight.ways[0])
        if key not in self._known:
            present = self._present(table) if number == key.played + 1 else None
            # Records tell how people changed places, but not where a host has put them.
            is_followed = present is not None or not host_seats(table.game, table.stored)
            self._known[key] = asyncio.create_task(self._made(asker, key, present, is_followed=is_followed))
            self._known[key].add_done_callback(partial(self._forget_failed, key))
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        # Whoever asked may go away while others wait for the same.
        return await asyncio.shield(self._known[key])

    def _present(self, table: LiveTable) -> AnyMatch:
        """The match that is over, and stored so. No game that still runs goes any further than this."""
        if table.match is None or table.stored.phase != "over":
            raise NotOver
        return table.match

    def _forget_failed(self, key: Key, task: asyncio.Task[bytes]) -> None:
        if (task.cancelled() or task.exception() is not None) and self._known.get(key) is task:
            del self._known[key]

    async def _made(self, asker: str, key: Key, present: AnyMatch | None, *, is_followed: bool) -> bytes:
        records = [] if present else await self._records(key)
        told, views = await asyncio.to_thread(_told, key, present, records)
        if not is_followed:
            told = msgspec.structs.replace(told, seating=())
        minds = await self._judged(asker, told.game, key.way, views)
        return await asyncio.to_thread(_encoded, told, minds)

    async def _records(self, key: Key) -> list[str]:
        """Reads the game that is asked for, and those after it: they say how people changed places."""
        asked = range(key.number, key.played + 1) if key.number > 0 else ()
        found = [await self._means.store.record(key.table, number) for number in asked]
        records = [record for record in found if record is not None]
        if not records or len(records) < len(found):
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-game-of-series"), "game")
        return records

    async def _judged(self, asker: str, game: str, way: str, views: list[bytes]) -> list[Mind]:
        minds: list[Mind] = []
        for first in range(0, len(views), BATCH):
            batch = b"[" + b",".join(views[first : first + BATCH]) + b"]"
            try:
                minds += await self._means.coaches.look_back(asker, game, way, batch)
            except NoAnswer:
                raise busy() from None
        return minds


def _told(key: Key, present: AnyMatch | None, records: list[str]) -> Judged:
    match = present or recorded(records[0])
    hindsight, look = hindsight_of(match), look_back(match, key.viewer)
    events = [event for moment in look.moments for event in moment.events]
    lies = iter(hindsight.lies(look.last, events))
    replay = Replay(
        game=match.game.id,
        number=key.number,
        viewer=key.viewer,
        seating=places_after(match.header.seats, records),
        field=hindsight.field,
        kinds=hindsight.kinds(look.last),
        ways=hindsight.ways,
        way=key.way,
        truth=hindsight.truth(look.last),
        minds=(),
        steps=tuple(
            ReplayStep(
                public=moment.public,
                mind=0,
                events=tuple(raw(event) for event in moment.events),
                lies=tuple(next(lies) for _ in moment.events),
            )
            for moment in look.moments
        ),
    )
    return Judged(replay, [msgspec.json.encode(moment.view) for moment in look.moments])


def _encoded(told: Replay, minds: list[Mind]) -> bytes:
    """Most steps change nothing in what the viewer could think: each thought travels once."""
    known: dict[Mind, int] = {}
    steps = [
        msgspec.structs.replace(step, mind=known.setdefault(mind, len(known)))
        for step, mind in zip(told.steps, minds, strict=True)
    ]
    return msgspec.json.encode(msgspec.structs.replace(told, minds=tuple(known), steps=tuple(steps)))
