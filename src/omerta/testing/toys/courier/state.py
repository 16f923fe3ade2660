"""What lies on the couriers' table. The pouch has no order: it is a multiset."""

from __future__ import annotations

from omerta.contract import Seat
from omerta.kit.claims import Claim
from omerta.kit.window import Window
from omerta.testing.toys.courier.pieces import CourierOptions

NOTHING = -1


class CourierState:
    __slots__ = ("active", "beat", "claims", "hands", "marked", "options", "over", "pouch", "round_number", "window")

    def __init__(self, options: CourierOptions, hands: list[list[int]], pouch: list[int]) -> None:
        self.options = options
        self.beat = 0
        self.hands = hands
        self.pouch = pouch
        self.claims: list[list[Claim]] = [[] for _ in hands]
        self.round_number = 1
        self.active: Seat = 0
        self.marked = NOTHING
        self.window: Window | None = None
        self.over = False

    def clone(self) -> CourierState:
        copy = CourierState.__new__(CourierState)
        copy.options = self.options
        copy.beat = self.beat
        copy.hands = [hand[:] for hand in self.hands]
        copy.pouch = self.pouch[:]
        copy.claims = [known[:] for known in self.claims]
        copy.round_number = self.round_number
        copy.active = self.active
        copy.marked = self.marked
        copy.window = self.window.clone() if self.window else None
        copy.over = self.over
        return copy

    def asked(self) -> tuple[Seat, ...]:
        """Who is asked, a public fact."""
        if self.over:
            return ()
        return self.window.seats() if self.window else (self.active,)
