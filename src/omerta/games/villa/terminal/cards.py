"""Symbols and police cards are drawn as small coloured tiles with a letter: colour alone tells nothing on paper or in
grey."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from omerta.games.villa.components import KIND_INDEX, KIND_SYMBOLS, SYMBOLS
from omerta.text import Say

COLOURS: Final = {
    "Y": "bold #1e1a1d on #f2b632",
    "R": "bold #fffaef on #ae2417",
    "B": "bold #fffaef on #1b4a82",
    "G": "bold #fffaef on #358058",
}
EMPTY: Final = "[dim] · [/]"


def letter(symbol: str, say: Say) -> str:
    """The letters are H P W M in German, H P C B in English."""
    letters = {"Y": say("letter-Y"), "R": say("letter-R"), "B": say("letter-B"), "G": say("letter-G")}
    return letters[symbol]


def tile(symbol: str, say: Say) -> str:
    """Draws one symbol, one column wide."""
    return f"[{COLOURS[symbol]}]{letter(symbol, say)}[/]"


def card(kind: str, say: Say) -> str:
    """Draws a police card: a joker shows all its symbols side by side."""
    symbols = [symbol for index, symbol in enumerate(SYMBOLS) if KIND_SYMBOLS[KIND_INDEX[kind]] >> index & 1]
    first, last = COLOURS[symbols[0]], COLOURS[symbols[-1]]
    return f"[{first}] [/]{''.join(tile(symbol, say) for symbol in symbols)}[{last}] [/]"


def cards(kinds: Iterable[str], say: Say) -> str:
    return " ".join(card(kind, say) for kind in kinds)


def counts(pile: Mapping[str, int], say: Say) -> str:
    """Counts how many there are of each symbol, and of jokers together: those never come back. A dash where there is
    nothing."""
    plain = [f"{pile[kind]}{tile(kind, say)}" for kind in SYMBOLS if pile.get(kind)]
    jokers = sum(count for kind, count in pile.items() if kind not in SYMBOLS)
    return " ".join([*plain, f"{jokers}J"] if jokers else plain) or "–"
