"""What a connection is told of a view and its gloss: everything at first, then what has changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import msgspec

from omerta.server.live.connection import Connection
from omerta.server.live.outbox import Outbox
from omerta.server.live.seen import Changes, Seen
from omerta.server.wire.lobby import TableInfo
from omerta.table import AnyMatch, Match
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierOptions, CourierView, Draw
from tests.table.tables import MINUTE, SECRET, a_mark, answer

TABLE = cast(TableInfo, None)
"""Travels as it is; nothing here looks at it."""


class Letters(msgspec.Struct, frozen=True):
    seats: int
    held: int


def gloss(view: CourierView) -> Letters:
    return Letters(len(view.hand_sizes), sum(view.hand_sizes))


GLOSSED = replace(GAME, gloss=gloss, glosses=Letters)


def begun(game: Any = GLOSSED) -> AnyMatch:
    return Match.begin(game, CourierOptions(), 2, SECRET, 0, {"decision": MINUTE}, None)


def told(connection: Connection) -> dict[str, Any]:
    """The last message on its way."""
    message = connection.outbox._waiting.pop()
    decoded: dict[str, Any] = msgspec.json.decode(message)
    return decoded


def connected(match: AnyMatch, seat: int | None) -> tuple[Connection, dict[str, Any]]:
    connection = Connection(None, seat, Outbox(100, 1_000_000))
    connection.welcome(Seen(match, seat, 0), TABLE, None)
    return connection, told(connection)


def test_a_welcome_has_the_whole_gloss_for_seats_and_spectators() -> None:
    match = begun()
    held = sum(match.state.hands[0]) + sum(match.state.hands[1])
    assert connected(match, 0)[1]["gloss"] == {"seats": 2, "held": held}
    assert connected(match, None)[1]["gloss"] == {"seats": 2, "held": held}


def test_an_update_has_what_has_changed_of_the_gloss() -> None:
    match = begun()
    connection, welcome = connected(match, 1)
    answer(match, 0, Draw())
    connection.update(Changes(Seen(match, 1, 0)), lambda _asker: TABLE)
    assert told(connection)["gloss"] == {"held": welcome["gloss"]["held"] + 1}


def test_a_game_without_a_gloss_sends_an_empty_one() -> None:
    match = begun(GAME)
    connection, welcome = connected(match, 0)
    answer(match, 0, Draw())
    connection.update(Changes(Seen(match, 0, 0)), lambda _asker: TABLE)
    assert (welcome["gloss"], told(connection)["gloss"]) == ({}, {})


def test_a_step_that_shows_a_viewer_nothing_sends_it_no_gloss_either() -> None:
    match = begun()
    connection, _ = connected(match, 1)
    answer(match, 0, a_mark(match, 0))
    connection.update(Changes(Seen(match, 1, 0)), lambda _asker: TABLE)
    assert not connection.outbox._waiting


def test_whoever_asks_for_everything_again_before_taking_it_gets_it_once() -> None:
    match = begun()
    connection = Connection(None, 0, Outbox(100, 1_000_000))
    connection.welcome(Seen(match, 0, 0), TABLE, None)
    connection.welcome(Seen(match, 0, 0), TABLE, None)
    assert len(connection.outbox._waiting) == 1


def test_onlookers_who_know_the_same_share_one_encoding() -> None:
    match = begun()
    onlookers = [Connection(None, None, Outbox(100, 1_000_000)) for _ in range(3)]
    first = Seen(match, None, 0)
    for onlooker in onlookers:
        onlooker.welcome(first, TABLE, None)
    answer(match, 0, Draw())
    changes = Changes(Seen(match, None, 0))
    for onlooker in onlookers:
        onlooker.update(changes, lambda _asker: TABLE)
    assert len({id(onlooker.outbox._waiting[-1]) for onlooker in onlookers}) == 1
