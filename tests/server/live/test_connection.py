"""What a connection is told of a view and its gloss: everything at first, then what has changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, cast

import msgspec

from omerta.contract import View, Viewer
from omerta.server.live.connection import Connection
from omerta.server.live.outbox import Outbox
from omerta.server.live.seen import Changes, Moment
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.telling import Update
from omerta.table import AnyMatch, Match
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierOptions, CourierView, Draw
from omerta.testing.toys.courier.state import CourierState
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
    connection.welcome(Moment(match, 0), TABLE, None)
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
    connection.update(Changes(Moment(match, 0), 1))
    assert told(connection)["gloss"] == {"held": welcome["gloss"]["held"] + 1}


def test_an_update_that_is_put_together_is_the_one_that_clients_read() -> None:
    match = begun()
    connection, _ = connected(match, 1)
    answer(match, 0, Draw())
    connection.update(Changes(Moment(match, 7), 1))
    message = connection.outbox._waiting.pop()
    update = msgspec.json.decode(message, type=Update)
    assert msgspec.json.encode(update) == message
    assert (update.now, update.digest) == (7, match.digest(1))
    assert update.groups.keys() == {*update.standing.groups} != set()


def test_whoever_is_told_more_than_another_does_not_share_its_encoding() -> None:
    match = begun(replace(GLOSSED, view=open_view, view_is_shared=True, gloss_is_shared=True))
    before = Moment(match, 0)
    known = {viewer: before.seen(viewer) for viewer in (0, 1)}
    answer(match, 0, Draw())
    moment = Moment(match, 0)
    drawer, other = (moment.news(viewer, seen) for viewer, seen in known.items())
    assert drawer is not other
    assert drawer.encoded(0) != other.encoded(0)


def test_a_game_without_a_gloss_sends_an_empty_one() -> None:
    match = begun(GAME)
    connection, welcome = connected(match, 0)
    answer(match, 0, Draw())
    connection.update(Changes(Moment(match, 0), 0))
    assert (welcome["gloss"], told(connection)["gloss"]) == ({}, {})


def test_a_step_that_shows_a_viewer_nothing_sends_it_no_gloss_either() -> None:
    match = begun()
    connection, _ = connected(match, 1)
    answer(match, 0, a_mark(match, 0))
    connection.update(Changes(Moment(match, 0), 1))
    assert not connection.outbox._waiting


def test_whoever_asks_for_everything_again_before_taking_it_gets_it_once() -> None:
    match = begun()
    connection = Connection(None, 0, Outbox(100, 1_000_000))
    connection.welcome(Moment(match, 0), TABLE, None)
    connection.welcome(Moment(match, 0), TABLE, None)
    assert len(connection.outbox._waiting) == 1


def test_onlookers_who_know_the_same_share_one_encoding() -> None:
    match = begun()
    onlookers = [Connection(None, None, Outbox(100, 1_000_000)) for _ in range(3)]
    first = Moment(match, 0)
    for onlooker in onlookers:
        onlooker.welcome(first, TABLE, None)
    answer(match, 0, Draw())
    changes = Changes(Moment(match, 0), None)
    for onlooker in onlookers:
        onlooker.update(changes)
    assert len({id(onlooker.outbox._waiting[-1]) for onlooker in onlookers}) == 1


def counted(game: Any) -> tuple[Any, Counter[str]]:
    """The game, and how often its views and glosses are made."""
    made = Counter[str]()

    def view(state: Any, viewer: Viewer) -> View:
        made["view"] += 1
        seen: View = game.view(state, viewer)
        return seen

    def counted_gloss(view: CourierView) -> Letters:
        made["gloss"] += 1
        return gloss(view)

    return replace(game, view=view, gloss=counted_gloss), made


def test_where_all_see_the_same_one_view_and_one_gloss_are_made_for_all() -> None:
    game, made = counted(replace(GLOSSED, view=open_view, view_is_shared=True))
    match = begun(replace(game, gloss_is_shared=True))
    connections = [connected(match, seat)[0] for seat in (0, 1, None)]
    answer(match, 0, Draw())
    made.clear()
    moment = Moment(match, 0)
    for connection in connections:
        connection.update(Changes(moment, connection.seat))
    assert made == {"view": 1, "gloss": 1}


def open_view(state: CourierState, viewer: Viewer) -> CourierView:
    """What a spectator sees, for everybody."""
    return msgspec.structs.replace(GAME.view(state, None), you=viewer)


def test_where_all_see_the_same_everybody_is_told_which_seat_is_theirs() -> None:
    match = begun(replace(GLOSSED, view=open_view, view_is_shared=True, gloss_is_shared=True))
    assert [connected(match, seat)[1]["view"]["you"] for seat in (0, 1, None)] == [0, 1, None]


def test_while_a_view_stays_the_same_no_gloss_is_made() -> None:
    game, made = counted(GLOSSED)
    match = begun(game)
    connection, _ = connected(match, 1)
    made.clear()
    answer(match, 0, a_mark(match, 0))
    connection.update(Changes(Moment(match, 0), 1))
    assert made == {"view": 1}
