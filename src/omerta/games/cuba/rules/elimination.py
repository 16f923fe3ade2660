"""Who is out of the game, and why. RULES.md C-9."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.cuba.events import Eliminated
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.values import Fate


def eliminate(state: CubaState, position: int, fate: Fate, emit: Emit | None) -> None:
    """From now on this seat watches and is silent. C-9.1, C-9.2"""
    state.eliminated |= 1 << position
    state.fates[position] = fate
    if emit is not None:
        emit(Eliminated(state.seat_of(position), fate))
