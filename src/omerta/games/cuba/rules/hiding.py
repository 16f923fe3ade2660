"""The Godfather takes some diamonds away before the box goes round. RULES.md C-3."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.cuba.components import MOST_HIDDEN
from omerta.games.cuba.events import DiamondsHidden
from omerta.games.cuba.rules.passing import hand_over
from omerta.games.cuba.state import CubaState


def hide(state: CubaState, count: int, emit: Emit | None) -> None:
    """What is hidden is out of this game; the rest goes to P1. C-3.1, C-3.2, CR-10"""
    if not 0 <= count <= MOST_HIDDEN:
        raise RuleViolation("C-3.1", "hide-count", count=count, most=MOST_HIDDEN)
    state.hidden = count
    state.box_diamonds -= count
    if emit is not None:
        emit(DiamondsHidden(state.seat_of(0), count))
    hand_over(state, emit)
