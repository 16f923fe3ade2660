"""A browser as a push service knows it: what is sealed for it is opened here, by its own half of RFC 8291, and whoever
has sent it is found out by RFC 8292."""

from __future__ import annotations

import os
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from omerta.server.tidings.vapid import base64url, from_base64url


class Browser:
    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, language: str | None = "de") -> dict[str, object]:
        """As a page hands it to the server."""
        keys = {"p256dh": base64url(self.point), "auth": base64url(self.auth)}
        return {"endpoint": endpoint, **keys, "language": language}

    def opened(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size, "it is one record"
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), sender)
        secret = _derived(shared, self.auth, b"WebPush: info\x00" + self.point + point, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        filled = AESGCM(key).decrypt(_derived(secret, salt, b"Content-Encoding: nonce\x00", 12), record, None)
        content = filled.rstrip(b"\x00")
        assert content.endswith(b"\x02"), "the last record says that it is"
        read: dict[str, Any] = msgspec.json.decode(content[:-1])
        return read


def claims(authorization: str) -> dict[str, Any]:
    """What the sender has signed; a signature that is none is an error. `k` is its public key."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, said, signature = parts["t"].split(".")
    assert (kind, msgspec.json.decode(from_base64url(head))) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(parts["k"]))
    raw = from_base64url(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(signed, f"{head}.{said}".encode(), ec.ECDSA(SHA256()))
    read: dict[str, Any] = msgspec.json.decode(from_base64url(said))
    return read | {"k": parts["k"]}


def _derived(secret: bytes, salt: bytes, information: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, information).derive(secret)
