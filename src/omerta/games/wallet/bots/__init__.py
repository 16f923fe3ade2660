"""These are the players of the house: given a view and the legal actions, never a State.

`HOUSE` weighs every person it could become against the actions that takes; half of its seats want to be rich before
they flip. `EASY` sees to the one identity it holds, mends what is wrong with it and is content with little.
"""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.bots.easy import easy_values
from omerta.games.wallet.bots.house import house_values
from omerta.games.wallet.bots.player import Player

__all__ = ["EASY", "HOUSE"]

HOUSE: Final = Player(values=house_values)
EASY: Final = Player(values=easy_values)
