"""The page docs/protocol.md, from the operations of the lobby and the types of the wire.

python -m scripts.generate.protocol_page [--check]
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, get_args

from msgspec import Struct

from omerta.server.door.call import Nothing
from omerta.server.door.operation import ALWAYS, WITH_BODY, Operation
from omerta.server.door.routes import OPERATIONS
from omerta.server.wire.asking import ClientMessage
from omerta.server.wire.problems import Problem
from omerta.server.wire.telling import ServerMessage
from omerta.table.frames import Frame
from omerta.table.horizon import Horizon
from omerta.table.snapshot import Standing
from scripts.generate.shapes import Shapes
from scripts.generate.wire import RAW, WRITTEN_BY_CLIENTS

TARGET: Final = Path("docs/protocol.md")

PROSE: Final = """\
<!-- Written by scripts/generate from src/omerta/server/wire and door/routes.py: `make generate` writes it anew. -->

# The protocol

A browser speaks to the server in two ways: over REST in the lobby, over one WebSocket a seat at a table. Everything
is JSON; sentences travel as keys and arguments. The types below are those of `src/omerta/server/wire`, written as
TypeScript: `asking.py` and `telling.py` for the socket, `lobby.py`, `account.py` and `tidings.py` for REST.
`web/src/protocol/generated.ts` holds the same, and `web/src/games/<id>/generated.ts` the actions, events, views and
glosses of a game.

A guest is known by the cookie `omerta_guest`. Every refusal is a `Problem`, with a status of 4xx or 5xx. Besides the
keys that stand with an operation, each may refuse with {always}; one with
a body also with {with_body}. Where `rule` is set, a rule of the game refuses.

## The lobby

{operations}

`GET /api/openapi.json` describes the same for machines.

## The socket

`/api/tables/{{code}}/socket?seat=N&game=K` for a seat of one's own, without `seat` to look on. Whoever holds several
seats opens one socket for each. `game` is the number of the game of the series that the client knows; if another one is
being played by now, the answer is `table` and the close code 4410. Without it, the present one is meant.

1. The first word is `hello`. Its `after` is the number of the last frame the client has, its `told` what it was told
   last, with the digest that came with it; a client keeps that also when its frames are gone.
2. Before the deal the answer is `table`; from the deal on it is `welcome`: the view, its gloss (what the rules make of
   it), how things stand, and exactly the frames after that number. If the number is none of ours, or missing, all
   frames come, from number 1.
3. Then comes `update` whenever there is something new for this viewer: new frames, the fields of the view and of its
   gloss that have changed, how things stand, and the actions of menu groups that this connection has not been told
   yet. A step that shows a viewer nothing sends it nothing.
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
8. When the next game of a series begins, everybody gets `table` with its number and the new seats, and the connection
   ends with 4410: the client dials again for its new seats, without frames or messages of the game before.
9. Every `welcome` and `update` has a `digest`, which stands for all frames up to then; the client shows it and need
   not understand it. If the server does not know what a seat was told, moves are lost: everybody gets a frame `lost`,
   `standing.lost` is set, the clocks stand and nobody acts (`moves-lost`) until a vote to `go_on` is carried. Whoever
   was told something else begins anew, with frame 1.
10. `refused` without an id answers something that was no message, or ends the connection. Close codes: 4400 not
    our protocol, 4403 not your seat or no longer, 4404 no such table or seat, 4410 the next game has begun, 4429 too
    many, 1012 and 1013 come back later.

Frames are numbered for each viewer from 1 without gaps. Times are milliseconds since 1970 by the server's clock; `now`
says what it shows. A seat of a person with a `level` is minded by a bot until the person joins again.

"""


def document() -> str:
    operations = "\n".join(map(_line, OPERATIONS))
    parts = [PROSE.format(operations=operations, always=_keys(ALWAYS), with_body=_keys(WITH_BODY))]
    sections = (
        ("What a client says", get_args(ClientMessage)),
        ("What the server says", (Standing, *get_args(ServerMessage))),
        ("Frames", (*get_args(Frame), Horizon)),
        ("The lobby's types", _lobby()),
    )
    told: set[str] = set()
    for title, kinds in sections:
        parts.append(_section(title, kinds, told))
    return "".join(parts).rstrip("\n") + "\n"


def _lobby() -> tuple[type[Struct], ...]:
    """Every struct that an operation takes or answers, and the problem that each may have."""
    kinds = [kind for operation in OPERATIONS for kind in (operation.answer, operation.body)]
    named = [part for kind in kinds for part in get_args(kind) or (kind,)]
    structs = [kind for kind in named if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Nothing]
    return (*dict.fromkeys(structs), Problem)


def _line(operation: Operation) -> str:
    refuses = f" Refuses: {_keys(operation.refuses)}." if operation.refuses else ""
    return f"- `{operation.method} {operation.path}`{_kinds(operation)} {operation.about}{refuses}"


def _keys(keys: Sequence[str]) -> str:
    return ", ".join(f"`{key}`" for key in keys)


def _kinds(operation: Operation) -> str:
    asked = f" ({operation.body.__name__})" if operation.body is not Nothing else ""
    is_struct = isinstance(operation.answer, type) and issubclass(operation.answer, Struct)
    return f"{asked} → {operation.answer.__name__}:" if is_struct else f"{asked}:"


def _section(title: str, kinds: tuple[type[Struct], ...], told: set[str]) -> str:
    """The declarations of these types and of those they need, but for what stands above already."""
    shapes = Shapes(RAW, loose=(*WRITTEN_BY_CLIENTS, *get_args(ClientMessage)))
    for kind in kinds:
        shapes.add(kind)
    new = [text for name, text in shapes.declared.items() if name not in told]
    told |= set(shapes.declared)
    listing = "\n\n".join(text.replace("export ", "").replace("readonly ", "") for text in new)
    return f"## {title}\n\n```ts\n{listing}\n```\n\n"
