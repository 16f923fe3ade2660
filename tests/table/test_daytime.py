"""A long clock runs while those who are asked are awake."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from omerta.table.daytime import DAY, MINUTE, between, later
from omerta.table.tempo import Sleep

HOUR = 60 * MINUTE
NIGHT = Sleep(23 * 60, 7 * 60)
NAP = Sleep(13 * 60, 15 * 60)
sleeps = st.builds(Sleep, st.integers(0, 1439), st.integers(0, 1439))
moments = st.integers(0, 20 * DAY)
lengths = st.integers(0, 9 * DAY)


def test_eight_hours_that_begin_in_the_evening_end_in_the_afternoon() -> None:
    assert later(22 * HOUR, 8 * HOUR, (NIGHT,)) == DAY + 14 * HOUR


def test_what_begins_at_night_counts_from_the_morning() -> None:
    assert later(DAY + 2 * HOUR, HOUR, (NIGHT,)) == DAY + 8 * HOUR


def test_a_day_that_is_over_by_bedtime_is_not_put_off() -> None:
    assert later(7 * HOUR, 16 * HOUR, (NIGHT,)) == 23 * HOUR


def test_a_nap_at_noon_does_not_count_either() -> None:
    assert later(12 * HOUR, 2 * HOUR, (NAP,)) == 16 * HOUR


def test_whoever_never_sleeps_has_the_plain_length() -> None:
    assert later(5, HOUR, (None,)) == 5 + HOUR
    assert later(5, HOUR, ()) == 5 + HOUR
    assert later(5, HOUR, (Sleep(60, 60),)) == 5 + HOUR


def test_of_several_the_one_with_the_latest_end_counts() -> None:
    """Even if some of them are asleep at any time of the day."""
    antipodes = (Sleep(0, 12 * 60), Sleep(12 * 60, 0))
    assert later(0, 12 * HOUR, antipodes) == DAY


@given(moments, lengths, sleeps)
def test_a_length_passes_exactly_while_somebody_is_awake(start: int, length: int, sleep: Sleep) -> None:
    end = later(start, length, (sleep,))
    assert between(start, end, (sleep,)) == length
    assert between(start, end - 1, (sleep,)) < length or end == start or not length


@given(moments, lengths, st.lists(st.none() | sleeps, max_size=4))
def test_nobody_who_is_asked_has_less_than_the_length(start: int, length: int, sleepers: list[Sleep | None]) -> None:
    end = later(start, length, sleepers)
    assert between(start, end, sleepers) == length
    assert end >= start + length


@given(moments, lengths, lengths, sleeps)
def test_a_length_in_two_parts_ends_when_the_whole_does(start: int, one: int, other: int, sleep: Sleep) -> None:
    assert later(later(start, one, (sleep,)), other + 1, (sleep,)) == later(start, one + other + 1, (sleep,))
