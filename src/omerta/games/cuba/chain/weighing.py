"""All worlds that fit the evidence, each by its weight: how likely its takes are, and what was said about them.

One pass back over the boxes that can have been there at all, one forward. RULES.md C-15.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from omerta.games.cuba.chain.chain import Chain
from omerta.games.cuba.chain.evidence import Evidence
from omerta.games.cuba.chain.live import live, places_of
from omerta.games.cuba.chain.passage import Passages, passages
from omerta.games.cuba.chain.posterior import Posterior, no_takes, posterior_of
from omerta.games.cuba.chain.weights import Weights

_FINE: Final = 1 << 52


class Step(NamedTuple):
    """One turn with the box."""

    passages: Passages
    parts: list[float]
    """Each passage has the weight of everything that leads on through it."""


class Weighing(Chain):
    """Every world counts its weight, the product of the weights of its start and its takes."""

    __slots__ = ("_numbers", "_onward", "_start_weights", "_steps", "_weights", "total")

    def __init__(self, evidence: Evidence, weights: Weights) -> None:
        super().__init__(evidence)
        self._weights = weights
        possible = live(evidence)
        places = [places_of(boxes) for boxes in possible]
        self._numbers = [{place: number for number, place in enumerate(each)} for each in places]
        """For each position from P1 on, the boxes that can have been there are numbered by their order."""
        self._onward: list[list[float]] = [[1.0] * len(places[-1])]
        """For each position from P1 on and box, it is the weight of everything that leads on from there."""
        self._steps: list[Step] = []
        for position in range(evidence.taken, 0, -1):
            self._back(position, possible[position - 1], possible[position], places[position - 1])
        self._onward.reverse()
        self._steps.reverse()
        self._start_weights = [
            weights.start(start.hidden, start.bag) * self._ahead(1, start.place) for start in self.starts
        ]
        self.total: float = sum(self._start_weights)
        """The weight of all worlds together."""

    def _back(self, position: int, here: int, there: int, places: Sequence[int]) -> None:
        turn = self.turns[position - 1]
        ways = passages(self.evidence.mix, here, there, turn)
        ahead: Sequence[float] = ways.gather_after(self._onward[-1])
        weights = None if turn.stays else self._weights.of_passages(position, ways, places)
        parts = list(map(mul, weights, ahead)) if weights else list(ahead)
        onward = [0.0] * len(places)
        for box, part in zip(ways.before, parts, strict=True):
            onward[box] += part
        self._onward.append(onward)
        self._steps.append(Step(ways, parts))

    def _ahead(self, position: int, place: int) -> float:
        number = self._numbers[position - 1].get(place)
        return 0.0 if number is None else self._onward[position - 1][number]

    # --- Forward -------------------------------------------------------------------------------------------------

    def posterior(self) -> Posterior:
        assert self.total > 0, "what is known rules out every world"
        takes = no_takes(self.evidence.seats)
        shares = [weight / self.total for weight in self._start_weights]
        odds = [0.0] * len(self._onward[0])
        for start, share in zip(self.starts, shares, strict=True):
            if share:
                odds[self._numbers[0][start.place]] += share
        for position, (ways, parts) in enumerate(self._steps, start=1):
            each = [box and box / ahead for box, ahead in zip(odds, self._onward[position - 1], strict=True)]
            odds = [0.0] * len(self._onward[position])
            added = takes[position]
            flow = map(mul, ways.gather_before(each), parts)
            for share, box, take in zip(flow, ways.after, ways.takes, strict=True):
                odds[box] += share
                added[take] += share
            if self.turns[position - 1].stays:
                takes[position] = no_takes(1)[0]
        return posterior_of(takes, self.starts, shares, 1.0)

    # --- Sampling ------------------------------------------------------------------------------------------------

    def _start_counts(self) -> Sequence[int]:
        return _fine(self._start_weights)

    def _step_counts(self, position: int, place: int, moves: Sequence[tuple[int, int]]) -> Sequence[int]:
        takes = self._weights.takes(position, place)
        return _fine([takes[take] * self._ahead(position + 1, to) for take, to in moves])


def _fine(weights: Sequence[float]) -> list[int]:
    """They become whole numbers, near enough."""
    scale = _FINE / sum(weights, 0.0)
    return [int(weight * scale) for weight in weights]
