"""The coach: how likely is a win, when the house plays on from worlds that the view cannot rule out?

A function of the view alone: its chance is seeded by a hash of what is seen, never by the match, so equal views give
equal numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Action, AnyGame, Chance, Seat, State, View
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal, waited_for
from omerta.kit.ring import clockwise, following
from omerta.server.wire.telling import Estimate
from omerta.sim.share import wilson

HOUSE: Final = "house"


def estimate(game: AnyGame, view: View, seed: int, worlds: int, first: Action | None = None) -> Estimate:
    """The chance of the view's seat; with `first`, if it begins with that action."""
    assert view.you is not None, "a spectator wins nothing"
    imagined, chance, wins = game.imagine(view), FastChance(seed), 0
    for _ in range(worlds):
        wins += _wins(game, imagined.draw(chance), view.you, chance, first)
    low, high = wilson(wins, worlds)
    return Estimate(percent=round(100 * wins / worlds), low=round(100 * low), high=round(100 * high), worlds=worlds)


def estimates(game: AnyGame, view: View, actions: Sequence[Action], seed: int, worlds: int) -> list[Estimate]:
    """One for each action, from the same worlds, so that they can be compared."""
    return [estimate(game, view, seed, worlds, action) for action in actions]


def _wins(game: AnyGame, state: State, seat: Seat, chance: Chance, first: Action | None) -> bool:
    house = game.bots[HOUSE]
    seats = len(game.voices(state))
    last = seat
    if first is not None:
        game.apply(state, seat, first, chance, None)
    while pending := waited_for(game, state):
        last = next(asked for asked in clockwise(following(last, seats), seats) if asked in pending)
        action = house.choose(game.view(state, last), legal(game, state, last), chance)
        game.apply(state, last, action, chance, None)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.id} ended without an outcome"
    return seat in outcome.winners
