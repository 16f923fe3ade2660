"""The reception counts connections before they have said anything, and silence gives way."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Final

import pytest
import structlog

from omerta.server.door.reception import Reception
from omerta.server.settings import settings_from

FILES: Final = 100
RESERVE: Final = 80
ROOM: Final = 10
"""Of a hundred files eighty are kept back, and a connection may need two."""


class Visitor(asyncio.Protocol):
    owed: Hashable | None = "request"

    def owes(self) -> Hashable | None:
        return self.owed


class Wire(asyncio.Transport):
    """A connection without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.visitor = Visitor()
        self.is_cut = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.visitor

    def abort(self) -> None:
        self.is_cut = True


def reception(**given: object) -> Reception:
    return Reception(settings_from({}, **({"reserve": RESERVE, "connections": 3} | given)), FILES)


def enter(hall: Reception, host: str = "192.0.2.1", *, speaks: bool = False) -> tuple[Wire, str]:
    wire = Wire()
    entry = hall.admit(wire, host)
    if speaks:
        hall.hear(wire)
    return wire, entry


def fill(hall: Reception, *, speaking: bool) -> list[Wire]:
    return [enter(hall, f"198.51.100.{number}", speaks=speaking)[0] for number in range(ROOM)]


def test_the_oldest_silent_connection_of_an_address_gives_way_to_its_next() -> None:
    hall = reception()
    wires = [enter(hall)[0] for _ in range(3)]
    assert enter(hall)[1] == "welcome"
    assert [wire.is_cut for wire in wires] == [True, False, False]


def test_nobody_gives_way_to_the_silence_of_somebody_else() -> None:
    hall = reception()
    stranger, _ = enter(hall, "198.51.100.1")
    for _ in range(20):
        enter(hall)
    assert not stranger.is_cut


def test_an_address_whose_connections_all_speak_gets_no_further_one() -> None:
    hall = reception()
    wires = [enter(hall, speaks=True)[0] for _ in range(3)]
    assert enter(hall)[1] == "shut"
    hall.leave(wires[0])
    assert enter(hall)[1] == "welcome"


def test_all_of_a_network_are_one_address() -> None:
    hall = reception()
    for number in range(3):
        enter(hall, f"2001:db8::{number}", speaks=True)
    assert enter(hall, "2001:db8::ffff")[1] == "shut"
    assert enter(hall, "2001:db8:1::1")[1] == "welcome"


def test_one_address_never_has_more_than_half_of_the_room() -> None:
    hall = reception(connections=1_000)
    entries = [enter(hall, speaks=True)[1] for _ in range(ROOM)]
    assert entries == ["welcome"] * (ROOM // 2) + ["shut"] * (ROOM // 2)


def test_a_proxy_that_the_host_names_may_have_as_many_as_there_are() -> None:
    hall = reception(proxies=("192.0.2.0/24",))
    assert {enter(hall, speaks=True)[1] for _ in range(ROOM)} == {"welcome"}


def test_where_all_room_is_taken_by_silence_there_is_room() -> None:
    hall = reception()
    silent = fill(hall, speaking=False)
    assert hall.is_full
    assert enter(hall)[1] == "welcome"
    assert [wire.is_cut for wire in silent] == [True] + [False] * (ROOM - 1)


def test_whoever_comes_to_a_full_house_is_told_so_and_the_rest_stay_outside() -> None:
    hall = reception()
    fill(hall, speaking=True)
    entries = [enter(hall, f"203.0.113.{number}", speaks=True)[1] for number in range(RESERVE)]
    assert entries[0] == "full" and entries[-1] == "shut"
    assert len([entry for entry in entries if entry == "full"]) * 2 < RESERVE


def test_a_house_that_is_full_is_told_to_the_log_once() -> None:
    hall = reception()
    fill(hall, speaking=True)
    with structlog.testing.capture_logs() as logs:
        for number in range(20):
            enter(hall, f"203.0.113.{number}")
    assert [line["event"] for line in logs] == ["the server is full"]


def test_whoever_leaves_twice_is_counted_once() -> None:
    hall = reception()
    first, _ = enter(hall, speaks=True)
    for _ in range(2):
        enter(hall, speaks=True)
    hall.leave(first)
    hall.leave(first)
    assert [enter(hall, speaks=True)[1] for _ in range(2)] == ["welcome", "shut"]


def test_whoever_owes_the_same_for_too_long_is_cut() -> None:
    hall = reception(patience=10_000)
    wire, _ = enter(hall)
    hall.look_round(100)
    hall.look_round(109)
    assert not wire.is_cut
    hall.look_round(110)
    assert wire.is_cut


@pytest.mark.parametrize("owed", [None, "another request"])
def test_patience_begins_anew_with_whatever_else_is_owed(owed: Hashable | None) -> None:
    hall = reception(patience=10_000)
    wire, _ = enter(hall)
    hall.look_round(100)
    wire.visitor.owed = owed
    hall.look_round(109)
    hall.look_round(118)
    assert not wire.is_cut
