"""Every operation of the server, in one list. What is not here does not answer.

The OpenAPI document (`openapi.py`) and docs/protocol.md are written from it.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from starlette.routing import Route

from omerta.server.door.afterwards import record, replay
from omerta.server.door.call import Call, Nothing
from omerta.server.door.games import games, rules
from omerta.server.door.openapi import described
from omerta.server.door.operation import Operation, operation
from omerta.server.door.people import read_me, write_me
from omerta.server.door.tables import (
    change_seat,
    invite,
    join,
    leave,
    new_table,
    next_game,
    rematch,
    start,
    table,
    tables,
)
from omerta.server.wire.lobby import (
    GameCard,
    Health,
    HealthStatus,
    Join,
    Me,
    NewTable,
    NextGame,
    RuleLine,
    SeatChange,
    TableInfo,
    Tables,
)
from omerta.server.wire.replay import Replay

TABLE: Final = "/api/tables/{code}"
FOUND: Final = ("no-such-table", "table-damaged")
"""Why a table may not be there."""

DONE: Final = (*FOUND, "busy", "not-stored")
"""Why a table may not do what it would do at another time."""

LOOKED_AT: Final = ("no-spectators", "not-over", "no-such-game-of-series")
"""Why a game may not be looked at afterwards."""

PLACES: Final = ("no-seating", "places-fixed")
"""Why people cannot be seated anew as the host wishes."""


async def describe(_call: Call[Nothing]) -> dict[str, Any]:
    """This lobby, described."""
    return described(OPERATIONS)


async def health(call: Call[Nothing]) -> Health:
    """Whether the server and its database are well, and whether there is room for more connections. `damaged` tables
    cannot be read; all others go on."""
    desk = call.desk
    status: HealthStatus = "damaged" if desk.means.damage else "ok"
    if not await desk.means.store.is_well():
        status = "no database"
    elif desk.reception.is_full:
        status = "full"
    if status in ("no database", "full"):
        call.reply_with(HTTPStatus.SERVICE_UNAVAILABLE)
    return Health("omerta", status, len(desk.means.damage))


OPERATIONS: Final[tuple[Operation, ...]] = (
    operation("GET", "/api/me", read_me, Me, Nothing, ("not-stored",)),
    operation("PUT", "/api/me", write_me, Me, Me, ("bad-name", "not-stored")),
    operation("GET", "/api/games", games, list[GameCard], Nothing),
    operation("GET", "/api/games/{game}/rules", rules, list[RuleLine], Nothing, ("no-such-game",)),
    operation("GET", "/api/tables", tables, Tables, Nothing),
    operation(
        "POST",
        "/api/tables",
        new_table,
        TableInfo,
        NewTable,
        (
            "no-such-game",
            "no-such-option",
            "bad-option",
            "no-such-setting",
            "bad-setting",
            "seat-count",
            "no-such-clock",
            "no-such-bot",
            "not-stored",
            "too-many-new-tables",
            "too-many-listed-tables",
        ),
        status=HTTPStatus.CREATED,
    ),
    operation("GET", TABLE, table, TableInfo, Nothing, FOUND),
    operation(
        "POST",
        f"{TABLE}/join",
        join,
        TableInfo,
        Join,
        (*DONE, "no-such-seat", "already-begun", "table-full", "seat-taken"),
    ),
    operation("POST", f"{TABLE}/leave", leave, TableInfo, Nothing, (*DONE, "not-at-table")),
    operation(
        "POST",
        f"{TABLE}/seats/{{seat}}",
        change_seat,
        TableInfo,
        SeatChange,
        (*DONE, "host-only", "already-begun", "no-such-seat", "no-such-bot"),
    ),
    operation(
        "POST",
        f"{TABLE}/start",
        start,
        TableInfo,
        Nothing,
        (*DONE, "host-only", "already-begun", "seats-open", "too-many-bot-tables"),
    ),
    operation(
        "POST",
        f"{TABLE}/next",
        next_game,
        TableInfo,
        NextGame,
        (*DONE, *PLACES, "not-seated", "not-over", "series-is-over", "ballot-open", "host-only", "too-many-bot-tables"),
    ),
    operation(
        "POST",
        f"{TABLE}/rematch",
        rematch,
        TableInfo,
        NextGame,
        (*DONE, *PLACES, "not-seated", "not-over", "series-goes-on", "host-only", "too-many-new-tables"),
        status=HTTPStatus.CREATED,
    ),
    operation("GET", f"{TABLE}/invite.svg", invite, bytes, Nothing, FOUND, media="image/svg+xml"),
    operation(
        "GET",
        f"{TABLE}/record.jsonl",
        record,
        bytes,
        Nothing,
        (*FOUND, *LOOKED_AT),
        media="application/x-ndjson",
    ),
    operation(
        "GET",
        f"{TABLE}/replay",
        replay,
        Replay,
        Nothing,
        (
            *FOUND,
            "busy",
            "no-spectators",
            "no-replay",
            "not-over",
            "no-such-game-of-series",
            "no-such-seat",
            "malformed",
        ),
    ),
    operation("GET", "/api/openapi.json", describe, dict[str, Any], Nothing),
    operation("GET", "/healthz", health, Health, Nothing),
)


def routes() -> list[Route]:
    return [each.route() for each in OPERATIONS]
