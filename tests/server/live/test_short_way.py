"""An action that finds the table free goes through it without a task, and comes to the same as on the long way."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec
import pytest

from omerta.contract import RuleViolation
from omerta.server.live.connection import Connection
from omerta.server.live.outbox import Outbox
from omerta.server.live.table import LiveTable
from omerta.server.store.appends import Append
from omerta.server.store.writer import NotStored, Then
from omerta.server.wire.asking import Act
from omerta.server.wire.problems import Rejected
from omerta.table import Refusal
from tests.server.house import SEATS, House


class Way(NamedTuple):
    """What became of an action: was it taken, which messages were told, what was refused?"""

    is_short: bool
    told: list[str]
    refused: list[str]
    answered: int = 1
    """So often it was said that the action has had its answer."""


def acted(server: House, *, seat: int | None = 0, is_busy: bool = False, action: bytes | None = None) -> Way:
    """Somebody at a new table acts, on the short way if it is open."""
    guest = server.guest()
    table = server.live(guest.started(*["me"] * SEATS))
    told, refused, short, answered = list[bytes](), list[str](), list[bool](), list[bool]()

    def take(message: bytes) -> bool:
        told.append(message)
        return True

    connection = Connection(None, seat, Outbox(64, 1 << 20, take))

    def refuse(refusal: Rejected | Refusal | RuleViolation) -> None:
        refused.append(type(refusal).__name__)

    def note() -> None:
        """Said after the answer, and not before."""
        answered.append(bool(told or refused))

    async def go(*_: object) -> None:
        table.audience.add(connection)
        table.greet(connection, None)
        told.clear()
        await asyncio.sleep(0)
        if is_busy:
            table.post(table.look_on)
        short.append(table.short_way.act(connection, _act(table, action), refuse, note))
        # Whatever waits for the turn is done when it is given back.
        await table._mailbox.do(table.look_on)

    server.call(go)  # type: ignore[arg-type]  # the portal waits for it
    return Way(short[0], [_kind(message) for message in told], refused, answered.count(True))


def _act(table: LiveTable, action: bytes | None) -> Act:
    match = table.match
    assert match is not None, "the game has begun"
    first = msgspec.json.encode(match.menu(0)[0].actions[0])
    return Act("one", match.open(0)[0].id, msgspec.Raw(action or first))


def _kind(message: bytes) -> str:
    read: dict[str, Any] = msgspec.json.decode(message)
    return str(read["type"])


def test_an_action_is_told_and_acknowledged_when_it_is_stored(server: House) -> None:
    assert acted(server) == Way(is_short=True, told=["update", "accepted"], refused=[])


def test_while_the_table_has_something_to_do_the_long_way_is_left(server: House) -> None:
    assert acted(server, is_busy=True) == Way(is_short=False, told=[], refused=[], answered=0)


def test_onlookers_go_the_long_way_to_hear_that_they_only_watch(server: House) -> None:
    assert acted(server, seat=None) == Way(is_short=False, told=[], refused=[], answered=0)


def test_what_is_wrong_is_refused_and_told_to_nobody(server: House) -> None:
    assert acted(server, action=b'{"do":"nonsense"}') == Way(is_short=True, told=[], refused=["Rejected"])


def test_what_the_store_does_not_take_is_refused_and_the_table_made_anew(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_append: Append, then: Then) -> None:
        asyncio.get_running_loop().call_soon(then, NotStored("the disk is full"))

    monkeypatch.setattr(server.desk.means.store, "append_then", refuse)
    assert acted(server) == Way(is_short=True, told=["welcome"], refused=["Rejected"])


def test_what_nobody_foresaw_is_told_as_busy_and_the_table_made_anew(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.desk.means.store, "append_then", break_down)
    assert acted(server) == Way(is_short=True, told=["welcome"], refused=["Rejected"])
