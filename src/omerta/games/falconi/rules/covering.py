"""Here stands what is left of a card that was blasted or broken. RULES.md F-2.9, F-4.11, F-9.4."""

from __future__ import annotations

from omerta.games.falconi.state import FalconiState
from omerta.games.falconi.streets.cards import BLASTED, CARD_NAMES, CODE_CARD, NO_CARD


def cover(state: FalconiState, cell: int, axis: int) -> str:
    """The card is out of the game, a street along the axis takes its place; tells what was covered. F-4.11"""
    card = CODE_CARD[state.grid[cell]]
    state.grid[cell] = BLASTED[axis]
    if card == NO_CARD:
        return "blasted"
    state.removed[card] += 1
    return CARD_NAMES[card]
