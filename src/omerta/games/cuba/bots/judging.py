"""What a seat makes of everything it knows and has heard: who holds what, exactly, if all lie as suspects do.

RULES.md C-5.4, C-15.2
"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.games.cuba.bots.habits import bag_odds
from omerta.games.cuba.bots.likelihood import Rows, Turn, rows
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.chain import Box, Posterior, Weighing, Weights, World
from omerta.games.cuba.components import CIA, FBI
from omerta.games.cuba.knowledge import evidence_of


class Judgement:
    """The odds of everybody's take, and worlds by their odds."""

    def __init__(self, situation: Situation) -> None:
        self._chips = situation.chips
        self._rows = turn_rows(situation)
        self._weighing = Weighing(evidence_of(situation.view), Weights(situation.chips, self._row, self._start))
        self.posterior: Posterior = self._weighing.posterior()

    def thief(self, position: int) -> float:
        return self.posterior.thief(position)

    def agent(self, position: int) -> float:
        return self.posterior.chip(position, FBI) + self.posterior.chip(position, CIA)

    def worlds(self, chance: Chance, count: int) -> list[World]:
        """Drawn by their odds."""
        return [self._weighing.sample(chance) for _ in range(count)]

    def _row(self, position: int, box: Box) -> Sequence[float]:
        return self._rows[position - 1].of(box)

    def _start(self, _hidden: int, bag: int) -> float:
        return bag_odds(bag, self._chips)


def turn_rows(situation: Situation) -> list[Rows]:
    """By position, the first player's first."""
    least = situation.returned[0] if situation.returned else 0
    return [
        rows(
            Turn(
                first=position == 1,
                last=situation.is_last(position),
                mix=situation.mix,
                least=least,
                testimony=situation.testimony(position),
                heard=situation.heard(position),
            )
        )
        for position in range(1, situation.seats)
    ]
