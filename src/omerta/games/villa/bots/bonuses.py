"""Here stands who gets the bonus card. RULES.md V-8.5"""

from __future__ import annotations

from typing import Final

from omerta.games.villa.actions import GiveBonus
from omerta.games.villa.bots.cards import held
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.components import KIND_INDEX

_SAME_COLOUR: Final = 10
_UNDER_PILE: Final = 100


def careful_bonus_loss(situation: Situation, gift: GiveBonus) -> float:
    """Prefers a row with room, best one without that colour, then the shortest; else the pile of whoever has least."""
    if gift.to == "pile":
        return _UNDER_PILE + situation.cards_of(gift.seat)
    colour = _SAME_COLOUR if has_colour(situation, gift) else 0
    return colour + len(situation.view.rows[gift.seat])


def casual_bonus_loss(situation: Situation, gift: GiveBonus) -> float:
    """Serves everybody in turn: whoever has the fewest cards, open if there is room."""
    return situation.cards_of(gift.seat) + (0.5 if gift.to == "pile" else 0.0)


def has_colour(situation: Situation, gift: GiveBonus) -> bool:
    """Does the row hold a plain card of the bonus colour already?"""
    symbol = situation.view.bonus_symbol
    assert symbol is not None, "there is no bonus to give"
    return held(situation.rows[gift.seat], KIND_INDEX[symbol]) > 0
