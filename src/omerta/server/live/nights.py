"""When people sleep: by the clock on their wall for them, in UTC for a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from omerta.server.kept import Night
from omerta.table.tempo import Sleep

DAY: Final = 24 * 60
LONGEST: Final = 12 * 60
"""Whoever slept all day long would never have to move."""


def is_zone(name: str) -> bool:
    """Does this machine know a time zone of this name?"""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def is_too_long(start: int, end: int) -> bool:
    return (end - start) % DAY > LONGEST


def sleep_of(night: Night, at: int) -> Sleep:
    """The same hours in UTC, as the zone counts them at this moment."""
    here = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(night.zone))
    ahead = here.utcoffset()
    minutes = 0 if ahead is None else int(ahead.total_seconds()) // 60
    return Sleep((night.start - minutes) % DAY, (night.end - minutes) % DAY)
