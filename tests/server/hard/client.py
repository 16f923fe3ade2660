"""A client for tests: a guest with a cookie, requests, and sockets that fold what they are told into a picture."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from types import TracebackType
from typing import Final, Self, TypeVar

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from omerta.contract import AnyGame, Seat
from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Act, Hello, Ping, Told
from omerta.server.wire.lobby import NewTable, SeatWish, TableInfo
from omerta.server.wire.telling import Accepted, Pong, Refused, ServerMessage, TableChanged, Update, Welcome
from omerta.table.snapshot import Standing
from tests import shelf
from tests.server.hard.process import PATIENCE

T = TypeVar("T")
M = TypeVar("M", bound=ServerMessage)

SERVER_MESSAGES: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
GAME: Final[AnyGame] = shelf.GAME
SEATS: Final = GAME.seats[min(1, len(GAME.seats) - 1)]

_numbers = itertools.count(1)


def new_id() -> str:
    return f"message-{next(_numbers)}"


class _Counted(Struct):
    number: int


class Picture:
    """What a viewer knows after all it was told: the frames from the first on, the view, how things stand."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.view: dict[str, bytes] = {}
        self.standing: Standing | None = None
        self.groups: dict[str, bytes] = {}
        self.table: TableInfo | None = None
        self.digest: str | None = None

    @property
    def last(self) -> Told | None:
        """What a client shows when it comes back."""
        return None if self.digest is None else Told(self.number, self.digest)

    @property
    def number(self) -> int:
        return len(self.frames)

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.phase == "over"

    def fold(self, message: ServerMessage) -> None:
        if isinstance(message, Welcome | Update):
            self.digest = message.digest
        match message:
            case Welcome():
                self._take(message.frames)
                assert message.number == self.number, f"frame {message.number} is the last, {self.number} is known"
                self.view = _parts(msgspec.json.decode(message.view, type=dict[str, Raw]))
                self.groups = _parts(message.groups)
                self.standing, self.table = message.standing, message.table
            case Update():
                self._take(message.frames)
                assert self.view.keys() >= message.view.keys(), f"unknown fields among {sorted(message.view)}"
                self.view |= _parts(message.view)
                self.groups |= _parts(message.groups)
                self.standing = message.standing
            case TableChanged():
                self.table = message.table
            case _:
                pass

    def _take(self, frames: tuple[Raw, ...]) -> None:
        """A frame that is known must be the same again; one that is new must be the next."""
        for frame in frames:
            number, content = msgspec.json.decode(frame, type=_Counted).number, bytes(frame)
            assert 1 <= number <= self.number + 1, f"frame {number} comes after frame {self.number}"
            if number <= self.number:
                assert self.frames[number - 1] == content, f"frame {number} was another one before"
            else:
                self.frames.append(content)

    def told(self) -> tuple[list[bytes], dict[str, bytes], bytes, dict[str, bytes]]:
        """All of it, comparable: the frames, the view, the standing and the groups it names."""
        assert self.standing is not None, "nothing was told yet"
        named = {name: self.groups[name] for name in self.standing.groups}
        return self.frames, self.view, msgspec.json.encode(self.standing), named

    def some_act(self, chance: FastChance) -> Act | None:
        """An answer to the first open decision, chosen from the menu; None if the viewer is not asked."""
        assert self.standing is not None, "nothing was told yet"
        if not self.standing.decisions:
            return None
        actions = [action for name in self.standing.groups for action in _actions(self.groups[name])]
        return Act(new_id(), self.standing.decisions[0].id, actions[chance.below(len(actions))])


def _parts(fields: dict[str, Raw]) -> dict[str, bytes]:
    return {name: bytes(value) for name, value in fields.items()}


def _actions(group: bytes) -> list[Raw]:
    return msgspec.json.decode(group, type=list[Raw])


class Line:
    """One socket. The picture outlives it, so that another line can go on where this one was cut."""

    def __init__(self, socket: ClientConnection, picture: Picture | None = None) -> None:
        self.socket = socket
        self.picture = picture or Picture()

    async def send(self, message: Struct | str | bytes) -> None:
        """A message of the protocol, or text or bytes just as they are."""
        await self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, Struct) else message)

    async def next(self) -> ServerMessage:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        message = SERVER_MESSAGES.decode(text)
        self.picture.fold(message)
        return message

    async def until(self, *kinds: type[M]) -> M:
        while True:
            message = await self.next()
            if isinstance(message, kinds):
                return message

    async def answer(self, key: str) -> Accepted | Refused:
        while True:
            message = await self.next()
            if isinstance(message, Accepted | Refused) and message.id == key:
                return message

    async def fence(self) -> list[ServerMessage]:
        """Whatever the server had to say to everything sent so far."""
        await self.send(Ping())
        heard: list[ServerMessage] = []
        while not isinstance(message := await self.next(), Pong):
            heard.append(message)
        return heard

    async def act(self, act: Act) -> Accepted | Refused:
        await self.send(act)
        return await self.answer(act.id)

    def cut(self) -> None:
        """Breaks as a cable does: no close frame, no goodbye."""
        self.socket.transport.abort()

    async def close(self) -> None:
        await self.socket.close()

    async def close_code(self) -> int:
        """How the server ends it; what it says before is folded."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code


class Guest:
    """A person: a cookie, an address, and whatever is asked for with them."""

    def __init__(self, url: str, cookies: httpx.Cookies | None = None) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, cookies=cookies, headers={"origin": url}, trust_env=False, timeout=PATIENCE
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        if body is None:
            return await self.http.request(method, path)
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return await self.http.request(method, path, content=content, headers={"content-type": "application/json"})

    async def get(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        """What is answered, if it is no problem."""
        response = await self.ask(method, path, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return msgspec.json.decode(response.content, type=kind)

    async def new_table(self, *kinds: str, clock: int | None = None, **settings: object) -> TableInfo:
        """Seats in order: `me`, `open`, or the level of a bot; its own seats only if none are named."""
        wishes = tuple(_wish(kind) for kind in kinds or ("me",) * SEATS)
        assert len(wishes) in GAME.seats, f"{GAME.id} is not for {len(wishes)}"
        wanted = NewTable(game=GAME.id, options={}, seats=wishes, clock=clock)
        body = {**msgspec.to_builtins(wanted), **settings}
        return await self.get(TableInfo, "POST", "/api/tables", body)

    async def join(self, code: str) -> TableInfo:
        return await self.get(TableInfo, "POST", f"/api/tables/{code}/join", {})

    async def start(self, code: str) -> TableInfo:
        return await self.get(TableInfo, "POST", f"/api/tables/{code}/start")

    async def table(self, code: str) -> TableInfo:
        return await self.get(TableInfo, "GET", f"/api/tables/{code}")

    async def record(self, code: str) -> list[str]:
        response = await self.ask("GET", f"/api/tables/{code}/record.jsonl")
        assert response.is_success, f"{code}: {response.status_code} {response.text}"
        return response.text.splitlines()

    async def dial(
        self, code: str, seat: Seat | str | None = None, picture: Picture | None = None, origin: str | None = None
    ) -> Line:
        """A socket on which nothing is said yet."""
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            address,
            origin=Origin(origin or self.url),
            additional_headers={"cookie": cookie} if cookie else {},
            compression=None,
            proxy=None,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=2,
        )
        return Line(socket, picture)

    async def sit(
        self, code: str, seat: Seat | None = None, picture: Picture | None = None, told: Told | None = None
    ) -> Line:
        """A socket that goes on after the last frame of its picture; without a picture, from the beginning. It shows
        what it was told last, which is in the picture if nothing else is given."""
        line = await self.dial(code, seat, picture)
        await line.send(Hello(line.picture.number or None, told or line.picture.last))
        await line.next()
        return line


def _wish(kind: str) -> SeatWish:
    return SeatWish(kind) if kind in ("me", "open") else SeatWish("bot", kind)  # type: ignore[arg-type]  # checked here
