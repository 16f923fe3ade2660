"""Here stands which cards to pay an ID with, and which one to take. RULES.md W-4.3"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from omerta.games.wallet.bots.cards import MONEY_BITS, UNITS, copies_in
from omerta.games.wallet.bots.plans import score
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.components import CHARACTER_INDEX, ID_OF, VALUES
from omerta.games.wallet.rules.price import pays

_MOST_CARDS: Final = 4


class Purchase(NamedTuple):
    score: float
    payment: tuple[int, ...]
    """Faces are listed in canonical order."""


def best_purchase(situation: Situation, timers: int, begun: Sequence[int] = ()) -> Purchase:
    """The best payment that goes on from the cards already laid; nothing at all scores below everything."""
    best = Purchase(-1.0, ())
    for payment in payments(situation, tuple(begun)):
        rest = situation.hand - sum([UNITS[face] for face in payment])
        value = _id_score(situation, rest, timers)
        if value > best.score:
            best = Purchase(value, payment)
    return best


def payments(situation: Situation, begun: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Tries up to four cards; more only if it takes more."""
    money = copies_in(situation.hand & MONEY_BITS)
    minimal = situation.view.options.payment == "minimal"
    for count in range(max(1, len(begun)), len(money) + 1):
        found = [
            payment
            for payment in dict.fromkeys(combinations(money, count))
            if payment[: len(begun)] == begun and _pays(payment, minimal=minimal)
        ]
        yield from found
        if found and count >= _MOST_CARDS:
            return


def _pays(payment: Sequence[int], *, minimal: bool) -> bool:
    values = [VALUES[face] for face in payment]
    return pays(sum(values), min(values), minimal=minimal)


def _id_score(situation: Situation, rest: int, timers: int) -> float:
    """The best ID of those that will be in the pocket: some of those last seen may have been bought. W-15.2"""
    seen = situation.own.pocket_seen
    left = situation.view.pocket
    can_buy = left > 1
    scores = [score(rest + UNITS[ID_OF[CHARACTER_INDEX[name]]], timers, can_buy) for name in seen]
    scores.sort(reverse=True)
    ways = comb(len(scores), left)
    # The place-th best is the best there if the better ones are gone.
    return sum([value * comb(len(scores) - place - 1, left - 1) for place, value in enumerate(scores)]) / ways
