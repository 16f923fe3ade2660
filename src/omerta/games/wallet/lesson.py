"""This is the first game of whoever learns it: two rounds, the second one for doing better. RULES.md W-13"""

from __future__ import annotations

from typing import Final

from omerta.contract import Lesson
from omerta.games.wallet.options import WalletOptions

LESSON: Final = Lesson(
    options=WalletOptions(rounds=2),
    bots=("easy", "easy"),
    seed="wallet-8",
    moments=(
        "hand",
        "papers",
        "turn",
        "tools",
        "edge",
        "buy",
        "specials",
        "reference",
        "timers",
        "innocent",
        "late",
        "window",
        "end",
        "chips",
    ),
)
