"""A standing vote is who is for what, as everybody is told it. `votes.py` keeps them."""

from __future__ import annotations

import msgspec

from omerta.contract import Seat
from omerta.table.log import VoteKind


class StandingVote(msgspec.Struct, frozen=True):
    """A person, named by all its seats, is for it."""

    kind: VoteKind
    seats: tuple[Seat, ...]
