"""Every game and seat count, every value of an option, keeps what the contract promises.

The name of a test runs it again alone. The long lane tries every pair of values, `omerta examine` tries it at every
seat count.
"""

from __future__ import annotations

import pytest

from omerta.testing.conformance import CHECKS, GAME_CHECKS, Case
from omerta.testing.conformance.bench import Bench
from omerta.testing.conformance.noninterference import watched
from tests.conformance.cases import PAIRED, PLAIN, VARIED


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", PLAIN)
def test_the_game_as_printed_conforms(case: Case, check: str) -> None:
    CHECKS[check](case)


@pytest.mark.parametrize("check", GAME_CHECKS)
@pytest.mark.parametrize("case", PLAIN)
def test_the_game_as_a_whole_conforms(case: Case, check: str) -> None:
    GAME_CHECKS[check](case)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", VARIED, ids=str)
def test_every_value_of_an_option_conforms(case: Case, check: str) -> None:
    CHECKS[check](case)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", PAIRED, ids=str)
def test_every_pair_of_options_conforms(case: Case, check: str) -> None:
    CHECKS[check](case)


@pytest.mark.long
@pytest.mark.parametrize("case", PAIRED, ids=str)
def test_under_every_pair_of_options_everybody_watches_both_ways_of_playing(case: Case) -> None:
    """`nothing_leaks` lets the viewers take turns under changed options."""
    for viewer in (None, *range(case.seats)):
        watched(case, viewer, Bench)
