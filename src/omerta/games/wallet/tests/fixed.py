"""Chance that gives named results: cards and chips as listed, then anything."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.games.wallet.components import CHIP_INDEX, CHIP_VALUES, FACES
from omerta.games.wallet.tests.notation import faces
from omerta.kit.chance import fast_from


class Fixed(Chance):
    """`Fixed("CC D100", "3 1")`: a catalogue of faces gives the listed cards, one of chip values the listed chips."""

    def __init__(self, cards: str = "", chips: str = "", seed: object = 0) -> None:
        super().__init__()
        self.listed = {
            len(FACES): faces(cards),
            len(CHIP_VALUES): [CHIP_INDEX[int(value)] for value in chips.split()],
        }
        self._rest = fast_from("fixed", seed)

    def below(self, bound: int) -> int:
        self.draws += 1
        return self._rest.below(bound)

    def named(self, name: str) -> Chance:
        return self

    def pick(self, counts: Sequence[int]) -> int:
        listed = self.listed.get(len(counts))
        if not listed:
            return super().pick(counts)
        self.draws += 1
        assert counts[listed[0]], f"{listed[0]} cannot be drawn from {list(counts)}"
        return listed.pop(0)
