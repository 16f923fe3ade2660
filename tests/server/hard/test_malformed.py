"""Whatever is wrong with a request or a frame is the client's fault: it is told so, and the log keeps silent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPResponse
from pathlib import Path
from typing import Final

import msgspec
import pytest

from omerta.server.wire.problems import Problem
from tests.server.hard.client import Guest
from tests.server.hard.process import PATIENCE, Server, running

NO_HOSTS: Final = [
    b"[",
    b"[::1",
    b"::1",
    b"[::1]x",
    b"[x]",
    b"[1.2.3.4]",
    b"[v1.x]",
    b"\xff",
    "℀".encode(),
    b"127.0.0.1:99999",
    b"127.0.0.1:x",
    b"127.0.0.1:8000:8000",
    b"a@127.0.0.1",
    b"127.0.0.1/x",
    b"127.0.0.1#",
    b"",
]
NO_ORIGINS: Final = [
    b"http://[",
    b"http://[::1",
    b"[::1",
    b"http://[x]",
    b"http://\xff\xfe",
    "http://℀".encode(),
    b"http://127.0.0.1:99999",
    b"http://",
    b"://",
    b"http:",
]
ADDRESSES: Final = ["/", "/api/me", "/api/tables/ABCDE/invite.svg", "/healthz", "/assets/x.js"]
UPGRADE: Final = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its pages are built, so that addresses are looked for among files."""
    folder: Path = tmp_path_factory.mktemp("server")
    (folder / "web" / "assets").mkdir(parents=True)
    (folder / "web" / "index.html").write_text("<html></html>")
    with running(folder, web_dir=folder / "web") as started:
        yield started


@pytest.fixture(autouse=True)
def _silent(server: Server) -> Iterator[None]:
    """Whatever is sent, the server finds nothing to complain about, and goes on."""
    before = server.logged()
    yield
    assert asyncio.run(_is_well(server))
    news = server.logged()[len(before) :].splitlines()
    assert [line for line in news if '"level": "info"' not in line] == []


async def _is_well(server: Server) -> bool:
    async with Guest(server.url) as guest:
        return (await guest.ask("GET", "/healthz")).is_success


def answer(
    server: Server, line: str | bytes, host: bytes = b"127.0.0.1", more: bytes = b"", body: bytes = b""
) -> tuple[int, Problem | None]:
    """The status, and the problem if it is one, of a request that is written as it is said."""
    start = line if isinstance(line, bytes) else line.encode()
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as client:
        client.sendall(start + b" HTTP/1.1\r\nHost: " + host + b"\r\n" + more + b"\r\n" + body)
        response = HTTPResponse(client)
        response.begin()
        said = response.read(response.length)
    is_problem = response.status >= 400 and response.headers["content-type"] == "application/json"
    return response.status, msgspec.json.decode(said, type=Problem) if is_problem else None


def key_of(problem: Problem | None) -> str:
    assert problem is not None, "every refusal is a problem"
    return problem.key


# --- Under which name, and from which page


@pytest.mark.parametrize("path", ADDRESSES)
@pytest.mark.parametrize("host", NO_HOSTS)
def test_a_host_that_is_none_is_not_ours(server: Server, host: bytes, path: str) -> None:
    status, problem = answer(server, f"GET {path}", host)
    assert (status, key_of(problem)) == (421, "foreign-host")


@pytest.mark.parametrize(
    "host", [b"127.0.0.1", b"127.0.0.1:", b"127.0.0.1:8000", b"[::1]:8000", b"LOCALHOST", b"[::1]"]
)
def test_numbers_and_names_of_this_machine_are_ours(server: Server, host: bytes) -> None:
    assert answer(server, "GET /api/me", host)[0] == 200


@pytest.mark.parametrize("origin", NO_ORIGINS)
def test_an_origin_that_is_none_is_not_ours(server: Server, origin: bytes) -> None:
    more = b"Origin: " + origin + b"\r\nContent-Length: 0\r\n"
    status, problem = answer(server, "PUT /api/me", more=more)
    assert (status, key_of(problem)) == (403, "foreign-origin")


@pytest.mark.parametrize("host", NO_HOSTS)
def test_a_socket_under_a_host_that_is_none_is_turned_away(server: Server, host: bytes) -> None:
    status, problem = answer(server, "GET /api/tables/ABCDE/socket", host, UPGRADE)
    assert (status, key_of(problem)) == (421, "foreign-host")


@pytest.mark.parametrize("origin", NO_ORIGINS)
def test_a_socket_from_an_origin_that_is_none_is_turned_away(server: Server, origin: bytes) -> None:
    status, problem = answer(server, "GET /api/tables/ABCDE/socket", more=UPGRADE + b"Origin: " + origin + b"\r\n")
    assert (status, key_of(problem)) == (403, "foreign-origin")


# --- Addresses


@pytest.mark.parametrize("path", ["/%00", "/t/%00", "/..%00", "/assets/%00", "/api/%00", "/api/tables/%00"])
def test_an_address_with_a_nul_leads_nowhere(server: Server, path: str) -> None:
    status, problem = answer(server, f"GET {path}")
    assert status == 404 and key_of(problem) in ("no-such-address", "no-such-table")


@pytest.mark.parametrize("path", ["a" * 1_001, "a" * 60_000, "a/" * 3_000, "%20" * 2_000])
def test_an_address_that_is_too_long_is_told_so(server: Server, path: str) -> None:
    status, problem = answer(server, f"GET /{path}")
    assert (status, key_of(problem)) == (414, "too-large")


@pytest.mark.parametrize("path", ["a" * 300, "%ff", "%c3%28", "%ed%a0%80", "index.html/", "x/../y", "~", "%0a"])
def test_an_address_that_no_file_can_have_is_one_of_the_page(server: Server, path: str) -> None:
    assert answer(server, f"GET /{path}")[0] == 200


@pytest.mark.parametrize("seat", ["999999999999", "9" * 5_000, "-1", "%00", "1.0", "%D9%A1", "x", "%20", "1e1", "0x1"])
def test_a_seat_that_is_no_number_is_no_seat(server: Server, seat: str) -> None:
    async def journey() -> tuple[str, bytes]:
        async with Guest(server.url) as anna:
            return (await anna.new_table()).code, anna.http.cookies["omerta_guest"].encode()

    code, cookie = asyncio.run(journey())
    more = b"Cookie: omerta_guest=" + cookie + b"\r\nContent-Type: application/json\r\nContent-Length: 15\r\n"
    status, problem = answer(server, f"POST /api/tables/{code}/seats/{seat}", more=more, body=b'{"kind":"open"}')
    assert (status, key_of(problem)) == (404, "no-such-seat")


# --- Headers and bodies


@pytest.mark.parametrize(
    "cookie", [b"omerta_guest=\xff" + b"x" * 42, b"=;=;;", b'omerta_guest="\\777' + b"x" * 45 + b'"', b"a" * 9_000]
)
def test_a_cookie_that_nobody_gave_makes_a_new_guest(server: Server, cookie: bytes) -> None:
    assert answer(server, "GET /api/me", more=b"Cookie: " + cookie + b"\r\n")[0] == 200


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b'{"name":"\xff","hat":"boater"}', b'{"name":"\\ud800","hat":"boater"}', b"\0", b"[" * 9_000]
)
@pytest.mark.parametrize("line", ["PUT /api/me", "POST /api/tables", "POST /api/tables/ABCDE/join"])
def test_a_body_that_is_no_text_is_malformed(server: Server, line: str, body: bytes) -> None:
    more = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    status, problem = answer(server, line, more=more, body=body)
    assert status == 400 and key_of(problem) in ("malformed", "bad-name")


@pytest.mark.parametrize("length", [b"-1", b"x", b"1, 2", b"0x10", b"", b"2\r\nContent-Length: 3"])
def test_a_length_that_is_none_is_a_bad_request(server: Server, length: bytes) -> None:
    assert answer(server, "PUT /api/me", more=b"Content-Length: " + length + b"\r\n", body=b"{}")[0] == 400


@pytest.mark.parametrize("length", [b"16385", b"99999999999999999999"])
def test_more_than_is_read_is_refused_before_it_comes(server: Server, length: bytes) -> None:
    status, problem = answer(server, "PUT /api/me", more=b"Content-Length: " + length + b"\r\n", body=b"{}")
    assert (status, key_of(problem)) == (413, "too-large")


# --- Frames


@pytest.mark.parametrize(
    "frames",
    [b"\x81\x82\0\0\0\0\xff\xfe", b"\x01\x81\0\0\0\0\xc3\x80\x81\0\0\0\0\x28", b"\x88\x84\0\0\0\0\x03\xe8\xff\xff"],
    ids=["a text", "a text in parts", "a farewell"],
)
@pytest.mark.parametrize("is_greeted", [False, True])
def test_text_that_is_none_ends_the_socket_with_1007(server: Server, frames: bytes, is_greeted: bool) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table()
            await anna.start(table.code)
            line = await (anna.sit(table.code, 0) if is_greeted else anna.dial(table.code, 0))
            line.socket.transport.write(frames)
            assert await line.close_code() == 1007

    asyncio.run(journey())


@pytest.mark.parametrize(
    ("frames", "codes"),
    [
        (b"\x88\x81\0\0\0\0\xff", {1002}),
        (b"\x88\x82\0\0\0\0\x00\x01", {1002}),
        (b"\xc1\x82\0\0\0\0\xff\xfe", {1002}),
        (b"\x80\x82\0\0\0\0{}", {1002}),
        (b"\x81\x02{}", {1002}),
        (b"\x83\x80\0\0\0\0", {1002}),
        (b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126, {1002}),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", {1009}),
    ],
    ids=["short", "bad code", "reserved", "no beginning", "not masked", "no opcode", "long ping", "huge"],
)
def test_a_frame_that_is_none_ends_the_socket(server: Server, frames: bytes, codes: set[int]) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table()
            await anna.start(table.code)
            line = await anna.sit(table.code, 0)
            line.socket.transport.write(frames)
            assert await line.close_code() in codes

    asyncio.run(journey())
