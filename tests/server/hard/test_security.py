"""The door minds headers, origins, cookies, limits, and what the logs keep silent about. DESIGN: the server,
identity."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from omerta.server.settings import Settings
from omerta.server.wire.asking import Hello
from omerta.server.wire.lobby import Me
from omerta.server.wire.problems import Problem
from tests.server.hard.client import SEATS, Guest
from tests.server.hard.playing import Player
from tests.server.hard.process import Server, running

ADDRESSES = [
    "/",
    "/t/ABCDE",
    "/api/me",
    "/api/games",
    "/api/tables/ABCDE",
    "/api/nothing",
    "/assets/nothing.js",
    "/healthz",
]
FOREIGN = ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "127.0.0.1", "", "x://y"]


def problem(answer: httpx.Response) -> Problem:
    return msgspec.json.decode(answer.content, type=Problem)


# --- Headers


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_forbids_inline_script_sniffing_and_referrers(server: Server, address: str) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            headers = (await guest.ask("GET", address)).headers
            policy = _directives(headers["content-security-policy"])
            assert policy["default-src"] == ["'none'"]
            assert policy["script-src"] == ["'self'"]
            assert policy["frame-ancestors"] == ["'none'"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] in ("no-referrer", "same-origin")
            assert "server" not in headers

    asyncio.run(journey())


def _directives(policy: str) -> dict[str, list[str]]:
    parts = [part.split() for part in policy.split(";") if part.strip()]
    return {name: sources for name, *sources in parts}


def test_the_page_holds_no_script_and_no_style_of_its_own(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            page = (await guest.ask("GET", "/")).text
            assert "<html" in page
            assert all("src=" in script for script in re.findall(r"<script[^>]*>", page))
            assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)

    asyncio.run(journey())


@pytest.mark.parametrize(
    "address", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/assets/..%2f..%2fpackage.json"]
)
def test_no_file_beside_the_client_is_served(server: Server, address: str) -> None:
    async def journey() -> None:
        async with Guest(server.url) as guest:
            text = (await guest.ask("GET", address)).text
            assert "[project]" not in text
            assert "devDependencies" not in text

    asyncio.run(journey())


# --- Where a request comes from, and under which name


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_somebody_else_changes_nothing(server: Server, origin: str) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            me = await anna.get(Me, "GET", "/api/me")
            table = await anna.new_table()
            anna.http.headers["origin"] = origin
            for method, path in [
                ("PUT", "/api/me"),
                ("POST", "/api/tables"),
                ("POST", f"/api/tables/{table.code}/start"),
            ]:
                answer = await anna.ask(method, path, Me("Evil", "beret"))
                assert (answer.status_code, problem(answer).key) == (403, "foreign-origin")
            del anna.http.headers["origin"]
            assert await anna.get(Me, "GET", "/api/me") == me
            assert (await anna.table(table.code)).phase == "gathering"

    asyncio.run(journey())


@pytest.mark.parametrize("origin", [origin for origin in FOREIGN if origin])
def test_a_page_of_somebody_else_gets_no_socket(server: Server, origin: str) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            table = await anna.new_table()
            with pytest.raises(InvalidStatus) as refused:
                await anna.dial(table.code, 0, origin=origin)
            response = refused.value.response
            assert response.status_code == 403
            assert msgspec.json.decode(response.body, type=Problem).key == "foreign-origin"

    asyncio.run(journey())


def test_a_name_that_is_not_ours_leads_nobody_here(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            answer = await anna.http.get("/api/me", headers={"host": f"evil.example:{server.port}"})
            assert (answer.status_code, problem(answer).key) == (421, "foreign-host")

    asyncio.run(journey())


def test_nobody_but_this_machine_reaches_it_unless_the_host_says_so(server: Server) -> None:
    assert Settings().host == "127.0.0.1"
    with pytest.raises(ConnectionRefusedError), closing(socket.create_connection(("127.0.0.2", server.port), 2)):
        pass


# --- Who somebody is


def test_the_cookie_is_for_the_browser_alone(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            given = (await anna.ask("GET", "/api/me")).headers["set-cookie"]
            name, *flags = [part.strip() for part in given.split(";")]
            assert name.startswith("omerta_guest=")
            assert len(name.partition("=")[2]) >= 43, "256 bits"
            assert {flag.lower() for flag in flags} >= {"httponly", "samesite=lax", "path=/"}
            assert not any(flag.lower().startswith("domain") for flag in flags)
            assert "set-cookie" not in (await anna.ask("GET", "/api/me")).headers

    asyncio.run(journey())


def test_behind_https_the_cookie_never_travels_in_the_clear(tmp_path: Path) -> None:
    async def journey(server: Server) -> None:
        async with Guest(server.url) as anna:
            given = (await anna.ask("GET", "/api/me")).headers["set-cookie"]
            assert "secure" in given.lower().split("; ")

    with running(tmp_path, public_url="https://table.example") as server:
        asyncio.run(journey(server))


def test_whoever_reads_the_database_cannot_be_anybody(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            await anna.new_table()
            cookie = anna.http.cookies["omerta_guest"]
            kept = b"".join(path.read_bytes() for path in server.folder.glob("omerta.db*"))
            assert cookie.encode() not in kept

    asyncio.run(journey())


def test_another_guest_cannot_rule_a_table(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna, Guest(server.url) as bruno:
            code = (await anna.new_table("me", "open", *("house",) * (SEATS - 2))).code
            await bruno.join(code)
            for path, body in [("start", None), ("seats/0", {"kind": "open"}), ("seats/0", {"kind": "bot"})]:
                answer = await bruno.ask("POST", f"/api/tables/{code}/{path}", body)
                assert (answer.status_code, problem(answer).key) == (403, "host-only")

    asyncio.run(journey())


def test_what_is_told_before_the_end_never_holds_the_secret_of_the_deal(server: Server) -> None:
    async def journey() -> None:
        async with Guest(server.url) as anna:
            code = (await anna.new_table()).code
            await anna.start(code)
            line = await anna.dial(code, 0)
            await line.send(Hello())
            told = await line.socket.recv(decode=True)
            await line.close()
            secret = _secret(server, code)
            assert len(secret) >= 64
            assert secret not in told
            assert secret not in (await anna.ask("GET", f"/api/tables/{code}")).text

    asyncio.run(journey())


def _secret(server: Server, code: str) -> str:
    query = "SELECT secret FROM secrets JOIN tables ON tables.id = table_id WHERE code = ?"
    with closing(sqlite3.connect(f"file:{server.folder / 'omerta.db'}?mode=ro", uri=True)) as database:
        (secret,) = database.execute(query, (code,)).fetchone()
    return str(secret)


def test_the_log_names_no_code_no_cookie_and_no_person(tmp_path: Path) -> None:
    async def journey(server: Server) -> list[str]:
        async with Guest(server.url) as anna:
            await anna.get(Me, "PUT", "/api/me", Me("Anna Magnani", "boater"))
            code = (await anna.new_table()).code
            await anna.start(code)
            await Player(anna, code, tuple(range(SEATS)), seed=1).play()
            # Faults are logged more eagerly than successes.
            for path in (f"/api/tables/{code}/start", f"/api/tables/{code}/seats/99", f"/t/{code}"):
                await anna.ask("POST", path, b"{")
            line = await anna.sit(code, 0)
            line.socket.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")
            await line.close_code()
            return [code, anna.http.cookies["omerta_guest"], "Magnani", _secret(server, code)]

    with running(tmp_path) as server:
        silent = asyncio.run(journey(server))
    assert server.logged(), "there is a log at all"
    assert [word for word in silent if word in server.logged()] == []
