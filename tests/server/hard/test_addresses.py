"""Who asks is what the connection says, or a proxy that the host names; nobody else is believed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import httpx

from tests.server.hard.process import PATIENCE, Server, running

BURST: Final = 10
MANY: Final = range(1, 10 * BURST)
STRICT: Final = {"request_rate": 1, "request_burst": BURST}


def statuses(server: Server, *origins: str) -> set[int]:
    """What is answered to as many requests at once, each with another word about who asks."""

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
            asked = (client.get("/api/games", headers={"x-forwarded-for": origin}) for origin in origins)
            return await asyncio.gather(*asked)

    return {answer.status_code for answer in asyncio.run(ask())}


def test_one_client_is_not_many_addresses(tmp_path: Path) -> None:
    with running(tmp_path, **STRICT) as server:
        assert statuses(server, *(f"198.51.100.{number}" for number in MANY)) == {200, 429}


def test_behind_a_proxy_that_the_host_names_everybody_is_an_address(tmp_path: Path) -> None:
    with running(tmp_path, **STRICT, proxies="127.0.0.0/8") as server:
        assert statuses(server, *(f"198.51.100.{number}" for number in MANY)) == {200}
        assert statuses(server, *("198.51.100.200" for _ in MANY)) == {200, 429}
        # What stands before the last address was said by whoever asks the proxy.
        assert statuses(server, *(f"203.0.113.{number}, 198.51.100.201" for number in MANY)) == {200, 429}
