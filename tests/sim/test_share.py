"""Shares of games and how sure they are."""

from __future__ import annotations

from math import sqrt

import pytest

from omerta.sim import Share, wilson
from omerta.sim.share import Z95


@pytest.mark.parametrize(("count", "games"), [(8, 10), (50, 100), (1, 100), (980, 1000)])
def test_a_true_share_at_either_bound_lies_just_within_the_normal_quantile(count: int, games: int) -> None:
    for bound in wilson(count, games):
        deviations = abs(count / games - bound) / sqrt(bound * (1 - bound) / games)
        assert deviations == pytest.approx(Z95)


def test_the_bounds_lie_on_both_sides() -> None:
    low, high = wilson(8, 10)
    assert low < 0.8 < high


def test_never_is_possible_but_bounded() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)


def test_always_is_possible_but_bounded() -> None:
    assert wilson(10, 10)[1] == 1.0
    assert wilson(10, 10)[0] == pytest.approx(0.7225, abs=1e-4)


def test_more_successes_than_games_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="no share of 3 in 2"):
        wilson(3, 2)


def test_a_share_carries_its_count() -> None:
    share = Share.of(1, 4)
    assert (share.count, share.share) == (1, 0.25)
    assert share.low < 0.25 < share.high
