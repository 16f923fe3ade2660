"""A board of the terminal table as a reader sees it, without colours and on lines as long as they need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from omerta.text import Beside, Fact, Part


def drawn(parts: Sequence[Part]) -> str:
    """Writes facts with their labels, pictures beside each other."""
    return "\n".join(line for part in parts for line in _lines(part))


def _lines(part: Part) -> list[str]:
    if isinstance(part, Fact):
        return [f"{_plain(part.label)}  {_plain(part.value)}"]
    if isinstance(part, Beside):
        return _beside([[_plain(line) for line in picture] for picture in part.pictures])
    return [_plain(part)]


def _beside(pictures: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, picture), default=0) for picture in pictures]
    rows = zip_longest(*pictures, fillvalue="")
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _plain(markup: str) -> str:
    return Text.from_markup(markup, emoji=False).plain
