"""Here stands what the conformance suite should know of Parlour: rare positions, and the roles as one secret."""

from __future__ import annotations

from omerta.testing.conformance.probes import Probes
from omerta.testing.toys.parlour.pieces import HOST, Accuse
from omerta.testing.toys.parlour.state import ParlourState
from omerta.testing.toys.parlour.tests.given import accuse, given


def roles(truth: ParlourState, world: ParlourState) -> None:
    """Everybody and the card set aside are as in truth; sealed answers stay the world's own."""
    world.roles = truth.roles[:]
    world.aside = truth.aside


def last_suspect() -> ParlourState:
    """Whom the host accuses now has nobody beside, and is asked nothing."""
    return accuse(given("thief", "killer", aside="guest"), 2).state


def last_accusation() -> ParlourState:
    """No accusation is left, a guest is accused, and the killer may still fire."""
    scene = accuse(given("thief", "killer", "guest", "guest", aside="guest"), 4)
    return scene.when(HOST, Accuse(3)).state


PROBES = Probes(grafts={"roles": roles}, positions={"last suspect": last_suspect, "last accusation": last_accusation})
