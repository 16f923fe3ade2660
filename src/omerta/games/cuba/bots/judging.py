"""What a seat makes of everything it knows and has heard: who holds what, exactly, if all lie as suspects do.

RULES.md C-5.4, C-15.2
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from omerta.contract import Chance
from omerta.games.cuba.bots.habits import bag_odds
from omerta.games.cuba.bots.likelihood import Rows, Turn, rows
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.chain import Posterior, Weighing, Weights, World
from omerta.games.cuba.chain.passage import Passages
from omerta.games.cuba.components import CIA, FBI
from omerta.games.cuba.evidence import evidence_of

KEPT: Final = 64
"""Turns whose weights are kept: those of a few tables."""


class Judgement:
    """The odds of everybody's take, and worlds by their odds."""

    def __init__(self, situation: Situation) -> None:
        self._weighing = Weighing(evidence_of(situation.view), TurnWeights(situation.chips, turn_rows(situation)))
        self.posterior: Posterior = self._weighing.posterior()

    def thief(self, position: int) -> float:
        return self.posterior.thief(position)

    def agent(self, position: int) -> float:
        return self.posterior.chip(position, FBI) + self.posterior.chip(position, CIA)

    def worlds(self, chance: Chance, count: int) -> list[World]:
        """They are drawn by their odds."""
        return [self._weighing.sample(chance) for _ in range(count)]


class TurnWeights(Weights):
    """Each turn's weights are its own, kept as long as nothing new is said about it."""

    __slots__ = ("_turns",)

    def __init__(self, mix: tuple[int, ...], turns: Sequence[Rows]) -> None:
        super().__init__(mix, lambda position, box: turns[position - 1].of(box), lambda _, bag: bag_odds(bag, mix))
        self._turns = [_turn_weights(mix, turn) for turn in turns]

    def of_passages(self, position: int, passages: Passages, here: Sequence[int]) -> Sequence[float]:
        return self._turns[position - 1].of_passages(position, passages, here)


@lru_cache(maxsize=KEPT)
def _turn_weights(mix: tuple[int, ...], turn: Rows) -> Weights:
    return Weights(mix, lambda _, box: turn.of(box))


def turn_rows(situation: Situation) -> list[Rows]:
    """They stand by position, the first player's first."""
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
