"""Records of games that are over: played again, and read for how people changed places after them."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog
from msgspec import Struct

from omerta import catalog
from omerta.contract import Seat
from omerta.server.live.damage import TableDamaged
from omerta.table import AnyMatch, Match, RecordError, load

LOG = structlog.get_logger("lobby")


def recorded(record: str) -> AnyMatch:
    try:
        return Match.restore(load(record.split("\n"), catalog.find))
    except RecordError as error:
        LOG.error("the record of a game cannot be played again", line=error.line, field=error.field)
        raise TableDamaged from error


class _Line(Struct):
    entry: str
    seating: tuple[Seat, ...] = ()


_LINES: Final = msgspec.json.Decoder(_Line)


def places_after(seats: int, records: list[str]) -> tuple[Seat, ...]:
    """Where the players of the first of these games sit after the last."""
    now = list(range(seats))
    for record in records:
        followed = next(line for line in map(_LINES.decode, record.split("\n")) if line.entry == "followed")
        now = [followed.seating.index(seat) for seat in now]
    return tuple(now)
