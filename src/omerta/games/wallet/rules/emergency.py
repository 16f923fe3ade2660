"""Emergency: the top card of the special discard is resolved as if it had been played now. RULES.md W-6.11."""

from __future__ import annotations

from omerta.games.wallet.components import EMERGENCY
from omerta.games.wallet.state import WalletState


def lay_open(state: WalletState) -> int:
    """Both cards lie open before the active seat until the copied one, which is returned, is done. W-6.11"""
    copied = state.special_discard.pop()
    state.in_play = [EMERGENCY, copied]
    state.copying = True
    return copied


def settle(state: WalletState) -> None:
    """The copied card goes on the special discard and Emergency on top of it. W-6.11"""
    state.special_discard += reversed(state.in_play)
    state.in_play = []
    state.copying = False
