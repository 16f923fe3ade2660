"""Here stands what all loader checks share."""

from __future__ import annotations

from collections.abc import Iterable


def row(symbols: Iterable[str]) -> str:
    return " ".join(symbols) or "none"
