"""Nothing is sent into the host's own network, however its address is written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from omerta.server.tidings.targets import Forbidden, Target, check_address, numbers_of, read_target

INSIDE = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.8",
    "192.0.2.7",
    "198.18.0.1",
    "224.0.0.251",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700::1111%1",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
]
OUTSIDE = ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::200e"]

ODD = [
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://127.1/",
    "https://127.0.1/",
    "https://10.0.0.012/",
    "https://8.8.8.8./",
    "https://example.0x7f/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://127.0.0.1:8443/",
    "https://user@example.com/",
    "https://example.com@127.0.0.1/",
    "https://example.com\\@127.0.0.1/",
    "https://example.com:22/",
    "https://example.com:99999/",
    "https://example.com:port/",
    "https://ex ample.com/",
    "https://example.com/\r\nhost: other",
    "https://exämple.com/",
    "https://example.com/#fragment",
    "https://[::1/",
    "https:///path",
    "https://",
    "http://example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
    "//example.com/",
    "example.com",
    "",
    "https://example.com/" + "a" * 2000,
]


@pytest.mark.parametrize("number", INSIDE)
def test_a_number_inside_is_forbidden(number: str) -> None:
    with pytest.raises(Forbidden):
        check_address(number)


@pytest.mark.parametrize("number", OUTSIDE)
def test_a_number_outside_is_allowed(number: str) -> None:
    check_address(number)


@pytest.mark.parametrize("url", ODD)
def test_an_address_that_is_none_is_forbidden(url: str) -> None:
    with pytest.raises(Forbidden):
        read_target(url)


@pytest.mark.parametrize("number", INSIDE)
def test_a_url_with_a_number_inside_is_forbidden(number: str) -> None:
    with pytest.raises(Forbidden):
        read_target(f"https://[{number}]/" if ":" in number else f"https://{number}/")


def test_a_usual_address_is_read() -> None:
    target = read_target("https://Push.Example.com/a/b?c=d")
    assert target == Target(True, "push.example.com", 443, "/a/b?c=d")
    assert (target.netloc, target.origin) == ("push.example.com", "https://push.example.com")
    assert read_target("https://push.example.com:8443/").origin == "https://push.example.com:8443"


def test_only_a_trusted_place_is_asked_without_encryption() -> None:
    trusted = ("127.0.0.1:9999",)
    assert read_target("http://127.0.0.1:9999/x", trusted).path == "/x"
    for other in ("http://127.0.0.1:9998/", "http://localhost:9999/", "http://127.0.0.2:9999/"):
        with pytest.raises(Forbidden):
            read_target(other, trusted)


def numbers(*found: str, trusted: tuple[str, ...] = ()) -> list[str]:
    async def resolve(_host: str, _port: int) -> Iterable[str]:
        return found

    return asyncio.run(numbers_of(read_target("https://hook.example.com/", trusted), resolve, trusted))


def test_a_name_leads_to_its_numbers() -> None:
    assert numbers(*OUTSIDE) == OUTSIDE


@pytest.mark.parametrize("inside", INSIDE)
def test_a_name_that_also_leads_inside_leads_nowhere(inside: str) -> None:
    with pytest.raises(Forbidden):
        numbers("8.8.8.8", inside)


def test_a_trusted_name_may_lead_inside() -> None:
    assert numbers("10.0.0.7", trusted=("hook.example.com:443",)) == ["10.0.0.7"]
