"""When the person who asks sleeps."""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from omerta.contract import Text
from omerta.server.door.call import Call, Nothing
from omerta.server.kept import Night, Person
from omerta.server.live.nights import LONGEST, is_too_long, is_zone
from omerta.server.lobby.identity import written
from omerta.server.wire.account import NightHours, OwnNight
from omerta.server.wire.problems import Rejected


async def read_night(call: Call[Nothing]) -> OwnNight:
    """When the person who asks sleeps."""
    return await own_night(call, await call.guest())


async def write_night(call: Call[OwnNight]) -> OwnNight:
    """Another night; tables that have begun keep the one before."""
    hours, person = call.body.night, await call.guest()
    if hours is not None and not is_zone(hours.zone):
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-no-such-zone"), "night.zone")
    if hours is not None and is_too_long(hours.start, hours.end):
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-night-too-long", {"hours": LONGEST // 60}), "night.end")
    night = None if hours is None else Night(hours.start, hours.end, hours.zone)
    await written(call.desk.means.store.accounts.set_night(person.id, night))
    return await own_night(call, person)


async def own_night(call: Call[msgspec.Struct], person: Person) -> OwnNight:
    night = (await call.desk.means.store.accounts.nights([person.id])).get(person.id)
    return OwnNight(None if night is None else NightHours(night.start, night.end, night.zone))
