"""`omerta replay` tells a recorded match as one seat or a spectator heard it."""

from __future__ import annotations

import argparse
from pathlib import Path

from omerta import catalog
from omerta.cli.bad_input import BadInput
from omerta.cli.frames import sentence
from omerta.cli.play import NAMES
from omerta.cli.settings import whole
from omerta.contract import Viewer
from omerta.table import AnyRecord, Frame, RecordError, lines_of, load, per_seat
from omerta.text import Say, Texts


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say("cli-replay-file"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", type=whole("--seat", 0), help=say("cli-replay-seat"))
    who.add_argument("--spectator", action="store_true", help=say("cli-replay-spectator"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    record = read(arguments.file)
    seats = record.header.seats
    if arguments.seat is not None and arguments.seat >= seats:
        raise BadInput("cli-replay-no-seat", number=arguments.seat, count=seats)
    told = Texts(record.game, texts.language)
    for viewer in _viewers(arguments, seats):
        _print(record, viewer, told)
    return 0


def read(file: Path) -> AnyRecord:
    """Reads a record and plays it again if it opens its secret."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadInput("cli-cannot-read", file=str(file), message=error.strerror or str(error)) from None
    try:
        return load(lines_of(content), catalog.find)
    except RecordError as error:
        raise BadInput("cli-damaged-record", file=str(file), message=str(error)) from None


def _viewers(arguments: argparse.Namespace, seats: int) -> tuple[Viewer, ...]:
    """The reader asks for one seat or the spectator; without a wish every seat comes in turn."""
    if arguments.spectator:
        return (None,)
    return tuple(range(seats)) if arguments.seat is None else (arguments.seat,)


def _print(record: AnyRecord, viewer: Viewer, texts: Texts) -> None:
    names = NAMES[: record.header.seats]
    title = texts.say("title")
    if viewer is None:
        print(texts.say("cli-replay-as-spectator", game=title))
    else:
        print(texts.say("cli-replay-as-seat", game=title, number=viewer, name=names[viewer]))
    for frame in per_seat(record, viewer):
        print(f"{_clock(frame)}  {sentence(frame, texts, names)}")


def _clock(frame: Frame) -> str:
    seconds = frame.at // 1000
    return f"{seconds // 60:>3}:{seconds % 60:02}"
