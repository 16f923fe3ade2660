"""A crook on a policeman's field holds him there. RULES.md P-6.4, PR-21."""

from __future__ import annotations

from omerta.contract import Seat
from omerta.games.palermo.state import PalermoState


def is_pinned(state: PalermoState, seat: Seat) -> bool:
    """Any crook holds him, the seat's own included. P-6.4"""
    return state.police[seat] in state.crooks
