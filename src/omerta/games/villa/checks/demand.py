"""What all loader checks share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from omerta.kit.box import demand


def unique(check: str, names: Iterable[str]) -> None:
    for name, count in Counter(names).items():
        demand(count == 1, check, name, "occurs more than once")


def row(symbols: Iterable[str]) -> str:
    return " ".join(symbols) or "none"
