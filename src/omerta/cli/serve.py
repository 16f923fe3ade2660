"""`omerta serve` offers tables in the browser, to this machine or to everybody who can reach it."""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

from omerta.cli.bad_input import BadInput
from omerta.cli.database import check_database
from omerta.cli.settings import whole
from omerta.text import Say, Texts

if TYPE_CHECKING:
    from omerta.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")
MESSAGE_LIMIT = 1 << 16
"""Bytes of a socket message that are read at all; the server refuses shorter ones already."""

PING_SECONDS = 20.0
COLLECT_AFTER = (20_000, 20, 100)
"""New objects, and younger collections, after which each generation is gone through."""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    add_address(parser, say)
    parser.add_argument("--database", metavar="URL", help=say("cli-serve-database"))
    parser.add_argument("--web-dir", metavar="DIR", help=say("cli-serve-web-dir"))
    parser.add_argument("--public-url", metavar="URL", help=say("cli-serve-public-url"))
    parser.add_argument("--proxies", metavar="A,B", type=_listed, help=say("cli-serve-proxies"))
    parser.add_argument("--workers", metavar="N", type=whole("--workers", 1), help=say("cli-serve-workers"))


def add_address(parser: argparse.ArgumentParser, say: Say) -> None:
    """`omerta play` knows these words as well."""
    parser.add_argument("--host", help=say("cli-serve-host"))
    parser.add_argument("--port", metavar="N", type=whole("--port", 0), help=say("cli-serve-port"))
    parser.add_argument("--data-dir", metavar="DIR", help=say("cli-serve-data-dir"))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    settings = settings_of(arguments)
    listener = listen(settings)
    if listener is None:
        raise BadInput("cli-port-taken", port=str(settings.port))
    return serve(settings, listener, texts, ready=lambda _url: None)


def settings_of(arguments: argparse.Namespace) -> Settings:
    """Switches count first, then OMERTA_... in the environment."""
    from omerta.server.settings import BadSetting, settings_from

    given = {"database_url": "database"} | {
        name: name for name in ("host", "port", "data_dir", "web_dir", "public_url", "proxies", "workers")
    }
    values = {field: getattr(arguments, switch, None) for field, switch in given.items()}
    try:
        return settings_from(os.environ, **values)
    except BadSetting as bad:
        raise BadInput("cli-bad-setting", setting=bad.name, value=bad.value, message=bad.problem) from None


def listen(settings: Settings) -> socket.socket | None:
    """Opens a socket on the address; it is None if somebody else has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError:
        listener.close()
        return None
    return listener


def url_of(host: str, port: int) -> str:
    """A browser on this machine reaches the server by this address."""
    name = "localhost" if host in ANYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def is_running(url: str) -> bool:
    """Does an Omertà answer there?"""
    try:
        with urlopen(f"{url}/healthz", timeout=2) as answer:
            told: object = json.load(answer)
    except (URLError, OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("name") == "omerta"


def spare_collector() -> None:
    """What is loaded by now stays, so the collector of garbage leaves it alone; at the rest it looks more seldom than
    usual, for most of what a table makes is no cycle. Else everybody waits while it goes through all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def serve(settings: Settings, listener: socket.socket, texts: Texts, ready: Callable[[str], None]) -> int:
    """Runs until it is stopped; `ready` gets the address when the server answers."""
    import uvicorn

    from omerta.server import logs
    from omerta.server.app import create_app
    from omerta.server.door import files
    from omerta.server.door.visitors import HttpVisitor, SocketVisitor

    logs.configure()
    try:
        check_database(settings)
    except BadInput:
        listener.close()
        raise
    if settings.seed:
        print(texts.say("cli-serve-seed"), file=sys.stderr)
    url = url_of(settings.host, listener.getsockname()[1])

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            spare_collector()
            print(texts.say("cli-serve-ready", url=url), flush=True)
            ready(url)

    files.raise_limit()
    config = uvicorn.Config(
        create_app(settings),
        loop="auto",
        http=HttpVisitor,
        ws=SocketVisitor,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MESSAGE_LIMIT,
        # An update is a kilobyte: to deflate it costs more than to send it, and memory for every socket.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = Server(config)
    # Whoever asks us to end gets an orderly end: uvicorn hands the signal on when it is done.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        print(texts.say("cli-serve-stopped"), file=sys.stderr)
    return 0 if server.started else 1
