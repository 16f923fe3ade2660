"""How often somebody may ask: a bucket that fills with time, for each asker. And how much one may hold open at once."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

REMEMBERED: Final = 10_000


class Bucket:
    """Holds up to `burst` drops, gains `rate` a second; every question takes one."""

    __slots__ = ("_burst", "_drops", "_rate", "_since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._since = now

    def take(self, now: float) -> bool:
        self._drops = min(self._burst, self._drops + (now - self._since) * self._rate)
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Limit:
    """A bucket for each asker; who has not asked for longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, asker: str, now: float) -> bool:
        bucket = self._buckets.setdefault(asker, Bucket(self._rate, self._burst, now))
        self._buckets.move_to_end(asker)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class OpenCount:
    """How many things of a kind each holder has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, holder: str) -> Iterator[int]:
        """Counts one more while it lasts; how many there are with it."""
        self._open[holder] += 1
        try:
            yield self._open[holder]
        finally:
            self._open[holder] -= 1
            if not self._open[holder]:
                del self._open[holder]
