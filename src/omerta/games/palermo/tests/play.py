"""Whole games are played for tests: chosen at random, or with some sense so that crooks come home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import Unpack

from omerta.contract import Chance, Seat
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.default import eager_move
from omerta.games.palermo.rules.groups import MOVE_TO
from omerta.games.palermo.state import MOVE, PalermoState
from omerta.games.palermo.tests.given import PalermoScene, Variant, new_game
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal

_SENSE_IN_TEN = 9


class Step(NamedTuple):
    """A position (a copy) and what is done in it."""

    state: PalermoState
    seat: Seat
    action: PalermoAction


def steps(seats: int, seed: object, **options: Unpack[Variant]) -> Iterator[Step]:
    """Plays a whole game; the same seed and options give the same one."""
    yield from continued(new_game(seats, seed, **options), seed)


def continued(scene: PalermoScene, seed: object) -> Iterator[Step]:
    """Plays the rest of a game from any position."""
    chance = fast_from("play", seed)
    while GAME.outcome(scene.state) is None:
        seat, action = chosen(scene.state, chance)
        yield Step(scene.state.clone(), seat, action)
        scene.when(seat, action)


def chosen(state: PalermoState, chance: Chance) -> tuple[Seat, PalermoAction]:
    """Mostly the eager move, everything else at random."""
    seat = state.active
    if state.phase == MOVE and chance.below(10) < _SENSE_IN_TEN:
        return seat, MOVE_TO[eager_move(state, seat)]
    choices = legal(GAME, state, seat)
    return seat, choices[chance.below(len(choices))]


def states(seats: int, seed: object, **options: Unpack[Variant]) -> Iterator[PalermoState]:
    """Every position of a game, the last one included; each is gone when the next one comes."""
    scene = new_game(seats, seed, **options)
    yield scene.state
    for _ in continued(scene, seed):
        yield scene.state
    yield scene.state
