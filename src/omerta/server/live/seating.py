"""Who sits where: joining, leaving, the host's changes, the start. Done in the table's task, stored, then told."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Final

import msgspec
import structlog

from omerta.bots import bots_of
from omerta.contract import AnyGame, Occasion, Options, Seat, Text
from omerta.kit.chance import KeyedChance
from omerta.kit.defaults import settled
from omerta.server.kept import OPEN, Chair, Person
from omerta.server.live.clocks import clock_lengths
from omerta.server.live.secrets import table_secret
from omerta.server.live.table import LiveTable
from omerta.server.store.writer import NotStored
from omerta.server.wire.codes import for_logs
from omerta.server.wire.problems import Rejected, problem_of
from omerta.server.wire.protocol import Refused, SeatChange, SeatWish
from omerta.table import Match

LOG = structlog.get_logger("lobby")

SEAT_LOST: Final = 4403


def chairs_of(game: AnyGame, wishes: Sequence[SeatWish], host: Person) -> tuple[Chair, ...]:
    return tuple(_chair(game, wish, host, f"seats[{seat}].level") for seat, wish in enumerate(wishes))


def _chair(game: AnyGame, wish: SeatWish, host: Person, field: str) -> Chair:
    if wish.kind == "bot":
        return Chair("bot", level=_level(game, wish.level, field))
    return Chair("person", host.id) if wish.kind == "me" else OPEN


def _level(game: AnyGame, level: str | None, field: str) -> str:
    """The one asked for; without one, the first of the game."""
    known = tuple(bots_of(game))
    if level is not None and level not in known:
        text = Text("refusal-no-such-bot", {"level": level[:40], "allowed": known})
        raise Rejected(HTTPStatus.BAD_REQUEST, text, field)
    return level or known[0]


async def join(table: LiveTable, person: Person, wanted: Seat | None) -> None:
    """Takes an open seat, or a seat of one's own back from its steward."""
    chairs = list(table.stored.chairs)
    own = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    if wanted is not None and wanted >= len(chairs):
        raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-seat"), "seat")
    if table.stored.phase != "gathering":
        if not own:
            raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))
        for seat in own:
            chairs[seat] = Chair("person", person.id)
    elif wanted not in own and not (own and wanted is None):
        seat = _free(chairs, wanted)
        if len(own) == 1:
            # Whoever takes another chair gets up from the first.
            chairs[own[0]] = OPEN
        chairs[seat] = Chair("person", person.id)
    await _change(table, chairs, person)


def _free(chairs: Sequence[Chair], wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
    if not free:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-table-full"))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-seat-taken"), "seat")
    return wanted


async def leave(table: LiveTable, person: Person) -> None:
    """Before the deal the seat is open again; during the game a bot minds it until the person comes back."""
    if table.stored.phase == "over":
        return
    steward = _level(table.game, None, "level")
    mark = OPEN if table.stored.phase == "gathering" else Chair("person", person.id, steward)
    chairs = [mark if chair.person == person.id else chair for chair in table.stored.chairs]
    await _change(table, chairs, person)


async def change_seat(table: LiveTable, person: Person, seat: Seat, change: SeatChange) -> None:
    """The host opens a seat or puts a bot on it, whoever sat there."""
    check_host(table, person)
    _check_gathering(table)
    if seat >= len(table.stored.chairs):
        raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-seat"), "seat")
    chairs = list(table.stored.chairs)
    is_bot = change.kind == "bot"
    chairs[seat] = Chair("bot", level=_level(table.game, change.level, "level")) if is_bot else OPEN
    await _change(table, chairs, None)


async def start(table: LiveTable, person: Person) -> None:
    check_host(table, person)
    _check_gathering(table)
    chairs = table.stored.chairs
    if any(chair.kind == "open" for chair in chairs):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-seats-open"))
    settings, house = table.means.settings, table.stored.house
    secret = table_secret(settings.seed, table.stored.id)
    options = await _settled(table, secret)
    match = Match.begin(
        table.game,
        options,
        len(chairs),
        secret,
        table.means.now(),
        lengths=clock_lengths(table.game, options, chairs, house, settings.ballot),
        people=[chair.person for chair in chairs],
    )
    if not table.stored.house.spectators:
        for connection in [known for known in table.connections if known.seat is None]:
            _dismiss(table, connection.seat, connection.person_id)
    await table.begin(match, secret)
    LOG.info("a game begins", table=for_logs(table.stored.code), game=table.game.id, seats=len(chairs))


async def _settled(table: LiveTable, secret: bytes) -> Options:
    """What the game makes of the options on this occasion. Its draws are their own: the deal is another stream."""
    stored, game = table.stored, table.game
    options: Options = msgspec.json.decode(stored.options, type=game.options)
    if stored.house.settled:
        return options
    seated = [chair.person for chair in stored.chairs]
    known = await table.means.store.experience(game.id, [person for person in seated if person is not None])
    host = seated.index(stored.host) if stored.host in seated else 0
    occasion = Occasion(host, tuple(known.get(person, 0) if person else 0 for person in seated))
    fitted: Options = settled(game, options, len(seated), occasion, KeyedChance(secret, 0).named("settle"))
    return fitted


def check_host(table: LiveTable, person: Person) -> None:
    if table.stored.host != person.id:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))


def _check_gathering(table: LiveTable) -> None:
    if table.stored.phase != "gathering":
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))


async def _change(table: LiveTable, chairs: Sequence[Chair], person: Person | None) -> None:
    before = table.stored
    host = _host(before.host, chairs)
    if tuple(chairs) != before.chairs or host != before.host:
        try:
            await table.means.store.change_seats(before.id, chairs, host, table.means.now())
        except NotStored:
            raise Rejected(HTTPStatus.SERVICE_UNAVAILABLE, Text("refusal-not-stored")) from None
        table.stored = msgspec.structs.replace(before, chairs=tuple(chairs), host=host)
    if person is not None:
        table.people[person.id] = person
    for seat, chair in enumerate(before.chairs):
        if chair.person is not None and (chairs[seat].person != chair.person or chairs[seat].level):
            _dismiss(table, seat, chair.person)
    table.tell_table()
    table.bots.look()


def _host(host: str, chairs: Sequence[Chair]) -> str:
    """Stays who it is while seated or alone; else whoever sits first."""
    seated = [chair.person for chair in chairs if chair.person is not None]
    return host if host in seated or not seated else seated[0]


def _dismiss(table: LiveTable, seat: Seat | None, person: str | None) -> None:
    """The sockets of a seat that is somebody's no longer."""
    lost = Rejected(HTTPStatus.FORBIDDEN, Text("refusal-seat-lost"))
    for connection in [known for known in table.connections if known.seat == seat and known.person_id == person]:
        connection.dismiss(SEAT_LOST, Refused(None, problem_of(lost)))
        table.connections.discard(connection)
