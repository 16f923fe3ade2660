"""The protocol described, from its types: the OpenAPI document of the lobby, and docs/protocol.md.

python -m omerta.server.schema [--check]
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec import Struct

from omerta import __version__
from omerta.server.shapes import Shapes
from omerta.server.typescript import LOBBY, RAW, WRITTEN_BY_CLIENTS
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
from omerta.table.frames import Frame
from omerta.table.undo import Horizon

TARGET: Final = Path("docs/protocol.md")
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


PROSE: Final = """\
<!-- Written by omerta.server.schema from src/omerta/server/wire/protocol.py: `make generate` writes it anew. -->

# The protocol

A browser speaks to the server in two ways: over REST in the lobby, over one WebSocket a seat at a table. Everything
is JSON; sentences travel as keys and arguments. The types below are those of `src/omerta/server/wire/protocol.py`,
written as TypeScript; `web/src/protocol/generated.ts` holds the same with the actions, events and views of every game.

A guest is known by the cookie `omerta_guest`. Every refusal is a `Problem`, with a status of 4xx or 5xx.

## The lobby

{operations}

`GET /api/openapi.json` describes the same for machines.

## The socket

`/api/tables/{{code}}/socket?seat=N&game=K` for a seat of one's own, without `seat` to look on. Whoever holds several
seats opens one socket for each. `game` is the number of the game of the match that the client knows; if another one is
being played by now, the answer is `table` and the close code 4410. Without it, the present one is meant.

1. The first word is `hello`. Its `after` is the number of the last frame the client has.
2. Before the deal the answer is `table`; from the deal on it is `welcome`: the view, how things stand, and exactly the
   frames after that number. If the number is none of ours, or missing, all frames come, from number 1.
3. Then comes `update` whenever there is something new for this viewer: new frames, the fields of the view that have
   changed, how things stand, and the actions of menu groups that this connection has not been told yet. A step that
   shows a viewer nothing sends it nothing.
4. A `welcome` may come at any time, when the client was too slow and messages to it were dropped. It replaces
   everything; what has not been answered may be sent again.
5. Every message with an `id` gets one answer under that id. `accepted` means that it is stored for good, and comes
   after the `update` that tells its effect. The same id again, from the same seat, changes nothing and gets the same
   answer, also after a restart of the server; only what could not be stored, or came when the table was too busy, may
   succeed then.
6. An answer to a `sealed` or `hushed` decision is accepted at once and takes effect later, at a moment that does not
   depend on how long it took: the end of the clock that the decision names in `until` if it runs, else the next moment
   of the table's cadence. Until then `held` has it, for its own seat alone, and another answer to the same decision
   replaces it. A `lapsed` frame says that it was no longer possible when its moment came.
7. A frame `faded` stands for an event that was to be seen only while it lasted; it comes when frames are sent again.
8. When the next game of a match begins, everybody gets `table` with its number and the new seats, and the connection
   ends with 4410: the client dials again for its new seats, without frames or messages of the game before.
9. `refused` without an id answers something that was no message, or ends the connection. Close codes: 4400 not our
   protocol, 4403 not your seat or no longer, 4404 no such table or seat, 4410 the next game has begun, 4429 too many,
   1012 and 1013 come back later.

Frames are numbered for each viewer from 1 without gaps. Times are milliseconds since 1970 by the server's clock; `now`
says what it shows. A seat of a person with a `level` is minded by a bot until the person joins again.

"""


def document() -> str:
    operations = "\n".join(
        f"- `{operation.method.upper()} {operation.path}`{_kinds(operation)} {operation.about}"
        for operation in OPERATIONS
    )
    parts = [PROSE.format(operations=operations)]
    asking, telling = get_args(protocol.ClientMessage), get_args(protocol.ServerMessage)
    sections = (
        ("What a client says", asking),
        ("What the server says", (protocol.Standing, *telling)),
        ("Frames", (*get_args(Frame), Horizon)),
        ("The lobby's types", LOBBY),
    )
    told: set[str] = set()
    for title, kinds in sections:
        parts.append(_section(title, kinds, told))
    return "".join(parts)


def _kinds(operation: Operation) -> str:
    asked = f" ({operation.body.__name__})" if operation.body is not None else ""
    is_struct = isinstance(operation.answer, type) and issubclass(operation.answer, Struct)
    return f"{asked} → {operation.answer.__name__}:" if is_struct else f"{asked}:"


def _section(title: str, kinds: tuple[type[Struct], ...], told: set[str]) -> str:
    """The declarations of these types and of those they need, but for what stands above already."""
    shapes = Shapes(RAW, loose=(*WRITTEN_BY_CLIENTS, *get_args(protocol.ClientMessage)))
    for kind in kinds:
        shapes.add(kind)
    new = [text for name, text in shapes.declared.items() if name not in told]
    told |= set(shapes.declared)
    listing = "\n\n".join(text.replace("export ", "").replace("readonly ", "") for text in new)
    return f"## {title}\n\n```ts\n{listing}\n```\n\n"


def main(arguments: list[str]) -> int:
    text = document().rstrip("\n") + "\n"
    if "--check" not in arguments:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET} is not what the types say; write it anew: make generate", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
