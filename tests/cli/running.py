"""The command line, run as a person or a script runs it."""

from __future__ import annotations

import io
import sys
from typing import Final, NamedTuple

import pytest

from omerta.cli import main
from tests import shelf

GAME: Final = shelf.GAME
"""Whichever comes first: nothing here knows a game by name."""

SOME_OPTION: Final = GAME.options.__struct_fields__[0]


class Result(NamedTuple):
    code: int
    out: str
    err: str


class CommandLine:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *words: str, typed: str = "") -> Result:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(words)
        except SystemExit as end:  # argparse ends --help and --version itself
            code = int(end.code or 0)
        out, err = self._capsys.readouterr()
        return Result(code, out, err)
