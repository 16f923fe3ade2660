"""Couriers have letters and a pouch; this is what can be done with them and what is seen of it. RULES.md K-1 to K-5."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from omerta.contract import EVERYONE, Action, Event, Options, Seat, View

FACES: Final = ("A", "B", "C", "D", "E")
HAND: Final = 3
HAND_LIMIT: Final = 4


class CourierOptions(Options, frozen=True):
    copies: Annotated[int, Meta(ge=3, le=4, examples=[3, 4])] = 3
    rounds: Annotated[int, Meta(ge=1, le=3, examples=[2, 1])] = 2
    memory: bool = True
    pass_to: Literal["left", "right"] = "left"


class Draw(Action, frozen=True):
    pass


class Mark(Action, frozen=True):
    card: str


class PutBack(Action, frozen=True):
    pass


class Give(Action, frozen=True):
    card: str


CourierAction: TypeAlias = Draw | Mark | PutBack | Give


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]
    only_to = "seat"
    opens_to = ("seat",)


class TurnBegan(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    retractable = True


class CardMarked(Event, frozen=True):
    seat: Seat
    card: str
    only_to = "seat"


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"card": ("seat",)}
    opens_to = ("seat",)


class CardPutBack(Event, frozen=True):
    seat: Seat
    card: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"card": ("seat",)}
    retractable = True


class PassAsked(Event, frozen=True):
    seats: tuple[Seat, ...]
    public = ("seats",)
    retractable = True


class CardSealed(Event, frozen=True):
    seat: Seat
    card: str
    only_to = "seat"


class CardPassed(Event, frozen=True):
    giver: Seat
    taker: Seat
    card: str | UnsetType = UNSET
    public = ("giver", "taker")
    seen_by = {"card": ("giver", "taker")}
    opens_to = ("taker",)


class HandsRevealed(Event, frozen=True):
    hands: tuple[tuple[str, ...], ...]
    pouch: tuple[str, ...]
    public = ("hands", "pouch")
    opens_to = EVERYONE


class Ended(Event, frozen=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    public = ("winners", "scores")
    opens_to = EVERYONE


class Known(Struct, frozen=True):
    """A claim, readable: one of these cards lies with one of these seats (None: in the pouch), each as likely as its
    share."""

    cards: tuple[str, ...]
    places: tuple[Seat | None, ...]
    shares: tuple[int, ...]


class Own(Struct, frozen=True):
    hand: tuple[str, ...]
    marked: str | None
    sealed: str | None
    known: tuple[Known, ...]


class CourierView(View, frozen=True, kw_only=True):
    options: CourierOptions
    round_number: int
    phase: Literal["turn", "passing", "over"]
    active: Seat | None
    hand_sizes: tuple[int, ...]
    pouch_size: int
    revealed: HandsRevealed | None
    own: Own | None
