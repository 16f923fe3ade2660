"""Packed together, the lines of a finished game take a quarter of their room: each is much like the others."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from omerta.server.store.unreadable import unread_is_damaged


def packed(text: str) -> bytes:
    return zlib.compress(text.encode())


def unpacked(content: bytes) -> str:
    """The same text again; Damaged if it is not whole."""
    with unread_is_damaged():
        return zlib.decompress(content).decode()


def packed_lines(lines: Sequence[str]) -> bytes:
    """A line of a log is JSON, and holds no line feed."""
    return packed("\n".join(lines))


def unpacked_lines(content: bytes, count: int) -> list[str]:
    with unread_is_damaged():
        lines = unpacked(content).split("\n")
        if len(lines) != count:
            raise ValueError(f"{len(lines)} lines are not {count}")
        return lines
