"""Here stands what all loader checks share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from omerta.games.wallet.box import Contents, Kind, Row

SEATS: Final = range(2, 8)
"""The numbers of players that the rulebook knows, and the numbers in the corners of the cards. W-1.1"""


def deck(box: Contents, seats: int) -> Iterator[Row]:
    """Gives the rows of the balanced deck for so many players. W-1.2"""
    return (row for row in box.play_cards.rows if row.tag <= seats)


def cards(rows: Iterable[Row], kind: Kind) -> int:
    return sum(row.count for row in rows if row.kind == kind)


def named(row: Row) -> str:
    """A row as whoever edits the file finds it again."""
    parts = (row.kind, row.currency, row.character, str(row.value) if row.value else "", f"tag {row.tag}")
    return " ".join(part for part in parts if part)
