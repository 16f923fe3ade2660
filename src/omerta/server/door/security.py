"""The door asks: is the request meant for us, does it come from our own pages, and not too often? Then the headers.

A page of somebody else's must neither use a guest's cookie (the origin is checked wherever something changes, and at
every socket) nor reach a server on this machine under a name of its own (the host is checked).
"""

from __future__ import annotations

import ipaddress
import re
import socket
from asyncio import sleep
from http import HTTPStatus
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from omerta.contract import Text
from omerta.server.door.limits import Limit, OpenCount, household
from omerta.server.settings import Settings
from omerta.server.wire.problems import Rejected, problem_of, too_fast, too_many

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SCHEMES: Final = ("http", "https")
HOST: Final = re.compile(r"(?:\[([0-9a-f]*:[0-9a-f:.]*)\]|([\w.-]+))(?::([0-9]{0,5}))?", re.ASCII | re.IGNORECASE)
"""A number in brackets or a name, and a port; what is written otherwise is no address of anybody."""

HIGHEST_PORT: Final = 65535

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    # The address of a table is an invitation: other sites do not get it.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Door:
    """Pure ASGI: nothing is buffered, and sockets pass through it as well."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = _own_names(settings)
        self._origins = frozenset(filter(None, (_origin_of(settings.public_url),)))
        self._requests = Limit(settings.request_rate, settings.request_burst)
        self._pages = Limit(settings.page_rate, settings.page_burst)
        self._penalty = settings.penalty / 1000
        self._most_open = settings.connections
        self._open = OpenCount()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        # The reception counts connections; behind a proxy it cannot know whose they are.
        with self._open.one_more(address(scope)) as held:
            problem = self._problem(scope, held)
            if problem is None:
                await self._app(scope, receive, with_headers(send))
            else:
                if problem.status == HTTPStatus.TOO_MANY_REQUESTS:
                    # Refusing costs something, too: so a connection cannot ask for many refusals.
                    await sleep(self._penalty)
                await _turn_away(problem, scope, receive, with_headers(send))

    def _problem(self, scope: Scope, held: int) -> Rejected | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_own(host):
            return Rejected(HTTPStatus.MISDIRECTED_REQUEST, Text("refusal-foreign-host"))
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get("origin")
        if changes and origin is not None and not self._is_own_origin(origin, host):
            return Rejected(HTTPStatus.FORBIDDEN, Text("refusal-foreign-origin"))
        limit = self._requests if scope["path"].startswith("/api/") else self._pages
        if not limit.allows(address(scope), monotonic()):
            return too_fast()
        return (
            too_many(Text("refusal-too-many-connections", {"limit": self._most_open}))
            if held > self._most_open
            else None
        )

    def _is_own(self, host: str) -> bool:
        """By number nobody can lead a browser astray; names must be ours."""
        name = _name_in(host)
        return _is_number(name) or name in self._hosts

    def _is_own_origin(self, origin: str, host: str) -> bool:
        scheme, _, place = origin.partition("://")
        same = scheme in SCHEMES and place.lower() == host.lower()
        return same or origin in self._origins


def address(scope: Scope) -> str:
    """Whoever asks, as the limits count them."""
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"


def _own_names(settings: Settings) -> frozenset[str]:
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine}.local", settings.host.lower(), *settings.hosts}
    return frozenset(names | {urlsplit(settings.public_url).hostname or "localhost"})


def _origin_of(url: str) -> str | None:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else None


def _name_in(host: str) -> str:
    """The name or the number in a Host header; nothing if it is none."""
    found = HOST.fullmatch(host)
    if found is None or int(found[3] or 0) > HIGHEST_PORT:
        return ""
    return (found[1] or found[2]).lower()


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _turn_away(problem: Rejected, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the problem; a handshake of a socket likewise, where the web server can do that."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4403})
        return
    body = msgspec.json.encode(problem_of(problem))
    await Response(body, problem.status, media_type="application/json")(scope, receive, send)
