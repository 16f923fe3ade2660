"""The cases that the test run tries: every game at every number of seats, and few option sets that meet every value.

At the fewest seats the game as printed is tried in the fast lane, too; every pair of values in the long one.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from omerta.catalog import games
from omerta.testing.conformance import Case, few_cases, fewest_cases
from omerta.testing.toys import TOYS

GAMES = (*games().values(), *TOYS.values())
VARIED = [case for game in GAMES for case in fewest_cases(game) if case.changed()]
PAIRED = [case for game in GAMES for case in few_cases(game) if case.changed()]

PLAIN = [
    pytest.param(case, id=str(case), marks=() if case.seats == min(case.game.seats) else pytest.mark.slow)
    for game in GAMES
    for case in fewest_cases(game)
    if not case.changed()
]


def with_each_viewer(cases: Iterable[Case]) -> list[ParameterSet]:
    """Each case with each of its viewers; in the fast lane the made-up games, which are short and full of secrets."""
    return [
        pytest.param(case, viewer, id=f"{case}-{viewer}", marks=() if case.game.id in TOYS else pytest.mark.slow)
        for case in cases
        for viewer in (None, *range(case.seats))
    ]
