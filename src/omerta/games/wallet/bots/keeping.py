"""Here stands which notes and jewels to keep: at most two currencies, below the limit, as much as can be for few
actions."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from omerta.games.wallet.bots.cards import copies_in
from omerta.games.wallet.components import CURRENCIES, CURRENCY_OF, ID_PRICE, VALUES, WEALTH_LIMIT

Keeping: TypeAlias = tuple[float, int]
"""The actions it takes, and the wealth that is left, in GE."""

NO_JEWEL: Final = 2.2
_BELOW: Final = 0.8
_SHORTFALL: Final = 75

_PAIRS: Final = tuple(combinations(range(len(CURRENCIES)), 2))


class Purse(NamedTuple):
    """This is what can be made of some notes and jewels, by what a person may own: the fewer actions, the earlier."""

    total: int
    modest: tuple[Keeping, ...]
    """These have at most two currencies and are below the limit. W-8.3, W-8.4, W-8.7"""
    jewelled: tuple[Keeping, ...]
    """These have any currencies, are below the limit and have a jewel. W-8.6"""
    rich: tuple[Keeping, ...]
    """These have at most two currencies and are above the limit. W-8.5"""


@lru_cache(maxsize=1 << 15)
def purse(money: int, paid: bool = False) -> Purse:
    """With `paid` it counts after the price of an ID, whichever cards it takes. W-4.3"""
    cards = copies_in(money)
    notes = [(CURRENCY_OF[face], VALUES[face]) for face in cards if CURRENCY_OF[face] >= 0]
    jewels = [VALUES[face] for face in cards if CURRENCY_OF[face] < 0]
    price = ID_PRICE if paid else 0
    modest: list[Keeping] = []
    rich: list[Keeping] = []
    for kept in _kept_notes(notes):
        given_up = len(notes) - len(kept)
        modest.append(_below_limit(kept + jewels, price, given_up))
        rich.append(_above_limit(max(0, sum(kept) + sum(jewels) - price), given_up))
    values = [value for _, value in notes]
    return Purse(sum(values) + sum(jewels), _best(modest), (_jewelled(values, jewels, price),), _best(rich))


def _kept_notes(notes: list[tuple[int, int]]) -> list[list[int]]:
    """The values that stay, for each pair of currencies."""
    if len({currency for currency, _ in notes}) <= 2:
        return [[value for _, value in notes]]
    return [[value for currency, value in notes if currency in pair] for pair in _PAIRS]


def _below_limit(values: list[int], price: int, given_up: float) -> Keeping:
    """Gives up the fewest further cards, then the least money. The coin makes the limit itself too much. W-8.9"""
    wealth = max(0, sum(values) - price)
    if wealth < WEALTH_LIMIT:
        return given_up, wealth
    excess = wealth - WEALTH_LIMIT + 1
    for count in range(1, len(values) + 1):
        enough = [total for total in map(sum, combinations(values, count)) if total >= excess]
        if enough:
            return given_up + count, max(0, wealth - min(enough))
    # What must stay is too much by itself.
    return given_up + len(values) + 1, 0


def _above_limit(wealth: int, given_up: int) -> Keeping:
    """The coin makes the limit itself enough. W-8.9"""
    shortfall = WEALTH_LIMIT - wealth
    return (given_up + _BELOW + shortfall / _SHORTFALL if shortfall > 0 else given_up), wealth


def _jewelled(notes: list[int], jewels: list[int], price: int) -> Keeping:
    if not jewels:
        return _below_limit(notes, price, NO_JEWEL)
    # One jewel stays, whichever leaves most.
    kept = [_below_limit(notes + jewels[:i] + jewels[i + 1 :], price - jewels[i], 0) for i in range(len(jewels))]
    return min(kept, key=lambda keeping: (keeping[0], -keeping[1]))


def _best(keepings: list[Keeping]) -> tuple[Keeping, ...]:
    """More actions are kept only for more wealth."""
    best: list[Keeping] = []
    for actions, wealth in sorted(keepings, key=lambda keeping: (keeping[0], -keeping[1])):
        if not best or wealth > best[-1][1]:
            best.append((actions, wealth))
    return tuple(best)
