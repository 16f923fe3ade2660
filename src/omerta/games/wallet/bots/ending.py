"""The end of the round: what the hand is worth when the police come, and what can still be mended. RULES.md W-7, W-9"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from omerta.games.wallet.actions import AtmDeposit, AtmDraw, Buy, Draw, Exchange, Pass, Put, Stash
from omerta.games.wallet.bots.buying import payments
from omerta.games.wallet.bots.cards import UNIT_OF, UNITS, counts_of, faces_in
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.components import (
    CHARACTER_INDEX,
    CURRENCIES,
    CURRENCY_INDEX,
    CURRENCY_OF,
    FACE_INDEX,
    ID_OF,
    IS_MONEY,
    IS_NOTE,
)
from omerta.games.wallet.rules.verdict import verdict

EndAction: TypeAlias = Pass | Stash | AtmDeposit | AtmDraw | Exchange
ExtraAction: TypeAlias = Draw | Put | Buy

_INNOCENT: Final = 100
_NONE: Final = -1
# Any coin does: amounts are whole, and what is less than one GE decides nothing here.  W-8.9
_COIN: Final = 1


@lru_cache(maxsize=1 << 16)
def final_value(hand: int, exchanged: int = _NONE, currency: int = _NONE) -> int:
    """Innocence counts first, then money, in GE."""
    found = verdict(counts_of(hand), _COIN, exchanged, currency)
    return _INNOCENT + found.cents // 100 if found.innocent else 0


def mended_value(hand: int, cards: frozenset[str], exchanged: int = _NONE, currency: int = _NONE) -> int:
    """The hand counts with the end cards still to be played as well as can be; drawing a note is left out."""
    best = final_value(hand, exchanged, currency)
    for card in cards:
        rest = cards - {card}
        for face in faces_in(hand):
            if card == "secret_stash" or (card == "atm" and IS_NOTE[face]):
                best = max(best, mended_value(hand - UNITS[face], rest, exchanged, currency))
            elif card == "exchange" and IS_NOTE[face]:
                for other in range(len(CURRENCIES)):
                    if other != CURRENCY_OF[face]:
                        best = max(best, mended_value(hand - UNITS[face], rest, face, other))
    return best


class Ending:
    """This is what the police find if this seat does one thing or the other."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._hand = situation.hand
        self._cards = frozenset(situation.own.specials) & {"secret_stash", "atm", "exchange"}
        player = situation.view.players[situation.you]
        self._exchanged = FACE_INDEX[player.exchanged] if player.exchanged else _NONE
        self._currency = CURRENCY_INDEX[player.currency] if player.currency else _NONE

    def value(self, action: EndAction) -> float:
        match action:
            case Pass():
                return final_value(self._hand, self._exchanged, self._currency)
            case Stash():
                return self._mended(self._hand - UNIT_OF[action.card], "secret_stash")
            case AtmDeposit():
                return self._mended(self._hand - UNIT_OF[action.card], "atm")
            case AtmDraw():
                return self._mean_note()
            case Exchange():
                face, currency = FACE_INDEX[action.card], CURRENCY_INDEX[action.currency]
                return mended_value(self._hand - UNITS[face], self._cards - {"exchange"}, face, currency)

    def extra_value(self, action: ExtraAction) -> float:
        """Gain Time gives one more action. W-6.12"""
        match action:
            case Draw():
                return sum([chance * self._mended(self._hand + UNITS[face]) for face, chance in self._situation.draws])
            case Put():
                return self._mended(self._hand - UNIT_OF[action.card])
            case Buy():
                return max([value for value, _ in self.purchases()], default=0)

    def value_of(self, hand: int) -> float:
        return self._mended(hand)

    def as_it_is(self) -> float:
        return self._mended(self._hand)

    def best_extra(self) -> float:
        """Gives the best of all extra actions that this hand allows."""
        actions: list[ExtraAction] = [Put(card) for card in dict.fromkeys(self._situation.own.hand)]
        if self._situation.can_buy:
            actions.append(Buy())
        if self._situation.view.wallet:
            actions.append(Draw())
        return max([self.extra_value(action) for action in actions], default=0)

    def purchases(self, begun: tuple[int, ...] = ()) -> list[tuple[float, tuple[int, ...]]]:
        """Payments with the value of the best ID that may be in the pocket."""
        found: list[tuple[float, tuple[int, ...]]] = []
        ids = [UNITS[ID_OF[CHARACTER_INDEX[name]]] for name in self._situation.own.pocket_seen]
        for payment in payments(self._situation, begun):
            rest = self._hand - sum([UNITS[face] for face in payment])
            found.append((max([self._mended(rest + unit) for unit in ids], default=0), payment))
        return found

    def _mended(self, hand: int, played: str = "") -> int:
        return mended_value(hand, self._cards - {played}, self._exchanged, self._currency)

    def _mean_note(self) -> float:
        """Cards are drawn until a note appears. W-7.6"""
        notes = [(face, chance) for face, chance in self._situation.draws if IS_NOTE[face]]
        whole = sum([chance for _, chance in notes])
        if not whole:
            return self._mended(self._hand, "atm")
        return sum([chance * self._mended(self._hand + UNITS[face], "atm") for face, chance in notes]) / whole


def suspicion(situation: Situation, seat: int) -> tuple[int, float]:
    """The fullest hand, then the one with the most IDs and tools in it as far as this seat knows. W-9.2"""
    odds = situation.hand_odds(seat)
    return situation.view.players[seat].cards, sum([chance for face, chance in odds if not IS_MONEY[face]])
