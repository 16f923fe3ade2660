"""Whole games are played for tests: chosen at random, or with some sense so that they reach the villa and the
godfather."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import Unpack

from omerta.contract import Chance, Seat
from omerta.games.villa import GAME
from omerta.games.villa.actions import Pass, PlayPair, Swap, VillaAction
from omerta.games.villa.state import VillaState
from omerta.games.villa.tests.given import Variant, VillaScene, new_game
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal

_SENSE_IN_TEN = 8


class Step(NamedTuple):
    """A position (a copy) and what is done in it."""

    state: VillaState
    seat: Seat
    action: VillaAction


def steps(seats: int, seed: object, **options: Unpack[Variant]) -> Iterator[Step]:
    """Plays a whole game; the same seed and options give the same one."""
    yield from continued(new_game(seats, seed, **options), seed)


def continued(scene: VillaScene, seed: object) -> Iterator[Step]:
    """Plays the rest of a game from any position."""
    chance = fast_from("play", seed)
    while GAME.outcome(scene.state) is None:
        seat, action = chosen(scene.state, chance)
        yield Step(scene.state.clone(), seat, action)
        scene.when(seat, action)


def chosen(state: VillaState, chance: Chance) -> tuple[Seat, VillaAction]:
    """Takes mostly a match before a pair before a pass, and few swaps; sometimes anything."""
    pending = GAME.pending(state)
    seat = pending[chance.below(len(pending))]
    choices = list(legal(GAME, state, seat))
    if chance.below(10) < _SENSE_IN_TEN:
        least = min(_waste(action) for action in choices)
        choices = [action for action in choices if _waste(action) == least]
    return seat, choices[chance.below(len(choices))]


def _waste(action: VillaAction) -> int:
    if isinstance(action, Pass | Swap):
        return 2
    return 1 if isinstance(action, PlayPair) else 0


def states(seats: int, seed: object, **options: Unpack[Variant]) -> Iterator[VillaState]:
    """Every position of a game, the last one included; each is gone when the next one comes."""
    scene = new_game(seats, seed, **options)
    yield scene.state
    for _ in continued(scene, seed):
        yield scene.state
    yield scene.state


def police_cards(state: VillaState) -> int:
    """Says how many police cards lie anywhere, as everybody can count them."""
    view = GAME.view(state, None)
    piles = sum(pile.unknown + len(pile.known_bottom) for pile in view.piles)
    shown = sum(map(len, view.rows)) + sum(map(len, view.laid))
    return shown + piles + sum(view.discard.values()) + sum(view.out_of_play.values()) + view.police_box_count


def strengths_dealt(games: int, **options: Unpack[Variant]) -> set[tuple[int, int, int]]:
    """Says how many guards of strength 2, 3 and 4 those games have."""
    return {_strengths(new_game(2, seed, **options)) for seed in range(games)}


def _strengths(scene: VillaScene) -> tuple[int, int, int]:
    dealt = [back.strength for back in scene.view().slots.values() if back is not None]
    return dealt.count(2), dealt.count(3), dealt.count(4)
