"""Here stands how the careful player weighs a plan: whom to attack, and who leads. RULES.md V-6"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.villa.actions import Plan
from omerta.games.villa.bots.attack import attack_cost
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.events import Hint

_BONUS: Final = 80
# The card for a bonus is not there yet; this attack will probably lay it.
_LIKELY_BONUS: Final = 64
_FREE_TARGET: Final = 6


def careful_plan_loss(situation: Situation, plan: Plan) -> float:
    """Says what the attack is expected to cost, less what it brings."""
    return situation.expected_cost(plan.target, plan.leader) - _gain(situation, plan.target)


def best_plan_loss(situation: Situation, rows: Sequence[int]) -> float:
    """The loss of the best plan there would be with these open cards."""
    best = float("inf")
    for slot in situation.free:
        possible = situation.possible_needs(slot)
        gain = _gain(situation, slot)
        for leader in range(situation.seats):
            limit = (best + gain) * len(possible)
            cost = 0
            for needs in possible:
                cost += attack_cost(needs, leader, rows, situation.draws)
                if cost >= limit:
                    break
            else:
                best = cost / len(possible) - gain
    return best


def least_plan_loss(situation: Situation) -> float:
    """No plan loses less, whatever the open cards."""
    return -max(_gain(situation, slot) for slot in situation.free)


def _gain(situation: Situation, slot: str) -> int:
    """The bonus card that comes back, and the choice of targets afterwards. The godfather brings neither."""
    guard = situation.guard(slot)
    if guard is None:
        return 0
    return _bonus(situation, guard.hint) + _FREE_TARGET * situation.free_without(slot)


def _bonus(situation: Situation, hint: Hint) -> int:
    if situation.returns_card(hint.symbol):
        return _BONUS
    return _LIKELY_BONUS if hint.kind == "at" else 0
