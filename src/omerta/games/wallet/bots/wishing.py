"""Here stands whom to ask for what. RULES.md W-6.10"""

from __future__ import annotations

from functools import lru_cache

from omerta.games.wallet.actions import Wish
from omerta.games.wallet.bots.cards import UNITS
from omerta.games.wallet.bots.regular import quick_score
from omerta.games.wallet.bots.situation import Odds, Situation
from omerta.games.wallet.components import CURRENCIES, CURRENCY_OF, JEWELS, MONEY, VALUES

_REQUESTS = (
    *(f"currency:{currency}" for currency in CURRENCIES),
    "jewel",
    *(f"value:{value}" for value in sorted({VALUES[face] for face in MONEY})),
)


@lru_cache
def fitting(request: str) -> frozenset[int]:
    """The faces that meet a request. WR-15"""
    kind, _, what = request.partition(":")
    if kind == "currency":
        return frozenset(face for face in MONEY if CURRENCY_OF[face] == CURRENCIES.index(what))
    return frozenset(JEWELS) if kind == "jewel" else frozenset(face for face in MONEY if VALUES[face] == int(what))


class Wishes:
    """This is what each wish promises; every face is looked into once."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        self._as_is = quick_score(situation, situation.hand)
        self._with = {face: quick_score(situation, situation.hand + UNITS[face]) for face in MONEY}

    def score(self, odds: Odds, cards: int, request: str) -> float:
        """If somebody with so many cards is asked, each of which has these odds."""
        faces = fitting(request)
        found = [(face, chance) for face, chance in odds if face in faces]
        share = min(1.0, sum([chance for _, chance in found]))
        if not share:
            return self._as_is
        met = 1 - (1 - share) ** cards
        gained = sum([chance * self._with[face] for face, chance in found]) / share
        return met * gained + (1 - met) * self._as_is

    def of(self, wish: Wish) -> float:
        cards = self._situation.view.players[wish.seat].cards
        return self.score(self._situation.hand_odds(wish.seat), cards, wish.request)


def best_wish_score(situation: Situation) -> float:
    """The wish is weighed as if the fullest hand were asked, of whose cards nothing is known."""
    wishes = Wishes(situation)
    cards = max([situation.view.players[seat].cards for seat in situation.others()])
    return max([wishes.score(situation.draws, cards, request) for request in _REQUESTS])
