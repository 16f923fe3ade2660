"""Here stands what happens at the end of a round and of the game, and who sees what of it. RULES.md W-7 to W-12."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from omerta.contract import EVERYONE, Event, Seat
from omerta.games.wallet.values import Verdict


class RoundEnded(Event, frozen=True):
    """W-7.1: by whom the last timer was turned."""

    seat: Seat
    public = ("seat",)


class Stashed(Event, frozen=True):
    """W-6.13"""

    seat: Seat
    card: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"card": ("seat",)}
    retractable = True


class AtmDeposited(Event, frozen=True):
    """W-6.14"""

    seat: Seat
    card: str
    public = ("seat", "card")
    opens_to = EVERYONE


class AtmDrawn(Event, frozen=True):
    """W-6.14, W-7.6: all cards turned, and the note among them."""

    seat: Seat
    cards: tuple[str, ...]
    note: str | None
    public = ("seat", "cards", "note")
    opens_to = EVERYONE


class Exchanged(Event, frozen=True):
    """W-6.15"""

    seat: Seat
    card: str
    currency: str
    public = ("seat", "card", "currency")
    opens_to = EVERYONE


class VerdictReached(Event, frozen=True):
    """W-7.4: one's own, before anything is shown."""

    seat: Seat
    verdict: Verdict
    only_to = "seat"


class PoliceCalled(Event, frozen=True):
    """W-9.1: all policemen on duty step forward at once, in the order of their coins."""

    seats: tuple[Seat, ...]
    public = ("seats",)
    opens_to = EVERYONE


class OnDutyRevealed(Event, frozen=True):
    """W-9.1"""

    seat: Seat
    cards: tuple[str, ...]
    exchanged: str | None
    currency: str | None
    public = ("seat", "cards", "exchanged", "currency")
    opens_to = EVERYONE


class Checked(Event, frozen=True):
    """W-9.2"""

    seat: Seat
    target: Seat
    cards: tuple[str, ...]
    exchanged: str | None
    currency: str | None
    verdict: Verdict
    public = ("seat", "target", "cards", "exchanged", "currency", "verdict")
    opens_to = EVERYONE


class Confiscated(Event, frozen=True):
    """W-9.3"""

    seat: Seat
    target: Seat
    cards: tuple[str, ...]
    public = ("seat", "target", "cards")
    opens_to = EVERYONE


class HandRevealed(Event, frozen=True):
    """W-10.1: one a seat, ascending, also for those who have shown theirs."""

    seat: Seat
    cards: tuple[str, ...]
    exchanged: str | None
    currency: str | None
    verdict: Verdict
    public = ("seat", "cards", "exchanged", "currency", "verdict")
    opens_to = EVERYONE


class ChipReturned(Event, frozen=True):
    """W-10.2"""

    seat: Seat
    value: int | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"value": ("seat",)}


class CreditDrawn(Event, frozen=True):
    """W-10.3"""

    seat: Seat
    cards: tuple[str, ...]
    note: str | None
    public = ("seat", "cards", "note")
    opens_to = EVERYONE


class ChipsAwarded(Event, frozen=True):
    """W-10.5: one an innocent seat, richest first; `wealth` in cents."""

    seat: Seat
    rank: int
    wealth: int
    count: int
    values: tuple[int, ...] | UnsetType = UNSET
    public = ("seat", "rank", "wealth", "count")
    seen_by = {"values": ("seat",)}
    opens_to = ("seat",)


class GameOver(Event, frozen=True):
    """W-12"""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    chips: tuple[tuple[int, ...], ...]
    public = ("winners", "points", "chips")
    opens_to = EVERYONE
