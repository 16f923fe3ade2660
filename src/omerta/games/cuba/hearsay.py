"""What somebody makes of everything that was said, at one moment after the other. RULES.md C-5.4, C-15.2.

As the house judges (`bots.judging`), but made for many moments of one game: between two of them hardly more than one
suspect has said something new, and the weights of everybody else's turn stay what they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from omerta.games.cuba.bots.habits import bag_odds
from omerta.games.cuba.bots.judging import turn_rows
from omerta.games.cuba.bots.likelihood import Rows
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.chain import Box, Posterior, Weighing, Weights
from omerta.games.cuba.chain.passage import Passages
from omerta.games.cuba.facts import Facts, evidence_from
from omerta.games.cuba.seen import CubaView, Own

KNOWS_NOTHING: Final = Own(None, None, None, None, None, None, None, None, None)
KEPT: Final = 40
"""Turns whose weights are kept: those of a table and a few of before. They are large."""
JUDGED: Final = 256


def weighed(view: CubaView, known: Facts) -> Posterior:
    if view.you is None:
        # A bystander judges like a suspect who has seen and taken nothing.
        view = replace(view, you=(view.godfather + 1) % len(view.players), own=KNOWS_NOTHING)
    situation = Situation(view)
    return _weighed(known, tuple(turn_rows(situation)))


@lru_cache(maxsize=JUDGED)
def _weighed(known: Facts, turns: tuple[Rows, ...]) -> Posterior:
    """A question alone changes nothing, and much of what is said is said twice."""
    return Weighing(evidence_from(known), TurnWeights(known.mix, turns)).posterior()


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
    def judge(_position: int, box: Box) -> Sequence[float]:
        return turn.of(box)

    return Weights(mix, judge)
