"""What a client says over its socket, done in the table's task. Every message with an id gets one answer."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, assert_never

import msgspec

from omerta.contract import RuleViolation, Seat, Text
from omerta.server.live import losses
from omerta.server.live.connection import Answering, Connection
from omerta.server.live.phrases import known_phrase
from omerta.server.live.seating import steward
from omerta.server.wire.asking import (
    Act,
    Advise,
    Ask,
    Cast,
    Hello,
    Phrase,
    Point,
    Report,
    Say,
    TableMessage,
    Undo,
    Vote,
)
from omerta.server.wire.problems import Rejected, malformed, no_such_seat, problem_of, readable, status_of
from omerta.server.wire.telling import Accepted, Pointed
from omerta.server.wire.values import read_action
from omerta.table import AnyMatch, Refusal

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable


async def hear(table: LiveTable, connection: Connection, message: TableMessage) -> None:
    """Answers a message; whatever is wrong with it is raised, for the door to tell this connection alone."""
    match message:
        case Hello(after=after, told=told):
            await losses.hear_claim(table, connection, told)
            table.greet(connection, after, told)
        case Report():
            await table.gallery.complaints.hear(connection, message)
        case Say() if table.gallery.is_for(connection):
            await table.gallery.hear(connection, message)
        case _:
            try:
                await _answer(table, connection, message)
            except (Rejected, Refusal, RuleViolation) as refusal:
                remember(table, connection, message.id, refusal)
                raise


def remember(
    table: LiveTable, connection: Connection, message: str, refusal: Rejected | Refusal | RuleViolation
) -> None:
    """What is final is told again if it is asked again; what fails for want of time or space may succeed then."""
    if connection.seat is not None and status_of(refusal) < HTTPStatus.INTERNAL_SERVER_ERROR:
        table.ledger.refuse((connection.seat, message), problem_of(refusal))


async def _answer(
    table: LiveTable, connection: Connection, message: Act | Say | Phrase | Point | Vote | Advise | Undo | Cast | Ask
) -> None:
    seat = connection.seat
    if seat is None:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-spectators-watch"))
    answer = table.answer_to((seat, message.id))
    if answer is not None:
        connection.tell(answer)
    elif isinstance(message, Say | Phrase | Point) and connection.person_id in table.stored.conduct.muted:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-muted"))
    elif isinstance(message, Point):
        _point(table, table.playing(), connection, seat, message)
    elif isinstance(message, Ask):
        table.advice.ask(table.playing(), connection, seat, message)
    else:
        command = partial(change, seat=seat, message=message, at=table.now(), window=table.means.settings.window)
        await table.change(command, Answering(connection, (seat, message.id)))


def change(
    match: AnyMatch, seat: Seat, message: Act | Say | Phrase | Vote | Advise | Undo | Cast, at: int, window: int
) -> None:
    match message:
        case Act(id=key, decision=decision, action=action):
            try:
                read = read_action(match.game, action)
            except msgspec.MsgspecError as error:
                raise _inside(malformed(error), "action") from None
            match.answer(seat, decision, read, at, window, key=key)
        case Say(text=text):
            match.message(seat, readable(text), at)
        case Phrase(key=key):
            match.phrase(seat, known_phrase(match.game, key), at)
        case Vote(kind=kind, value=value):
            match.vote(seat, kind, value, at)
        case Advise(seat=about, choice=choice):
            if about >= match.header.seats:
                raise no_such_seat()
            match.attendance.advise(seat, about, choice, steward(match.game), at)
        case Undo():
            match.undo(seat, at)
        case Cast(candidate=candidate):
            match.cast(seat, candidate, at)
        case _:
            assert_never(message)


def _inside(rejected: Rejected, field: str) -> Rejected:
    return Rejected(rejected.status, rejected.text, f"{field}.{rejected.field}" if rejected.field else field)


def _point(table: LiveTable, match: AnyMatch, connection: Connection, seat: Seat, message: Point) -> None:
    """Pointing has no effect and is not remembered. Whoever may not speak may not point either."""
    match.check_pointing(seat, message.at)
    connection.tell(Accepted(message.id))
    table.audience.tell_others(connection, Pointed(seat, message.at))
