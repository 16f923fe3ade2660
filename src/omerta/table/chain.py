"""Every line of a record ends with a hash of itself and of all lines before it, so that none can change unnoticed.

The link is the last member of the line's object, `"chain":"<hex>"`. It is put there and taken off as text: what is
hashed are the bytes that are stored, and the entries know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Final

BYTES: Final = 16
_BEFORE, _AFTER = ',"chain":"', '"}'
_LENGTH: Final = len(_BEFORE) + 2 * BYTES + len(_AFTER)

START: Final = ""
"""The link before the first line is empty."""


class Broken(Exception):
    """The line is not the one that was written in this place."""


def chained(lines: Iterable[str], before: str = START) -> Iterator[str]:
    """Ends each line with its link; `before` is the link of the line before the first of them."""
    for line in lines:
        before = _link(line, before)
        yield _with_link(line, before)


def unchained(line: str, before: str) -> tuple[str, str]:
    """Takes the link off a line: the line without it, and the link if it is the right one. Else the chain is Broken."""
    bare = line[:-_LENGTH] + "}"
    link = _link(bare, before)
    if line != _with_link(bare, link):
        raise Broken
    return bare, link


def link_of(line: str) -> str:
    """Reads the link of a line whose chain has been checked."""
    return line[-_LENGTH:][len(_BEFORE) : -len(_AFTER)]


def _link(line: str, before: str) -> str:
    return blake2b(
        (before + line).encode(errors="surrogatepass"), digest_size=BYTES, person=b"omerta-chain"
    ).hexdigest()


def _with_link(line: str, link: str) -> str:
    return line[:-1] + _BEFORE + link + _AFTER
