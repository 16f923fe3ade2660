"""The server says who it is to push services: RFC 8292. One pair of keys, made at the first start."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
LASTS: Final = 12 * 3600
"""Seconds for which a signature is good; push services take 24 hours at most."""

HEADER: Final = b'{"typ":"JWT","alg":"ES256"}'
SIZE: Final = 32
TOPIC: Final = 24
"""Bytes of a topic: 32 characters as it is written."""


class Claims(msgspec.Struct, frozen=True):
    aud: str
    exp: int
    sub: str


class Vapid:
    def __init__(self, secret: bytes, contact: str) -> None:
        self._secret = secret
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64url(point)
        """Browsers subscribe with it: then nobody else can send to them."""

    def authorization(self, origin: str, now: int) -> str:
        """It is for a push service at this origin; `now` is in seconds."""
        claims = msgspec.json.encode(Claims(origin, now + LASTS, self._contact))
        signed = f"{base64url(HEADER)}.{base64url(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(SIZE, "big") + s.to_bytes(SIZE, "big")
        return f"vapid t={signed}.{base64url(signature)}, k={self.public}"

    def topic(self, person: str, table: int) -> str:
        """A message of the same topic takes the place of one that waits. Nobody can tell a table by it."""
        said = f"{person} {table}".encode()
        return base64url(hashlib.blake2b(said, digest_size=TOPIC, key=self._secret, person=b"omerta-topic").digest())


def new_secret() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SIZE, "big")


def read_secret(text: str) -> bytes | None:
    """A private key as other programs write it: 32 bytes in base64url; None if it is none."""
    try:
        secret = from_base64url(text)
    except Error:
        return None
    return secret if len(secret) == SIZE else None


def base64url(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
