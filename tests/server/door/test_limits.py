"""How often somebody may ask, and who counts as the same."""

from __future__ import annotations

import pytest

from omerta.server.door.limits import Bucket, Buckets, Limit, household


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whoever_has_one_address_of_a_network_has_them_all(host: str, home: str) -> None:
    assert household(host) == home


def test_a_bucket_is_empty_after_its_burst_and_fills_with_time() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]


def test_of_several_buckets_the_emptiest_decides() -> None:
    shared = Bucket(rate=1, burst=3, now=0)
    one, other = (Buckets(Bucket(rate=1, burst=2, now=0), shared) for _ in range(2))
    assert [one.take(0), one.take(0), one.take(0)] == [True, True, False]
    assert [other.take(0), other.take(0)] == [True, False]


def test_each_asker_has_a_bucket_of_their_own() -> None:
    limit = Limit(rate=1, burst=1)
    assert limit.allows("anna", 0) and not limit.allows("anna", 0)
    assert limit.allows("bruno", 0)
