"""Here stands what a special card promises when it is played now. RULES.md W-6

Cards that leave the regular action are weighed by the hand they make and the action that follows at a glance; what
others hold or pass on is taken from the odds of what this seat does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.wallet.bots.buying import best_purchase
from omerta.games.wallet.bots.cards import MONEY_BITS, UNITS, faces_in
from omerta.games.wallet.bots.regular import draw_score, quick_score
from omerta.games.wallet.bots.situation import Odds, Situation
from omerta.games.wallet.bots.wishing import best_wish_score
from omerta.games.wallet.components import CHARACTER_INDEX, ID_OF, IS_MONEY

ADVANTAGE: Final = 0.25
"""By so much a special card must beat the best regular action."""
_BIRTHDAY_CARDS: Final = 3


def special_score(situation: Situation, special: str) -> float:
    if special == "emergency":
        special = situation.view.special_discard[-1]
    return _SCORES[special](situation)


def double_move_score(situation: Situation) -> float:
    return max([*put_first_scores(situation).values(), draw_first_score(situation), buy_first_score(situation)])


def put_first_scores(situation: Situation) -> dict[int, float]:
    """Says for each face that is put back first what the second action makes of it."""
    hand = situation.hand
    rests = {face: hand - UNITS[face] for face in faces_in(hand)}
    return {face: max(quick_score(situation, rest), draw_score(situation, rest)) for face, rest in rests.items()}


def draw_first_score(situation: Situation) -> float:
    return _mean(situation, situation.hand, situation.draws)


def buy_first_score(situation: Situation) -> float:
    purchase = best_purchase(situation, situation.timers)
    if not purchase.payment:
        return -1.0
    rest = situation.hand - sum([UNITS[face] for face in purchase.payment])
    ids = [UNITS[ID_OF[CHARACTER_INDEX[name]]] for name in situation.own.pocket_seen]
    return max([quick_score(situation, rest + unit) for unit in ids])


def _birthday_score(situation: Situation) -> float:
    """Gives the best of three cards; the turn ends."""
    results = sorted([(situation.score(situation.hand + UNITS[face]), chance) for face, chance in situation.draws])
    return _mean_of_best(results, min(_BIRTHDAY_CARDS, situation.view.wallet))


def _redistribution_score(situation: Situation) -> float:
    """The least useful card goes into the middle, the best one there comes back."""
    hand, laid = situation.hand, _least_useful(situation, situation.hand & MONEY_BITS)
    if laid is not None:
        hand -= UNITS[laid]
    own = quick_score(situation, hand + UNITS[laid]) if laid is not None else quick_score(situation, hand)
    money = [(face, chance) for face, chance in situation.draws if IS_MONEY[face]]
    whole = sum([chance for _, chance in money])
    if not whole:
        return own
    results = sorted([(quick_score(situation, hand + UNITS[face]), chance / whole) for face, chance in money])
    contributors = sum([situation.view.players[seat].cards > 0 for seat in situation.others()])
    return _mean_of_best([(max(own, value), chance) for value, chance in results], contributors)


def _passing_score(situation: Situation) -> float:
    """One card for another, which its owner was glad to give away."""
    given = _least_useful(situation, situation.hand)
    rest = situation.hand - UNITS[given] if given is not None else situation.hand
    return _mean(situation, rest, situation.draws)


def _inspection_score(situation: Situation) -> float:
    as_is = quick_score(situation, situation.hand)
    results = [(quick_score(situation, situation.hand + UNITS[face]), chance) for face, chance in situation.draws]
    return sum([max(value, as_is) * chance for value, chance in results])


def _gift_score(situation: Situation) -> float:
    rests = [situation.hand - UNITS[face] for face in faces_in(situation.hand)]
    return max([quick_score(situation, rest) for rest in rests])


def _stolen_score(situation: Situation) -> float:
    return _mean(situation, situation.hand, situation.draws)


_SCORES: Final[dict[str, Callable[[Situation], float]]] = {
    "double_move": double_move_score,
    "happy_birthday": _birthday_score,
    "redistribution": _redistribution_score,
    "to_left": _passing_score,
    "to_right": _passing_score,
    "inspection": _inspection_score,
    "gift": _gift_score,
    "stolen": _stolen_score,
    "card_swap": _passing_score,
    "wish": best_wish_score,
}


def _mean(situation: Situation, hand: int, odds: Odds) -> float:
    return sum([chance * quick_score(situation, hand + UNITS[face]) for face, chance in odds])


def _mean_of_best(results: list[tuple[float, float]], tries: int) -> float:
    """The mean of the best of several independent results, which come in ascending order."""
    mean = below = 0.0
    for value, chance in results:
        upto = below + chance
        mean += value * (upto**tries - below**tries)
        below = upto
    return mean


def _least_useful(situation: Situation, cards: int) -> int | None:
    """The card whose loss leaves the best hand."""
    rests = [(situation.score(situation.hand - UNITS[face]), -face) for face in faces_in(cards)]
    return -max(rests)[1] if rests else None
