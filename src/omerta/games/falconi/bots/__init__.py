"""These are the players of the house: given a view and the legal actions, never a State.

`HOUSE` looks along the lanes, counts cards, actions and space, and thinks its turn through to the end. `EASY` looks no
further than the next action, does not notice which opponent a card blocks, and often acts on a whim.

In principle II none of the police walls a colleague in or stops where Don could come past with a boost, and nobody
draws a card that must wall itself in. Don, and a pair of police cars, know which of his ways the cars bar. As long as
several hunt him and night is far, he shows no escape card lightly.
"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.bots.beam import WHOLE_TURN
from omerta.games.falconi.bots.player import Player
from omerta.games.falconi.bots.temper import Temper

__all__ = ["EASY", "HOUSE"]

HOUSE: Final = Player(Temper(streets=0.3, borders=0.5, actions=0.15, sees_blocks=True, levels=WHOLE_TURN))
EASY: Final = Player(Temper(streets=30.0, borders=8.0, actions=6.0, sees_blocks=False, levels=1))
