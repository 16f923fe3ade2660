"""Here stands what the conformance suite needs to know of the villa: its groups of secrets, and positions near the
end."""

from __future__ import annotations

from omerta.games.villa.state import VillaState
from omerta.games.villa.tests.given import given
from omerta.testing.conformance.probes import Probes


def same_piles(truth: VillaState, world: VillaState) -> None:
    """Grafts the order of every pile, and the boxes of police cards."""
    world.piles = [pile[:] for pile in truth.piles]
    world.police_box = truth.police_box[:]
    world.deck = truth.deck[:]


def same_fronts(truth: VillaState, world: VillaState) -> None:
    """Says who stands behind which back."""
    world.grounds = truth.grounds[:]


def last_guard() -> VillaState:
    """One guard is left, then the godfather: the whole way to a win is a few cards long."""
    return given(
        rows="0:[Y R B G] 1:[G R R B] 2:[R Y B B]",
        piles="0:[G R] 1:[B R Y] 2:[G B W]",
        board="V4=nebel_nino",
        leader=1,
        early_abort=True,
    ).state


def godfather_alone() -> VillaState:
    return given(rows="0:[G R W] 1:[R B]", piles="0:[R] 1:[B]", board="", early_abort=True).state


PROBES = Probes(
    positions={"the last guard": last_guard, "the godfather alone": godfather_alone},
    grafts={"piles": same_piles, "fronts": same_fronts},
)
