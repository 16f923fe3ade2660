"""Something that people at one table must have lived through together, as a game's `tests/journeys.py` asks for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from omerta.contract import Event, Options


@dataclass(frozen=True)
class Journey:
    """People play over a link until each of `events` has happened and everybody has read of it.

    Sealed decisions, and the kinds of decisions named in `by_hand`, are answered on the board, piece by piece;
    everything else as the house advises.
    """

    name: str
    seats: int
    options: Options
    events: tuple[Callable[[Event], bool], ...]
    by_hand: tuple[str, ...] = ()
