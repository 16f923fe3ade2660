"""Frames of a socket as they travel (RFC 6455, section 5). Text in one piece, which is all that our pages send and all
that we send, is read and written here; whatever else comes is for the web server's own reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame of text that is no piece of a longer message."""

LAST, KIND, MASKED, SIZE = 0x80, 0x0F, 0x80, 0x7F
GOES_ON, TEXT, BINARY = 0, 1, 2
KINDS: Final = frozenset((GOES_ON, TEXT, BINARY, 8, 9, 10))
"""The last three are signals: an end, a ping and its pong. There are no others."""

TWO_BYTES, EIGHT_BYTES = 126, 127
MASK: Final = 4


def framed(messages: Iterable[bytes]) -> bytes:
    """Every message as one frame of text."""
    return b"".join([part for message in messages for part in (_head(len(message)), message)])


def _head(size: int) -> bytes:
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


class _Frame(NamedTuple):
    """Where it ends in what has come, and where its content begins; the mask is just before that."""

    end: int
    content: int


class Frames:
    """Cuts what comes into whole frames."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._rest = b""
        self._is_in_pieces = False
        self._is_lost = False

    def cut(self, data: bytes) -> Iterator[str | bytes]:
        """A text that came in one piece, or a frame of any other kind as it is. Of one that is too long, or of bytes
        that no client's frame begins with, not even the end is waited for: all goes on as it comes, to be refused."""
        data, start = self._rest + data if self._rest else data, 0
        self._rest = b""
        while start < len(data) and not self._is_lost:
            frame = _frame(data, start)
            self._is_lost = _begins_none(data, start) or (frame is not None and frame.end > frame.content + self._limit)
            if self._is_lost:
                break
            if frame is None or len(data) < frame.end:
                self._rest = data[start:]
                return
            yield self._content(data, start, frame)
            start = frame.end
        if start < len(data):
            yield data[start:]

    def _content(self, data: bytes, start: int, frame: _Frame) -> str | bytes:
        is_masked = data[start + 1] & MASKED
        if data[start] == WHOLE_TEXT and is_masked and not self._is_in_pieces:
            try:
                return _unmasked(data[frame.content : frame.end], data[frame.content - MASK : frame.content])
            except UnicodeDecodeError:
                return data[start : frame.end]
        self._note_piece(data[start])
        return data[start : frame.end]

    def _note_piece(self, first: int) -> None:
        """Messages may come in pieces, and nothing but signals between them."""
        if first & KIND in (GOES_ON, TEXT, BINARY):
            self._is_in_pieces = not first & LAST


def _begins_none(data: bytes, start: int) -> bool:
    """A client masks what it sends, and its frame is of a kind that there is."""
    return data[start] & KIND not in KINDS or (len(data) > start + 1 and not data[start + 1] & MASKED)


def _frame(data: bytes, start: int) -> _Frame | None:
    """None while the beginning is not there."""
    if len(data) < start + 2:
        return None
    size, head = data[start + 1] & SIZE, 2
    if size >= TWO_BYTES:
        head = 4 if size == TWO_BYTES else 10
        if len(data) < start + head:
            return None
        size = int.from_bytes(data[start + 2 : start + head], "big")
    content = start + head + (MASK if data[start + 1] & MASKED else 0)
    return _Frame(content + size, content)


def _unmasked(content: bytes, mask: bytes) -> str:
    size = len(content)
    key = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big").decode()
