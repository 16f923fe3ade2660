"""A deadline is the end of a clock, as everybody is told it. `deadlines.py` finds it."""

from __future__ import annotations

import msgspec

from omerta.contract import Clock


class Deadline(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock runs out when it is `due`. While the table is paused, that counts from the moment of the pause."""

    clock: Clock
    due: int
    bank_from: int | None = None
    """From then on the clock runs on the bank of its seat; None if it touches no bank."""
