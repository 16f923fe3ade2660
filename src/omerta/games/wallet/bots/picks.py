"""These are choices within an action or a special card: what to pay, keep, give, and to whom. RULES.md W-4.3, W-6"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Seat
from omerta.games.wallet.actions import Birthday, Gift, PayAdd, PayDone, TakeId, Target, WalletAction
from omerta.games.wallet.bots.buying import best_purchase
from omerta.games.wallet.bots.cards import UNIT_OF, UNITS
from omerta.games.wallet.bots.ending import Ending
from omerta.games.wallet.bots.regular import quick_score
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.components import BADGE, CHARACTER_INDEX, CREDIT_CARD, FACE_INDEX, FACES, ID_OF, VALUES

_POISON: Final[tuple[float, ...]] = tuple(
    0.03 if face in (CREDIT_CARD, BADGE) else 0.02 if not VALUES[face] else -VALUES[face] / 100_000
    for face in range(len(FACES))
)
"""It says how little others like a card; small beside what one's own hand is worth."""


def payment_values(situation: Situation, legal: Sequence[WalletAction]) -> list[float]:
    """Pays card by card, in canonical order, towards the best payment."""
    begun = tuple(FACE_INDEX[card] for card in situation.own.paying or ())
    if situation.timers:
        payment = best_purchase(situation, situation.timers, begun).payment
    else:
        payment = max(Ending(situation).purchases(begun), default=(0, ()))[1]
    wanted = PayAdd(FACES[payment[len(begun)]]) if len(payment) > len(begun) else PayDone()
    return [float(action == wanted) for action in legal]


def id_value(situation: Situation, action: TakeId) -> float:
    hand = situation.hand + UNITS[ID_OF[CHARACTER_INDEX[action.character]]]
    if not situation.timers:
        return Ending(situation).value_of(hand)
    return situation.score(hand)


def birthday_value(situation: Situation, action: Birthday) -> float:
    """The best card stays; what nobody likes goes to those with the most chips."""
    given = [_gift_bonus(situation, card, seat) for card, seat in zip(action.cards, action.seats, strict=True)]
    return situation.score(situation.hand + UNIT_OF[action.keep]) + sum(given)


def gift_value(situation: Situation, action: Gift) -> float:
    return quick_score(situation, situation.hand - UNIT_OF[action.card]) + _gift_bonus(
        situation, action.card, action.seat
    )


def _gift_bonus(situation: Situation, card: str, seat: Seat) -> float:
    return _POISON[FACE_INDEX[card]] * (1 + situation.view.players[seat].chips / 10)


def target_value(situation: Situation, action: Target) -> float:
    """Says where the card one gets is the best on average; among equals, from the seat with the most chips."""
    odds = situation.hand_odds(action.seat)
    gained = sum([chance * situation.score(situation.hand + UNITS[face]) for face, chance in odds])
    return gained + situation.view.players[action.seat].chips / 1000


def inspection_value(situation: Situation, *, keep: bool) -> float:
    inspected = situation.own.inspected
    assert inspected is not None, "no card is under inspection"
    return quick_score(situation, situation.hand + (UNIT_OF[inspected] if keep else 0))
