"""Chance that gives what a test wants: any lot falls on the listed numbers, then on the last."""

from __future__ import annotations

from omerta.contract import Chance


class Fixed(Chance):
    def __init__(self, *lots: int) -> None:
        super().__init__()
        self.lots = list(lots)

    def below(self, bound: int) -> int:
        self.draws += 1
        lot = self.lots.pop(0) if self.lots else bound - 1
        assert lot < bound, f"{lot} is not below {bound}"
        return lot

    def named(self, name: str) -> Chance:
        return self
