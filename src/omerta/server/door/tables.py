"""Tables: opening one, sitting down, getting up, dealing, playing again."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import segno

from omerta.server.door.addresses import public_base
from omerta.server.door.call import Call, Nothing, seat_named
from omerta.server.wire.lobby import (
    FindTable,
    HostWish,
    Join,
    NewLesson,
    NewTable,
    NextGame,
    Prolong,
    SeatChange,
    Spectators,
    Start,
    TableInfo,
    Tables,
)


async def tables(call: Call[Nothing]) -> Tables:
    """One's own tables, and those that everybody may join."""
    return await call.desk.lobby.listing(await call.known_guest())


async def new_table(call: Call[NewTable]) -> TableInfo:
    """A new table; whoever asks is its host."""
    host = await call.guest()
    call.desk.allowances.take_table(host, call.home)
    return (await call.desk.lobby.create(host, call.body, call.home)).info(host.id)


async def find_seat(call: Call[FindTable]) -> TableInfo:
    """Takes a seat with anyone: at the fullest open table where somebody waits, or at a new one in the open list."""
    person = await call.guest()
    check_new = partial(call.desk.allowances.take_table, person, call.home)
    return (await call.desk.finding.find(person, call.body, call.home, check_new)).info(person.id)


async def new_lesson(call: Call[NewLesson]) -> TableInfo:
    """A first game with hints, dealt at once; whoever asks plays it with bots."""
    learner = await call.guest()
    call.desk.allowances.take_table(learner, call.home)
    lesson = await call.desk.lobby.teach(learner, call.body.game, call.home)
    with call.desk.lobby.dealing(lesson):
        await lesson.deal(learner)
    return lesson.info(learner.id)


async def table(call: Call[Nothing]) -> TableInfo:
    """A table."""
    person = await call.known_guest()
    return (await call.table()).info(person.id if person else None)


async def join(call: Call[Join]) -> TableInfo:
    """Takes an open seat; during the game, one's own back from the bot that minds it."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(asked.order.seat_person, person, call.body.seat))
    return asked.info(person.id)


async def leave(call: Call[Nothing]) -> TableInfo:
    """Gets up. During the game the seat stays one's own, and a bot of the house minds it. A host who leaves before the
    deal gives the table to whoever sits first."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(asked.order.free_chairs, person))
    return asked.info(person.id)


async def change_seat(call: Call[SeatChange]) -> TableInfo:
    """The host opens a seat or puts a bot there, before the start."""
    asked, person = await call.table(), await call.guest()
    seat = seat_named(call.request.path_params["seat"])
    await asked.do(partial(asked.order.change_chair, person, seat, call.body))
    return asked.info(person.id)


async def host(call: Call[HostWish]) -> TableInfo:
    """The host keeps order: seats of those who are away, the host's part, who comes in, who speaks, a pause. Everybody
    is told."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(asked.order.host, person, call.body))
    return asked.info(person.id)


async def start(call: Call[Start]) -> TableInfo:
    """The host deals. No seat may be open, unless the host says that bots take what is left."""
    asked, person = await call.table(), await call.guest()
    with call.desk.lobby.dealing(asked, bots=call.body.bots):
        await asked.deal(person, bots=call.body.bots)
    return asked.info(person.id)


async def spectators(call: Call[Spectators]) -> TableInfo:
    """The host says whether people may look on. Those who do, when it ends, are told so and sent away."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(asked.order.let_watch, person, call.body.allowed))
    return asked.info(person.id)


async def prolong(call: Call[Prolong]) -> TableInfo:
    """The host gives a running clock more time; everybody at the table is told."""
    asked, person = await call.table(), await call.guest()
    await asked.do(partial(asked.order.prolong, person, call.body))
    return asked.info(person.id)


async def next_game(call: Call[NextGame]) -> TableInfo:
    """Whoever sits there deals the next game between two games of a series; the host may seat people anew."""
    asked, person = await call.table(), await call.guest()
    with call.desk.lobby.dealing(asked):
        await asked.deal_next(person, call.body.seating)
    return asked.info(person.id)


async def rematch(call: Call[NextGame]) -> TableInfo:
    """Opens a new table after the end, with the same people and settings; it is the same one for all who ask."""
    asked, person = await call.table(), await call.guest()
    if asked.stored.rematch is None:
        call.desk.allowances.take_table(person, call.home)
    again = await call.desk.lobby.rematch(asked, person, call.home, call.body.seating)
    return again.info(person.id)


async def invite(call: Call[Nothing]) -> bytes:
    """The link as a QR code."""
    code = (await call.table()).stored.code
    base = public_base(call.desk.means.settings, str(call.request.base_url))
    picture = BytesIO()
    segno.make(f"{base}/t/{code}", error="m").save(picture, kind="svg", xmldecl=False, border=2, scale=8)
    return picture.getvalue()
