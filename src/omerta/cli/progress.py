"""A bar on a terminal says how far a long command has come; where there is none, now and then a line does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from omerta.text import Say

PAUSE: Final = 5.0
"""Seconds between two lines, at least; the last one comes in any case."""


class Lines:
    """Writes a line when the pause is over, and one when everything is done."""

    def __init__(self, games: int, say: Say, write: Callable[[str], None], now: Callable[[], float]) -> None:
        self._games = games
        self.say = say
        self._write = write
        self._now = now
        self._done = 0
        self._written = now()

    def __call__(self) -> None:
        self._done += 1
        if self._done == self._games or self._now() - self._written >= PAUSE:
            self._written = self._now()
            percent = 100 * self._done // self._games
            self._write(self.say("cli-sim-progress-line", done=self._done, games=self._games, percent=percent))


@contextmanager
def progress(games: int, say: Say) -> Iterator[Callable[[], None]]:
    """What it yields is called after every game; all of it goes to the error output."""
    if not sys.stderr.isatty():
        yield Lines(games, say, _to_stderr, monotonic)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("cli-sim-progress"), total=games)
        yield lambda: bar.advance(task)


def _to_stderr(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
