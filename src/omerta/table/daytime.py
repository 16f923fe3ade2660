"""Daytime is when somebody is awake: a long clock runs only then. Moments are milliseconds, days are those of UTC."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.table.tempo import Sleep

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


def later(start: int, length: int, sleepers: Sequence[Sleep | None]) -> int:
    """The moment at which each of them has been awake for this length since `start`."""
    return max((_later(start, length, sleep) for sleep in sleepers), default=start + length)


def between(start: int, end: int, sleepers: Sequence[Sleep | None]) -> int:
    """So long each of them is awake between two moments, at least."""
    return min((_between(start, end, sleep) for sleep in sleepers), default=max(0, end - start))


def _later(start: int, length: int, sleep: Sleep | None) -> int:
    if sleep is None or not _night(sleep) or not length:
        return start + length
    # What ends at bedtime ends there, and not when the night is over.
    days, rest = divmod(length - 1, DAY - _night(sleep))
    moment = _awake_from(start, sleep) + days * DAY
    until_bed = (sleep.start * MINUTE - moment) % DAY
    return moment + rest + 1 if rest < until_bed else moment + rest + 1 + _night(sleep)


def _between(start: int, end: int, sleep: Sleep | None) -> int:
    if sleep is None or end <= start:
        return max(0, end - start)
    return _awake_by(end, sleep) - _awake_by(start, sleep)


def _awake_by(moment: int, sleep: Sleep) -> int:
    """The time awake since the first time they woke up."""
    days, since_waking = divmod(moment - sleep.end * MINUTE, DAY)
    return days * (DAY - _night(sleep)) + min(since_waking, DAY - _night(sleep))


def _awake_from(moment: int, sleep: Sleep) -> int:
    """The moment itself, or the end of the night in which it falls."""
    asleep_for = (moment - sleep.start * MINUTE) % DAY
    return moment + _night(sleep) - asleep_for if asleep_for < _night(sleep) else moment


def _night(sleep: Sleep) -> int:
    return (sleep.end - sleep.start) * MINUTE % DAY
