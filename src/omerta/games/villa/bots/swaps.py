"""The swap phase: one exchange after the other, as long as the open cards get better by it. RULES.md V-4"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.villa.actions import Ready, Swap
from omerta.games.villa.bots.cards import JOKERS, UNIT_OF, held
from omerta.games.villa.bots.plans import best_plan_loss, least_plan_loss
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.components import PLAIN_KIND

_PLAIN_SQUARE: Final = 100
_JOKER_SQUARE: Final = 50
_BEST_PLAN: Final = 0.7
# An exchange that changes nothing for the better is left alone, so the phase ends.
_CONTENT: Final = 0.001


def careful_swap_losses(situation: Situation, legal: Sequence[Swap | Ready]) -> list[float]:
    """Wants equal cards spread over the rows, and a good first plan. What cannot be the best is not looked into."""
    spread = [_crowding(_rows_after(situation, action)) for action in legal]
    floor = _BEST_PLAN * least_plan_loss(situation)
    losses = [float("inf")] * len(legal)
    best = float("inf")
    for index in sorted(range(len(legal)), key=spread.__getitem__):
        if spread[index] + floor > best:
            break
        action = legal[index]
        loss = spread[index] + _BEST_PLAN * best_plan_loss(situation, _rows_after(situation, action))
        losses[index] = loss - _CONTENT if isinstance(action, Ready) else loss
        best = min(best, losses[index])
    return losses


def casual_swap_losses(situation: Situation, legal: Sequence[Swap | Ready]) -> list[float]:
    """Wants equal cards spread over the rows."""
    spread = [_crowding(_rows_after(situation, action)) for action in legal]
    return [loss - _CONTENT if isinstance(action, Ready) else loss for action, loss in zip(legal, spread, strict=True)]


def _rows_after(situation: Situation, action: Swap | Ready) -> list[int]:
    if isinstance(action, Ready):
        return situation.rows
    rows = situation.rows.copy()
    change = UNIT_OF[action.card_b] - UNIT_OF[action.card_a]
    rows[action.seat_a] += change
    rows[action.seat_b] -= change
    return rows


def _crowding(rows: Sequence[int]) -> float:
    """Adds the squares of the equal plain cards and of the jokers of each row: the fewer in one place, the better."""
    crowding = 0
    for row in rows:
        crowding += _PLAIN_SQUARE * sum([held(row, kind) ** 2 for kind in PLAIN_KIND])
        crowding += _JOKER_SQUARE * sum([held(row, kind) for kind in JOKERS]) ** 2
    return crowding
