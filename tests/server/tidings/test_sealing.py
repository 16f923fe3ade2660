"""What is sealed for a browser is read by that browser: with the example of RFC 8291, and with keys of our own."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from omerta.server.tidings.sealing import BadKey, browser_key, sealed
from omerta.server.tidings.vapid import LASTS, Vapid, from_base64url, new_secret, read_secret
from tests.server.tidings.browser import Browser, claims

PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    own = ec.derive_private_key(int.from_bytes(from_base64url(SENDER), "big"), ec.SECP256R1())
    point, auth, salt = (from_base64url(text) for text in (POINT, AUTH, SALT))
    assert sealed(PLAIN, point, auth, own, salt, len(PLAIN) + 1) == from_base64url(SEALED)


def test_a_browser_reads_what_is_sealed_for_it_and_no_other_does() -> None:
    browser, other = Browser(), Browser()
    message = sealed(b'{"table":"ABCDE"}', browser.point, browser.auth)
    assert browser.opened(message) == {"table": "ABCDE"}
    with pytest.raises(InvalidTag):
        other.opened(message)


def test_every_message_is_of_one_length() -> None:
    browser = Browser()
    lengths = {len(sealed(b"x" * size, browser.point, browser.auth)) for size in (1, 100, 900)}
    assert len(lengths) == 1


@pytest.mark.parametrize("point", [b"", b"\x04" + b"\x01" * 64, b"\x02" * 65])
def test_what_is_no_point_of_the_curve_is_no_key(point: bytes) -> None:
    with pytest.raises(BadKey):
        browser_key(point)


def test_a_push_service_knows_who_has_sent_it() -> None:
    vapid = Vapid(new_secret(), "mailto:host@example.com")
    said = claims(vapid.authorization("https://push.example.com", 1_000))
    assert said["aud"] == "https://push.example.com"
    assert (said["exp"], said["sub"], said["k"]) == (1_000 + LASTS, "mailto:host@example.com", vapid.public)


def test_a_signature_of_somebody_else_is_noticed() -> None:
    own, other = Vapid(new_secret(), "mailto:a@example.com"), Vapid(new_secret(), "mailto:a@example.com")
    forged = other.authorization("https://push.example.com", 1).replace(other.public, own.public)
    with pytest.raises(InvalidSignature):
        claims(forged)


def test_a_topic_is_the_same_for_a_table_and_tells_nobody_which() -> None:
    vapid = Vapid(new_secret(), "")
    assert vapid.topic("anna", 7) == vapid.topic("anna", 7) != vapid.topic("anna", 8)
    assert vapid.topic("anna", 7) != Vapid(new_secret(), "").topic("anna", 7)
    assert len(vapid.topic("anna", 7)) == 32


@pytest.mark.parametrize("text", ["", "short", "a" * 50])
def test_what_is_no_key_is_not_taken_for_one(text: str) -> None:
    assert read_secret(text) is None
