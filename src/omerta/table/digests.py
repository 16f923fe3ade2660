"""A digest stands for all that a viewer has been told. The viewer keeps it and shows it when it comes back.

It hashes the kind and the time of every frame of this viewer, and nothing else: so it tells only what the viewer knows,
needs nothing that has faded, and stays the same when the words of a game change. A log that has lost something comes to
another digest, or not so far.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from omerta.contract import Viewer
from omerta.table.frames import Frame
from omerta.table.streams import Streams

BYTES: Final = 8


class _Read(NamedTuple):
    losses: int
    """So many losses had been told by then."""

    hashed: str


class Digests:
    def __init__(self) -> None:
        # One hash a frame, in a row; made when they are asked for.
        self._hashes: dict[Viewer, bytes] = {}
        self._latest: _Link | None = None

    def latest(self, streams: Streams, viewer: Viewer) -> str:
        """The digest of everything that the viewer has been told so far."""
        return f"{streams.losses}.{self._hash(streams, viewer, streams.last(viewer))}"

    def agrees(self, streams: Streams, viewer: Viewer, number: int, digest: str) -> bool:
        """Says whether the viewer was told up to this frame what the digest stands for."""
        read = _read(digest)
        if read is None or not 0 <= number <= streams.last(viewer):
            return False
        return read.hashed == self._hash(streams, viewer, number)

    def shows_loss(self, streams: Streams, viewer: Viewer, number: int, digest: str) -> bool:
        """Says whether the viewer was told something that the log does not hold. What it was told before a loss that
        the table knows of is no news."""
        read = _read(digest)
        if read is None or read.losses < streams.losses:
            return False
        return not self.agrees(streams, viewer, number, digest)

    def _hash(self, streams: Streams, viewer: Viewer, number: int) -> str:
        known = self._hashes.get(viewer, b"")
        if len(known) < BYTES * streams.last(viewer):
            known += self._more(known[-BYTES:], streams.frames(viewer, len(known) // BYTES))
            self._hashes[viewer] = known
        return known[BYTES * (number - 1) : BYTES * number].hex() if number else ""

    def _more(self, before: bytes, frames: tuple[Frame, ...]) -> bytes:
        """The hashes of these frames, in a row. Whoever was told the same shares them."""
        latest = self._latest
        if latest is None or latest.before != before or latest.frames != frames:
            hashed = b""
            for frame in frames:
                hashed += _hashed(hashed[-BYTES:] or before, frame)
            self._latest = latest = _Link(before, frames, hashed)
        return latest.hashed


class _Link(NamedTuple):
    before: bytes
    frames: tuple[Frame, ...]
    hashed: bytes


def _hashed(before: bytes, frame: Frame) -> bytes:
    told = f"{_tag(type(frame))} {frame.at}".encode()
    return blake2b(before + told, digest_size=BYTES, person=b"omerta-frames").digest()


@cache
def _tag(kind: type[Frame]) -> object:
    return kind.__struct_config__.tag


def _read(digest: str) -> _Read | None:
    """None if it is no digest at all."""
    losses, _, hashed = digest.partition(".")
    return _Read(int(losses), hashed) if losses.isascii() and losses.isdigit() else None
