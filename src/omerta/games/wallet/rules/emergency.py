"""Emergency: the top card of the special discard is resolved as if it had been played now. RULES.md W-6.11."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from omerta.games.wallet.components import EMERGENCY
from omerta.games.wallet.state import WalletState

Special = TypeVar("Special", int, str)


def copied(special_discard: Sequence[Special]) -> Special | None:
    """The card that Emergency resolves lies on top of the special discard, if there is one. W-6.11"""
    return special_discard[-1] if special_discard else None


def lay_open(state: WalletState) -> int:
    """Both cards lie open before the active seat until the copied one, which is returned, is done. W-6.11"""
    special = state.special_discard.pop()
    state.in_play = [EMERGENCY, special]
    state.copying = True
    return special


def settle(state: WalletState) -> None:
    """The copied card goes on the special discard and Emergency on top of it. W-6.11"""
    state.special_discard += reversed(state.in_play)
    state.in_play = []
    state.copying = False
