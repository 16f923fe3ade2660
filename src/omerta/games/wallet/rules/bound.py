"""Here stands how many steps a game can take at most. RULES.md W-3.5."""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.components import EXTRA_IDS, MONEY, SPECIALS, SPECIALS_EACH, TIMERS
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.rules.rounds import deck_of

_DOUBLE_MOVES: Final = 2
"""The card itself and its copy by Emergency: each adds one regular action. W-6.1, W-6.11"""
_GAIN_TIME: Final = 1


def bound(options: WalletOptions, seats: int) -> int:
    """No round is longer than the sum of what can happen in it. W-1.5, W-3.5

    Turns: the start player's own flips end a round after 6 n turns. Each has one regular action at most, whose first
    step is counted here; a Double Move and its copy add one each, Gain Time one more. Purchases and special cards are
    counted apart. A clock's end is one step and does at least what one step does.
    """
    actions = TIMERS * seats + _DOUBLE_MOVES + _GAIN_TIME
    return options.rounds * (actions + _purchases(options, seats) + _specials(seats) + _ending(seats))


def _purchases(options: WalletOptions, seats: int) -> int:
    """Each ends with `pay_done` and `take_id` and takes an ID for good; a card is paid once a round. W-4.3, W-4.6"""
    deck = deck_of(options, seats)
    return 2 * EXTRA_IDS.bit_count() + sum(deck[face] for face in MONEY)


def _specials(seats: int) -> int:
    """Each is played once; at most all seats answer and one seat picks: Redistribution. W-5.1, W-6.3, W-6.9

    Card Swap takes no more: a target and two answers. Emergency is a play of its own with the steps of the card it
    copies.
    """
    return min(SPECIALS_EACH * seats, len(SPECIALS)) * (1 + seats + 1)


def _ending(seats: int) -> int:
    """An answer each in the first window, a pass each in the second, a check each, a chip each. W-7, W-9.2, W-10.2

    The cards played in the second window are counted with the special cards.
    """
    return 4 * seats
