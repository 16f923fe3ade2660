"""Here stands what happened. Everything is seen by all. RULES.md P-2 to P-8."""

from __future__ import annotations

from omerta.contract import Event, Seat
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.values import Ending, TileField


class GameCreated(Event, frozen=True):
    """P-1.5; `city` is the city text of a draft, otherwise empty. P-8.3"""

    players: int
    options: PalermoOptions
    first_seat: Seat
    city: str
    public = ("players", "options", "first_seat", "city")


class StartPlaced(Event, frozen=True):
    """P-2.1"""

    seat: Seat
    slot: str
    public = ("seat", "slot")
    retractable = True


class TileLaid(Event, frozen=True):
    """P-2.2; `is_free` tells that rule 1 was not in force. P-2.6"""

    seat: Seat
    kind: str
    slot: str
    rotation: int
    entrance: str
    is_free: bool
    public = ("seat", "kind", "slot", "rotation", "entrance", "is_free")
    retractable = True


class StallOpened(Event, frozen=True):
    """P-2.7"""

    seat: Seat
    slot: str
    field: TileField
    entrance: str
    public = ("seat", "slot", "field", "entrance")
    retractable = True


class StreetsFilled(Event, frozen=True):
    """P-2.9"""

    slots: tuple[str, ...]
    public = ("slots",)
    retractable = True


class VenueClaimed(Event, frozen=True):
    """P-8.2"""

    seat: Seat
    slot: str
    public = ("seat", "slot")
    retractable = True


class CollectingBegan(Event, frozen=True):
    """P-3.1"""

    seat: Seat
    public = ("seat",)
    retractable = True


class TargetSet(Event, frozen=True):
    """P-8.5"""

    seat: Seat
    slot: str
    public = ("seat", "slot")
    retractable = True


class PolicePlaced(Event, frozen=True):
    """P-6.1; `origin` is None if the policeman was off the board."""

    seat: Seat
    field: str
    origin: str | None
    public = ("seat", "field", "origin")
    retractable = True


class PoliceStayed(Event, frozen=True):
    """P-6.1"""

    seat: Seat
    public = ("seat",)
    retractable = True


class PolicePinned(Event, frozen=True):
    """P-6.4: the police step is skipped."""

    seat: Seat
    field: str
    public = ("seat", "field")
    retractable = True


class CrookMoved(Event, frozen=True):
    """P-4.8; a crook that cannot move has an empty path. P-4.7"""

    seat: Seat
    origin: str
    field: str
    path: tuple[str, ...]
    cost: int
    fines: int
    public = ("seat", "origin", "field", "path", "cost", "fines")
    retractable = True


class ChipCollected(Event, frozen=True):
    """P-5.1; `allowance` is the new one. P-3.5"""

    seat: Seat
    slot: str
    income: int
    allowance: int
    public = ("seat", "slot", "income", "allowance")
    retractable = True


class CameHome(Event, frozen=True):
    """P-7.1"""

    seat: Seat
    bonus: int
    round_number: int
    public = ("seat", "bonus", "round_number")
    retractable = True


class InterestPaid(Event, frozen=True):
    """P-7.3"""

    seat: Seat
    interest: int
    public = ("seat", "interest")
    retractable = True


class RoundEnded(Event, frozen=True):
    """P-3.2"""

    round_number: int
    money: tuple[int, ...]
    public = ("round_number", "money")
    retractable = True


class GameEnded(Event, frozen=True):
    """P-7.4, P-7.7"""

    money: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: Ending
    public = ("money", "winners", "reason")
