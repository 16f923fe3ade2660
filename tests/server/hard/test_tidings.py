"""A real server tells a phone and a chat program outside that somebody is asked, also after kill -9."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tests.server.hard.client import Guest
from tests.server.hard.process import Server, running
from tests.server.tidings.browser import Browser, claims
from tests.server.tidings.endpoint import Endpoint, endpoint, is_signed, status


def settings(outside: Endpoint, **given: object) -> dict[str, object]:
    return {"tidings_places": outside.place, "tidings_grace": 0, "tidings_pause": 50} | given


async def wished(guest: Guest, path: str, body: object) -> dict[str, Any]:
    answer = await guest.ask("PUT", path, body)
    assert answer.status_code == 200, answer.text
    read: dict[str, Any] = answer.json()
    return read


async def asked(server: Server, outside: Endpoint, browser: Browser) -> tuple[str, str, str]:
    """Somebody wants to be told, deals, and looks at no page: the code, the webhook's secret, the server's key."""
    async with Guest(server.url) as guest:
        told = await wished(guest, "/api/me/push", browser.subscription(f"{outside.url}/push", "en"))
        made = await wished(guest, "/api/me/webhook", {"url": f"{outside.url}/hook", "language": "de"})
        table = await guest.new_table("me", "me")
        await guest.start(table.code)
        return table.code, made["secret"], told["push"]


def test_a_phone_and_a_chat_program_are_told(tmp_path: Path) -> None:
    with endpoint() as outside, running(tmp_path, **settings(outside)) as server:
        browser = Browser()
        code, secret, key = asyncio.run(asked(server, outside, browser))
        received = {each.path: each for each in (outside.next(), outside.next())}
        assert browser.opened(received["/push"].body)["path"] == f"/t/{code}"
        assert claims(received["/push"].headers["authorization"])["k"] == key
        assert is_signed(received["/hook"], secret)
        assert msgspec.json.decode(received["/hook"].body)["args"]["table"] == code
        assert code not in server.logged() and outside.url not in server.logged()


def test_whoever_was_called_before_a_kill_is_told_after_the_next_start(tmp_path: Path) -> None:
    with endpoint() as outside, running(tmp_path, **settings(outside, tidings_grace=600_000)) as server:
        browser = Browser()
        code, secret, key = asyncio.run(asked(server, outside, browser))
        server.kill()
        assert outside.received.empty()
        outside.answering = lambda received: status(503) if outside.received.qsize() < 2 else status(201)
        server.start(tidings_grace=0)
        received = {each.path: each for each in (outside.next(), outside.next(), outside.next())}
        assert browser.opened(received["/push"].body)["table"] == code
        assert claims(received["/push"].headers["authorization"])["k"] == key, "the key outlives the process"
        assert is_signed(received["/hook"], secret)
