"""The box's way as a Markov chain: exact counting, weighing and drawing of worlds. RULES.md C-15.2.

evidence = Evidence(mix, seats)
evidence.hidden, evidence.boxes[seats] = 2, (6, 0, 0, 0, 0, 0)
Counting(evidence).count()
Weighing(evidence, weights).posterior().thief(3)
"""

from omerta.games.cuba.chain.boxes import Box
from omerta.games.cuba.chain.counting import Counting
from omerta.games.cuba.chain.evidence import ANY_TAKE, EMPTY_BAG, THEFTS, Evidence
from omerta.games.cuba.chain.posterior import Posterior
from omerta.games.cuba.chain.weighing import Weighing
from omerta.games.cuba.chain.weights import Weights
from omerta.games.cuba.chain.world import World

__all__ = [
    "ANY_TAKE",
    "EMPTY_BAG",
    "THEFTS",
    "Box",
    "Counting",
    "Evidence",
    "Posterior",
    "Weighing",
    "Weights",
    "World",
]
