"""The socket of a seat, or of somebody who looks on: first `hello`, then one message after the other."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from time import monotonic
from typing import Final

import msgspec
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from omerta.contract import RuleViolation, Text, Viewer
from omerta.server.door.call import seat_named
from omerta.server.door.desk import Desk
from omerta.server.door.grid import next_moment
from omerta.server.door.limits import Bucket
from omerta.server.door.lines import Line, line_of
from omerta.server.door.security import address
from omerta.server.kept import Person
from omerta.server.live.connection import NEXT_GAME, Connection
from omerta.server.live.outbox import Outbox
from omerta.server.live.seating import check_viewer
from omerta.server.live.table import LiveTable
from omerta.server.lobby.identity import COOKIE, token_hash
from omerta.server.store.unreadable import Unreadable
from omerta.server.wire.asking import Act, ClientMessage, Hello, Ping
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
GONE: Final = (WebSocketDisconnect, Rejected, RuntimeError, OSError)
"""What happens when the client has gone, or the table has no time for it any more."""


PATH: Final = re.compile("/api/tables/([^/]+)/socket")


class Sockets:
    """The sockets of tables, before all routes: a route would keep a dozen frames for as long as each of them lasts."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
        else:
            await converse(WebSocket(scope, receive, send), found[1])


async def converse(socket: WebSocket, code: str) -> None:
    desk: Desk = socket.app.state.desk
    await socket.accept()
    try:
        cookie = socket.cookies.get(COOKIE)
        person = await desk.identity.find(cookie)
        device = token_hash(cookie) if person and cookie else None
        # Nobody asks for them again, and the connection may last for hours.
        socket.scope["headers"].clear()
        holder = person.id if person else address(socket.scope)
        # Counted before anything is waited for, so that many at once are not all the last one allowed.
        with desk.sockets.one_more(holder) as held:
            await _converse(desk, socket, code, person, device, held)
    except Rejected as rejected:
        await _end(socket, rejected)
    except Unreadable as unreadable:
        LOG.error("the database does not answer", fault=type(unreadable.__cause__).__name__)
        await _end(socket, no_database())


async def _converse(
    desk: Desk, socket: WebSocket, code: str, person: Person | None, device: str | None, held: int
) -> None:
    table = await desk.lobby.find(code)
    if socket.query_params.get("game", str(table.number)) != str(table.number):
        # It knows an earlier game of the series; its seat may be another now.
        await socket.send_text(msgspec.json.encode(TableChanged(table.info(person.id if person else None))).decode())
        await socket.close(NEXT_GAME)
        return
    settings = desk.means.settings
    if held > settings.sockets:
        raise Rejected(HTTPStatus.TOO_MANY_REQUESTS, Text("refusal-too-many-sockets"))
    line = line_of(socket)
    outbox = Outbox(settings.outbox, settings.outbox_bytes, line.send_now)
    if "screen" in socket.query_params:
        # Whoever has opened it there: a screen is nobody's. It says by which secret it stands here in its `hello`.
        connection = Connection(None, None, outbox, is_screen=True)
    else:
        seat = _asked_seat(socket.query_params.get("seat"))
        check_viewer(table.stored, person, seat)
        connection = Connection(person, seat, outbox, device)
    await Exchange(socket, line, table, connection, desk).run()


def _asked_seat(text: str | None) -> Viewer:
    """None looks on."""
    return None if text is None else seat_named(text)


async def _end(socket: WebSocket, rejected: Rejected) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(Refused(None, problem_of(rejected))).decode())
        await socket.close(CODES.get(rejected.status, TRY_LATER))


class Exchange:
    """Both directions of one socket: what comes is heard in order, what goes waits in the connection's outbox."""

    def __init__(self, socket: WebSocket, line: Line, table: LiveTable, connection: Connection, desk: Desk) -> None:
        settings = desk.means.settings
        self._socket = socket
        self._line = line
        self._table = table
        self._connection = connection
        self._number = table.number
        self._limit = settings.message_limit
        self._bucket = desk.allowances.talk(connection.person, address(socket.scope))
        self._hellos = Bucket(settings.hello_rate, settings.hello_burst, monotonic())
        self._pong_grid = settings.pong_grid
        self._pong: asyncio.TimerHandle | None = None
        self._sending_since: float | None = None
        self._watching: asyncio.TimerHandle | None = None
        self._has_paid = False
        self._is_acting = False
        self._acted: asyncio.Future[None] | None = None
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
            self._line.listen(None)
            # Also if we are not given the time to wait for the end: the table knows who is there.
            self._table.part(self._connection)
            await _ended(sending, receiving)

    def _watch(self, sending: asyncio.Task[None]) -> None:
        """Looks now and then whether the client still takes what it is sent: a timer for every message would cost more
        than the message."""
        if self._sending_since is not None and monotonic() - self._sending_since > SEND_SECONDS:
            sending.cancel()
            return
        self._watching = asyncio.get_running_loop().call_later(SEND_SECONDS, self._watch, sending)

    async def _receive(self) -> None:
        with suppress(*GONE):
            await self._receive_on()

    async def _receive_on(self) -> None:
        if not await self._greet():
            return
        self._line.listen(self._overhear)
        while self._strikes < self._most_strikes:
            text = await self._next()
            if text is None:
                return
            await self._wait_for_answer()
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
            await self._table.admit(self._connection, self._number, message)
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
            if not self._has_paid and not self._bucket.take(monotonic()):
                raise too_fast()
            self._has_paid = False
            if len(text.encode() if isinstance(text, str) else text) > self._limit:
                raise too_large(self._limit)
            return MESSAGES.decode(text)
        except Rejected as rejected:
            self._refuse(rejected)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(malformed(error))
        return None

    async def _wait_for_answer(self) -> None:
        """What comes after an action is heard after its answer, whichever way the action goes."""
        if self._is_acting:
            self._acted = asyncio.get_running_loop().create_future()
            await self._acted

    def _note_answer(self) -> None:
        self._is_acting = False
        if self._acted is not None and not self._acted.done():
            self._acted.set_result(None)

    def _overhear(self, text: str) -> bool:
        """An action goes the short way, if there is one. Whatever else comes, or is wrong, is read in its turn."""
        if self._is_acting or len(text) > self._limit or not text.isascii() or self._strikes >= self._most_strikes:
            return False
        try:
            message = MESSAGES.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        if not isinstance(message, Act) or not self._bucket.take(monotonic()):
            return False
        refuse = partial(self._tell_what_is_wrong, message.id)
        self._is_acting = True
        # If it has to be read in its turn, it has paid for that already.
        self._has_paid = not self._table.short_way.act(self._connection, message, refuse, self._note_answer)
        if self._has_paid:
            self._is_acting = False
        return not self._has_paid

    def _tell_what_is_wrong(self, message: str | None, refusal: Rejected | Refusal | RuleViolation) -> None:
        self._tell_refusal(Refused(message, problem_of(refusal)))

    def _refuse(self, rejected: Rejected) -> None:
        self._strikes += 1
        self._tell_refusal(Refused(None, problem_of(rejected)))

    def _tell_refusal(self, refused: Refused) -> None:
        """No refusal is urgent: like pongs they leave on a grid, but for the last one, with which the socket ends."""
        if not self._pong_grid or self._strikes >= self._most_strikes:
            self._connection.tell(refused)
        else:
            moment = next_moment(self._pong_grid)
            asyncio.get_running_loop().call_at(moment, self._connection.tell, refused)

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
            self._tell_what_is_wrong(getattr(message, "id", None), refusal)

    def _answer_ping(self) -> None:
        """The table is not asked, and answers leave on a grid: how long one takes tells nothing of what the table does
        in the meantime. Whoever asks again before has the same answer."""
        if not self._pong_grid:
            self._tell_pong()
        elif self._pong is None:
            self._pong = asyncio.get_running_loop().call_at(next_moment(self._pong_grid), self._tell_pong)

    def _tell_pong(self) -> None:
        self._pong = None
        self._connection.tell(Pong(self._table.means.now()))

    async def _send(self) -> None:
        """Sends until the connection ends, whoever ends it. A fault that is expected stays in here: kept by a task it
        would keep everything that led to it, in a circle."""
        with suppress(*GONE):
            await self._send_on()

    async def _send_on(self) -> None:
        outbox = self._connection.outbox
        while True:
            messages = await outbox.take()
            if messages:
                self._sending_since = monotonic()
                await self._line.send_messages(messages)
                self._sending_since = None
                # The last message is not kept while the next is waited for.
                del messages
            elif outbox.is_lost and outbox.closing is None:
                await self._table.catch_up(self._connection)
            else:
                await self._socket.close(outbox.closing or BAD_CLIENT)
                return


async def _ended(*tasks: asyncio.Task[None]) -> None:
    """Both directions end; a fault that nobody foresaw is everybody's."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    faults = [fault for task in tasks if not task.cancelled() and (fault := task.exception())]
    if faults:
        raise faults[0]
