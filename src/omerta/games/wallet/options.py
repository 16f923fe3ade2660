"""These are the options of the game. RULES.md W-13."""

from __future__ import annotations

from typing import Literal

from omerta.contract import Options


class WalletOptions(Options, frozen=True):
    deck: Literal["balanced", "full"] = "balanced"
    specials_per_turn: Literal[1, 2] = 1
    allow_pass: bool = False
    payment: Literal["free", "minimal"] = "free"
    coin_pool: Literal["random", "lowest"] = "random"
    rounds: Literal[3, 2, 1] = 3
