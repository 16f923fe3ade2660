"""Open cards as one number: four bits say how often each kind lies there. RULES.md V-1.4

Behind the kinds comes the blank: a card that will be drawn and that nobody has seen yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from omerta.games.villa.components import IS_JOKER, KIND_INDEX, KIND_SYMBOLS, KINDS

_BITS: Final = 4
_COUNT: Final = (1 << _BITS) - 1

UNITS: Final[tuple[int, ...]] = tuple(1 << _BITS * kind for kind in range(len(KINDS)))
"""It is one card of each kind."""
BLANK: Final[int] = 1 << _BITS * len(KINDS)
UNIT_OF: Final[dict[str, int]] = {name: UNITS[kind] for name, kind in KIND_INDEX.items()}
JOKERS: Final[tuple[int, ...]] = tuple(kind for kind in range(len(KINDS)) if IS_JOKER[kind])


def row_of(kinds: Iterable[str]) -> int:
    return sum([UNIT_OF[kind] for kind in kinds])


def held(row: int, kind: int) -> int:
    """Says how many of the kind lie in the row."""
    return row >> _BITS * kind & _COUNT


def shows(row: int, symbol: int) -> bool:
    """Does a card of the row show the symbol? Blanks show nothing."""
    return any(KIND_SYMBOLS[kind] >> symbol & 1 and held(row, kind) for kind in range(len(KINDS)))
