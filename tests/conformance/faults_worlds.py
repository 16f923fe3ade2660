"""Faults planted into what the courier game imagines, each with the check that must catch it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from omerta.contract import Chance, Viewer
from omerta.kit.claims import Claim
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierView
from omerta.testing.toys.courier.state import CourierState
from omerta.testing.toys.courier.view import CourierWorlds
from tests.conformance.fault import Fault


class ForgetfulWorlds(CourierWorlds):
    """Ignores what the viewer remembers, though its states still claim it."""

    def _arrangement(self, known: Sequence[Claim], chance: Chance) -> list[list[int]] | None:
        return super()._arrangement([], chance)


class BiasedWorlds(CourierWorlds):
    """Prefers valuable letters in the pouch."""

    def _arrangement(self, known: Sequence[Claim], chance: Chance) -> list[list[int]] | None:
        tries = [super(BiasedWorlds, self)._arrangement(known, chance) for _ in range(2)]
        return max((places for places in tries if places), key=lambda places: places[-1][4], default=None)


class Peep:
    """Remembers the state behind the last view, and imagines that one."""

    def __init__(self) -> None:
        self.last: CourierState | None = None

    def view(self, state: CourierState, viewer: Viewer) -> CourierView:
        self.last = state
        return GAME.view(state, viewer)

    def imagine(self, seen: CourierView) -> PeepedWorlds:
        return PeepedWorlds(seen, self.last)


class PeepedWorlds(CourierWorlds):
    def __init__(self, seen: CourierView, truth: CourierState | None) -> None:
        super().__init__(seen)
        self.truth = truth

    def draw(self, chance: Chance) -> CourierState:
        world = super().draw(chance)
        if self.truth and GAME.view(self.truth, self.seen.you) == self.seen:
            world.hands = [hand[:] for hand in self.truth.hands]
            world.pouch = self.truth.pouch[:]
        return world


PEEP = Peep()

FAULTS = [
    Fault("imagine ignores recall", "worlds_fit_the_view", replace(GAME, imagine=ForgetfulWorlds)),
    Fault("imagine is biased", "deals_are_imagined_fairly", replace(GAME, imagine=BiasedWorlds)),
    Fault(
        "imagine returns the truth",
        "worlds_come_from_the_view",
        replace(GAME, view=PEEP.view, imagine=PEEP.imagine),
    ),
]
