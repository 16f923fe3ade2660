"""Here stands what a seat may do. RULES.md V-3.6, V-4, V-6, V-7, V-8.5, V-13."""

from __future__ import annotations

from typing import Literal, TypeAlias

from omerta.contract import Action, Seat

Place: TypeAlias = Literal["row", "pile"]


class SetHandicap(Action, frozen=True):
    value: int


class Swap(Action, frozen=True):
    seat_a: Seat
    card_a: str
    seat_b: Seat
    card_b: str


class Ready(Action, frozen=True):
    pass


class Plan(Action, frozen=True):
    target: str
    leader: Seat


class PlayMatch(Action, frozen=True):
    card: str


class PlayPair(Action, frozen=True):
    card_a: str
    card_b: str


class Pass(Action, frozen=True):
    card: str


class GiveBonus(Action, frozen=True):
    seat: Seat
    to: Place


TeamChoice: TypeAlias = SetHandicap | Plan | GiveBonus


class Propose(Action, frozen=True):
    action: TeamChoice


class Approve(Action, frozen=True):
    pass


class Decide(Action, frozen=True):
    action: TeamChoice


VillaAction: TypeAlias = (
    SetHandicap | Swap | Ready | Plan | PlayMatch | PlayPair | Pass | GiveBonus | Propose | Approve | Decide
)
