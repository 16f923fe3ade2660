"""How often somebody may ask: a bucket that fills with time, for each asker. And how much one may hold open at once."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

REMEMBERED: Final = 10_000
NETWORK_BITS: Final = 64
"""Whoever has one address of IPv6 has all that begin with these bits."""


@lru_cache(REMEMBERED)
def household(host: str) -> str:
    """Whom the limits of an address count together."""
    try:
        number = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(number, IPv6Address):
        return str(number)
    return str(number.ipv4_mapped or IPv6Network((number, NETWORK_BITS), strict=False))


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


class Buckets:
    """Several buckets as one: a question takes a drop from each, until one is empty."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def take(self, now: float) -> bool:
        return all(bucket.take(now) for bucket in self._buckets)


class Limit:
    """A bucket for each asker; who has not asked for longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, asker: str, now: float) -> bool:
        return self.bucket(asker, now).take(now)

    def bucket(self, asker: str, now: float) -> Bucket:
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._rate, self._burst, now)
        self._buckets.move_to_end(asker)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


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
