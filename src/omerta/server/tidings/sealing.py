"""A message that only one browser can read: RFC 8291, in one record of RFC 8188 (`aes128gcm`).

The push service between us and the browser carries it and learns nothing but its length; so it has always the same.
"""

from __future__ import annotations

import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
"""Bytes of a record, as every push service takes them."""

LENGTH: Final = 1024
"""Bytes of every message, with what fills it up."""

LAST: Final = b"\x02"
"""It ends the content of the last record; zeros fill up the rest."""


class BadKey(ValueError):
    """These are no keys of a browser."""


def browser_key(point: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadKey from None


def sealed(
    message: bytes,
    point: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = LENGTH,
) -> bytes:
    """`point` and `auth` are the browser's; `own` and `salt` are made anew for every message."""
    assert len(message) < length <= RECORD - 17, f"{len(message)} bytes are too many for a tiding"
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    own_point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), browser_key(point))
    secret = _derived(shared, auth, b"WebPush: info\x00" + point + own_point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    filled = (message + LAST).ljust(length, b"\x00")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return head + AESGCM(key).encrypt(nonce, filled, None)


def _derived(secret: bytes, salt: bytes, information: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, information).derive(secret)
