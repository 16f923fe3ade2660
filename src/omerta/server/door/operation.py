"""An operation of the lobby: one method at one address, with all that it takes, answers and refuses.

Whatever is said of it anywhere (the OpenAPI document, docs/protocol.md) follows from the operation itself; its handler
is reached in no other way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from inspect import cleandoc
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec
import structlog
from msgspec import Raw, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from omerta import catalog
from omerta.contract import RuleViolation, Text
from omerta.server.door.call import JSON, Call, Nothing, desk_of, read_body
from omerta.server.lobby.identity import COOKIE, COOKIE_AGE
from omerta.server.store.unreadable import Unreadable
from omerta.server.wire.problems import Rejected, no_database, problem_of, status_of
from omerta.table import Refusal

LOG = structlog.get_logger("rest")

Method: TypeAlias = Literal["GET", "PUT", "POST", "DELETE"]
ALWAYS: Final = ("foreign-host", "foreign-origin", "too-fast", "too-many-connections", "full", "no-database", "fault")
"""The keys of problems that any operation may have, whatever it does."""

WITH_BODY: Final = ("malformed", "too-large")
"""And those of any operation that reads something."""

A = TypeVar("A")
B = TypeVar("B", bound=Struct)


@dataclass(frozen=True)
class Operation:
    method: Method
    path: str
    """Starlette, OpenAPI and people write it so: `/api/tables/{code}/seats/{seat}`."""

    handler: Callable[[Call[Any]], Awaitable[object]]
    answer: Any
    """The type of the answer; bytes where it is no JSON."""

    body: type[Struct]
    refuses: tuple[str, ...]
    """The keys of its own problems, besides `ALWAYS`, `WITH_BODY` and what the rules of a game refuse."""

    status: HTTPStatus
    media: str

    @property
    def about(self) -> str:
        """What it does, in one sentence: that of its handler."""
        return " ".join(cleandoc(self.handler.__doc__ or "").split())

    @property
    def problems(self) -> frozenset[str]:
        """All keys with which it may refuse, but for a game's own."""
        return frozenset({*ALWAYS, *(() if self.body is Nothing else WITH_BODY), *self.refuses})

    @property
    def name(self) -> str:
        return self.handler.__name__

    def route(self) -> Route:
        return Route(self.path, self._answer, methods=[self.method])

    async def _answer(self, request: Request) -> Response:
        """Refusals become problems; a guest who is new gets the cookie with whatever was asked for."""
        call: Call[Any] = Call(request, Nothing())
        try:
            if self.body is not Nothing:
                call = Call(request, await read_body(request, self.body))
            response = self._told(await self.handler(call), call.status)
        except (Rejected, Refusal, RuleViolation) as refusal:
            response = refused(refusal)
        except ClientDisconnect:
            response = Response(status_code=HTTPStatus.BAD_REQUEST)
        except Unreadable as unreadable:
            LOG.error("the database does not answer", fault=type(unreadable.__cause__).__name__)
            response = refused(no_database())
        except catalog.BrokenGame:
            LOG.exception("a game is broken")
            response = refused(Rejected(HTTPStatus.INTERNAL_SERVER_ERROR, Text("refusal-fault")))
        if call.cookie == "":
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        elif call.cookie is not None:
            is_https = _is_https(request)
            response.set_cookie(COOKIE, call.cookie, COOKIE_AGE, httponly=True, samesite="lax", secure=is_https)
        response.headers.setdefault("cache-control", "no-store")
        return response

    def _told(self, answer: object, status: HTTPStatus | None) -> Response:
        content = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        return Response(content, status or self.status, media_type=self.media)


def operation(
    method: Method,
    path: str,
    handler: Callable[[Call[B]], Awaitable[A | Raw]],
    answer: type[A],
    body: type[B],
    refuses: tuple[str, ...] = (),
    *,
    status: HTTPStatus = HTTPStatus.OK,
    media: str = JSON,
) -> Operation:
    """An operation whose handler takes and answers what is said of it; `Raw` is an answer that is encoded already."""
    return Operation(method, path, handler, answer, body, refuses, status, media)


def refused(refusal: Rejected | Refusal | RuleViolation) -> Response:
    return Response(msgspec.json.encode(problem_of(refusal)), status_of(refusal), media_type=JSON)


def _is_https(request: Request) -> bool:
    """Here, or at the proxy in front of us."""
    urls = (str(request.url), desk_of(request).means.settings.public_url)
    return any(url.lower().startswith("https:") for url in urls)
