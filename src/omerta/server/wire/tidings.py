"""What travels when somebody wants to be told that they are asked: devices, and a webhook.

Keys of browsers are written in base64url without padding, as the Push API does.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Language: TypeAlias = Literal["de", "en"]
Address: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2_000)]


class TidingsInfo(Struct, frozen=True):
    """How one is told. `push` is the key with which a browser subscribes; null where the host has switched it off."""

    push: str | None
    here: bool
    """Whether this device is told."""

    devices: int
    """One is told on so many devices."""

    webhook: str | None
    """The address; its secret is shown once, when it is made."""


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription. Without a language the one before stays."""

    endpoint: Address
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{86,88}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Language | None = None


class WebhookWish(Struct, frozen=True, forbid_unknown_fields=True):
    url: Address
    language: Language


class WebhookMade(Struct, frozen=True):
    """The secret is told this once: what is sent is signed with it, as standardwebhooks.com has it."""

    url: str
    secret: str


class WebhookTried(Struct, frozen=True):
    arrived: bool
