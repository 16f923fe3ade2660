"""Short codes of tables: five characters that nobody confuses when they are read out."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH: Final = 5
_CODE: Final = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """People type it as they like: small letters are fine."""
    code = text.strip().upper()
    return code if _CODE.fullmatch(code) else None


def for_logs(code: str) -> str:
    """A code lets people in, so logs hold a mark of it only."""
    return hashlib.blake2b(code.encode(), digest_size=6, person=b"omerta-log").hexdigest()
