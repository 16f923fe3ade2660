"""Every operation of the server, in one list; those about people are in `people_routes.py`. What is not here does not
answer.

The OpenAPI document (`openapi.py`) and docs/protocol.md are written from it.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from starlette.routing import Route

from omerta.server.door.afterwards import record, replay
from omerta.server.door.call import Call, Nothing
from omerta.server.door.company import decline, invite_person, invited_people
from omerta.server.door.games import games, rules
from omerta.server.door.history import choose_next, evening, wish_next
from omerta.server.door.openapi import described
from omerta.server.door.operation import Operation, operation
from omerta.server.door.people_routes import INVITING, PEOPLE
from omerta.server.door.screens import add_screen, find_screen, remove_screens
from omerta.server.door.tables import (
    change_seat,
    find_seat,
    host,
    invite,
    join,
    leave,
    new_lesson,
    new_table,
    next_game,
    prolong,
    rematch,
    spectators,
    start,
    table,
    tables,
)
from omerta.server.wire.lobby import (
    FindTable,
    GameCard,
    Health,
    HealthStatus,
    HostWish,
    Join,
    NewLesson,
    NewTable,
    NextGame,
    Prolong,
    RuleLine,
    SeatChange,
    Spectators,
    Start,
    TableInfo,
    Tables,
)
from omerta.server.wire.people import Asked, Evening, GameWish, InvitationWish, InvitedPeople, NextWish
from omerta.server.wire.replay import Replay
from omerta.server.wire.screens import Screen, ScreenPlace

TABLE: Final = "/api/tables/{code}"
FOUND: Final = ("no-such-table", "table-damaged")
"""Why a table may not be there."""

DONE: Final = (*FOUND, "busy", "not-stored")
"""Why a table may not do what it would do at another time."""

KEPT_OUT: Final = ("removed", "table-locked")
"""Why a host may have kept somebody out."""

LOOKED_AT: Final = (*KEPT_OUT, "no-spectators", "not-over", "no-such-game-of-series")
"""Why a game may not be looked at afterwards."""

FOLLOWED: Final = ("not-over", "series-goes-on", "no-such-game", "seat-count", "too-many-new-tables")
"""Why an evening may not go on with another game."""

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
    *PEOPLE,
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
            "one-tempo",
            "no-such-bot",
            "not-stored",
            "too-many-new-tables",
            "too-many-listed-tables",
        ),
        status=HTTPStatus.CREATED,
    ),
    operation(
        "POST",
        "/api/seat",
        find_seat,
        TableInfo,
        FindTable,
        (
            "no-such-game",
            "seat-count",
            "busy",
            "not-stored",
            "table-damaged",
            "too-many-new-tables",
            "too-many-listed-tables",
        ),
    ),
    operation(
        "POST",
        "/api/lessons",
        new_lesson,
        TableInfo,
        NewLesson,
        ("no-such-game", "busy", "not-stored", "too-many-new-tables", "too-many-bot-tables"),
        status=HTTPStatus.CREATED,
    ),
    operation("GET", TABLE, table, TableInfo, Nothing, FOUND),
    operation(
        "POST",
        f"{TABLE}/join",
        join,
        TableInfo,
        Join,
        (*DONE, *KEPT_OUT, "no-such-seat", "already-begun", "table-full", "seat-taken"),
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
        f"{TABLE}/host",
        host,
        TableInfo,
        HostWish,
        (
            *DONE,
            *("host-only", "not-begun", "game-is-over", "no-such-seat", "nobody-there"),
            *("about-yourself", "not-there", "still-there"),
        ),
    ),
    operation(
        "POST",
        f"{TABLE}/start",
        start,
        TableInfo,
        Start,
        (*DONE, "host-only", "already-begun", "seats-open", "too-many-bot-tables"),
    ),
    operation("POST", f"{TABLE}/spectators", spectators, TableInfo, Spectators, (*DONE, "host-only")),
    operation("POST", f"{TABLE}/screens", add_screen, ScreenPlace, Screen, (*DONE, "not-at-table")),
    operation("DELETE", f"{TABLE}/screens", remove_screens, TableInfo, Nothing, (*DONE, "not-at-table")),
    operation("POST", "/api/screens/find", find_screen, ScreenPlace, Screen),
    operation(
        "POST",
        f"{TABLE}/prolong",
        prolong,
        TableInfo,
        Prolong,
        (*DONE, "host-only", "not-begun", "clock-stopped"),
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
    operation("GET", f"{TABLE}/evening", evening, Evening, Nothing, (*FOUND, "no-spectators")),
    operation("PUT", f"{TABLE}/evening", wish_next, Evening, NextWish, (*DONE, *FOLLOWED, "not-seated")),
    operation(
        "POST",
        f"{TABLE}/evening",
        choose_next,
        TableInfo,
        GameWish,
        (*DONE, *FOLLOWED, "not-seated", "host-only"),
        status=HTTPStatus.CREATED,
    ),
    operation(
        "GET", f"{TABLE}/invitations", invited_people, InvitedPeople, Nothing, (*FOUND, "host-only", "not-stored")
    ),
    operation(
        "POST",
        f"{TABLE}/invitations",
        invite_person,
        InvitedPeople,
        InvitationWish,
        (*DONE, *INVITING, "host-only", "already-begun", "table-full"),
    ),
    operation("DELETE", f"{TABLE}/invitations", decline, Asked, Nothing, ("no-such-table", "not-stored")),
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
            *KEPT_OUT,
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
