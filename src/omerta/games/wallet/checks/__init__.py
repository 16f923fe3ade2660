"""Here stands what a components file must fulfil, and what makes it odd. RULES.md LW-1 to LW-14.

The hard checks refuse the file by naming themselves and the card or field; the others only warn.
"""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.checks import cards, figures
from omerta.games.wallet.checks.balance import warnings

__all__ = ["CHECKS", "warnings"]

CHECKS: Final = (
    cards.check_play_cards,
    figures.check_characters,
    cards.check_faces,
    cards.check_decks,
    cards.check_extra_ids_and_specials,
    figures.check_coins,
    figures.check_chips,
    figures.check_payout,
)
"""The checks are LW-1 to LW-7 and LW-14; the characters come before the cards that name them."""
