"""What a host may set: by a switch of `omerta serve`, else by OMERTA_<NAME> in the environment, else as it is here."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

import omerta

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]

PREFIX = "OMERTA_"
VAPID_KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")


class BadSetting(ValueError):
    """A setting that cannot be used; `name` is that of the field."""

    def __init__(self, name: str, value: str, problem: str) -> None:
        super().__init__(f"{PREFIX}{name.upper()}={value!r}: {problem}")
        self.name = name
        self.value = value
        self.problem = problem


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    """The address to listen on. Loopback: nobody but this machine reaches it."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data_dir: str = ""
    """Where the database lies; empty: the folder for data of the person who starts the server."""

    database_url: str = ""
    """The database as SQLAlchemy names it; empty: SQLite in `data_dir`."""

    web_dir: str = ""
    """The built web client; empty: where the build puts it."""

    public_url: str = ""
    """How people reach the server (`https://table.example`), for invitations; empty: as the asker does."""

    hosts: tuple[str, ...] = ()
    """Further names under which the server may be addressed."""

    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front of the server; they alone are believed when they say who asks."""

    workers: Count = 1
    """Processes in which bots think; 0: threads of this process, for tests."""

    thinking: Count = 700
    """The least time a bot takes for a move, in milliseconds, whatever it chooses."""

    window: Count = 3_000
    """Answers whose time would tell something take effect at multiples of this, in milliseconds; 0: at once."""

    remark: Count = 4_000
    """A bot speaks unasked at most once in this time, in milliseconds; 0: never."""

    ballot: Positive = 60_000
    """How long a vote after the outcome is open, in milliseconds, where the game says nothing else."""

    budget: Positive = 20_000
    """The most time that a bot or the coach may think; then the default answers. For its turn a question waits twice
    as long at most."""

    questions: Positive = 32
    """Questions to the coach that may wait; beyond them whoever asks most is refused."""

    reconnect_grace: Count = 15_000
    """After a restart no clock runs out before this time, so that people can come back."""

    hiccup: Count = 8_000
    """Whoever has no socket open for less than this is not said to be away, in milliseconds."""

    grace: Count = 120_000
    """So long a table only waits for somebody who is away, in milliseconds; then it does what it has chosen to do."""

    host_patience: Count = 600_000
    """A host who is gone for so long while others are there hands on the host's part, in milliseconds."""

    idle: Positive = 600
    idle_after_end: Positive = 60
    """Seconds after which a table that nobody looks at leaves the memory: while its game may go on, and once it is
    over."""

    patience: Positive = 10_000
    """How long a connection may keep us waiting, for a whole request or for its end, in milliseconds."""

    connections: Positive = 256
    """Connections of one address at once, and what one address asks and holds at once behind a proxy."""

    reserve: Positive = 128
    """Files that are kept for the database and the bots; the others are for connections and the pages they ask for."""

    request_rate: Positive = 10
    request_burst: Positive = 120
    """Requests a second and at once, for each address."""

    page_rate: Positive = 40
    page_burst: Positive = 1_200
    """Pages, their files and everything else that is no request of the lobby, for each address."""

    penalty: Count = 1_000
    """Whoever asks too often waits so long for the refusal, in milliseconds."""

    guest_rate: Positive = 1
    guest_burst: Positive = 60
    """New guests a second and at once, for each address."""

    message_rate: Positive = 20
    message_burst: Positive = 60
    """Messages a second and at once, for each socket."""

    messages_by_guest: Positive = 20
    messages_by_address: Positive = 100
    """Messages a second over all sockets of one guest and of one address; at once six times as many."""

    tables_by_guest: Positive = 12
    tables_by_address: Positive = 60
    """New tables a minute of one guest and of one address."""

    invitations_by_guest: Positive = 30
    invitations_by_address: Positive = 120
    """People a minute whom one guest and one address ask to tables and clubs."""

    listed_by_guest: Positive = 5
    """Tables of one guest that wait for people in the open list."""

    shown_by_guest: Positive = 3
    shown_by_address: Positive = 12
    """Tables of one guest and of one address that the open list shows, the newest."""

    bot_tables_by_guest: Positive = 8
    bot_tables_by_address: Positive = 32
    """Tables with bots that one guest and one address let play at the same time."""

    strikes: Positive = 200
    """Messages that are none, or too fast, after which a socket is closed."""

    sockets: Positive = 24
    """Open sockets of one person, or of one address without a name."""

    body_limit: Positive = 16_384
    message_limit: Positive = 8_192
    """Bytes of a request and of a message."""

    outbox: Positive = 64
    outbox_bytes: Positive = 512 * 1024
    """Messages and bytes that may wait for a slow client; then they are dropped and it gets everything anew."""

    hello_rate: Positive = 1
    hello_burst: Positive = 4
    """Times a second and at once that a socket may ask for everything anew."""

    pong_grid: Count = 100
    """Answers to pings, and refusals, leave once in this time, in milliseconds, so that they time nothing; 0: at
    once."""

    answer_grid: Count = 20
    """Answers to requests leave once in this time, in milliseconds, for the same reason; 0: at once."""

    mailbox: Positive = 128
    """Messages that may wait for a table; then further ones are refused."""

    tidings: bool = True
    """Whether people may let themselves be told that they are asked, on their devices or by a webhook. Then the server
    sends requests to addresses that they name, never into its own network."""

    tidings_grace: Count = 10_000
    """Whoever is asked and comes within this time, in milliseconds, is not told."""

    tidings_patience: Positive = 10_000
    """How long a request to somebody outside may take, in milliseconds."""

    tidings_pause: Count = 5_000
    """The first pause before such a request is tried again, in milliseconds; each further one is five times as long."""

    tidings_by_guest: Positive = 32
    tidings_waiting: Positive = 1_000
    """Tidings that may wait, of one guest and in all; further ones are dropped."""

    tidings_asked_by_guest: Positive = 10
    tidings_asked_by_address: Positive = 30
    """Wishes to be told somewhere, and trials of a webhook, a minute of one guest and of one address."""

    tidings_places: tuple[str, ...] = ()
    """Places (`host:port`) that may be asked without encryption and whatever their address is: a relay of the host's
    own, or a test."""

    vapid_key: str = ""
    """The private key by which push services know this server, 32 bytes in base64url; empty: one is made at the first
    start and kept in the database."""

    contact: str = ""
    """Where push services reach the host, `mailto:` or `https:`; empty: the public URL."""

    seed: str = ""
    """It is for tests and pictures alone: every table deals from it. Whoever knows it knows every card."""

    def database(self) -> str:
        """The URL of the database; the folder of a SQLite file is made."""
        if self.database_url:
            return self.database_url
        folder = self.data_folder()
        folder.mkdir(0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'omerta.db'}"

    def data_folder(self) -> Path:
        if self.data_dir:
            return Path(self.data_dir).expanduser()
        base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or "~/.local/share"
        return Path(base).expanduser() / "omerta"

    def web_folder(self) -> Path:
        """The pages lie inside an installed package, and beside the package in a checkout."""
        if self.web_dir:
            return Path(self.web_dir).expanduser()
        package = Path(omerta.__file__).parent
        installed = package / "web"
        return installed if installed.is_dir() else package.parents[1] / "web" / "dist"


def settings_from(environment: Mapping[str, str], **given: object) -> Settings:
    """What is given counts first; None is not given."""
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(f"{PREFIX}{field.name.upper()}")
        if text is not None:
            values[field.name] = _read(field.name, text, field.type)
    values |= {name: value for name, value in given.items() if value is not None}
    settings = Settings(**_checked(values))
    _check_proxies(settings.proxies)
    _check_vapid(settings.vapid_key)
    return settings


def _read(name: str, text: str, kind: Any) -> object:
    value: object = [part.strip() for part in text.split(",") if part.strip()] if kind == tuple[str, ...] else text
    try:
        read: object = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(name, text, str(error)) from None
    return read


def _checked(values: dict[str, object]) -> dict[str, Any]:
    for field in msgspec.structs.fields(Settings):
        if field.name in values:
            try:
                msgspec.convert(values[field.name], field.type)
            except msgspec.ValidationError as error:
                raise BadSetting(field.name, str(values[field.name]), str(error)) from None
    return values


def _check_vapid(key: str) -> None:
    if key and not VAPID_KEY.fullmatch(key):
        raise BadSetting("vapid_key", "...", "32 bytes in base64url are expected")


def _check_proxies(named: tuple[str, ...]) -> None:
    """A name could be anybody's tomorrow: only numbers are believed."""
    for name in named:
        try:
            ip_network(name)
        except ValueError as error:
            raise BadSetting("proxies", name, str(error)) from None
