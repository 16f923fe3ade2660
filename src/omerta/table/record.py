"""A match is written as text, one JSON object a line. docs/records.md shows the format.

The header comes first, then every entry of the log with its events, whole. A finished match ends with a line that
opens the secret. Every line carries the hash of all before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from omerta.contract import Viewer
from omerta.table.chain import chained
from omerta.table.faults import RecordError
from omerta.table.frames import Frame
from omerta.table.log import FORMAT, AnyRecord, Line, Record
from omerta.table.match import Match
from omerta.table.reading import FindGame, bare_lines, read_header, read_log
from omerta.table.streams import Streams
from omerta.table.typevars import A, O, S, V

# JSON leaves these as they are, but some readers take them for the end of a line.
LINE_ENDS: Final = {ord(end): f"\\u{ord(end):04x}" for end in "\x85\u2028\u2029"}


def dump(match: Match[S, A, V, O]) -> Iterator[str]:
    """Writes the lines of a match, without line ends."""
    record = match.record()
    lines = map(line_of, (record.header, *record.log, *([record.closed] if record.closed else [])))
    return chained(lines) if record.header.format == FORMAT else lines


def line_of(line: Line) -> str:
    """Writes one line, without its link in the chain."""
    text = msgspec.json.encode(line).decode()
    return text if text.isascii() else text.translate(LINE_ENDS)


def lines_of(content: bytes) -> list[str]:
    """Splits a file into its lines. A line feed ends a line and nothing else does: another end is damage."""
    return [_text(line, number) for number, line in enumerate(content.split(b"\n"), start=1)]


def _text(line: bytes, number: int) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise RecordError(number, "", f"is no UTF-8 ({error.reason})") from error


def load(lines: Iterable[str], find_game: FindGame) -> AnyRecord:
    """Reads a record, or raises a RecordError. If it opens its secret, every step is played again and compared."""
    texts = [line.removesuffix("\n") for line in lines]
    while texts and not texts[-1]:
        texts.pop()
    if not texts:
        raise RecordError(1, "", "the record is empty")
    texts = bare_lines(texts)
    game, header = read_header(texts[0], find_game)
    log, closed = read_log(texts[1:], game, header)
    if not log:
        raise RecordError(2, "", "the deal is missing")
    record: AnyRecord = Record(game=game, header=header, log=tuple(log), closed=closed)
    if closed:
        Match.restore(record)
    return record


def per_seat(record: Record[S, A, V, O], viewer: Viewer) -> tuple[Frame, ...]:
    """Tells what a viewer was told, in order. No state is needed: the events say who sees what."""
    streams = Streams(record.header.seats)
    for entry in record.log:
        streams.hear(entry)
    return streams.frames(viewer)


def verify(record: Record[S, A, V, O], secret: bytes | None = None) -> None:
    """Was the deal the one that was promised, and did everything follow from it by the rules? Else a RecordError."""
    Match.restore(record, seed=secret)
