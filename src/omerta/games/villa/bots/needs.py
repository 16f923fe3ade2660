"""Here stands what a target asks for, position by position, under the rules of the table. RULES.md V-7, V-11

A need is one number: the symbol, the marker symbol that the seat must own besides, and whether a pair does
without it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from omerta.games.villa.components import GODFATHER_SYMBOLS, GUARD_SYMBOLS, MARKED_POSITION, MARKERS
from omerta.games.villa.options import VillaOptions

Need: TypeAlias = int
Needs: TypeAlias = tuple[Need, ...]

NEED_BITS: Final = 6
_SYMBOL: Final = 0b000011
_MARKER: Final = 2
_FREE_PAIR: Final = 0b100000


def symbol_of(need: Need) -> int:
    return need & _SYMBOL


def marker_of(need: Need) -> int:
    """The symbol that must stay in the row, or -1. V-11.1"""
    return ((need & ~_FREE_PAIR) >> _MARKER) - 1


def frees_pair(need: Need) -> bool:
    """May a pair be played without the marker symbol? V-11.3"""
    return bool(need & _FREE_PAIR)


def _marked(symbols: tuple[int, ...], marker: int, free_pair: int) -> Needs:
    """The needs of a guard in the expert version."""
    mark = (marker + 1) << _MARKER | free_pair if marker >= 0 else 0
    return tuple(symbol | (mark if at == MARKED_POSITION else 0) for at, symbol in enumerate(symbols, start=1))


_EXPERT: Final = tuple(_marked(symbols, marker, 0) for symbols, marker in zip(GUARD_SYMBOLS, MARKERS, strict=True))
_LENIENT: Final = tuple(
    _marked(symbols, marker, _FREE_PAIR) for symbols, marker in zip(GUARD_SYMBOLS, MARKERS, strict=True)
)


def guard_needs(options: VillaOptions) -> tuple[Needs, ...]:
    """Says for each guard of the box what he asks for at this table."""
    if not options.expert:
        return GUARD_SYMBOLS
    return _EXPERT if options.expert_pair_needs_marker else _LENIENT


def godfather_needs(godfather: int) -> Needs:
    return GODFATHER_SYMBOLS[godfather]
