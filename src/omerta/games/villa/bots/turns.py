"""Here stands how the careful player weighs a card turn: the cards spent now, and what the rest of the attack then
costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from omerta.games.villa.actions import Pass, PlayMatch, PlayPair
from omerta.games.villa.bots.attack import (
    MATCH,
    PAIR,
    PAIRED_JOKER,
    PASS,
    PASSED_JOKER,
    attack_cost,
)
from omerta.games.villa.bots.cards import UNITS
from omerta.games.villa.bots.keeping import KeepValues
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.components import IS_JOKER, KIND_INDEX
from omerta.kit.ring import following

CardTurn: TypeAlias = PlayMatch | PlayPair | Pass

_SPENT: Final = 15
# A passed card never comes back.
_PASSED: Final = 25


def careful_turn_losses(situation: Situation, turns: Sequence[CardTurn]) -> list[float]:
    keep = KeepValues(situation)
    return [_turn_loss(situation, keep, turn) for turn in turns]


def _turn_loss(situation: Situation, keep: KeepValues, turn: CardTurn) -> float:
    """V-7.1, V-7.2, V-7.3"""
    active = situation.view.active
    assert active is not None, "nobody is on turn"
    row = situation.rows[active]
    match turn:
        case PlayMatch():
            kind = KIND_INDEX[turn.card]
            price = MATCH[kind] + _SPENT * keep.of_card(row, kind)
            return price + _rest_cost(situation, active, row - UNITS[kind], filled=1)
        case PlayPair():
            kind, other = KIND_INDEX[turn.card_a], KIND_INDEX[turn.card_b]
            jokers = IS_JOKER[kind] + IS_JOKER[other]
            price = PAIR + PAIRED_JOKER * jokers + _SPENT * keep.of_pair(row, kind, other)
            return price + _rest_cost(situation, active, row - UNITS[kind] - UNITS[other], filled=1)
        case Pass():
            kind = KIND_INDEX[turn.card]
            price = PASS + PASSED_JOKER * IS_JOKER[kind] + _PASSED * keep.of_card(row, kind)
            return price + _rest_cost(situation, active, row - UNITS[kind], filled=0)


def _rest_cost(situation: Situation, active: int, after: int, *, filled: int) -> int:
    """Says what the attack costs from the next seat on, when this row is left before the draw. V-7.4, V-7.5"""
    needs = situation.open_needs[filled:]
    if not needs:
        return 0
    rows = situation.rows.copy()
    draws = situation.draws.copy()
    rows[active] = after + draws[active][0]
    draws[active] = (*draws[active][1:], 0)
    return attack_cost(needs, following(active, situation.seats), rows, draws)
