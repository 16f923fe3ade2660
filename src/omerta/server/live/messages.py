"""What a client says over its socket, done in the table's task. Every message with an id gets one answer."""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, assert_never

import msgspec
import structlog

from omerta.contract import RuleViolation, Seat, Text
from omerta.kit.menus import legal
from omerta.server.live.connection import Answering, Connection
from omerta.server.minds.botpool import NoAnswer
from omerta.server.minds.coach import HOUSE
from omerta.server.wire.asking import Act, Ask, Cast, ClientMessage, Hello, Ping, Point, Say, Undo, Vote
from omerta.server.wire.problems import Rejected, busy, malformed, problem_of, status_of
from omerta.server.wire.telling import Accepted, Coached, Hint, Pointed, Pong, Refused
from omerta.server.wire.values import encoded, public_seed, raw, read_action
from omerta.server.wire.words import clean
from omerta.table import AnyMatch, Refusal

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

LOG = structlog.get_logger("socket")
_TASKS: Final[set[asyncio.Task[None]]] = set()


async def hear(table: LiveTable, connection: Connection, message: ClientMessage) -> None:
    """Answers a message; whatever is wrong with it is told to this connection alone."""
    match message:
        case Hello(after=after):
            table.greet(connection, after)
        case Ping():
            connection.tell(Pong(table.now()))
        case _:
            try:
                await _answer(table, connection, message)
            except (Rejected, Refusal, RuleViolation) as refusal:
                _refuse(table, connection, message.id, refusal)


def _refuse(
    table: LiveTable, connection: Connection, message: str, refusal: Rejected | Refusal | RuleViolation
) -> None:
    """What is final is told again if it is asked again; what fails for want of time or space may succeed then."""
    problem = problem_of(refusal)
    if connection.seat is not None and status_of(refusal) < HTTPStatus.INTERNAL_SERVER_ERROR:
        table.ledger.refuse((connection.seat, message), problem)
    connection.tell(Refused(message, problem))


async def _answer(
    table: LiveTable, connection: Connection, message: Act | Say | Point | Vote | Undo | Cast | Ask
) -> None:
    seat = connection.seat
    if seat is None:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-spectators-watch"))
    answer = table.answer_to((seat, message.id))
    if answer is not None:
        connection.tell(answer)
    elif isinstance(message, Point):
        _point(table, table.playing(), connection, seat, message)
    elif isinstance(message, Ask):
        _ask(table, table.playing(), connection, seat, message)
    else:
        command = partial(_change, seat=seat, message=message, at=table.now(), window=table.means.settings.window)
        await table.change(command, Answering(connection, (seat, message.id)))


def _change(match: AnyMatch, seat: Seat, message: Act | Say | Vote | Undo | Cast, at: int, window: int) -> None:
    match message:
        case Act(id=key, decision=decision, action=action):
            try:
                read = read_action(match.game, action)
            except msgspec.MsgspecError as error:
                raise _inside(malformed(error), "action") from None
            match.answer(seat, decision, read, at, window, key=key)
        case Say(text=text):
            match.message(seat, _readable(text), at)
        case Vote(kind=kind, value=value):
            match.vote(seat, kind, value, at)
        case Undo():
            match.undo(seat, at)
        case Cast(candidate=candidate):
            match.cast(seat, candidate, at)
        case _:
            assert_never(message)


def _readable(text: str) -> str:
    """A word as the others may see it."""
    shown = clean(text)
    if not shown:
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-nothing-to-read"), "text")
    return shown


def _inside(rejected: Rejected, field: str) -> Rejected:
    return Rejected(rejected.status, rejected.text, f"{field}.{rejected.field}" if rejected.field else field)


def _point(table: LiveTable, match: AnyMatch, connection: Connection, seat: Seat, message: Point) -> None:
    """Pointing has no effect and is not remembered. Whoever may not speak may not point either."""
    match.check_pointing(seat, message.at)
    connection.tell(Accepted(message.id))
    table.audience.tell_others(connection, Pointed(seat, message.at))


def _ask(table: LiveTable, match: AnyMatch, connection: Connection, seat: Seat, message: Ask) -> None:
    """Begins to think, elsewhere; the answer comes when it comes, to this connection."""
    _check_allowed(table, message)
    if connection.is_asking:
        raise busy()
    view = match.game.view(match.state, seat)
    actions = legal(match.game, match.state, seat)
    if message.what == "hint":
        if not actions:
            raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-asked"))
        thinking = _hint(table, connection, message.id, msgspec.json.encode(view), encoded(actions), public_seed(view))
    else:
        compared = encoded(actions if table.stored.house.coach == "full" else ())
        thinking = _coach(table, connection, message.id, msgspec.json.encode(view), compared, public_seed(view))
    connection.begin_asking()
    task = asyncio.create_task(thinking, name="asked")
    _TASKS.add(task)
    task.add_done_callback(partial(_asked, connection, message.id))


def _check_allowed(table: LiveTable, message: Ask) -> None:
    """Who plays with others plays without help, unless the table has agreed on it."""
    house = table.stored.house
    people = {chair.person for chair in table.stored.chairs if chair.person is not None}
    may_hint = house.coach != "off" or house.learn or len(people) == 1
    if house.coach == "off" if message.what == "coach" else not may_hint:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-coach-off"))
    if HOUSE not in table.game.bots:
        raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-house"))


async def _hint(table: LiveTable, connection: Connection, key: str, view: bytes, actions: bytes, seed: int) -> None:
    chosen = await table.means.bots.choose(table.game.id, HOUSE, view, actions, seed)
    connection.tell(Hint(key, raw(chosen.action), chosen.why))


async def _coach(table: LiveTable, connection: Connection, key: str, view: bytes, actions: bytes, seed: int) -> None:
    coaching = await table.means.coaches.coach(table.game.id, view, actions, seed)
    connection.tell(Coached(key, coaching.estimate, coaching.actions))


def _asked(connection: Connection, key: str, task: asyncio.Task[None]) -> None:
    _TASKS.discard(task)
    connection.end_asking()
    if task.cancelled():
        return
    fault = task.exception()
    if fault is not None:
        connection.tell(Refused(key, problem_of(busy())))
        if not isinstance(fault, NoAnswer):
            LOG.error("nobody could think", exc_info=fault)
