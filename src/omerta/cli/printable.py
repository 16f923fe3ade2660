"""A terminal obeys control characters wherever they come from: what others have written is made safe to show."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 60
"""So much of a typed line is repeated in an answer."""


def printable(text: str) -> str:
    """Control characters, reversals of direction and broken bytes are spelled out, such as `\\x1b`."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def quoted(text: str) -> str:
    """Besides, nothing is repeated that is longer than somebody reads."""
    shown = printable(text[: LONGEST + 1])
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
