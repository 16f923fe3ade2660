"""Cities are built by players of a certain character, up to the first turn of collecting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from typing_extensions import Unpack

from omerta.contract import Chance
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import LayTile, PalermoAction
from omerta.games.palermo.rules.laying import choice as may_be_laid
from omerta.games.palermo.state import BUILD, DRAFT_CLAIM, PLACE_START, PalermoState
from omerta.games.palermo.tests.given import PalermoScene, Variant, new_game
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal

Builder: TypeAlias = Callable[[PalermoState, Sequence[PalermoAction], Chance], PalermoAction]
BUILDING: Final = (PLACE_START, BUILD, DRAFT_CLAIM)


def at_random(_state: PalermoState, actions: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    return actions[chance.below(len(actions))]


def smallest_first(state: PalermoState, actions: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    least = min(_size(action) for action in actions)
    return at_random(state, [action for action in actions if _size(action) == least], chance)


def largest_first(state: PalermoState, actions: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    most = max(_size(action) for action in actions)
    return at_random(state, [action for action in actions if _size(action) == most], chance)


def hostile(state: PalermoState, actions: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    """Whatever leaves the fewest placements to the next seat."""
    if not isinstance(actions[0], LayTile):
        return at_random(state, actions, chance)
    left = [_left_after(state, action) for action in actions]
    least = min(left)
    return at_random(state, [action for action, count in zip(actions, left, strict=True) if count == least], chance)


def _size(action: PalermoAction) -> int:
    return int(action.kind[1]) if isinstance(action, LayTile) else 0


def _left_after(state: PalermoState, action: PalermoAction) -> int:
    """Says how many placements the next seat has; stalls are none."""
    after = state.clone()
    GAME.apply(after, after.active, action, NO_CHANCE, None)
    return sum([each.bit_count() for each in may_be_laid(after).placements]) if after.phase == BUILD else 0


NO_CHANCE: Final = fast_from("building draws nothing")


def built(seats: int, seed: int, builder: Builder = at_random, **options: Unpack[Variant]) -> PalermoScene:
    """Plays a new game up to its first turn of collecting."""
    scene = new_game(seats, seed, **options)
    for action in construction(scene.state, builder, seed):
        scene.when(scene.state.active, action)
    return scene


def construction(state: PalermoState, builder: Builder, seed: object) -> Iterator[PalermoAction]:
    """The next action of building, as long as there is one to be taken; whoever asks takes it."""
    chance = fast_from("palermo", "building", state.seats, seed)
    while state.phase in BUILDING:
        actions = legal(GAME, state, state.active)
        assert actions, f"nothing is legal for seat {state.active} on {GAME.view(state, None).city_text}"
        yield builder(state, actions, chance)
