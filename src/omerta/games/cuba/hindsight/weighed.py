"""What somebody makes of everything that was said, at one moment after the other. RULES.md C-5.4, C-15.2.

As the house judges (`bots.judging`), but made for many moments of one game: between two of them hardly more than one
suspect has said something new, and the weights of everybody else's turn stay what they were.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from omerta.games.cuba.bots.judging import TurnWeights, turn_rows
from omerta.games.cuba.bots.likelihood import Rows
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.chain import Posterior, Weighing
from omerta.games.cuba.hindsight.counted import EvidenceKey, evidence_from
from omerta.games.cuba.seen import CubaView, Own

KNOWS_NOTHING: Final = Own(None, None, None, None, None, None, None, None, None)
JUDGED: Final = 256


def weighed(view: CubaView, known: EvidenceKey) -> Posterior:
    if view.you is None:
        # A bystander judges like a suspect who has seen and taken nothing.
        view = replace(view, you=(view.godfather + 1) % len(view.players), own=KNOWS_NOTHING)
    situation = Situation(view)
    return _weighed(known, tuple(turn_rows(situation)))


@lru_cache(maxsize=JUDGED)
def _weighed(known: EvidenceKey, turns: tuple[Rows, ...]) -> Posterior:
    """A question alone changes nothing, and much of what is said is said twice."""
    return Weighing(evidence_from(known), TurnWeights(known.mix, turns)).posterior()
