"""Whole games are played for tests, chosen at random; the same seed and options give the same one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import Unpack

from omerta.contract import Chance, Seat
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.state import FalconiState
from omerta.games.falconi.tests.given import FalconiScene, Variant, new_game
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal


class Step(NamedTuple):
    """A position (a copy) and what is done in it."""

    state: FalconiState
    seat: Seat
    action: FalconiAction


def steps(seats: int, seed: object, variant: str = "margherita", **options: Unpack[Variant]) -> Iterator[Step]:
    """Plays a whole game."""
    yield from continued(new_game(seats, seed, variant=variant, **options), seed)


def continued(scene: FalconiScene, seed: object) -> Iterator[Step]:
    """Plays the rest of a game from any position."""
    chance = fast_from("play", seed)
    while GAME.outcome(scene.state) is None:
        seat, action = chosen(scene.state, chance)
        yield Step(scene.state.clone(), seat, action)
        scene.when(seat, action)


def chosen(state: FalconiState, chance: Chance) -> tuple[Seat, FalconiAction]:
    """Anything that is legal."""
    (seat,) = GAME.pending(state)
    choices = legal(GAME, state, seat)
    return seat, choices[chance.below(len(choices))]


def states(seats: int, seed: object, variant: str = "margherita", **options: Unpack[Variant]) -> Iterator[FalconiState]:
    """Every position of a game, the last one included; each is gone when the next one comes."""
    scene = new_game(seats, seed, variant=variant, **options)
    yield scene.state
    for _ in continued(scene, seed):
        yield scene.state
    yield scene.state
