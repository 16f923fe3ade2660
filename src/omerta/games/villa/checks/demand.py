"""What all loader checks share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from omerta.games.villa.box import ComponentsError


def demand(condition: bool, check: str, where: str, message: str) -> None:
    """Refuses the file unless the condition holds."""
    if not condition:
        raise ComponentsError(check, where, message)


def unique(check: str, names: Iterable[str]) -> None:
    for name, count in Counter(names).items():
        demand(count == 1, check, name, "occurs more than once")


def row(symbols: Iterable[str]) -> str:
    return " ".join(symbols) or "none"
