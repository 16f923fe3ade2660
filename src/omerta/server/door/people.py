"""The guest who asks: name and hat."""

from __future__ import annotations

from http import HTTPStatus

from omerta.contract import Text
from omerta.server.door.call import Call, Nothing
from omerta.server.wire.lobby import NAME_LENGTH, Me
from omerta.server.wire.problems import Rejected
from omerta.server.wire.words import clean


async def read_me(call: Call[Nothing]) -> Me:
    """The guest behind the cookie; somebody new gets one."""
    person = await call.guest()
    return Me(person.name, person.hat)


async def write_me(call: Call[Me]) -> Me:
    """Another name, another hat."""
    name = clean(call.body.name)
    if len(name) not in NAME_LENGTH:
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-bad-name"), "name")
    person = await call.guest()
    renamed = await call.desk.identity.rename(call.own_cookie, person, Me(name, call.body.hat))
    call.desk.lobby.rename(renamed)
    return Me(renamed.name, renamed.hat)
