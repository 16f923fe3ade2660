"""The lobby over REST. Bodies and answers are the structs of `protocol`; every refusal is a Problem."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from io import BytesIO
from time import monotonic
from typing import TypeAlias, TypeVar

import msgspec
import segno
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from omerta import catalog
from omerta.contract import RuleViolation, Text
from omerta.server.door.addresses import public_base
from omerta.server.door.desk import Desk
from omerta.server.door.security import address
from omerta.server.kept import Person
from omerta.server.live import seating, series
from omerta.server.live.table import LiveTable
from omerta.server.lobby.forms import find_game, game_card
from omerta.server.lobby.identity import COOKIE, COOKIE_AGE, Guest
from omerta.server.lobby.replay import viewer_of
from omerta.server.schema import openapi
from omerta.server.wire.problems import Rejected, malformed, problem_of, status_of, too_fast, too_large
from omerta.server.wire.protocol import Join, Me, NewTable, NextGame, RuleLine, SeatChange
from omerta.table import Refusal, dump
from omerta.text import rulebook

T = TypeVar("T")
LOG = structlog.get_logger("rest")
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

JSON = "application/json"


def routes() -> list[BaseRoute]:
    return [
        Route("/api/me", answering(read_me), methods=["GET"]),
        Route("/api/me", answering(write_me), methods=["PUT"]),
        Route("/api/games", answering(games), methods=["GET"]),
        Route("/api/games/{game}/rules", answering(rules), methods=["GET"]),
        Route("/api/tables", answering(tables), methods=["GET"]),
        Route("/api/tables", answering(new_table), methods=["POST"]),
        Route("/api/tables/{code}", answering(table), methods=["GET"]),
        Route("/api/tables/{code}/join", answering(join), methods=["POST"]),
        Route("/api/tables/{code}/leave", answering(leave), methods=["POST"]),
        Route("/api/tables/{code}/seats/{seat:int}", answering(change_seat), methods=["POST"]),
        Route("/api/tables/{code}/start", answering(start), methods=["POST"]),
        Route("/api/tables/{code}/next", answering(next_game), methods=["POST"]),
        Route("/api/tables/{code}/rematch", answering(rematch), methods=["POST"]),
        Route("/api/tables/{code}/invite.svg", answering(invite), methods=["GET"]),
        Route("/api/tables/{code}/record.jsonl", answering(record), methods=["GET"]),
        Route("/api/tables/{code}/replay", answering(replay), methods=["GET"]),
        Route("/api/openapi.json", answering(describe), methods=["GET"]),
        Route("/healthz", answering(health), methods=["GET"]),
    ]


def answering(handler: Handler) -> Handler:
    """Refusals become problems; a guest who is new gets the cookie with whatever was asked for."""

    async def answer(request: Request) -> Response:
        try:
            response = await handler(request)
        except (Rejected, Refusal, RuleViolation) as refusal:
            response = told(problem_of(refusal), status_of(refusal))
        except ClientDisconnect:
            response = Response(status_code=HTTPStatus.BAD_REQUEST)
        except catalog.BrokenGame:
            LOG.exception("a game is broken")
            broken = Rejected(HTTPStatus.INTERNAL_SERVER_ERROR, Text("refusal-fault"))
            response = told(problem_of(broken), broken.status)
        cookie: str | None = getattr(request.state, "cookie", None)
        if cookie is not None:
            response.set_cookie(COOKIE, cookie, COOKIE_AGE, httponly=True, samesite="lax", secure=_is_https(request))
        response.headers.setdefault("cache-control", "no-store")
        return response

    return answer


def _is_https(request: Request) -> bool:
    """Here, or at the proxy in front of us."""
    urls = (str(request.url), desk(request).means.settings.public_url)
    return any(url.lower().startswith("https:") for url in urls)


def told(answer: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type=JSON)


# --- Who asks, and what


def desk(request: Request) -> Desk:
    known = request.app.state.desk
    assert isinstance(known, Desk)
    return known


async def known_guest(request: Request) -> Person | None:
    return await desk(request).identity.find(request.cookies.get(COOKIE))


async def guest(request: Request) -> Person:
    """Whoever asks; somebody new is made a guest."""
    person = await known_guest(request)
    if person is not None:
        return person
    if not desk(request).new_guests.allows(address(request.scope), monotonic()):
        raise too_fast()
    made: Guest = await desk(request).identity.welcome(desk(request).means.now())
    request.state.cookie = made.cookie
    return made.person


async def body(request: Request, kind: type[T]) -> T:
    """Read piece by piece, so that a body that is too large is never held."""
    limit, read = desk(request).means.settings.body_limit, bytearray()
    async for piece in request.stream():
        read += piece
        if len(read) > limit:
            raise too_large(limit)
    if read and not request.headers.get("content-type", "").startswith(JSON):
        raise Rejected(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, Text("refusal-malformed"), "content-type")
    try:
        return msgspec.json.decode(bytes(read) or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None


async def asked_table(request: Request) -> LiveTable:
    return await desk(request).lobby.find(request.path_params["code"])


async def looked_at_table(request: Request) -> LiveTable:
    """By somebody who sits there, or may look on."""
    asked, person = await asked_table(request), await known_guest(request)
    is_seated = person is not None and any(chair.person == person.id for chair in asked.stored.chairs)
    if not is_seated and not asked.stored.house.spectators:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-no-spectators"))
    return asked


# --- The answers


async def read_me(request: Request) -> Response:
    person = await guest(request)
    return told(Me(person.name, person.hat))


async def write_me(request: Request) -> Response:
    me = await body(request, Me)
    name = " ".join(me.name.split())
    if not name or not name.isprintable():
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-bad-name"), "name")
    person = await guest(request)
    cookie: str = getattr(request.state, "cookie", None) or request.cookies[COOKIE]
    renamed = await desk(request).identity.rename(cookie, person, Me(name, me.hat))
    desk(request).lobby.renamed(renamed)
    return told(Me(renamed.name, renamed.hat))


async def games(_request: Request) -> Response:
    return told([game_card(game_id) for game_id in catalog.ids()])


async def rules(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    return told([RuleLine(rule.id, rule.chapter, rule.text) for rule in rulebook(game.package).values()])


async def tables(request: Request) -> Response:
    return told(await desk(request).lobby.listing(await known_guest(request)))


async def new_table(request: Request) -> Response:
    wish = await body(request, NewTable)
    host = await guest(request)
    made = await desk(request).lobby.create(host, wish)
    return told(made.info(host.id), HTTPStatus.CREATED)


async def table(request: Request) -> Response:
    person = await known_guest(request)
    return told((await asked_table(request)).info(person.id if person else None))


async def join(request: Request) -> Response:
    wish = await body(request, Join)
    asked, person = await asked_table(request), await guest(request)
    await asked.do(lambda: seating.join(asked, person, wish.seat))
    return told(asked.info(person.id))


async def leave(request: Request) -> Response:
    asked, person = await asked_table(request), await guest(request)
    await asked.do(lambda: seating.leave(asked, person))
    return told(asked.info(person.id))


async def change_seat(request: Request) -> Response:
    change = await body(request, SeatChange)
    asked, person = await asked_table(request), await guest(request)
    seat: int = request.path_params["seat"]
    await asked.do(lambda: seating.change_seat(asked, person, seat, change))
    return told(asked.info(person.id))


async def start(request: Request) -> Response:
    asked, person = await asked_table(request), await guest(request)
    await asked.do(lambda: seating.start(asked, person))
    return told(asked.info(person.id))


async def next_game(request: Request) -> Response:
    wish = await body(request, NextGame)
    asked, person = await asked_table(request), await guest(request)
    await asked.do(lambda: series.next_game(asked, person, wish.seating))
    return told(asked.info(person.id))


async def rematch(request: Request) -> Response:
    wish = await body(request, NextGame)
    asked, person = await asked_table(request), await guest(request)
    again = await desk(request).lobby.rematch(asked, person, wish.seating)
    return told(again.info(person.id), HTTPStatus.CREATED)


async def invite(request: Request) -> Response:
    """The link to the table as a picture for a phone's camera."""
    code = (await asked_table(request)).stored.code
    base = public_base(desk(request).means.settings, str(request.base_url))
    picture = BytesIO()
    segno.make(f"{base}/t/{code}", error="m").save(picture, kind="svg", xmldecl=False, border=2, scale=8)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def record(request: Request) -> Response:
    """The whole match, its secret opened; not before nothing is left to be decided."""
    asked = await looked_at_table(request)
    number = request.query_params.get("game")
    if number is not None and number != str(asked.stored.played + 1):
        return await _earlier_record(request, asked, number)
    match = asked.match
    if match is None or asked.stored.phase != "over" or match.record().closed is None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-over"))
    lines = "".join(f"{line}\n" for line in dump(match))
    return Response(lines, media_type="application/x-ndjson")


async def _earlier_record(request: Request, asked: LiveTable, number: str) -> Response:
    """Of a game of the match that is over and followed by another."""
    lines = await desk(request).means.store.record(asked.stored.id, game_number(number))
    if lines is None:
        raise _no_such_game()
    return Response(lines, media_type="application/x-ndjson")


def game_number(text: str) -> int:
    """Of a game of the match."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise _no_such_game()
    return int(text)


def _no_such_game() -> Rejected:
    return Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-game-of-match"), "game")


async def replay(request: Request) -> Response:
    """A finished game through the eyes of a seat, or of a spectator."""
    asked = await looked_at_table(request)
    viewer = viewer_of(request.query_params.get("seat"), len(asked.stored.chairs))
    named, way = request.query_params.get("game"), request.query_params.get("way")
    number = asked.stored.played + 1 if named is None else game_number(named)
    return Response(await desk(request).replays.find(asked, number, viewer, way), media_type=JSON)


async def describe(_request: Request) -> Response:
    return told(openapi())


async def health(request: Request) -> Response:
    is_well = await desk(request).means.store.is_well()
    status = HTTPStatus.OK if is_well else HTTPStatus.SERVICE_UNAVAILABLE
    return told({"name": "omerta", "status": "ok" if is_well else "no database"}, status)
