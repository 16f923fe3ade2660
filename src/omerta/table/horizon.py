"""The horizon of an undo: how far back a person may go alone, as the person is told it. `undo.py` finds it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from omerta.contract import Seat

Why: TypeAlias = Literal["start", "opened", "told", "other", "clock", "conceded", "over", "bot"]


class Horizon(msgspec.Struct, frozen=True):
    """How many of its moves a person may take back, and why not more; `seat`: who stands in the way."""

    moves: int
    why: Why
    seat: Seat | None = None
