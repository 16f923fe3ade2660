"""Receipts make an action that is sent twice count once: its key brings back the receipt of the first time."""

from __future__ import annotations

from omerta.contract import Action, Event, Seat
from omerta.table.log import Held, Move
from omerta.table.snapshot import Receipt


def receipt_for(entry: Move[Action, Event] | Held[Action], frame: int) -> Receipt:
    """The seat is told what has become of its action; `frame` is the last one it was shown then."""
    until = entry.until if isinstance(entry, Held) else None
    return Receipt(entry.seat, entry.decision, frame, until)


class Receipts:
    """A key belongs to its seat: two seats may use the same one."""

    def __init__(self) -> None:
        self._known: dict[tuple[Seat, str], Receipt] = {}

    def keep(self, key: str | None, receipt: Receipt) -> None:
        """An action without a key is forgotten: sent again, it is another action."""
        if key is not None:
            self._known[receipt.seat, key] = receipt

    def keys(self) -> frozenset[tuple[Seat, str]]:
        """Every key that was taken, with its seat."""
        return frozenset(self._known)

    def find(self, seat: Seat, key: str | None) -> Receipt | None:
        """This seat has got that receipt for the same key before; None if it has not."""
        return None if key is None else self._known.get((seat, key))
