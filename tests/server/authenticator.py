"""An authenticator made of a key: it makes and shows passkeys as a device would, or wrongly if asked to."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from omerta.server.lobby.passkeys import text_of
from tests.server.house import URL, Answer

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
"""Flags of what an authenticator says."""

NOBODY: Final = bytes(16)
"""The kind of this authenticator: none that is known."""


class Authenticator:
    """It has one passkey."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.person: str | None = None

    def make(self, wish: Answer, origin: str = URL) -> Answer:
        """Answers what a server wishes for."""
        self.person = wish["person"]
        attested = NOBODY + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self._public())
        told = self._told(wish["host"], PRESENT | VERIFIED | ATTESTED) + attested
        return {
            "challenge": wish["challenge"],
            "id": text_of(self.id),
            "client": text_of(_client("webauthn.create", wish["challenge"], origin)),
            "attestation": text_of(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})),
        }

    def show(self, question: Answer, origin: str = URL) -> Answer:
        self.count += 1
        told = self._told(question["host"], PRESENT | VERIFIED)
        client = _client("webauthn.get", question["challenge"], origin)
        signature = self._key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "challenge": question["challenge"],
            "id": text_of(self.id),
            "client": text_of(client),
            "authenticator": text_of(told),
            "signature": text_of(signature),
            "person": self.person,
        }

    def _told(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> dict[int, int | bytes]:
        point = self._key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}


def _client(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
