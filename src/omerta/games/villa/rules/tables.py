"""Every action is made once; menus and the catalogue hand these out. Kinds, not cards: duplicates are one action."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

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
from omerta.games.villa.components import KINDS, SETUP, SLOTS

SEATS: Final = range(SETUP.players_max)
PLACES: Final[tuple[Place, ...]] = ("row", "pile")
HANDICAPS: Final = range(-9, 19)
"""All handicaps there are. V-3.2"""

MATCH: Final = tuple(PlayMatch(kind) for kind in KINDS)
PAIR: Final = {(a, b): PlayPair(KINDS[a], KINDS[b]) for a, b in combinations_with_replacement(range(len(KINDS)), 2)}
PASS: Final = tuple(Pass(kind) for kind in KINDS)
SWAP: Final = {
    (seat_a, a, seat_b, b): Swap(seat_a, KINDS[a], seat_b, KINDS[b])
    for seat_a, seat_b in combinations(SEATS, 2)
    for a in range(len(KINDS))
    for b in range(len(KINDS))
    if a != b
}
READY: Final = Ready()
PLAN: Final = {(slot, leader): Plan(SLOTS[slot], leader) for slot in range(len(SLOTS)) for leader in SEATS}
BONUS: Final = {(seat, to): GiveBonus(seat, to) for seat in SEATS for to in PLACES}
HANDICAP: Final = {value: SetHandicap(value) for value in HANDICAPS}
APPROVE: Final = Approve()

Wrap: TypeAlias = Callable[[TeamChoice], VillaAction]
"""It says how a team choice is put: plainly, as a proposal, or as the coordinator's last word."""

_CHOICES: Final[list[TeamChoice]] = [*PLAN.values(), *BONUS.values(), *HANDICAP.values()]
_PROPOSALS: Final[dict[TeamChoice, Propose]] = {choice: Propose(choice) for choice in _CHOICES}
_DECISIONS: Final[dict[TeamChoice, Decide]] = {choice: Decide(choice) for choice in _CHOICES}


def plainly(choice: TeamChoice) -> VillaAction:
    return choice


def as_proposal(choice: TeamChoice) -> VillaAction:
    return _PROPOSALS[choice]


def as_decision(choice: TeamChoice) -> VillaAction:
    return _DECISIONS[choice]


WRAPS: Final[dict[str, Wrap]] = {"": plainly, "propose/": as_proposal, "decide/": as_decision}
