"""How likely every take, the hidden diamonds and the bag are. RULES.md C-15.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omerta.games.cuba.chain.evidence import Start
from omerta.games.cuba.components import CHIP, KINDS, MOST_HIDDEN, NOTHING, TAKES


class Posterior(NamedTuple):
    takes: tuple[tuple[float, ...], ...]
    """They stand by position and take (TAKES). All are 0 for the Godfather, rule-breakers and whoever has not taken."""
    hidden: tuple[float, ...]
    """They stand by number of diamonds."""
    bag: tuple[float, ...]
    """They stand by kind; the last (EMPTY_BAG) says that nothing was put into it."""

    def thief(self, position: int) -> float:
        return sum(self.takes[position][1:CHIP])

    def chip(self, position: int, kind: int) -> float:
        return self.takes[position][CHIP + kind]

    def urchin(self, position: int) -> float:
        return self.takes[position][NOTHING]

    def diamonds(self, position: int) -> float:
        """The expected number."""
        return sum([count * odds for count, odds in enumerate(self.takes[position][:CHIP])])


def posterior_of(
    takes: Sequence[Sequence[float]], starts: Sequence[Start], weights: Sequence[float], total: float
) -> Posterior:
    """It is made of weights that belong to `total`; `weights` are those of the starts."""
    assert total > 0, "what is known rules out every world"
    hidden, bag = [0.0] * (MOST_HIDDEN + 1), [0.0] * (len(KINDS) + 1)
    for start, weight in zip(starts, weights, strict=True):
        hidden[start.hidden] += weight / total
        bag[start.bag] += weight / total
    shares = tuple([tuple([weight / total for weight in each]) for each in takes])
    return Posterior(shares, tuple(hidden), tuple(bag))


def no_takes(seats: int) -> list[list[float]]:
    return [[0.0] * len(TAKES) for _ in range(seats)]
