"""Actions are written in the short words of the worked examples: `match("Y")`, `plan("V1", 0)`, `bonus(1, "row")`."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.games.villa.actions import (
    Approve,
    Decide,
    GiveBonus,
    Pass,
    Place,
    Plan,
    PlayMatch,
    PlayPair,
    Propose,
    Ready,
    SetHandicap,
    Swap,
    TeamChoice,
    VillaAction,
)

APPROVE: Final = Approve()
READY: Final = Ready()


def match(card: str) -> PlayMatch:
    return PlayMatch(card)


def pair(card_a: str, card_b: str) -> PlayPair:
    return PlayPair(card_a, card_b)


def pas(card: str) -> Pass:
    return Pass(card)


def passes(kinds: str) -> list[VillaAction]:
    """Gives one pass for each of the kinds: `passes("Y R")`."""
    return [Pass(kind) for kind in kinds.split()]


def plan(target: str, leader: Seat) -> Plan:
    return Plan(target, leader)


def plans(targets: str, *leaders: Seat) -> list[VillaAction]:
    """Each target with each leader, in the order in which a game lists them."""
    return [Plan(target, leader) for target in targets.split() for leader in leaders]


def bonus(seat: Seat, to: Place) -> GiveBonus:
    return GiveBonus(seat, to)


def swap(seat_a: Seat, card_a: str, seat_b: Seat, card_b: str) -> Swap:
    return Swap(seat_a, card_a, seat_b, card_b)


def set_handicap(value: int) -> SetHandicap:
    return SetHandicap(value)


def propose(choice: TeamChoice) -> Propose:
    return Propose(choice)


def decide(choice: TeamChoice) -> Decide:
    return Decide(choice)
