"""A socket under our own web server: what is said leaves together and in order, and what nobody takes stays outside."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from omerta.server.door.lines import LINE
from omerta.server.door.reception import Reception
from omerta.server.door.visitors import SocketVisitor
from omerta.server.live.outbox import TOGETHER
from tests.server.house import settings

T = TypeVar("T")


class Wire(asyncio.Transport):
    """Keeps what is written to it, each time apart."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.is_read = True
        self._is_closing = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


class Met:
    """A visitor whose handshake is done, the client at the other end, and the socket as the application has it."""

    def __init__(self, visitor: SocketVisitor, wire: Wire, client: ClientProtocol, socket: WebSocket) -> None:
        self.visitor = visitor
        self.wire = wire
        self.client = client
        self.socket = socket

    def heard(self) -> list[str | int]:
        """What the client has been told so far: texts, and the code of the end."""
        self.client.receive_data(b"".join(self.wire.writes))
        frames = [event for event in self.client.events_received() if isinstance(event, Frame)]
        return [_read(frame) for frame in frames]

    def say(self, *texts: str) -> None:
        for text in texts:
            self.client.send_text(text.encode())
        self.visitor.data_received(b"".join(self.client.data_to_send()))


def _read(frame: Frame) -> str | int:
    content = bytes(frame.data)
    return int.from_bytes(content[:2], "big") if frame.opcode is Opcode.CLOSE else content.decode()


def meeting(folder: Path, use: Callable[[Met], Awaitable[T]]) -> T:
    async def run() -> T:
        sockets: asyncio.Queue[WebSocket] = asyncio.Queue()
        is_over = asyncio.Event()

        async def endpoint(socket: WebSocket) -> None:
            await socket.accept()
            sockets.put_nowait(socket)
            await is_over.wait()

        app = Starlette(routes=[WebSocketRoute("/", endpoint)])
        app.state.reception = Reception(settings(folder), 1000)
        visitor = SocketVisitor(Config(app, ws_ping_interval=None), ServerState(), {})
        wire, client = Wire(), ClientProtocol(parse_uri("ws://127.0.0.1/"))
        visitor.connection_made(wire)
        client.send_request(client.connect())
        visitor.data_received(b"".join(client.data_to_send()))
        socket = await sockets.get()
        client.receive_data(b"".join(wire.writes))
        client.events_received()
        wire.writes.clear()
        answer = await use(Met(visitor, wire, client, socket))
        is_over.set()
        return answer

    return asyncio.run(run())


def test_the_application_is_offered_the_straight_way(tmp_path: Path) -> None:
    async def use(met: Met) -> bool:
        return met.socket.scope["state"][LINE] is met.visitor

    assert meeting(tmp_path, use)


def test_what_is_said_in_one_turn_leaves_in_one_write(tmp_path: Path) -> None:
    async def use(met: Met) -> tuple[list[bool], int, list[str | int]]:
        taken = [met.visitor.send_now(b"update"), met.visitor.send_now(b"accepted")]
        await asyncio.sleep(0)
        return taken, len(met.wire.writes), met.heard()

    assert meeting(tmp_path, use) == ([True, True], 1, ["update", "accepted"])


def test_what_was_said_before_the_end_is_heard_before_it(tmp_path: Path) -> None:
    async def use(met: Met) -> list[str | int]:
        met.visitor.send_now(b"refused")
        await met.socket.close(4403)
        return met.heard()

    assert meeting(tmp_path, use) == ["refused", 4403]


def test_what_had_to_wait_comes_after_what_did_not(tmp_path: Path) -> None:
    async def use(met: Met) -> list[str | int]:
        met.visitor.send_now(b"first")
        await met.visitor.send_messages([b"second", b"third"])
        return met.heard()

    assert meeting(tmp_path, use) == ["first", "second", "third"]


def test_nothing_is_taken_for_a_client_that_takes_nothing(tmp_path: Path) -> None:
    async def use(met: Met) -> list[bool]:
        met.visitor.pause_writing()
        refused = met.visitor.send_now(b"update")
        met.visitor.resume_writing()
        return [refused, met.visitor.send_now(b"update")]

    assert meeting(tmp_path, use) == [False, True]


def test_no_more_is_taken_in_one_turn_than_leaves_together(tmp_path: Path) -> None:
    async def use(met: Met) -> list[bool]:
        taken = [met.visitor.send_now(b"x" * TOGETHER), met.visitor.send_now(b"y")]
        await asyncio.sleep(0)
        return [*taken, met.visitor.send_now(b"y")]

    assert meeting(tmp_path, use) == [True, False, True]


def test_reading_stops_while_messages_wait_and_goes_on_when_they_are_taken(tmp_path: Path) -> None:
    async def use(met: Met) -> list[object]:
        met.say("first")
        was_read = met.wire.is_read
        met.say("second")
        seen: list[object] = [was_read, met.wire.is_read]
        seen += [await met.socket.receive_text(), await met.socket.receive_text()]
        return [*seen, met.wire.is_read]

    assert meeting(tmp_path, use) == [True, False, "first", "second", True]


@pytest.mark.parametrize("broken", [b"\xff", b"\xc3("])
def test_text_that_is_no_text_ends_the_socket(tmp_path: Path, broken: bytes) -> None:
    async def use(met: Met) -> list[str | int]:
        met.client.send_text(broken)
        met.visitor.data_received(b"".join(met.client.data_to_send()))
        met.say("nobody hears this")
        return met.heard()

    assert meeting(tmp_path, use) == [1007]


def test_an_ear_hears_what_comes_while_nothing_waits_to_be_read(tmp_path: Path) -> None:
    async def use(met: Met) -> tuple[list[str], list[object]]:
        heard: list[str] = []

        def ear(text: str) -> bool:
            heard.append(text)
            return text == "act"

        met.visitor.listen(ear)
        met.say("act", "hello", "act")
        return heard, [(await met.socket.receive())["text"], (await met.socket.receive())["text"]]

    assert meeting(tmp_path, use) == (["act", "hello"], ["hello", "act"])


def test_an_ear_that_is_taken_away_hears_nothing(tmp_path: Path) -> None:
    async def use(met: Met) -> object:
        met.visitor.listen(lambda _text: True)
        met.visitor.listen(None)
        met.say("act")
        return (await met.socket.receive())["text"]

    assert meeting(tmp_path, use) == "act"
