"""Cards are written in the shorthand of the worked examples: `D100` a note, `J150` a jewel, `#john` an ID, `CC`,
`BADGE`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from omerta.games.wallet.components import FACES

_CURRENCIES: Final = {"dollar": "D", "euro": "E", "pound": "P", "yen": "Y"}
_PERSONS: Final = {
    "john_smith": "#john",
    "policeman": "#police",
    "millionaire": "#million",
    "blonde": "#blonde",
    "secret_agent": "#agent",
}
_TOOLS: Final = {"credit_card": "CC", "badge": "BADGE"}


def short(card: str) -> str:
    """`note:dollar:100` -> `D100`."""
    match card.split(":"):
        case ["note", currency, value]:
            return f"{_CURRENCIES[currency]}{value}"
        case ["jewel", value]:
            return f"J{value}"
        case ["id", person]:
            return _PERSONS[person]
        case _:
            return _TOOLS[card]


_LONG: Final = {short(face): face for face in FACES}
_CHARACTERS: Final = {tag: person for person, tag in _PERSONS.items()}


def card(text: str) -> str:
    """`D100` -> `note:dollar:100`. Words that mean no card stay as they are, so that wrong ones can be tried."""
    return _LONG.get(text, text)


def cards(text: str) -> tuple[str, ...]:
    return tuple(card(word) for word in text.split())


def faces(text: str) -> list[int]:
    """The numbers that a state keeps."""
    return [FACES.index(name) for name in cards(text)]


def character(text: str) -> str:
    """`#blonde` -> `blonde`."""
    return _CHARACTERS[text]


def shorts(names: Iterable[str]) -> str:
    """Cards as one text, in the order in which they come."""
    return " ".join(short(name) for name in names)


def pile(counts: Sequence[int]) -> str:
    """Writes a multiset of a state as one text, in canonical order."""
    return shorts(FACES[face] for face, count in enumerate(counts) for _ in range(count))
