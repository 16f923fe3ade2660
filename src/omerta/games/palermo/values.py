"""These are plain values that the box, events and views share. RULES.md P-2, P-3, P-7."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

TileField: TypeAlias = Literal["NW", "NE", "SE", "SW"]
"""These are the four fields of a tile, clockwise: field 0 to 3."""

Phase: TypeAlias = Literal["place_start", "build", "draft_claim", "choose_target", "police", "move", "over"]

Permission: TypeAlias = Literal["adjoin", "free", "stall"]
"""It says by which rule the next tile is laid: next to a house side, anywhere, or as a street stall. P-2.3, P-2.6,
P-2.7"""

Ending: TypeAlias = Literal["all_home", "round_limit"]

Problem: TypeAlias = Literal["missing", "unreadable", "start", "empty", "venues", "streets", "kind", "courtyard"]
"""It says what is wrong with a city text, in the order in which it is looked for. P-8.3"""


class Reach(msgspec.Struct, frozen=True):
    """A node the active crook can enter in this move, by the canonical path. P-4.8

    `via` is the node before it on that path, None for the first step; `fines` are the points of `cost` that go to
    policemen; `stop` tells whether the move may end here. `venue` is the own venue that would be collected, `income`
    what that, or coming home, would pay: None if stopping here pays nothing at all. P-5.1, P-7.1
    """

    field: str
    cost: int
    via: str | None
    fines: int
    stop: bool
    venue: str | None
    income: int | None


class Stop(msgspec.Struct, frozen=True):
    """One chip that was collected: where, in which round, for how much. P-5.1"""

    slot: str
    round_number: int
    income: int


class Account(msgspec.Struct, frozen=True):
    """This says where a seat's money came from, and the points it has lost to policemen. P-5.1, P-6.6, P-7.1, P-7.3"""

    venues: int
    arrival: int
    interest: int
    fines: int
