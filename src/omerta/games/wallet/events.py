"""Here stands what happened, and who sees what of it. RULES.md, "What is known".

Cards that change hands in a window come one event a card, by ascending giver, when the last answer is in.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from omerta.contract import EVERYONE, Event, Seat
from omerta.games.wallet.actions import SealedAnswer
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.values import Phase

# --- The setup ---------------------------------------------------------------------------------------------------


class GameStarted(Event, frozen=True):
    players: int
    options: WalletOptions
    box: str
    public = ("players", "options", "box")


class RoundStarted(Event, frozen=True):
    """W-2"""

    round_number: int
    coins: tuple[int, ...]
    start: Seat
    wallet: int
    public = ("round_number", "coins", "start", "wallet")
    opens_to = EVERYONE


class HandDealt(Event, frozen=True):
    """W-2.2, W-2.3"""

    seat: Seat
    cards: tuple[str, ...]
    specials: tuple[str, ...]
    only_to = "seat"
    opens_to = ("seat",)


class Asked(Event, frozen=True):
    """This says who is to decide now, and what about."""

    phase: Phase
    seats: tuple[Seat, ...]
    public = ("phase", "seats")
    retractable = True


# --- Turns -------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """W-3.1"""

    seat: Seat
    turn: int
    public = ("seat", "turn")
    retractable = True


class TimerFlipped(Event, frozen=True):
    """W-3.2, W-4.5"""

    seat: Seat
    automatic: bool
    left: int
    public = ("seat", "automatic", "left")
    retractable = True


class CardDrawn(Event, frozen=True):
    """W-4.1"""

    seat: Seat
    card: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"card": ("seat",)}
    opens_to = ("seat",)


class CardPutBack(Event, frozen=True):
    """W-4.2, W-6.2"""

    seat: Seat
    card: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"card": ("seat",)}
    retractable = True


class BuyingBegun(Event, frozen=True):
    """W-4.3"""

    seat: Seat
    only_to = "seat"


class PaymentAdded(Event, frozen=True):
    """W-4.3"""

    seat: Seat
    card: str
    only_to = "seat"


class IdPaid(Event, frozen=True):
    """W-4.3"""

    seat: Seat
    cards: tuple[str, ...]
    public = ("seat", "cards")
    opens_to = EVERYONE


class PocketOpened(Event, frozen=True):
    """W-4.3"""

    seat: Seat
    characters: tuple[str, ...]
    only_to = "seat"
    opens_to = ("seat",)


class IdTaken(Event, frozen=True):
    """W-4.3: `left` in the pocket."""

    seat: Seat
    left: int
    character: str | UnsetType = UNSET
    public = ("seat", "left")
    seen_by = {"character": ("seat",)}
    retractable = True


class Passed(Event, frozen=True):
    """W-7.3, W-13.2"""

    seat: Seat
    public = ("seat",)
    retractable = True


# --- Special cards -----------------------------------------------------------------------------------------------


class SpecialPlayed(Event, frozen=True):
    """W-5.3; `copied` is the card that Emergency resolves. W-6.11"""

    seat: Seat
    special: str
    copied: str | None
    public = ("seat", "special", "copied")
    opens_to = EVERYONE


class AnswerSealed(Event, frozen=True):
    """An answer in a window, known to its seat alone."""

    seat: Seat
    answer: SealedAnswer
    only_to = "seat"


class BirthdayDrawn(Event, frozen=True):
    """W-6.2"""

    seat: Seat
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET
    public = ("seat", "count")
    seen_by = {"cards": ("seat",)}
    opens_to = ("seat",)


class CardPassed(Event, frozen=True):
    """A card goes from hand to hand, chosen by its giver. W-6.2, W-6.4, W-6.5, W-6.7, W-6.9, W-6.10"""

    giver: Seat
    taker: Seat
    cause: str
    card: str | UnsetType = UNSET
    public = ("giver", "taker", "cause")
    seen_by = {"card": ("giver", "taker")}
    opens_to = ("taker",)


class CardStolen(Event, frozen=True):
    """W-6.8, WR-14"""

    seat: Seat
    target: Seat
    card: str | UnsetType = UNSET
    public = ("seat", "target")
    seen_by = {"card": ("seat", "target")}
    opens_to = ("seat", "target")


class HandInspected(Event, frozen=True):
    """W-6.6, WR-14"""

    seat: Seat
    target: Seat
    card: str | UnsetType = UNSET
    public = ("seat", "target")
    seen_by = {"card": ("seat", "target")}
    opens_to = ("seat", "target")


class InspectionDecided(Event, frozen=True):
    """W-6.6"""

    seat: Seat
    target: Seat
    kept: bool
    public = ("seat", "target", "kept")


class RedistributionLaid(Event, frozen=True):
    """W-6.3: `cards[i]` was laid by `seats[i]`."""

    seats: tuple[Seat, ...]
    cards: tuple[str, ...]
    public = ("seats", "cards")
    opens_to = EVERYONE


class RedistributionTaken(Event, frozen=True):
    """W-6.3"""

    seat: Seat
    card: str
    public = ("seat", "card")


class RedistributionDealt(Event, frozen=True):
    """W-6.3"""

    seat: Seat
    card: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"card": ("seat",)}
    opens_to = ("seat",)


class SwapAgreed(Event, frozen=True):
    """W-6.9: whom the active seat swaps with."""

    seat: Seat
    target: Seat
    public = ("seat", "target")


class WishMade(Event, frozen=True):
    """W-6.10"""

    seat: Seat
    target: Seat
    request: str
    public = ("seat", "target", "request")


class WishAnswered(Event, frozen=True):
    """W-6.10: `seat` was asked by `target`."""

    seat: Seat
    target: Seat
    met: bool
    public = ("seat", "target", "met")
    opens_to = EVERYONE
