"""The table on paper or screen: what happened, how things stand, what can be done. 80 columns are enough."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.text import Text as RichText

from omerta.cli.terminal.drawing import Drawing
from omerta.contract import Action, View
from omerta.text import MoveLine, Texts

LOG_LINES = range(4, 13)
"""How many of the latest sentences are shown at least and at most."""


class Screen:
    """Only a real terminal is cleared; in a pipe one picture follows the other."""

    def __init__(self, console: Console, drawing: Drawing, texts: Texts, names: Sequence[str]) -> None:
        self.console = console
        self.texts = texts
        self._drawing = drawing
        self._names = tuple(escape(name) for name in names)

    def show(self, view: View, legal: Sequence[Action], news: Sequence[str], question: str) -> None:
        board = self._drawing.board(view, self._names, self.texts.say).splitlines()
        moves = flowing(self._drawing.moves(view, legal, self._names, self.texts.say), self.console.width)
        if self.console.is_terminal:
            self.console.clear()
        self.console.rule(f"[bold]{escape(self.texts.say('title'))}[/]")
        self.tell(latest(news, self.console.height - len(board) - len(moves) - 4), style="dim")
        self.draw(board)
        self.console.rule(f"[bold]{escape(question)}[/]", align="left", style="dim")
        self.draw(moves)

    def debrief(self, view: View) -> None:
        """The last picture, and whatever was hidden until now."""
        self.draw(self._drawing.board(view, self._names, self.texts.say).splitlines())
        self.draw(self._drawing.debrief(view, self._names, self.texts.say).splitlines())

    def explain(self, view: View, action: Action) -> None:
        self.draw(self._drawing.explain(view, action, self._names, self.texts.say))

    def rule_of(self, action: Action) -> str | None:
        return self._drawing.rules.get(str(action.__struct_config__.tag))

    def draw(self, lines: Sequence[str]) -> None:
        """Lines with markup, cut where the terminal is narrower."""
        for line in lines:
            self.console.print(RichText.from_markup(line), overflow="crop", no_wrap=True, crop=True)

    def tell(self, sentences: Sequence[str], style: str = "") -> None:
        for sentence in sentences:
            self.console.print(RichText(sentence, style=style))


def latest(news: Sequence[str], room: int) -> list[str]:
    lines = min(max(room, LOG_LINES[0]), LOG_LINES[-1])
    return list(news) if len(news) <= lines else ["…", *news[-(lines - 1) :]]


def flowing(lines: Sequence[MoveLine], width: int) -> list[str]:
    """Headings on the left, numbered moves flowing on their right, none of them broken in two."""
    indent = max((_cells(line.heading) for line in lines), default=0) + 2
    written: list[str] = []
    for line in lines:
        row, used = _padded(line.heading, indent), indent
        for index, label in line.moves:
            entry = f"[bold cyan]{index + 1:>2}[/] {label}"
            if used > indent and used + _cells(entry) > width:
                written.append(row.rstrip())
                row, used = " " * indent, indent
            row, used = f"{row}{entry}  ", used + _cells(entry) + 2
        written.append(row.rstrip())
    return written


def _cells(markup: str) -> int:
    return RichText.from_markup(markup).cell_len


def _padded(markup: str, width: int) -> str:
    return markup + " " * (width - _cells(markup))
