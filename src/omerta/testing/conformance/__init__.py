"""The conformance suite tries on a game what the contract promises. It ships with the contract and runs on every game.

for case in cases(game):
    for name, check in CHECKS.items():
        check(case)
"""

from omerta.testing.conformance.broken import Broken
from omerta.testing.conformance.case import Case, option_sets
from omerta.testing.conformance.probes import Probes, probes_of
from omerta.testing.conformance.suite import CHECKS, GAME_CHECKS, cases, few_cases, fewest_cases

__all__ = [
    "CHECKS",
    "GAME_CHECKS",
    "Broken",
    "Case",
    "Probes",
    "cases",
    "few_cases",
    "fewest_cases",
    "option_sets",
    "probes_of",
]
