"""The socket of a seat, or of somebody who looks on: first `hello`, then one message after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http import HTTPStatus
from time import monotonic
from typing import Final

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from omerta.contract import RuleViolation, Text, Viewer
from omerta.server.door.call import seat_named
from omerta.server.door.desk import Desk
from omerta.server.door.limits import Bucket
from omerta.server.door.security import address
from omerta.server.kept import Person
from omerta.server.live.connection import Connection
from omerta.server.live.outbox import Outbox
from omerta.server.live.seating import check_viewer
from omerta.server.live.table import NEXT_GAME, LiveTable
from omerta.server.lobby.identity import COOKIE
from omerta.server.store.unreadable import Unreadable
from omerta.server.wire.asking import ClientMessage, Hello, Ping
from omerta.server.wire.problems import Rejected, malformed, no_database, problem_of, too_fast, too_large
from omerta.server.wire.telling import Pong, Refused, TableChanged
from omerta.server.wire.values import MESSAGES
from omerta.table import Refusal

LOG = structlog.get_logger("socket")

HELLO_SECONDS: Final = 10
SEND_SECONDS: Final = 20
"""A client that takes nothing for so long is gone."""

BAD_CLIENT: Final = 4400
CODES: Final = {
    HTTPStatus.FORBIDDEN: 4403,
    HTTPStatus.NOT_FOUND: 4404,
    HTTPStatus.TOO_MANY_REQUESTS: 4429,
    HTTPStatus.CONFLICT: 4409,
}
TRY_LATER: Final = 1013


def routes() -> list[WebSocketRoute]:
    return [WebSocketRoute("/api/tables/{code}/socket", endpoint)]


async def endpoint(socket: WebSocket) -> None:
    desk: Desk = socket.app.state.desk
    await socket.accept()
    try:
        person = await desk.identity.find(socket.cookies.get(COOKIE))
        holder = person.id if person else address(socket.scope)
        # Counted before anything is waited for, so that many at once are not all the last one allowed.
        with desk.sockets.one_more(holder) as held:
            await _converse(desk, socket, person, held)
    except Rejected as rejected:
        await _end(socket, rejected)
    except Unreadable as unreadable:
        LOG.error("the database does not answer", fault=type(unreadable.__cause__).__name__)
        await _end(socket, no_database())


async def _converse(desk: Desk, socket: WebSocket, person: Person | None, held: int) -> None:
    table = await desk.lobby.find(socket.path_params["code"])
    if socket.query_params.get("game", str(table.number)) != str(table.number):
        # It knows an earlier game of the series; its seat may be another now.
        await socket.send_text(msgspec.json.encode(TableChanged(table.info(person.id if person else None))).decode())
        await socket.close(NEXT_GAME)
        return
    settings = desk.means.settings
    if held > settings.sockets:
        raise Rejected(HTTPStatus.TOO_MANY_REQUESTS, Text("refusal-too-many-sockets"))
    seat = _asked_seat(socket.query_params.get("seat"))
    check_viewer(table.stored, person, seat)
    outbox = Outbox(settings.outbox, settings.outbox_bytes)
    await Exchange(socket, table, Connection(person, seat, outbox), desk).run()


def _asked_seat(text: str | None) -> Viewer:
    """None looks on."""
    return None if text is None else seat_named(text)


async def _end(socket: WebSocket, rejected: Rejected) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(Refused(None, problem_of(rejected))).decode())
        await socket.close(CODES.get(rejected.status, TRY_LATER))


class Exchange:
    """Both directions of one socket: what comes is heard in order, what goes waits in the connection's outbox."""

    def __init__(self, socket: WebSocket, table: LiveTable, connection: Connection, desk: Desk) -> None:
        settings = desk.means.settings
        self._socket = socket
        self._table = table
        self._connection = connection
        self._number = table.number
        self._limit = settings.message_limit
        self._bucket = desk.allowances.talk(connection.person, address(socket.scope))
        self._hellos = Bucket(settings.hello_rate, settings.hello_burst, monotonic())
        self._pong_grid = settings.pong_grid / 1000
        self._pong: asyncio.TimerHandle | None = None
        self._sending_since: float | None = None
        self._watching: asyncio.TimerHandle | None = None
        self._strikes = 0
        self._most_strikes = settings.strikes

    async def run(self) -> None:
        sending = asyncio.create_task(self._send(), name="send")
        self._watch(sending)
        receiving = asyncio.create_task(self._receive(), name="receive")
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            if receiving.done() and not sending.done():
                # What is still to be said may be the reason for the end.
                self._connection.outbox.close(BAD_CLIENT)
                await asyncio.wait({sending}, timeout=1)
        finally:
            for timer in (self._pong, self._watching):
                if timer is not None:
                    timer.cancel()
            for task in (sending, receiving):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, Rejected, RuntimeError, OSError):
                    await task
            self._table.part(self._connection)

    def _watch(self, sending: asyncio.Task[None]) -> None:
        """Looks now and then whether the client still takes what it is sent: a timer for every message would cost more
        than the message."""
        if self._sending_since is not None and monotonic() - self._sending_since > SEND_SECONDS:
            sending.cancel()
            return
        self._watching = asyncio.get_running_loop().call_later(SEND_SECONDS, self._watch, sending)

    async def _receive(self) -> None:
        if not await self._greet():
            return
        while self._strikes < self._most_strikes:
            text = await self._next()
            if text is None:
                return
            message = self._read(text)
            if message is not None:
                await self._hear(message)

    async def _greet(self) -> bool:
        """The first word is `hello`; whoever says something else is told so once and has to dial again."""
        try:
            text = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        except TimeoutError:
            text = ""
        if text is None:
            return False
        message = self._read(text)
        if not isinstance(message, Hello):
            rejected = Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-hello-first"))
            self._connection.dismiss(BAD_CLIENT, Refused(None, problem_of(rejected)))
            return False
        try:
            await self._table.admit(self._connection, self._number, message.after, message.told)
        except Rejected as rejected:
            code = CODES.get(rejected.status, TRY_LATER)
            self._connection.dismiss(code, Refused(None, problem_of(rejected)))
            return False
        return True

    async def _next(self) -> str | bytes | None:
        """None when the client has gone."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        sent: bytes | None = message.get("bytes")
        return text if text is not None else sent or b""

    def _read(self, text: str | bytes) -> ClientMessage | None:
        """A message of ours; anything else is refused and counted."""
        try:
            if not self._bucket.take(monotonic()):
                raise too_fast()
            if len(text.encode() if isinstance(text, str) else text) > self._limit:
                raise too_large(self._limit)
            return MESSAGES.decode(text)
        except Rejected as rejected:
            self._refuse(rejected)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(malformed(error))
        return None

    def _refuse(self, rejected: Rejected) -> None:
        self._strikes += 1
        self._connection.tell(Refused(None, problem_of(rejected)))

    async def _hear(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self._answer_ping()
            return
        if isinstance(message, Hello) and not self._hellos.take(monotonic()):
            self._refuse(too_fast())
            return
        try:
            await self._table.hear(self._connection, message)
        except (Rejected, Refusal, RuleViolation) as refusal:
            key = getattr(message, "id", None)
            self._connection.tell(Refused(key, problem_of(refusal)))

    def _answer_ping(self) -> None:
        """The table is not asked, and answers leave on a coarse grid: how long one takes tells nothing of what the
        table does in the meantime. Whoever asks again before has the same answer."""
        if not self._pong_grid:
            self._tell_pong()
        elif self._pong is None:
            clock = asyncio.get_running_loop()
            moment = self._pong_grid * (clock.time() // self._pong_grid + 1)
            self._pong = clock.call_at(moment, self._tell_pong)

    def _tell_pong(self) -> None:
        self._pong = None
        self._connection.tell(Pong(self._table.means.now()))

    async def _send(self) -> None:
        outbox = self._connection.outbox
        while True:
            message = await outbox.next()
            if message is not None:
                self._sending_since = monotonic()
                await self._socket.send({"type": "websocket.send", "text": message.decode()})
                self._sending_since = None
            elif outbox.is_lost and outbox.closing is None:
                await self._table.catch_up(self._connection)
            else:
                await self._socket.close(outbox.closing or BAD_CLIENT)
                return
