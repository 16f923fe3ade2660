"""The screen shows what happened, how things stand and what can be done. 60 columns are enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text as RichText

from omerta.cli.terminal.drawing import Drawing
from omerta.cli.terminal.layout import flowing, folded, laid_out, marked
from omerta.contract import Action, View
from omerta.text import MoveLine, Part, Texts

LOG_LINES: Final = range(4, 13)
"""How many of the latest sentences are shown at least and at most."""
MOVE_LINES: Final = 30
"""Where the moves take more lines than that, only their headings are shown until somebody asks."""


class Screen:
    """Only a real terminal is cleared; in a pipe one picture follows the other."""

    def __init__(self, console: Console, drawing: Drawing, texts: Texts, names: Sequence[str]) -> None:
        self.console = console
        self.texts = texts
        self._drawing = drawing
        self._names = tuple(escape(name) for name in names)

    def show(self, view: View, legal: Sequence[Action], news: Sequence[str], question: str) -> None:
        board = self._board(self._drawing.board(view, self._names, self.texts.say))
        moves = self._offered(view, legal)
        if self.console.is_terminal:
            self.console.clear()
        self.heading(self.texts.say("title"))
        self.tell(latest(news, self.console.height - len(board) - len(moves) - 4), style="dim")
        self._draw(board)
        self.console.rule(RichText(question, "bold"), align="left", style="dim")
        self._draw(moves)

    def heading(self, title: str) -> None:
        self.console.rule(RichText(title, "bold"))

    def debrief(self, view: View) -> None:
        """Draws the last picture, and whatever was hidden until now."""
        self._draw(self._board(self._drawing.board(view, self._names, self.texts.say)))
        self._draw(self._board(self._drawing.debrief(view, self._names, self.texts.say)))

    def list_moves(self, view: View, legal: Sequence[Action], word: str) -> None:
        """Lists every move with its number, or those in which the word occurs."""
        lines = self._drawing.moves(view, legal, self._names, self.texts.say)
        self._draw(flowing(containing(lines, word), self.console))

    def explain(self, view: View, action: Action) -> None:
        self._draw([marked(line) for line in self._drawing.explain(view, action, self._names, self.texts.say)])

    def rule_of(self, view: View, action: Action) -> str | None:
        return self._drawing.rule_of(view, action)

    def tell(self, sentences: Sequence[str], style: str = "") -> None:
        for sentence in sentences:
            self.console.print(RichText(sentence, style=style))

    def _offered(self, view: View, legal: Sequence[Action]) -> list[RichText]:
        lines = self._drawing.moves(view, legal, self._names, self.texts.say)
        moves = flowing(lines, self.console)
        if len(moves) <= MOVE_LINES:
            return moves
        return [*folded(lines, self.console), RichText(self.texts.say("cli-table-folded"), "dim")]

    def _board(self, parts: Sequence[Part]) -> list[RichText]:
        return laid_out(parts, self.console)

    def _draw(self, lines: Sequence[RichText]) -> None:
        for line in lines:
            self.console.print(line, overflow="crop", no_wrap=True, crop=True)


def latest(news: Sequence[str], room: int) -> list[str]:
    lines = min(max(room, LOG_LINES[0]), LOG_LINES[-1])
    return list(news) if len(news) <= lines else ["…", *news[-(lines - 1) :]]


def containing(lines: Sequence[MoveLine], word: str) -> list[MoveLine]:
    """Keeps the moves that hold the word, and all of those whose heading does."""
    wanted = word.casefold()
    kept = (line if _holds(line.heading, wanted) else _kept(line, wanted) for line in lines)
    return [line for line in kept if line.moves]


def _kept(line: MoveLine, wanted: str) -> MoveLine:
    return MoveLine(line.heading, tuple(move for move in line.moves if _holds(move[1], wanted)))


def _holds(markup: str, wanted: str) -> bool:
    return wanted in marked(markup).plain.casefold()
