"""A person types commands at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Choose:
    """The person makes a move by its number, from 1."""

    number: int


@dataclass(frozen=True)
class Explain:
    """The person asks what a move means and which rule allows it."""

    number: int


@dataclass(frozen=True)
class ShowRule:
    """The person wants to read a rule."""

    rule: str


@dataclass(frozen=True)
class ShowMoves:
    """The person wants to see all moves, or those that hold a word."""

    word: str


class Help:
    """The person asks what can be typed."""


class Hint:
    """The person asks what the house would do, and why."""


class ShowLog:
    """The person wants to read everything that has happened so far."""


class Undo:
    """The person takes the last move back, if that is allowed."""


class Concede:
    """The person gives the game up."""


class Quit:
    """The person leaves the table."""


class Wait:
    """Nothing was typed: the person looks again, or lets others act first."""


@dataclass(frozen=True)
class Unclear:
    """Nobody knows what this line means."""

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
    """Understands `7`, `? 7`, `r V-7.2`, `m bruno`, a letter alone, and `help` or `hilfe` as a word."""
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
