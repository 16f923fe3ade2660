"""An absentee is who is away from the table, as everybody is told it. `absences.py` keeps them."""

from __future__ import annotations

import msgspec

from omerta.contract import Seat
from omerta.table.log import AbsenceChoice, MindedWhy


class StandingOpinion(msgspec.Struct, frozen=True):
    """A person, named by all its seats, wants this to be done."""

    seats: tuple[Seat, ...]
    choice: AbsenceChoice


class Absentee(msgspec.Struct, frozen=True, kw_only=True):
    """A person, named by all its seats, is away, or a bot minds these seats."""

    seats: tuple[Seat, ...]
    since: int | None
    """None where nobody missed the person before a bot took over."""

    until: int | None
    """The table only waits until then; None once that is over."""

    asked: bool
    """The others are asked what to do."""

    opinions: tuple[StandingOpinion, ...]
    voters: int
    """So many persons are asked."""

    minded: MindedWhy | None
    """Why a bot minds the seats; None while none does."""
