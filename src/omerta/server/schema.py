"""The lobby described for machines, from its types: its OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from omerta import __version__
from omerta.server.wire import protocol
from omerta.server.wire.protocol import (
    GameCard,
    Join,
    Me,
    NewTable,
    NextGame,
    Problem,
    RuleLine,
    SeatChange,
    TableInfo,
    Tables,
)
from omerta.server.wire.replay_protocol import Replay

REF: Final = "#/components/schemas/{name}"


class Operation(NamedTuple):
    method: str
    path: str
    about: str
    answer: Any
    body: Any = None
    status: int = 200
    media: str = "application/json"


OPERATIONS: Final = (
    Operation("get", "/api/me", "The guest behind the cookie; somebody new gets one.", Me),
    Operation("put", "/api/me", "Another name, another hat.", Me, Me),
    Operation("get", "/api/games", "The games, their options as a form, their presets and bots.", list[GameCard]),
    Operation("get", "/api/games/{game}/rules", "The numbered rules of a game.", list[RuleLine]),
    Operation("get", "/api/tables", "One's own tables, and those that everybody may join.", Tables),
    Operation("post", "/api/tables", "A new table; whoever asks is its host.", TableInfo, NewTable, 201),
    Operation("get", "/api/tables/{code}", "A table.", TableInfo),
    Operation(
        "post",
        "/api/tables/{code}/join",
        "Takes an open seat; during the game, one's own back from the bot that minds it.",
        TableInfo,
        Join,
    ),
    Operation(
        "post",
        "/api/tables/{code}/leave",
        "Gets up. During the game the seat stays one's own, and a bot of the house minds it.",
        TableInfo,
    ),
    Operation(
        "post",
        "/api/tables/{code}/seats/{seat}",
        "The host opens a seat or puts a bot there, before the start.",
        TableInfo,
        SeatChange,
    ),
    Operation("post", "/api/tables/{code}/start", "The host deals; no seat may be open.", TableInfo),
    Operation(
        "post",
        "/api/tables/{code}/next",
        "Between two games of a match: whoever sits there deals the next one; the host may seat people anew.",
        TableInfo,
        NextGame,
    ),
    Operation(
        "post",
        "/api/tables/{code}/rematch",
        "After the end: a new table with the same people and settings; the same one for all who ask.",
        TableInfo,
        NextGame,
        status=201,
    ),
    Operation("get", "/api/tables/{code}/invite.svg", "The link as a QR code.", None, media="image/svg+xml"),
    Operation(
        "get",
        "/api/tables/{code}/record.jsonl",
        "The whole game after its end, the secret opened; with `?game=N`, an earlier one of the match.",
        None,
        media="application/x-ndjson",
    ),
    Operation(
        "get",
        "/api/tables/{code}/replay",
        "A finished game that keeps no secrets, as a seat (`?seat=N`) or a spectator lived it, and what could be known "
        "at every step, judged in one `&way=`; with `&game=N`, an earlier one of the match.",
        Replay,
    ),
    Operation("get", "/api/openapi.json", "This lobby, described.", dict[str, Any]),
    Operation("get", "/healthz", "Whether the server and its database are well.", dict[str, str]),
)


@cache
def openapi() -> dict[str, Any]:
    kinds = [kind for operation in OPERATIONS for kind in (operation.answer, operation.body) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    found = dict(zip(map(repr, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Omertà", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, schemas: dict[str, dict[str, Any]]) -> dict[str, Any]:
    answer = schemas[repr(operation.answer)] if operation.answer is not None else {"type": "string"}
    problem = {"application/json": {"schema": schemas[repr(Problem)]}}
    described: dict[str, Any] = {
        "summary": operation.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": _parameter(name)}
            for name in ("game", "code", "seat")
            if f"{{{name}}}" in operation.path
        ],
        "responses": {
            str(operation.status): {"description": operation.about, "content": {operation.media: {"schema": answer}}},
            "default": {"description": "Refused: why, as a key and its arguments.", "content": problem},
        },
    }
    if operation.body is not None:
        content = {"application/json": {"schema": schemas[repr(operation.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _parameter(name: str) -> dict[str, Any]:
    if name == "seat":
        return {"type": "integer", "minimum": 0}
    return msgspec.json.schema(protocol.Code) if name == "code" else {"type": "string"}
