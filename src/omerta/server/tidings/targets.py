"""Where a tiding may go: to places that anybody in the world can reach, and nowhere into the host's own network.

Anybody can name an address to this server, which then asks there: so whatever is named is taken for an attempt to reach
what only this machine can. A name is resolved once, all its numbers are looked at, and the connection goes to one of
these numbers (docs/decisions/0025-your-turn.md).
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 2_000
WRITTEN: Final = re.compile(r"[!-\[\]-~]{1,2000}")
"""Visible ASCII without a backslash, which some take for a slash."""

NAME: Final = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?")
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""What ends so is no name: it is read as a number, by everybody in a way of their own."""

SECURE_PORT: Final = 443
LOWEST_PORT: Final = 1024
"""Below it there are services that have nothing to do with the web."""

WORLD: Final = IPv6Network("2000::/3")
"""Whatever is handed out to anybody in the world lies in it."""

ODD: Final = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/32", "2002::/16")))
"""Numbers that not every version of Python knows to be special, and old numbers inside new ones, which would lead to
wherever the old ones do; all others of these lie outside the world."""

Resolve: TypeAlias = Callable[[str, int], Awaitable[Iterable[str]]]


class Forbidden(Exception):
    """Nothing is sent there."""


class Target(NamedTuple):
    is_secure: bool
    host: str
    port: int
    path: str
    """With the query, as it is asked for."""

    @property
    def place(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def netloc(self) -> str:
        """A browser writes it so, without the usual port."""
        usual = SECURE_PORT if self.is_secure else 80
        return self.place.removesuffix(f":{usual}") if self.port == usual else self.place

    @property
    def origin(self) -> str:
        return f"{'https' if self.is_secure else 'http'}://{self.netloc}"


def read_target(url: str, trusted: Collection[str] = ()) -> Target:
    """The place that a URL names. Without encryption, and with any port, only where the host of this server trusts it
    (`host:port`)."""
    parts = _parts(url)
    host, port = parts.hostname or "", _port(parts)
    target = Target(parts.scheme == "https", host, port, _path(parts))
    if target.place in trusted:
        return target
    if not target.is_secure or not (port == SECURE_PORT or port >= LOWEST_PORT):
        raise Forbidden
    _check_host(host)
    return target


def _parts(url: str) -> SplitResult:
    if not WRITTEN.fullmatch(url):
        raise Forbidden
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Forbidden from None
    if parts.scheme not in ("https", "http") or "@" in parts.netloc or parts.fragment:
        raise Forbidden
    return parts


def _port(parts: SplitResult) -> int:
    try:
        port = parts.port
    except ValueError:
        raise Forbidden from None
    return port if port is not None else SECURE_PORT if parts.scheme == "https" else 80


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _check_host(host: str) -> None:
    """A number is looked at here already; a name, when it is resolved."""
    last = host.rstrip(".").rpartition(".")[2]
    if ":" in host or NUMBER.fullmatch(last):
        check_address(host)
    elif not NAME.fullmatch(host):
        raise Forbidden


def check_address(number: str) -> None:
    """Refuses every number that does not lead out into the world, and every way of writing one but the usual."""
    try:
        address = ip_address(number)
    except ValueError:
        raise Forbidden from None
    is_special = address.is_multicast or address.is_reserved or any(address in network for network in ODD)
    if not address.is_global or is_special or not _is_of_world(address):
        raise Forbidden


def _is_of_world(address: IPv4Address | IPv6Address) -> bool:
    return isinstance(address, IPv4Address) or (address in WORLD and address.scope_id is None)


class Resolver:
    """Names become numbers in threads of their own: a name server that is slow on purpose keeps nobody else waiting."""

    def __init__(self, threads: int = 8) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="resolver")

    async def __call__(self, host: str, port: int) -> Iterable[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _numbers, host, port)
        return dict.fromkeys(found)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _numbers(host: str, port: int) -> list[str]:
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        return []


async def numbers_of(target: Target, resolve: Resolve, trusted: Collection[str] = ()) -> list[str]:
    """The numbers to connect to. If one of them is forbidden, all are: a name that leads to several places leads to
    that one, too."""
    numbers = list(await resolve(target.host, target.port))
    if target.place not in trusted:
        for number in numbers:
            check_address(number)
    return numbers
