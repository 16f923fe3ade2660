"""The worlds that fit a view: every way of the box that the viewer cannot rule out. RULES.md C-15.2.

All whole ways (hidden diamonds, bag, takes) are equally likely; they are drawn from exact counts, and none is listed.
"""

from __future__ import annotations

from functools import cached_property

from omerta.contract import Chance
from omerta.games.cuba.chain import EMPTY_BAG, Counting, World
from omerta.games.cuba.evidence import evidence_of
from omerta.games.cuba.rebuild import rebuilt
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.state import BAG, HIDE, CubaState

__all__ = ["CubaWorlds", "imagine"]


def imagine(view: CubaView) -> CubaWorlds:
    return CubaWorlds(view)


class CubaWorlds:
    """Every way of the box that fits is as likely as another. C-15.2"""

    def __init__(self, view: CubaView) -> None:
        self.view = view
        self._public = rebuilt(view)

    def draw(self, chance: Chance) -> CubaState:
        state = self._public.clone()
        if state.phase != HIDE:
            _fill(state, self._ways.sample(chance))
        return state

    @cached_property
    def _ways(self) -> Counting:
        """Counted when the first world is drawn."""
        return Counting(evidence_of(self.view))


def _fill(state: CubaState, world: World) -> None:
    """It fills in hidden diamonds, bag and takes, and the box as every seat got it. C-3.1, C-4"""
    state.hidden = world.hidden
    for position, take in enumerate(world.takes, start=1):
        state.takes[position] = take
    for position, box in enumerate(world.boxes, start=1):
        state.seen[position % state.seats] = box
    state.box_diamonds, *state.box_chips = world.boxes[-1]
    if state.phase == BAG:
        return
    state.bag = world.bag
    if not world.takes and world.bag != EMPTY_BAG:
        # P1 has used the bag and still holds the box.  C-4.3
        state.box_chips[world.bag] -= 1
