"""What a table deals from."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

SECRET_BYTES: Final = 32


def table_secret(seed: str, table_id: int, played: int = 0) -> bytes:
    """The game after so many at this table is dealt from it; the setting `seed` makes it foreseeable."""
    if seed:
        place = f"{seed}:{table_id}" + (f":{played}" if played else "")
        return hashlib.blake2b(place.encode(), digest_size=SECRET_BYTES).digest()
    return secrets.token_bytes(SECRET_BYTES)
