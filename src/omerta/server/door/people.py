"""The guest who asks: name and hat."""

from __future__ import annotations

from omerta.server.door.call import Call, Nothing
from omerta.server.wire.lobby import Me
from omerta.server.wire.names import clean_name


async def read_me(call: Call[Nothing]) -> Me:
    """The guest behind the cookie; somebody new gets one."""
    person = await call.guest()
    return Me(person.name, person.hat)


async def write_me(call: Call[Me]) -> Me:
    """Another name, another hat."""
    name = clean_name(call.body.name)
    person = await call.guest()
    renamed = await call.desk.identity.rename(person, Me(name, call.body.hat))
    call.desk.lobby.rename(renamed)
    return Me(renamed.name, renamed.hat)
