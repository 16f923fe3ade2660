"""A server in this process, with people who ask it things."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, Final

import msgspec
from httpx import Response
from starlette.applications import Starlette
from starlette.routing import compile_path
from starlette.testclient import TestClient, WebSocketTestSession

from omerta.contract import AnyGame
from omerta.server.app import create_app
from omerta.server.door.desk import Desk
from omerta.server.door.operation import Operation
from omerta.server.door.routes import OPERATIONS
from omerta.server.live.means import milliseconds
from omerta.server.live.table import LiveTable
from omerta.server.settings import Settings, settings_from
from omerta.server.wire.problems import Problem
from omerta.table import AnyMatch
from tests import shelf
from tests.server.empty import lay_out

GAME: Final[AnyGame] = shelf.GAME
SEATS: Final = GAME.seats[0]
HOST: Final = "testserver"
URL: Final = f"http://{HOST}"
"""What the test client calls itself."""

Answer = dict[str, Any]
"""JSON as a client gets it."""


def settings(folder: Path, **given: object) -> Settings:
    """Bots answer at once, in threads, but may think for long, and nobody is turned away for asking often while they
    do."""
    plain: dict[str, object] = {"data_dir": str(folder), "thinking": 0, "workers": 0, "budget": 300_000}
    plain |= {"request_burst": 1000, "message_burst": 1_000_000, "pong_grid": 0, "answer_grid": 0, "penalty": 0}
    plain |= dict.fromkeys(("messages_by_guest", "messages_by_address"), 1_000_000)
    plain |= dict.fromkeys(("tables_by_guest", "tables_by_address"), 1000)
    home: dict[str, object] = {"web_dir": str(folder / "no-client"), "hosts": (HOST,)}
    return settings_from({}, **(plain | home | given))


class HandClock:
    """Time that passes when it is told to."""

    def __init__(self, moment: int = 1_000_000) -> None:
        self.moment = moment

    def __call__(self) -> int:
        return self.moment


class House:
    """A running server. `guest()` is one more person, with a cookie of their own."""

    def __init__(self, client: TestClient, clock: HandClock | None = None) -> None:
        self._client = client
        self._clock = clock

    @property
    def desk(self) -> Desk:
        """What the handlers work with, to break it."""
        app = self._client.app
        assert isinstance(app, Starlette)
        desk: Desk = app.state.desk
        return desk

    def live(self, code: str) -> LiveTable:
        assert self._client.portal, "the server runs"
        return self._client.portal.call(self.desk.lobby.find, code)

    def match(self, code: str) -> AnyMatch:
        match = self.live(code).match
        assert match, "the game has begun"
        return match

    def call(self, function: Callable[..., None], *arguments: object) -> None:
        """Calls it in the server's own loop."""
        assert self._client.portal, "the server runs"
        self._client.portal.call(function, *arguments)

    def change(self, code: str, command: Callable[[AnyMatch], object]) -> None:
        """The table itself does something to its match; it is stored and told like everything."""
        assert self._client.portal, "the server runs"
        table = self.live(code)
        self._client.portal.call(table._mailbox.do, partial(table.change, command))

    def settle(self, code: str) -> None:
        """Waits until the table has done all that it had to do so far."""

        async def nothing() -> None:
            """It comes after everything else in the mailbox."""

        assert self._client.portal, "the server runs"
        self._client.portal.call(self.live(code)._mailbox.do, nothing)

    def pass_time(self, code: str, milliseconds: int) -> None:
        """And the table wakes for what is due."""
        assert self._clock and self._client.portal, "the server runs by a clock that is turned by hand"
        self._clock.moment += milliseconds
        table = self.live(code)
        self._client.portal.call(table._mailbox.do, table._wake)

    def wait(self, is_so: Callable[[], bool]) -> None:
        """Waits for bots, which think in threads of their own; for as long as a test may take."""
        while not is_so():
            sleep(0.05)

    def guest(self) -> Guest:
        self._client.cookies.clear()
        return Guest(self._client)


class Guest:
    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookie: str | None = None
        self.me: Answer = self.get("/api/me")

    def ask(self, method: str, path: str, **rest: Any) -> Any:
        self.client.cookies.clear()
        if self.cookie is not None:
            self.client.cookies.set("omerta_guest", self.cookie)
        response = self.client.request(method, path, **rest)
        self.cookie = response.cookies.get("omerta_guest", self.cookie)
        assert undeclared(method, path, response) is None, "docs/protocol.md names every problem of an operation"
        return response

    def get(self, path: str) -> Any:
        return self.ask("GET", path).json()

    def post(self, path: str, body: object = None) -> Any:
        return self.ask("POST", path, json=body) if body is not None else self.ask("POST", path)

    def table(self, *seats: str, **wishes: object) -> Answer:
        """A new table: each seat `me`, `open` or `bot`."""
        kinds = [{"kind": kind} for kind in seats or ("me", *["bot"] * (SEATS - 1))]
        response = self.post("/api/tables", {"game": GAME.id, "options": {}, "seats": kinds, **wishes})
        assert response.status_code == 201, response.text
        table: Answer = response.json()
        return table

    def started(self, *seats: str, **wishes: object) -> str:
        code: str = self.table(*seats, **wishes)["code"]
        assert self.post(f"/api/tables/{code}/start").status_code == 200
        return code

    @contextmanager
    def socket(
        self,
        code: str,
        seat: int | None = 0,
        after: int | None = None,
        hello: bool = True,
        game: int | None = None,
        screen: str | None = None,
    ) -> Iterator[Line]:
        """With the secret of a screen it is the screen's socket, which looks from no seat."""
        asked = (("screen", 1 if screen else None), ("seat", None if screen else seat), ("game", game))
        query = "?" + "&".join(f"{name}={value}" for name, value in asked if value is not None)
        self.client.cookies.clear()
        headers = {"cookie": f"omerta_guest={self.cookie}"} if self.cookie else {}
        path = f"/api/tables/{code}/socket{query}"
        with self.client.websocket_connect(path, headers={**headers, "origin": URL}) as session:
            line = Line(session)
            if hello:
                line.send(type="hello", after=after, screen=screen)
            yield line


class Line:
    """A socket that remembers how things stand."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.view: Answer = {}
        self.groups: Answer = {}
        self.standing: Answer = {}
        self.frames: list[Answer] = []
        self.table: Answer = {}

    def send(self, **message: object) -> None:
        self.session.send_json(message)

    def hear(self) -> Answer:
        message: Answer = self.session.receive_json()
        if message["type"] in ("welcome", "update"):
            self.view |= message["view"]
            self.groups |= message["groups"]
            self.standing = message["standing"]
            self.frames += message["frames"]
        if "table" in message:
            self.table = message["table"]
        return message

    def until(self, kind: str) -> Answer:
        while (message := self.hear())["type"] != kind:
            _fail_if_lost(message)
        return message

    def answer(self, **message: object) -> Answer:
        """Sends it and waits for what answers it."""
        self.send(**message)
        while True:
            heard = self.hear()
            if heard.get("id") == message["id"]:
                return heard
            _fail_if_lost(heard)

    def settled(self) -> None:
        """Everything that was on its way is heard."""
        self.send(type="ping")
        self.until("pong")

    def legal(self) -> list[Answer]:
        return [action for name in self.standing["groups"] for action in self.groups[name]]

    def act(self, key: str, action: Answer | None = None) -> Answer:
        decision = self.standing["decisions"][0][0]
        return self.answer(type="act", id=key, decision=decision, action=action or self.legal()[0])


def undeclared(method: str, path: str, response: Response) -> str | None:
    """The key of the problem that is answered, if the operation at this address does not know it."""
    asked = [each for each in OPERATIONS if each.method == method and matches(each, path)]
    if response.status_code < 400 or not asked:
        return None
    problem = msgspec.json.decode(response.content, type=Problem)
    return None if problem.rule or problem.key in asked[0].problems else problem.key


def matches(operation: Operation, path: str) -> bool:
    return compile_path(operation.path)[0].match(path.partition("?")[0]) is not None


def _fail_if_lost(message: Answer) -> None:
    """What was refused unread is never answered: to wait for that would be to wait for ever."""
    assert message["type"] != "refused" or message["id"], f"what is waited for will not come: {message}"


@contextmanager
def house(folder: Path, clock: HandClock | None = None, **given: object) -> Iterator[House]:
    lay_out(folder)
    app = create_app(settings(folder, **given), clock or milliseconds)
    with TestClient(app, base_url=URL, headers={"origin": URL}, raise_server_exceptions=False) as client:
        yield House(client, clock)
