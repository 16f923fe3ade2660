"""This is the expert version: who fills the marked position must own a card of the marker's colour. RULES.md V-11."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.villa.components import CELLAR, KIND_SYMBOLS, MARKED_POSITION, MARKERS
from omerta.games.villa.state import NOBODY, VillaState


def marker(state: VillaState) -> int:
    """The symbol that must be owned to fill the open position, or NOBODY. V-11.1"""
    return marker_at(state, state.filled + 1)


def marker_at(state: VillaState, position: int) -> int:
    """The same for any position of the target. V-11.1"""
    if not state.options.expert or position != MARKED_POSITION or state.target == CELLAR:
        return NOBODY
    return MARKERS[state.grounds[state.target]]


def pair_marker(state: VillaState) -> int:
    """The same for a pair, which an option may exempt. V-11.3, VR-22"""
    return marker(state) if state.options.expert_pair_needs_marker else NOBODY


def owns(row: Sequence[int], played: Sequence[int], symbol: int) -> bool:
    """Without the played cards and before the draw, does the row show the symbol? Jokers count. V-11.2, VR-21"""
    if symbol == NOBODY:
        return True
    kept = list(row)
    for card in played:
        kept.remove(card)
    return any(KIND_SYMBOLS[card] >> symbol & 1 for card in kept)
