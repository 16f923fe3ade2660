"""Any evening in the parlour is set up in one line, suspects in seat order: `given("thief", "killer",
aside="guest")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from omerta.contract import Chance, Outcome, Seat
from omerta.testing import Scene
from omerta.testing.position import agreed
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import (
    GUEST,
    HOST,
    ROLES,
    Accuse,
    Hold,
    Own,
    ParlourAction,
    ParlourOptions,
    ParlourView,
    Role,
)
from omerta.testing.toys.parlour.state import ParlourState

ParlourScene: TypeAlias = Scene[ParlourState, ParlourAction, ParlourView, ParlourOptions]


class Dealing(Chance):
    """Deals the listed roles to the suspects in turn; any lot falls on the last."""

    def __init__(self, roles: Sequence[Role] = ()) -> None:
        super().__init__()
        self.roles = list(roles)

    def pick(self, counts: Sequence[int]) -> int:
        role = ROLES.index(self.roles.pop(0))
        assert counts[role], f"no {ROLES[role]} is left to deal"
        self.draws += 1
        return role

    def below(self, bound: int) -> int:
        self.draws += 1
        return bound - 1


def given(*roles: Role, aside: Role, **options: object) -> ParlourScene:
    """The scene when the talk begins."""
    settled = msgspec.convert(options, ParlourOptions)
    state = ParlourState(settled, [GUEST, *(ROLES.index(role) for role in roles)], ROLES.index(aside))
    GAME.audit(state)
    return Scene(GAME, state, Dealing())


def position(*, roles: Sequence[Role], aside: Role, seats: int | None = None, **options: object) -> ParlourScene:
    """`omerta.testing.given` takes the roles by name as well."""
    agreed(seats, len(roles) + 1)
    return given(*roles, aside=aside, **options)


EXAMPLE: Final[Mapping[str, object]] = {"roles": ("thief", "killer"), "aside": "guest"}
"""The tests of `omerta.testing.given` set up this position."""


def dealt(*roles: Role, **options: object) -> ParlourScene:
    """A fresh deal in which the suspects get these roles."""
    settled = msgspec.convert(options, ParlourOptions)
    return Scene.new(GAME, len(roles) + 1, settled, Dealing(roles))


def accuse(scene: ParlourScene, target: Seat) -> ParlourScene:
    """The host accuses, and everybody who is asked holds."""
    scene.when(HOST, Accuse(target))
    for seat in scene.view().waiting if scene.view().phase == "reaction" else ():
        scene.when(seat, Hold())
    return scene


def own(scene: ParlourScene, seat: Seat) -> Own:
    seen = scene.view(seat).own
    assert seen is not None
    return seen


def outcome(scene: ParlourScene) -> Outcome:
    result = GAME.outcome(scene.state)
    assert result is not None
    return result
