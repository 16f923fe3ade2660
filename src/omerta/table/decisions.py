"""Open decisions, numbered for each seat. Equal means the same decision, so an equal one has its number again.

The numbers of a seat count its own decisions, which follow from what that seat knows: nothing hidden advances them.
"""

from __future__ import annotations

from typing import NamedTuple

from omerta.contract import Decision, Seat


class OpenDecision(NamedTuple):
    id: int
    decision: Decision


class DecisionBook:
    def __init__(self, seats: int) -> None:
        self._numbers: list[dict[Decision, int]] = [{} for _ in range(seats)]
        self._open: list[tuple[OpenDecision, ...]] = [()] * seats

    def refresh(self, seat: Seat, decisions: tuple[Decision, ...]) -> None:
        """The seat has these decisions now."""
        numbers = self._numbers[seat]
        self._open[seat] = tuple(
            OpenDecision(numbers.setdefault(decision, len(numbers) + 1), decision) for decision in decisions
        )

    def open(self, seat: Seat) -> tuple[OpenDecision, ...]:
        return self._open[seat]

    def is_open(self, seat: Seat, decision: int) -> bool:
        return any(known.id == decision for known in self._open[seat])
