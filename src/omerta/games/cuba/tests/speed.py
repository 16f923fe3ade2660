"""How fast the box's chain has to be: a name, the most milliseconds of one core, and what is timed.

A full set of posteriors is P(take) of every suspect, P(hidden) and P(bag), from nothing but the evidence: both passes.
The Godfather's evidence is that of the median of random games; the worlds of a spectator are all there are. `weighed
again` is how it goes between two accusations, when words change and the boxes that can have been there do not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from omerta.games.cuba.chain import Box, Counting, Evidence, Posterior, Weighing, Weights
from omerta.games.cuba.chain.passage import passages
from omerta.games.cuba.components import CHIP, KINDS, PLAYERS
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.mix import mix_of
from omerta.games.cuba.tests.brute import random_way
from omerta.kit.chance import fast_from

MILLISECONDS: Final = 10.0
GAMES: Final = 25


def godfathers(seats: int, *, killer: bool) -> Evidence:
    """What the Godfather knows when the box is back, in the game with the median number of worlds."""
    mix = tuple(mix_of(CubaOptions(killer=killer), seats))
    found = []
    for number in range(GAMES):
        way = random_way(mix, seats, fast_from("speed", seats, killer, number))
        evidence = Evidence(mix, seats)
        evidence.hidden = way.hidden
        evidence.boxes[seats] = way.boxes[-1]
        found.append((Counting(evidence).count(), number, evidence))
    return sorted(found)[GAMES // 2][2]


def counted(evidence: Evidence) -> Posterior:
    return Counting(evidence).posterior()


def weighed(evidence: Evidence, weights: Weights) -> Posterior:
    passages.cache_clear()
    return Weighing(evidence, weights).posterior()


def weighed_again(evidence: Evidence, weights: Weights) -> Posterior:
    return Weighing(evidence, weights).posterior()


def judge(position: int, box: Box) -> list[float]:
    """Weights that differ with position, box and take, as those of a bot do."""
    return [1.0 / (1 + (position + take * sum(box)) % 7) for take in range(CHIP + len(KINDS))]


def _claims() -> dict[str, tuple[float, Callable[[], object]]]:
    found: dict[str, tuple[float, Callable[[], object]]] = {}
    for seats in PLAYERS:
        for killer in (False, True)[: 1 + (seats > PLAYERS[0])]:
            name = f"{seats} players{' with killer' if killer else ''}"
            evidence = godfathers(seats, killer=killer)
            weights = Weights(evidence.mix, judge)
            found[f"{name}, counted"] = MILLISECONDS, partial(counted, evidence)
            found[f"{name}, weighed"] = MILLISECONDS, partial(weighed, evidence, weights)
            found[f"{name}, weighed again"] = MILLISECONDS, partial(weighed_again, evidence, weights)
            found[f"{name}, all worlds counted"] = MILLISECONDS, partial(counted, Evidence(evidence.mix, seats))
    return found


CLAIMS: Final = _claims()
