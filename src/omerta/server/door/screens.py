"""Screens at a table: somebody who sits there lets one in by its secret, and it finds where it stands."""

from __future__ import annotations

from functools import partial

import segno

from omerta.server.door.addresses import public_base
from omerta.server.door.call import Call, Nothing
from omerta.server.live import screens
from omerta.server.wire.lobby import Code, TableInfo
from omerta.server.wire.screens import Screen, ScreenPlace


async def add_screen(call: Call[Screen]) -> ScreenPlace:
    """Lets a screen stand at the table. The answer leads there, for whoever opens it on the screen itself."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(screens.add, asked, person, call.body.secret))
    return _place(call, f"/screen#{call.body.secret}", asked.stored.code)


async def remove_screens(call: Call[Nothing]) -> TableInfo:
    """Takes all screens away from the table; their secrets open nothing there any more."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(screens.take_away, asked, person))
    return asked.info(person.id)


async def find_screen(call: Call[Screen]) -> ScreenPlace:
    """Where a screen stands, by its secret; and the link by which somebody at a table lets it in."""
    code = await call.desk.means.store.screens.table_of(screens.secret_hash(call.body.secret))
    return _place(call, f"/screen/add#{call.body.secret}", code)


def _place(call: Call[Screen], path: str, code: Code | None) -> ScreenPlace:
    link = public_base(call.desk.means.settings, str(call.request.base_url)) + path
    rows = segno.make(link, error="m").matrix
    return ScreenPlace(code, link, tuple("".join(map(str, row)) for row in rows))
