"""The deal can be verified: a hash of the table's secret is published before anybody adds entropy.

1. The table draws a secret and publishes its `commitment`.
2. Every player may add some bytes.
3. The seed of the match is made of both, so neither the table nor a player can choose the deal.
4. At the end the secret is opened: everybody can check the hash, make the seed and play the whole log again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def commitment(secret: bytes) -> str:
    """Publishes a secret without telling it: this is its hash."""
    return hashlib.blake2b(secret, digest_size=32, person=b"omerta-commit").hexdigest()


def seed_of(secret: bytes, entropies: Sequence[bytes] = ()) -> bytes:
    """Makes the seed of the match. Where nobody adds anything, the secret is the seed."""
    if not entropies:
        return secret
    mixed = hashlib.blake2b(digest_size=32, person=b"omerta-seed")
    for part in (secret, *entropies):
        # The length stands before each part: no two lists of parts are read as the same bytes.
        mixed.update(len(part).to_bytes(8, "big"))
        mixed.update(part)
    return mixed.digest()
