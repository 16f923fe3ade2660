"""A shared screen, as it travels: it shows a table to everybody around it, and knows what any onlooker may know."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from omerta.server.wire.lobby import Code

ScreenSecret: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""A screen makes it itself, of 32 random bytes; whoever sits at a table lets it stand there by it."""


class Screen(Struct, frozen=True, forbid_unknown_fields=True):
    secret: ScreenSecret


class ScreenPlace(Struct, frozen=True):
    """Where a screen stands, and the link by which somebody lets it stand at a table. `qr` is the same as rows of 0
    and 1."""

    code: Code | None
    link: str
    qr: tuple[str, ...]
