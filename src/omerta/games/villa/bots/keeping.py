"""Here stands what a card is worth to whoever keeps it: what the team will need, against what it will have."""

from __future__ import annotations

from typing import Final

from omerta.games.villa.bots.cards import UNITS, held
from omerta.games.villa.bots.needs import symbol_of
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.components import (
    ALL_SYMBOLS,
    CELLAR,
    IS_JOKER,
    KIND_COUNTS,
    KIND_INDEX,
    KIND_SYMBOLS,
    KINDS,
    PLAIN_KIND,
    SLOTS,
    SYMBOLS,
)

_DUO: Final = 2.0
_QUAD: Final = 3.0
# The first copy in a row is the one that is missed most.
_COPIES: Final = (1.0, 0.72, 0.5, 0.35)
_DEMAND: Final = 0.5
_SUPPLY: Final = 0.7


class KeepValues:
    """It is made for one situation."""

    def __init__(self, situation: Situation) -> None:
        demand = _demand(situation)
        supply = _supply(situation)
        self._plain = {kind: demand[symbol] / supply[symbol] for symbol, kind in enumerate(PLAIN_KIND)}

    def of_card(self, row: int, kind: int) -> float:
        """The value of the last copy of the kind in the row."""
        if IS_JOKER[kind]:
            return _QUAD if KIND_SYMBOLS[kind] == ALL_SYMBOLS else _DUO
        return self._plain[kind] * _COPIES[min(held(row, kind), len(_COPIES)) - 1]

    def of_pair(self, row: int, kind_a: int, kind_b: int) -> float:
        return self.of_card(row, kind_a) + self.of_card(row - UNITS[kind_a], kind_b)


def _demand(situation: Situation) -> list[float]:
    """Counts for each symbol the positions that will ask for it: the target's, the guards' left, the godfather's."""
    demand = [_DEMAND] * len(SYMBOLS)
    for need in situation.open_needs:
        demand[symbol_of(need)] += 1
    left = [slot for slot, guard in situation.view.slots.items() if guard is not None]
    for slot in (*left, SLOTS[CELLAR]):
        if slot == situation.view.target:
            continue
        possible = situation.possible_needs(slot)
        for needs in possible:
            for need in needs:
                demand[symbol_of(need)] += 1 / len(possible)
    return demand


def _supply(situation: Situation) -> list[float]:
    """Counts for each symbol the plain cards that the team has, as far as they are known, and those it may expect."""
    view = situation.view
    to_come = [0] * len(KINDS)
    for kinds in (*view.rows, *(pile.known_bottom for pile in view.piles)):
        for kind in kinds:
            to_come[KIND_INDEX[kind]] += 1
    unseen = _unseen(situation, to_come)
    share = sum(pile.unknown for pile in view.piles) / max(sum(unseen), 1)
    return [_SUPPLY + to_come[kind] + share * unseen[kind] for kind in PLAIN_KIND]


def _unseen(situation: Situation, to_come: list[int]) -> list[int]:
    """Gives the cards of unknown face, in the piles or in the box. V-14.4"""
    unseen = [count - known for count, known in zip(KIND_COUNTS, to_come, strict=True)]
    for kinds in situation.view.laid:
        for kind in kinds:
            unseen[KIND_INDEX[kind]] -= 1
    for gone in (situation.view.discard, situation.view.out_of_play):
        for kind, count in gone.items():
            unseen[KIND_INDEX[kind]] -= count
    return unseen
