"""A turn of the house: the best regular action, or a special card that is clearly better. RULES.md W-3, W-5"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.wallet.actions import Buy, Draw, Flip, Pass, Play, Put, WalletAction
from omerta.games.wallet.bots.regular import Regular, flip_score, greedy_action, regular_score
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.bots.specials import (
    ADVANTAGE,
    buy_first_score,
    draw_first_score,
    put_first_scores,
    special_score,
)
from omerta.games.wallet.components import FACE_INDEX

_REGULAR = (Draw, Put, Buy, Flip, Pass)


def turn_values(situation: Situation, legal: Sequence[WalletAction]) -> list[float]:
    values = _regular_values(situation, [action for action in legal if isinstance(action, _REGULAR)])
    for action in legal:
        if isinstance(action, Play):
            values[action] = special_score(situation, action.special) - ADVANTAGE
    return [values[action] for action in legal]


def action_values(situation: Situation, legal: Sequence[WalletAction]) -> list[float]:
    """Within a Double Move the first action is weighed together with the second. W-6.1"""
    regular = [action for action in legal if isinstance(action, _REGULAR)]
    if situation.view.actions_left < 2 or greedy_action(situation, regular):
        values = _regular_values(situation, regular)
    else:
        values = _first_values(situation, regular)
    return [values[action] for action in legal]


def _regular_values(situation: Situation, regular: Sequence[Regular]) -> dict[WalletAction, float]:
    """A greedy seat's wish counts as much as its best action, so that special cards are measured by that."""
    values: dict[WalletAction, float] = {action: regular_score(situation, action) for action in regular}
    wanted = greedy_action(situation, regular)
    if wanted is not None:
        values[wanted] = max(values.values()) + 0.001
    return values


def _first_values(situation: Situation, regular: Sequence[Regular]) -> dict[WalletAction, float]:
    puts = put_first_scores(situation)
    values: dict[WalletAction, float] = {}
    for action in regular:
        match action:
            case Put():
                values[action] = puts[FACE_INDEX[action.card]]
            case Draw():
                values[action] = draw_first_score(situation)
            case Buy():
                values[action] = buy_first_score(situation)
            case Flip():
                values[action] = flip_score(situation, situation.hand)
            case Pass():
                values[action] = situation.score(situation.hand)
    return values
