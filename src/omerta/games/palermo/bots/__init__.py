"""These are the players of the house: given a view and the legal actions, never a State.

`HOUSE` keeps its venues together, plans the whole tour and sends its policeman to whoever is ahead. `EASY` builds
anywhere and runs to whatever is nearest.
"""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.bots.easy import easy_choice
from omerta.games.palermo.bots.easy_reasons import easy_reason
from omerta.games.palermo.bots.house import house_choice
from omerta.games.palermo.bots.house_reasons import house_reason
from omerta.games.palermo.bots.player import Player

__all__ = ["EASY", "HOUSE"]

HOUSE: Final = Player(choice=house_choice, reason=house_reason)
EASY: Final = Player(choice=easy_choice, reason=easy_reason)
