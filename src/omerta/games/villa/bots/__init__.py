"""These are the players of the house: given a view and the legal actions, never a State.

`HOUSE` is careful: it counts what each attack wastes over all guards that fit the back. `CASUAL` goes by the hint on
the back and plays card by card.
"""

from __future__ import annotations

from typing import Final

from omerta.games.villa.bots.bonuses import careful_bonus_loss, casual_bonus_loss
from omerta.games.villa.bots.casual import casual_plan_loss, casual_turn_losses
from omerta.games.villa.bots.plans import careful_plan_loss
from omerta.games.villa.bots.player import Player
from omerta.games.villa.bots.reasons import careful_plan_reason, casual_plan_reason
from omerta.games.villa.bots.swaps import careful_swap_losses, casual_swap_losses
from omerta.games.villa.bots.turns import careful_turn_losses

__all__ = ["CASUAL", "HOUSE"]

HOUSE: Final = Player(
    plan_loss=careful_plan_loss,
    bonus_loss=careful_bonus_loss,
    turn_losses=careful_turn_losses,
    swap_losses=careful_swap_losses,
    plan_reason=careful_plan_reason,
)

CASUAL: Final = Player(
    plan_loss=casual_plan_loss,
    bonus_loss=casual_bonus_loss,
    turn_losses=casual_turn_losses,
    swap_losses=casual_swap_losses,
    plan_reason=casual_plan_reason,
)
