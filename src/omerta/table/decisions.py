"""Open decisions are numbered for each seat. Equal means the same decision, so an equal one has its number again.

The numbers of a seat count its own decisions, which follow from what that seat knows: nothing hidden advances them.
The moments at which answers take effect follow from what everybody knows: nothing hidden shifts them either.
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
        self._opened: list[dict[int, int]] = [{} for _ in range(seats)]
        self._sealed: set[tuple[Seat, int]] = set()
        self._last_seen = 0

    def refresh(self, seat: Seat, decisions: tuple[Decision, ...], seen_at: int | None = None) -> None:
        """The seat has these decisions now. Everybody saw the step that led here at the time `seen_at`; None if not.

        What an unseen step opens counts from the last moment that everybody saw, or again from when it first opened:
        else its cadence would tell when a private step was made.
        """
        if seen_at is not None:
            self._last_seen = seen_at
        before = self._open[seat]
        if decisions == tuple([known.decision for known in before]):
            return
        opened = self._opened[seat]
        self._open[seat] = tuple([OpenDecision(self._number(seat, decision), decision) for decision in decisions])
        for known in self._open[seat]:
            if known not in before and (seen_at is not None or known.id not in opened):
                opened[known.id] = self._last_seen

    def _number(self, seat: Seat, decision: Decision) -> int:
        """An equal decision has its number again."""
        numbers = self._numbers[seat]
        number = numbers.get(decision)
        if number is None:
            number = numbers[decision] = len(numbers) + 1
            if decision.sealed:
                self._sealed.add((seat, number))
        return number

    def shift(self, length: int) -> None:
        """A pause of this length is over: it does not count."""
        self._last_seen += length
        self._opened = [{number: at + length for number, at in opened.items()} for opened in self._opened]

    def open(self, seat: Seat) -> tuple[OpenDecision, ...]:
        return self._open[seat]

    def is_open(self, seat: Seat, decision: int) -> bool:
        return self.find(seat, decision) is not None

    def find(self, seat: Seat, decision: int) -> Decision | None:
        """Finds an open decision by its number."""
        for known in self._open[seat]:
            if known.id == decision:
                return known.decision
        return None

    def was_sealed(self, seat: Seat, number: int) -> bool:
        """Tells it of any decision that the seat has ever had, open or not."""
        return (seat, number) in self._sealed

    def takes_effect(self, seat: Seat, decision: int, at: int, window: int) -> int | None:
        """An answer that is given now does so at the next full window since the decision opened; None means at once."""
        known = self.find(seat, decision)
        if known is None or not known.keeps_cadence or not window:
            return None
        opened = self._opened[seat][decision]
        return opened + window * ((at - opened) // window + 1)
