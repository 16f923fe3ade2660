"""What a person types at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Choose:
    """A move by its number, from 1."""

    number: int


@dataclass(frozen=True)
class Explain:
    """A move by its number: what it means and which rule allows it."""

    number: int


@dataclass(frozen=True)
class ShowRule:
    rule: str


@dataclass(frozen=True)
class ShowMoves:
    """All moves, or those that hold a word."""

    word: str


class Help:
    """All of this in a few lines."""


class Hint:
    """What the house would do, and why."""


class ShowLog:
    """Everything that has happened so far."""


class Undo:
    """The last move, if it may be taken back."""


class Concede:
    """Give the game up."""


class Quit:
    """Leave the table."""


class Wait:
    """Nothing typed: look again, or let others act first."""


@dataclass(frozen=True)
class Unclear:
    text: str


Question: TypeAlias = ShowRule | Help | Hint | ShowLog | Unclear
"""Whatever is answered with sentences alone."""
Command: TypeAlias = Question | Choose | Explain | ShowMoves | Undo | Concede | Quit | Wait

_LETTERS: dict[str, Command] = {
    "": Wait(),
    "?": Help(),
    "help": Help(),
    "hilfe": Help(),
    "h": Hint(),
    "l": ShowLog(),
    "u": Undo(),
    "c": Concede(),
    "q": Quit(),
}


def parse(line: str) -> Command:
    """`7`, `? 7`, `r V-7.2`, `m bruno`, or a letter alone; whoever types `help` or `hilfe` is understood, too."""
    text = line.strip()
    letter, _, rest = text.partition(" ") if not text.startswith("?") else ("?", "", text[1:])
    word = rest.strip()
    if text.isdecimal():
        return Choose(int(text))
    if letter == "?" and word.isdecimal():
        return Explain(int(word))
    if letter.lower() == "r" and word:
        return ShowRule(word)
    if letter.lower() == "m":
        return ShowMoves(word)
    return _LETTERS.get(text.lower(), Unclear(text))
