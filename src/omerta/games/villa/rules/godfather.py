"""The godfather is taken like a guard, and with him the game is won. RULES.md V-9."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.villa.rules.ending import finish
from omerta.games.villa.state import VillaState


def take_godfather(state: VillaState, emit: Emit | None) -> None:
    """His last position wins before any defeat test; the cards stay at him. V-9.1, V-9.2, VR-32"""
    finish(state, "godfather_arrested", emit)
