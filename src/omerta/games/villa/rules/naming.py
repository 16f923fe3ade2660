"""What an action names must exist: kinds, slots, seats; and it must be its time. RULES.md V-1, V-2.4.

`rule` is the rule of the action that is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from omerta.contract import RuleViolation, Seat
from omerta.games.villa.components import KIND_INDEX, KINDS, SLOT_INDEX, SLOTS
from omerta.games.villa.state import VillaState

Phase: TypeAlias = Literal["difficulty", "swap", "plan", "play", "bonus", "over"]

PHASES: Final[tuple[Phase, ...]] = ("difficulty", "swap", "plan", "play", "bonus", "over")
"""Names are listed by the number that the state keeps."""


def kind_named(name: str, rule: str) -> int:
    """The kind of that name. V-1.4"""
    kind = KIND_INDEX.get(name)
    if kind is None:
        raise RuleViolation(rule, "unknown-card", card=name, cards=KINDS)
    return kind


def kinds_named(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(KINDS[card] for card in cards)


def slot_named(name: str, rule: str) -> int:
    """The slot of that name. V-2.4"""
    slot = SLOT_INDEX.get(name)
    if slot is None:
        raise RuleViolation(rule, "unknown-slot", slot=name, slots=SLOTS)
    return slot


def check_seat(state: VillaState, seat: Seat, rule: str) -> None:
    """It must be a seat of this table. V-1.1"""
    if not 0 <= seat < state.seats:
        raise RuleViolation(rule, "unknown-seat", seat=seat, seats=tuple(range(state.seats)))


def wrong_phase(state: VillaState, rule: str, *phases: int) -> RuleViolation:
    """The action belongs to another phase of the game."""
    return RuleViolation(
        rule, "wrong-phase", phase=PHASES[state.phase], phases=tuple(PHASES[phase] for phase in phases)
    )
