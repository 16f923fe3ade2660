"""This lies on the couriers' table. The pouch has no order: it is a multiset."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.kit.claims import Claim
from omerta.kit.clone import cloner
from omerta.kit.window import Window
from omerta.testing.toys.courier.pieces import CourierOptions

NOTHING = -1


class CourierState:
    options: CourierOptions
    beat: int
    hands: list[list[int]]
    pouch: list[int]
    claims: list[list[Claim]]
    round_number: int
    active: Seat
    marked: int
    window: Window | None
    over: bool

    __slots__ = tuple(__annotations__)

    def __init__(self, options: CourierOptions, hands: list[list[int]], pouch: list[int]) -> None:
        self.options = options
        self.beat = 0
        self.hands = hands
        self.pouch = pouch
        self.claims = [[] for _ in hands]
        self.round_number = 1
        self.active = 0
        self.marked = NOTHING
        self.window = None
        self.over = False

    def clone(self) -> CourierState:
        return _clone(self)

    def asked(self) -> tuple[Seat, ...]:
        """Everybody knows who is asked."""
        if self.over:
            return ()
        return self.window.seats() if self.window else (self.active,)


_clone: Final = cloner(CourierState)
