"""The cases that the test run tries: every game at every number of seats, and few option sets that meet every pair.

At the fewest seats the game as printed is tried in the fast lane, too.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from omerta.catalog import games
from omerta.testing.conformance import Case, few_cases
from omerta.testing.toys import TOYS

CASES = [case for game in (*games().values(), *TOYS.values()) for case in few_cases(game)]
VARIED = [case for case in CASES if case.changed()]


PLAIN = [
    pytest.param(case, id=str(case), marks=() if case.seats == min(case.game.seats) else pytest.mark.slow)
    for case in CASES
    if not case.changed()
]


def with_each_viewer(cases: Iterable[Case]) -> list[ParameterSet]:
    """Each case with each of its viewers; in the fast lane the made-up games, which are short and full of secrets."""
    return [
        pytest.param(case, viewer, id=f"{case}-{viewer}", marks=() if case.game.id in TOYS else pytest.mark.slow)
        for case in cases
        for viewer in (None, *range(case.seats))
    ]
