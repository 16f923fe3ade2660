"""Here stands what happened at the villa. Everything is public; hidden is only what nobody has turned over. RULES.md
V-10.8."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from omerta.contract import EVERYONE, Event, Seat
from omerta.games.villa.actions import Place, TeamChoice
from omerta.games.villa.options import VillaOptions

Reason: TypeAlias = Literal[
    "godfather_arrested", "no_card_on_turn", "not_enough_cards", "not_the_right_cards", "conceded"
]


class Hint(msgspec.Struct, frozen=True):
    """The back of a guard: a symbol that is not needed, or one that is needed at a position."""

    kind: Literal["absent", "at"]
    symbol: str
    position: int | None = None


class GameCreated(Event, frozen=True):
    options: VillaOptions
    public = ("options",)


class GodfatherShown(Event, frozen=True):
    godfather: str
    public = ("godfather",)
    opens_to = EVERYONE


class GuardPlaced(Event, frozen=True):
    slot: str
    strength: int
    hint: Hint
    public = ("slot", "strength", "hint")
    opens_to = EVERYONE


class HandicapSet(Event, frozen=True):
    value: int | None
    total_strength: int
    police_count: int
    public = ("value", "total_strength", "police_count")


class Dealt(Event, frozen=True):
    counts: tuple[int, ...]
    public = ("counts",)


class RowOpened(Event, frozen=True):
    seat: Seat
    kinds: tuple[str, ...]
    public = ("seat", "kinds")
    opens_to = EVERYONE


class Swapped(Event, frozen=True):
    seat_a: Seat
    card_a: str
    seat_b: Seat
    card_b: str
    public = ("seat_a", "card_a", "seat_b", "card_b")
    retractable = True


class SeatReady(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    retractable = True


class SwapEnded(Event, frozen=True):
    retractable = True


class Proposed(Event, frozen=True):
    seat: Seat
    action: TeamChoice
    public = ("seat", "action")
    retractable = True


class Approved(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    retractable = True


class Decided(Event, frozen=True):
    seat: Seat
    action: TeamChoice
    public = ("seat", "action")
    retractable = True


class AttackPlanned(Event, frozen=True):
    target: str
    leader: Seat
    public = ("target", "leader")
    retractable = True


class GuardRevealed(Event, frozen=True):
    slot: str
    guard: str
    public = ("slot", "guard")
    opens_to = EVERYONE


class Matched(Event, frozen=True):
    seat: Seat
    kind: str
    position: int
    public = ("seat", "kind", "position")
    retractable = True


class Paired(Event, frozen=True):
    seat: Seat
    kinds: tuple[str, str]
    position: int
    public = ("seat", "kinds", "position")
    retractable = True


class Passed(Event, frozen=True):
    seat: Seat
    kind: str
    public = ("seat", "kind")
    retractable = True


class Drew(Event, frozen=True):
    seat: Seat
    kind: str
    public = ("seat", "kind")
    opens_to = EVERYONE


class DrewNothing(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    retractable = True


class Arrested(Event, frozen=True):
    slot: str
    guard: str
    public = ("slot", "guard")
    retractable = True


class BonusOffered(Event, frozen=True):
    symbol: str
    public = ("symbol",)
    retractable = True


class BonusMissing(Event, frozen=True):
    symbol: str
    public = ("symbol",)
    retractable = True


class BonusGiven(Event, frozen=True):
    seat: Seat
    to: Place
    symbol: str
    public = ("seat", "to", "symbol")
    retractable = True


class GameOver(Event, frozen=True):
    result: Literal["won", "lost"]
    reason: Reason
    public = ("result", "reason")


class Debrief(Event, frozen=True):
    """Everything that was hidden: piles from the top, boxes by kind, the guards that were never turned over."""

    piles: tuple[tuple[str, ...], ...]
    police_box: dict[str, int]
    guards: dict[str, str]
    guard_box: tuple[str, ...]
    public = ("piles", "police_box", "guards", "guard_box")
    opens_to = EVERYONE
