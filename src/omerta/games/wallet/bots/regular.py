"""These are the regular actions: what the hand promises after each of them. RULES.md W-4"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from omerta.games.wallet.actions import Buy, Draw, Flip, Pass, Put
from omerta.games.wallet.bots.buying import best_purchase
from omerta.games.wallet.bots.cards import UNIT_OF, UNITS, faces_in
from omerta.games.wallet.bots.plans import innocent_wealth, score
from omerta.games.wallet.bots.situation import Odds, Situation

Regular: TypeAlias = Draw | Put | Buy | Flip | Pass

_CONTENT: Final = 0.35
"""It says what it is worth to an innocent that the police come nearer."""
GREED: Final = 350
"""A greedy seat does not flip below this wealth."""


def regular_score(situation: Situation, action: Regular) -> float:
    match action:
        case Draw():
            return draw_score(situation, situation.hand)
        case Put():
            return situation.score(situation.hand - UNIT_OF[action.card])
        case Buy():
            return best_purchase(situation, situation.timers).score
        case Flip():
            return flip_score(situation, situation.hand)
        case Pass():
            return situation.score(situation.hand)


def draw_score(situation: Situation, hand: int) -> float:
    return mean_score(hand, situation.draws, situation.timers, situation.can_buy)


def mean_score(hand: int, odds: Odds, timers: int, can_buy: bool) -> float:
    return sum([chance * score(hand + UNITS[face], timers, can_buy) for face, chance in odds])


def flip_score(situation: Situation, hand: int) -> float:
    return situation.score(hand, situation.timers - 1) + (_CONTENT if innocent_wealth(hand) >= 0 else 0)


def quick_score(situation: Situation, hand: int) -> float:
    """The best action with this hand as far as one sees at a glance: flip, or put a card back."""
    best = flip_score(situation, hand)
    for face in faces_in(hand):
        best = max(best, situation.score(hand - UNITS[face]))
    return best


def is_greedy(situation: Situation) -> bool:
    """Half of the seats are, and each in every other round."""
    return (situation.you + situation.view.round_number) % 2 == 0


def greedy_action(situation: Situation, legal: Sequence[Regular]) -> Regular | None:
    """An innocent who has enough wants the end; who has not, wants more while there is time."""
    wealth = situation.wealth
    if wealth < 0 or not is_greedy(situation):
        return None
    wanted: type[Regular] = Flip if wealth >= GREED else Draw
    if wanted is Draw and situation.timers < 2:
        return None
    return next((action for action in legal if isinstance(action, wanted)), None)
