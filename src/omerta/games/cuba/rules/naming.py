"""What phases, slots and values are called on the wire, and the suspects that actions name. RULES.md C-1.2, C-5.6."""

from __future__ import annotations

from typing import Final

from omerta.contract import RuleViolation, Seat
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.talk import SLOT_INDEX, SLOTS, SUSPECTS, VALUES, VIEW, VIEWS
from omerta.games.cuba.values import EVADING, Evading, Phase

PHASES: Final[tuple[Phase, ...]] = ("hide", "take", "take", "interrogation", "answer", "floor", "reaction", "over")
"""They stand by the numbers of the State; P1's bag is part of his `take`. C-4.10"""

VIEW_SLOTS: Final = len(SLOTS)
"""`VIEW_SLOTS + position` is what is said about the suspect there."""
SUSPECTS_SLOT: Final = VIEW_SLOTS
"""The answer to "whom do you suspect?" takes the place of a view of the Godfather, which does not exist. C-5.10"""
THIEF: Final = VIEWS.index("thief")


def phase_name(state: CubaState) -> Phase:
    """Everybody sees it so."""
    return PHASES[state.phase]


def slot_name(slot: int) -> str:
    if slot < VIEW_SLOTS:
        return SLOTS[slot]
    return SUSPECTS if slot == SUSPECTS_SLOT else VIEW


def value_name(slot: int, value: int) -> str:
    return VALUES[SLOTS[slot]][value] if slot < VIEW_SLOTS else VIEWS[value]


def about(state: CubaState, slot: int) -> Seat | None:
    """The suspect of a view."""
    return state.seat_of(slot - VIEW_SLOTS) if slot > VIEW_SLOTS else None


def evaded(how: Evading, number: int) -> int:
    """A way out of the question of that number, as the State keeps it. C-5.10"""
    return number * len(EVADING) + EVADING.index(how)


def evasion(kept: int) -> tuple[Evading, int]:
    """How, and which question. C-5.10"""
    number, how = divmod(kept, len(EVADING))
    return EVADING[how], number


def slot_named(name: str) -> int:
    """It is the number of a slot that is asked for. C-5.10"""
    return SUSPECTS_SLOT if name == SUSPECTS else SLOT_INDEX[name]


def suspect_named(state: CubaState, seat: Seat, rule: str) -> int:
    """The position of a suspect at this table. C-1.2"""
    if not 0 <= seat < state.seats:
        raise RuleViolation(rule, "unknown-seat", seat=seat)
    position = state.position_of(seat)
    if position == 0:
        raise RuleViolation(rule, "no-suspect", seat=seat)
    return position
