"""What a client says over its socket, done in the table's task. Every message with an id gets one answer."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, assert_never

import msgspec

from omerta.contract import RuleViolation, Seat, Text
from omerta.server.live import losses
from omerta.server.live.connection import Answering, Connection
from omerta.server.wire.asking import Act, Ask, Cast, Hello, Point, Say, TableMessage, Undo, Vote
from omerta.server.wire.problems import Rejected, malformed, problem_of, status_of
from omerta.server.wire.telling import Accepted, Pointed, Refused
from omerta.server.wire.values import read_action
from omerta.server.wire.words import clean
from omerta.table import AnyMatch, Refusal

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable


async def hear(table: LiveTable, connection: Connection, message: TableMessage) -> None:
    """Answers a message; whatever is wrong with it is told to this connection alone."""
    match message:
        case Hello(after=after, told=told):
            await losses.hear_claim(table, connection, told)
            table.greet(connection, after, told)
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
        table.advice.ask(table.playing(), connection, seat, message)
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
