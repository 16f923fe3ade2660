"""A terminal table of a made-up game, with typed lines and a page to print on."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

from rich.console import Console

from omerta.bots import bots_of
from omerta.cli.terminal import Players, TerminalTable
from omerta.cli.terminal.players import AnyBot
from omerta.contract import AnyGame, Seat
from omerta.kit.chance import FastChance, seed_from
from omerta.table import AnyMatch, Match
from omerta.testing.toys import TOYS
from omerta.text import Language, Texts

INTERRUPT = "Ctrl-C"
"""Typed by a script, this is an interrupt and no line."""
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa")


class Script:
    """Types one line after the other; when there is nothing left, the input is at its end."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)
        self.asked: list[str] = []

    def __call__(self, question: str) -> str:
        self.asked.append(question)
        if not self._lines:
            raise EOFError
        line = self._lines.pop(0)
        if line == INTERRUPT:
            raise KeyboardInterrupt
        return line


class Sitting:
    """One table, from the deal to wherever the typed lines lead."""

    def __init__(
        self,
        *lines: str,
        toy: str = "courier",
        seats: int = 3,
        persons: Sequence[Seat] = (0,),
        language: Language = "en",
        bot: AnyBot | None = None,
    ) -> None:
        self.game: AnyGame = TOYS[toy]
        other = bot or bots_of(self.game)["house"]
        bots = {seat: other for seat in range(seats) if seat not in persons}
        people = ["person" if seat in persons else None for seat in range(seats)]
        self.match: AnyMatch = Match.begin(
            self.game, self.game.options(), seats, seed_from("sitting"), at=0, people=people
        )
        self.page = io.StringIO()
        self.script = Script(lines)
        self.texts = Texts(self.game, language)
        self.table = TerminalTable(
            self.match,
            Players(NAMES[:seats], bots, FastChance(1)),
            self.texts,
            Console(file=self.page, width=80, highlight=False),
            ask=self.script,
            now=count(1).__next__,
        )

    def play(self) -> str:
        """Everything that was printed, until the end or the last line."""
        with suppress(EOFError):
            self.table.play()
        return self.page.getvalue()
