"""Ways to play that a lobby offers by name. RULES.md W-13."""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.options import WalletOptions

PRESETS: Final = {
    # As the rulebook has it.
    "standard": WalletOptions(),
    # One round, scored as always: a quarter of an hour.
    "short": WalletOptions(rounds=1),
    # Two special cards in a turn, and nobody gets rid of cards by paying with them.  W-13.1, W-13.3
    "tactical": WalletOptions(specials_per_turn=2, payment="minimal"),
    # All 80 cards and no compulsion to act: more surprises, less hurry.  W-1.2, W-13.2
    "relaxed": WalletOptions(deck="full", allow_pass=True),
}
