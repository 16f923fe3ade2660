"""A request as its handler sees it: what is asked, who asks, and at which table."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request

from omerta.contract import Seat, Text
from omerta.server.door.desk import Desk
from omerta.server.door.security import address
from omerta.server.kept import Person
from omerta.server.live.seating import check_admitted
from omerta.server.live.table import LiveTable
from omerta.server.lobby.identity import COOKIE, Guest
from omerta.server.wire.problems import Rejected, malformed, no_such_seat, too_large

JSON: Final = "application/json"

B = TypeVar("B", bound=Struct)
B_co = TypeVar("B_co", bound=Struct, covariant=True)


class Nothing(Struct, frozen=True):
    """What is asked for needs no words."""


class Call(Generic[B_co]):
    """`body` is what the request says, read and checked. A guest who is new gets `cookie` with the answer; where it is
    empty, the cookie ends."""

    def __init__(self, request: Request, body: B_co) -> None:
        self.request = request
        self.body = body
        self.cookie: str | None = None
        self.status: HTTPStatus | None = None

    def reply_with(self, status: HTTPStatus) -> None:
        """The answer has another status than usual."""
        self.status = status

    @property
    def desk(self) -> Desk:
        return desk_of(self.request)

    @property
    def home(self) -> str:
        """The address of whoever asks, as the limits count it."""
        return address(self.request.scope)

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    async def known_guest(self) -> Person | None:
        return await self.desk.identity.find(self.request.cookies.get(COOKIE))

    async def guest(self) -> Person:
        """Whoever asks; somebody new is made a guest."""
        person = await self.known_guest()
        if person is not None:
            return person
        self.desk.allowances.take_guest(self.home)
        made: Guest = await self.desk.identity.welcome(self.desk.means.now())
        self.cookie = made.cookie
        return made.person

    def hand_out(self, cookie: str) -> None:
        """The answer brings another cookie, or ends it."""
        self.cookie = cookie

    @property
    def brought_cookie(self) -> str | None:
        return self.request.cookies.get(COOKIE)

    async def asker(self) -> str:
        """Whom a question is counted for: a person, or else an address."""
        person = await self.known_guest()
        return person.id if person else address(self.request.scope)

    @property
    def own_cookie(self) -> str:
        """The cookie of whoever asks, once it is a guest."""
        return self.cookie or self.request.cookies[COOKIE]

    async def table(self) -> LiveTable:
        return await self.desk.lobby.find(self.request.path_params["code"])

    async def looked_at_table(self) -> LiveTable:
        """The table, for somebody who sits there, or may look on."""
        table, person = await self.table(), await self.known_guest()
        check_admitted(table.stored, person)
        is_seated = person is not None and any(chair.person == person.id for chair in table.stored.chairs)
        if not is_seated and not table.stored.house.spectators:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-no-spectators"))
        return table


def short_number(text: str) -> int | None:
    """The number of a seat or of a game as an address says it; None if it is none that anything here has."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None


def seat_named(text: str) -> Seat:
    number = short_number(text)
    if number is None:
        raise no_such_seat()
    return number


def desk_of(request: Request) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


async def read_body(request: Request, kind: type[B]) -> B:
    """What the request says, as the struct that it has to be."""
    read = await _read(request)
    if read and not request.headers.get("content-type", "").startswith(JSON):
        raise Rejected(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, Text("refusal-malformed"), "content-type")
    try:
        return msgspec.json.decode(read or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None


async def _read(request: Request) -> bytes:
    """Piece by piece, so that a body that is too large is never held."""
    limit, read = desk_of(request).means.settings.body_limit, bytearray()
    announced = request.headers.get("content-length", "0")
    if len(announced) > len(str(limit)) or int(announced) > limit:
        raise too_large(limit)
    async for piece in request.stream():
        read += piece
        if len(read) > limit:
            raise too_large(limit)
    return bytes(read)
