"""The requests in which a tiding travels: to a push service, and to a person's own address."""

from __future__ import annotations

import hashlib
import hmac
from base64 import b64encode
from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from omerta.contract import Argument
from omerta.server.kept import Call, Subscription, Webhook
from omerta.server.tidings import words
from omerta.server.tidings.sealing import sealed
from omerta.server.tidings.targets import Target
from omerta.server.tidings.vapid import Vapid

TTL: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a phone that is off."""

Headers: TypeAlias = tuple[tuple[str, str], ...]


class Message(NamedTuple):
    headers: Headers
    body: bytes


class Pushed(Struct, frozen=True):
    """What the service worker gets: what to show, and where a tap leads."""

    table: str
    title: str
    body: str
    lang: str
    path: str


class Mentions(Struct, frozen=True):
    parse: tuple[str, ...] = ()


class Posted(Struct, frozen=True):
    """What a webhook gets. Chat programs show `text` or `content`, whichever they know; programs read the rest."""

    key: str
    args: dict[str, Argument]
    text: str
    content: str
    url: str
    allowed_mentions: Mentions = Mentions()
    """One of the chat programs asks for it: nobody is called by a name in the text."""


def pushed(call: Call, to: Subscription, target: Target, vapid: Vapid, now: int) -> Message:
    """`now` in seconds."""
    language = words.spoken(to.language)
    said = Pushed(
        table=call.code,
        title=words.title(call, language),
        body=words.place(call, language),
        lang=language,
        path=f"/t/{call.code}",
    )
    headers = (
        ("authorization", vapid.authorization(target.origin, now)),
        ("content-encoding", "aes128gcm"),
        ("content-type", "application/octet-stream"),
        ("ttl", str(TTL)),
        ("urgency", "high"),
        ("topic", vapid.topic(call.person, call.table)),
    )
    return Message(headers, sealed(msgspec.json.encode(said), to.key, to.auth))


def posted(call: Call, to: Webhook, now: int) -> Message:
    host = None if call.host is None else words.plain(call.host)
    url = f"{to.base}/t/{call.code}"
    line = f"{words.sentence(call, to.language, host)} {url}"
    said = Posted(words.KEY, words.arguments(call), line, line, url)
    return _signed(said, to, f"{call.table}-{call.at}", now)


def tried(to: Webhook, now: int) -> Message:
    """One that says nothing but that it works."""
    line = words.trial(to.language)
    return _signed(Posted(words.TEST, {}, line, line, to.base), to, "test", now)


def _signed(said: Posted, to: Webhook, occasion: str, now: int) -> Message:
    """The signature is that of standardwebhooks.com, over the id, the time and the body."""
    body = msgspec.json.encode(said)
    about = hashlib.blake2b(f"{to.person} {occasion} {now}".encode(), digest_size=16).hexdigest()
    signature = hmac.digest(to.secret, b"%s.%d.%s" % (about.encode(), now, body), "sha256")
    headers = (
        ("content-type", "application/json"),
        ("user-agent", "omerta"),
        ("webhook-id", about),
        ("webhook-timestamp", str(now)),
        ("webhook-signature", f"v1,{b64encode(signature).decode()}"),
    )
    return Message(headers, body)
