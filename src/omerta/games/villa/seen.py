"""What everybody at the villa sees. RULES.md, "What is known"."""

from __future__ import annotations

from typing import Literal

import msgspec

from omerta.contract import Seat, View
from omerta.games.villa.actions import TeamChoice
from omerta.games.villa.events import Debrief, Hint, Reason
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.naming import Phase


class SlotView(msgspec.Struct, frozen=True):
    """A guard on the grounds: his back, and his front once it is turned over."""

    strength: int
    hint: Hint
    front: str | None


class PileView(msgspec.Struct, frozen=True):
    """This is a face-down pile: how many cards nobody knows, and the known ones under them, in order from the top."""

    unknown: int
    known_bottom: tuple[str, ...]


class VillaView(View, frozen=True, kw_only=True):
    options: VillaOptions
    phase: Phase
    coordinator: Seat
    leader: Seat | None
    next_leader: Seat | None
    active: Seat | None
    godfather: str
    slots: dict[str, SlotView | None]
    arrested: tuple[str, ...]
    total_strength: int
    police_count: int | None
    rows: tuple[tuple[str, ...], ...]
    piles: tuple[PileView, ...]
    laid: tuple[tuple[str, ...], ...]
    discard: dict[str, int]
    out_of_play: dict[str, int]
    police_box_count: int
    target: str | None
    filled: int
    required: str | None
    bonus_symbol: str | None
    proposal: TeamChoice | None
    approvals: tuple[Seat, ...]
    proposal_count: int
    ready: tuple[Seat, ...]
    swaps_left: int
    result: Literal["won", "lost"] | None
    reason: Reason | None
    debrief: Debrief | None
