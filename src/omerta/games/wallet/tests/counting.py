"""Small worlds of Wallet, counted out by hand from what a seat has seen; nothing here asks the game's own `imagine`.

A world is the cards of each hand, in seat order, and last those of the wallet, each in shorthand and canonical order.
Every card of a place is as likely as any other to be the one that leaves it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import TypeAlias

from omerta.contract import Event, Viewer
from omerta.games.wallet import GAME
from omerta.games.wallet.components import FACE_INDEX
from omerta.games.wallet.events import CardDrawn, CardPassed, CardPutBack
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.state import WalletState
from omerta.games.wallet.tests.notation import card, pile, short
from omerta.kit.chance import fast_from

World: TypeAlias = tuple[str, ...]
Odds: TypeAlias = dict[World, Fraction]
DRAWS = 4_000


def world_of(state: WalletState) -> World:
    return (*(pile(hand) for hand in state.hands), pile(state.wallet))


def imagined(view: WalletView) -> Counter[World]:
    """Many draws."""
    worlds, chance = GAME.imagine(view), fast_from("wallet worlds", view)
    return Counter(world_of(worlds.draw(chance)) for _ in range(DRAWS))


def counted_out(truth: World, events: Sequence[Event], viewer: Viewer) -> Odds:
    """Worlds are counted from the cards as they were dealt, and what the viewer was shown since: draws, cards put back
    or passed."""
    worlds = _dealt(truth, viewer)
    for event in events:
        shown = event.shown(viewer)
        if isinstance(shown, CardDrawn | CardPutBack | CardPassed):
            worlds = _shared(
                (then, odds * share) for world, odds in worlds.items() for then, share in _after(world, shown)
            )
    return worlds


def _dealt(truth: World, viewer: Viewer) -> Odds:
    """What the viewer does not hold itself lies anywhere."""
    hidden = [place for place in range(len(truth)) if place != viewer]
    unseen = [word for place in hidden for word in truth[place].split()]
    return _shared((_filled(truth, hidden, order), Fraction(1)) for order in permutations(unseen))


def _filled(truth: World, hidden: Iterable[int], order: Sequence[str]) -> World:
    world, left = list(truth), list(order)
    for place in hidden:
        size = len(truth[place].split())
        world[place], left = _sorted(left[:size]), left[size:]
    return tuple(world)


def _after(world: World, event: CardDrawn | CardPutBack | CardPassed) -> Iterator[tuple[World, Fraction]]:
    source, target = _way(event, wallet=len(world) - 1)
    there = world[source].split()
    for word in sorted(set(there)):
        if not isinstance(event.card, str) or short(event.card) == word:
            yield _moved(world, word, source, target), Fraction(there.count(word), len(there))


def _way(event: CardDrawn | CardPutBack | CardPassed, wallet: int) -> tuple[int, int]:
    """Says from where to where the card went."""
    if isinstance(event, CardPassed):
        return event.giver, event.taker
    return (wallet, event.seat) if isinstance(event, CardDrawn) else (event.seat, wallet)


def _moved(world: World, word: str, source: int, target: int) -> World:
    places = [place.split() for place in world]
    places[source].remove(word)
    places[target].append(word)
    return tuple(_sorted(words) for words in places)


def _sorted(words: Iterable[str]) -> str:
    return " ".join(sorted(words, key=lambda word: FACE_INDEX[card(word)]))


def _shared(weights: Iterable[tuple[World, Fraction]]) -> Odds:
    found: Odds = {}
    for world, weight in weights:
        found[world] = found.get(world, Fraction(0)) + weight
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()}


def assert_by_their_odds(seen: Mapping[World, int], odds: Mapping[World, Fraction]) -> None:
    """No other worlds than these, and each as often as its odds say (chi-square)."""
    assert set(seen) <= set(odds)
    expected = {world: float(DRAWS * share) for world, share in odds.items()}
    freedom = len(odds) - 1
    distance = sum((seen.get(world, 0) - often) ** 2 / often for world, often in expected.items())
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5, f"{distance:.1f} at {freedom} degrees of freedom"
