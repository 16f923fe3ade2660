"""Whatever a client says: a typed answer, no crash, nothing written down that is not allowed, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final, TypeAlias
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from omerta.server.wire.lobby import NewTable, SeatWish
from omerta.server.wire.problems import Problem
from omerta.server.wire.telling import Refused
from tests.server.hard.arena import Arena
from tests.server.hard.client import GAME, SEATS, Guest
from tests.server.hard.process import Server
from tests.server.hard.shouts import Json, Shout, shouts, values

SOCKET_MESSAGES: Final = 2_000
AT_ONCE: Final = 25
REQUESTS: Final = 1_000

Door: TypeAlias = tuple[str, str]
DOORS: Final[list[Door]] = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables"),
    *(
        ("POST", f"/api/tables/{{code}}/{what}")
        for what in ("join", "leave", "start", "rematch", "seats/1", "seats/99")
    ),
    ("POST", "/api/tables/{code}/seats/x"),
    ("DELETE", "/api/tables/{code}"),
    ("GET", "/api/tables/{code}/record.jsonl"),
    ("GET", "/api/games/x/rules"),
]

_WANTED: Final[dict[str, Json]] = msgspec.to_builtins(
    NewTable(game=GAME.id, options={}, seats=(SeatWish("me"), *(SeatWish("bot"),) * (SEATS - 1)))
)
DEEP: Final = 7_000


def _changed(field: str, value: Json) -> bytes:
    return msgspec.json.encode({**_WANTED, field: value})


bodies = st.one_of(
    st.binary(max_size=40),
    values.map(msgspec.json.encode),
    st.builds(_changed, st.sampled_from([*_WANTED, "further"]), values),
    st.builds(
        lambda name, value: _changed("options", {name: value}), st.sampled_from(GAME.options.__struct_fields__), values
    ),
    st.builds(lambda name, hat: msgspec.json.encode({"name": name, "hat": hat}), values, values),
    st.builds(lambda seat: msgspec.json.encode({"seat": seat}), st.integers(-(2**70), 2**70).map(str) | values),
    st.sampled_from([b"[" * DEEP, b'{"a":' * DEEP, b"x" * 20_000, b'"' + b"\\u0000" * 2_000 + b'"']),
    st.just(b'{"game":"x","options":{"x":' + b"[" * DEEP + b"]" * DEEP + b'},"seats":[{"kind":"me"}]}'),
)

relentless = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


@pytest.fixture
def no_fault(server: Server) -> Iterator[None]:
    """Whatever is sent, the server finds nothing to complain about in its own log."""
    before = len(server.logged())
    yield
    assert server.is_running
    assert '"level": "error"' not in server.logged()[before:]
    assert "Traceback" not in server.logged()[before:]


@pytest.mark.slow
@pytest.mark.usefixtures("no_fault")
def test_two_thousand_shouts_over_sockets_leave_the_table_sound(server: Server) -> None:
    with asyncio.Runner() as runner:
        arena = runner.run(Arena.open(server))

        @settings(relentless, max_examples=SOCKET_MESSAGES // AT_ONCE)
        @given(st.lists(shouts, min_size=AT_ONCE, max_size=AT_ONCE))
        def shout(batch: list[Shout]) -> None:
            runner.run(arena.hear(batch))

        try:
            shout()
            assert arena.counts.total() >= SOCKET_MESSAGES
            runner.run(arena.finish())
        finally:
            runner.run(arena.close())
    assert arena.counts["accepted"] and arena.counts["refused"], "one kind only proves little"


@pytest.mark.slow
@pytest.mark.usefixtures("no_fault")
def test_a_thousand_requests_of_a_stranger_leave_the_table_as_it_is(server: Server) -> None:
    with asyncio.Runner() as runner:
        arena = runner.run(Arena.open(server))
        before = runner.run(arena.guests[0].table(arena.code)), server.entries(arena.code)

        @settings(relentless, max_examples=REQUESTS)
        @given(st.sampled_from(DOORS), bodies)
        def knock(door: Door, body: bytes) -> None:
            runner.run(_knock(arena, door, body))

        try:
            knock()
            assert (runner.run(arena.guests[0].table(arena.code)), server.entries(arena.code)) == before
            runner.run(arena.finish())
        finally:
            runner.run(arena.close())


async def _knock(arena: Arena, door: Door, body: bytes) -> None:
    method, path = door
    answer = await arena.guests[None].ask(method, path.format(code=arena.code), body)
    assert answer.status_code < 500, f"{method} {path} {body[:80]!r}: {answer.status_code} {answer.text}"
    if not answer.is_success:
        assert msgspec.json.decode(answer.content, type=Problem).key


@pytest.mark.parametrize("seat", ["1", "2", "3", "99", "-1", "", "x", "٠", "0x0", "1e0", " 0", "0" * 99, "0&seat=1"])
def test_a_seat_that_is_not_ones_own_gives_no_socket(server: Server, seat: str) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as bruno:
            table = await anna.new_table("me", "open", *("house",) * (SEATS - 2))
            await bruno.join(table.code)
            await anna.start(table.code)
            line = await anna.dial(table.code, quote(seat, safe="&="))
            refused = await line.next()
            assert isinstance(refused, Refused)
            assert refused.problem.field == "seat"
            assert await line.close_code() in (4403, 4404)

    asyncio.run(journey())


@pytest.mark.parametrize("cookie", [None, "", "x", "x" * 43, "x" * 99])
def test_without_the_cookie_of_a_person_there_is_no_seat(server: Server, cookie: str | None) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as stranger:
            table = await anna.new_table()
            await anna.start(table.code)
            if cookie is not None:
                stranger.http.cookies.set("omerta_guest", cookie)
            line = await stranger.dial(table.code, 0)
            assert isinstance(await line.next(), Refused)
            assert await line.close_code() == 4403

    asyncio.run(journey())


@pytest.mark.parametrize("first", ["", "{", '{"type":"ping"}', '{"type":"undo","id":"a"}', b"\0", "[" * 50])
def test_whoever_does_not_say_hello_first_is_told_so_and_dismissed(server: Server, first: str | bytes) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table()
            await anna.start(table.code)
            line = await anna.dial(table.code, 0)
            await line.send(first)
            assert isinstance(await line.next(), Refused)
            assert await line.close_code() == 4400

    asyncio.run(journey())


@pytest.mark.parametrize("code", ["AAAAA", "aaaaa", "AAAA", "AAAAAA", "%00%00%00%00%00", "O0O0O", "ÄÄÄÄÄ"])
def test_a_table_that_does_not_exist_is_a_problem(server: Server, code: str) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            answer = await anna.ask("POST", f"/api/tables/{quote(code, safe='%')}/join", {})
            assert answer.status_code == 404
            assert msgspec.json.decode(answer.content, type=Problem).key

    asyncio.run(journey())


@pytest.mark.parametrize(
    "garbage",
    [
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\x81\x05hello",
        b"\xff\xff\xff\xff",
        b"GET / HTTP/1.1\r\n\r\n",
    ],
    ids=["no text", "not masked", "no opcode", "http"],
)
def test_bytes_that_are_no_frames_end_their_own_connection_only(server: Server, garbage: bytes) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table()
            await anna.start(table.code)
            broken, other = await anna.sit(table.code, 0), await anna.sit(table.code, 1)
            broken.socket.transport.write(garbage)
            assert await broken.close_code() in (1002, 1006, 1007, 1009)
            await other.fence()
            await other.close()

    asyncio.run(journey())
