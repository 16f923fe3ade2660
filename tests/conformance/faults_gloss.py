"""Faults planted into the gloss of the courier game, each with the check that must catch it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from omerta.contract import Viewer
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierView
from omerta.testing.toys.courier.state import CourierState
from tests.conformance.fault import Fault


class CourierGloss(msgspec.Struct, frozen=True):
    letters: int


class Remembering:
    """A gloss that counts how often it was asked."""

    asked = 0

    def __call__(self, view: CourierView) -> CourierGloss:
        self.asked += 1
        return CourierGloss(self.asked)


class Overhearing:
    """A gloss that knows the last state any view was made from."""

    pouch = 0

    def view(self, state: CourierState, viewer: Viewer) -> CourierView:
        self.pouch = state.pouch[0]
        return GAME.view(state, viewer)

    def gloss(self, view: CourierView) -> CourierGloss:
        return CourierGloss(self.pouch)


def gloss_counts_the_pouch(view: CourierView) -> CourierGloss:
    return CourierGloss(view.pouch_size)


OVERHEARING = Overhearing()

FAULTS = [
    Fault(
        "a gloss remembers",
        "glosses_follow_from_views",
        replace(GAME, gloss=Remembering(), glosses=CourierGloss),
    ),
    Fault(
        "a gloss knows the state",
        "glosses_follow_from_views",
        replace(GAME, view=OVERHEARING.view, gloss=OVERHEARING.gloss, glosses=CourierGloss),
    ),
    Fault("a hand that all are said to see", "views_are_as_declared", replace(GAME, view_is_shared=True)),
    Fault("a gloss without its type", "glosses_follow_from_views", replace(GAME, gloss=gloss_counts_the_pouch)),
]
