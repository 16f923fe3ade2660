"""Here stands how the casual player weighs plans and turns: by the hint on the back, and card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Seat
from omerta.games.villa.actions import Pass, Plan, PlayMatch, PlayPair
from omerta.games.villa.bots.attack import MATCH
from omerta.games.villa.bots.cards import held, shows
from omerta.games.villa.bots.needs import symbol_of
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.bots.turns import CardTurn
from omerta.games.villa.components import IS_JOKER, KIND_INDEX, KIND_SYMBOLS, PLAIN_KIND
from omerta.kit.ring import following

_HINT_MISSED: Final = 100
_POSITION_MISSED: Final = 100
_POSITION_BY_JOKER: Final = 50
_PAIR: Final = 200
_PASS: Final = 500
# Passing comes before a pair of just two cards when the next seat has the right one.
_LATE_PAIR: Final = 600
_JOKER: Final = 1000


def casual_plan_loss(situation: Situation, plan: Plan) -> float:
    """A hint speaks against a plan if whoever comes to that position lacks the card; a crossed-out one never."""
    guard = situation.guard(plan.target)
    if guard is None:
        return _godfather_loss(situation, plan)
    if guard.hint.position is None or meets_hint(situation, plan.leader, guard.hint.symbol, guard.hint.position):
        return 0
    return _HINT_MISSED


def meets_hint(situation: Situation, leader: Seat, symbol: str, position: int) -> bool:
    """Has the seat that comes to this position a plain card for it?"""
    return held(situation.rows[seat_at(situation, leader, position)], KIND_INDEX[symbol]) > 0


def seat_at(situation: Situation, leader: Seat, position: int) -> Seat:
    """Says who comes to the position if nobody passes."""
    return (leader + position - 1) % situation.seats


def _godfather_loss(situation: Situation, plan: Plan) -> float:
    loss = 0
    for position, need in enumerate(situation.possible_needs(plan.target)[0], start=1):
        row = situation.rows[seat_at(situation, plan.leader, position)]
        symbol = symbol_of(need)
        if not held(row, PLAIN_KIND[symbol]):
            loss += _POSITION_BY_JOKER if shows(row, symbol) else _POSITION_MISSED
    return loss


def casual_turn_losses(situation: Situation, turns: Sequence[CardTurn]) -> list[float]:
    return [_turn_loss(situation, turn) for turn in turns]


def _turn_loss(situation: Situation, turn: CardTurn) -> float:
    """Matches first, plain cards before jokers; else takes a pair; else passes what lies there most often."""
    active, required = situation.view.active, situation.view.required
    assert active is not None and required is not None, "nobody is on turn"
    row = situation.rows[active]
    match turn:
        case PlayMatch():
            return MATCH[KIND_INDEX[turn.card]]
        case PlayPair():
            kind, other = KIND_INDEX[turn.card_a], KIND_INDEX[turn.card_b]
            if IS_JOKER[kind] or IS_JOKER[other]:
                return _JOKER
            next_row = situation.rows[following(active, situation.seats)]
            is_late = held(row, kind) == 2 and held(next_row, KIND_INDEX[required])
            return (_LATE_PAIR if is_late else _PAIR) - held(row, kind)
        case Pass():
            kind = KIND_INDEX[turn.card]
            joker = _JOKER * KIND_SYMBOLS[kind].bit_count() if IS_JOKER[kind] else 0
            return _PASS + joker - held(row, kind)
