"""Here stands what happens for a seat that does not answer in time. RULES.md V-13.7."""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance, Clock, Emit, Seat
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.bots import HOUSE
from omerta.games.villa.rules.apply import apply
from omerta.games.villa.rules.leader import coordinator
from omerta.games.villa.rules.menu import menu, pending, waiting
from omerta.games.villa.rules.swap import may_say_ready
from omerta.games.villa.rules.tables import APPROVE, READY
from omerta.games.villa.rules.team import is_consensus, may_approve
from omerta.games.villa.state import PLAY, SWAP, VillaState
from omerta.games.villa.view import view
from omerta.kit.chance import FastChance
from omerta.kit.defaults import one_clock, running

clocks: Final = one_clock("decision", waiting)


def default(state: VillaState, seat: Seat) -> VillaAction:
    """Ready, or approve, or what the house player would do, as far as it is legal. V-13.7"""
    legal = [action for group in menu(state, seat) for action in group.actions]
    assert legal, f"seat {seat} has nothing to do"
    if state.phase == SWAP:
        # A seat that is ready is not waited for; it could only swap once more.
        return READY if may_say_ready(state, seat) else legal[0]
    if is_consensus(state) and may_approve(state, seat):
        return APPROVE
    return HOUSE.choose(view(state, seat), legal, FastChance(0))


def expire(state: VillaState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """Time is up for everybody at once. V-13.7"""
    running(clocks(state), clock, "V-13.7")
    if state.phase == PLAY or not is_consensus(state):
        _act(state, pending(state)[0], chance, emit)
    elif state.phase == SWAP:
        _all_ready(state, chance, emit)
    else:
        _all_agree(state, chance, emit)


def _act(state: VillaState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    apply(state, seat, default(state, seat), chance, emit)


def _all_ready(state: VillaState, chance: Chance, emit: Emit | None) -> None:
    """V-13.4, V-13.7"""
    for seat in [seat for seat in range(state.seats) if may_say_ready(state, seat)]:
        apply(state, seat, READY, chance, emit)


def _all_agree(state: VillaState, chance: Chance, emit: Emit | None) -> None:
    """A standing proposal is approved by all; else the coordinator makes one, or at the limit decides. V-13.7"""
    if state.proposal is None:
        _act(state, coordinator(state), chance, emit)
    for seat in [seat for seat in range(state.seats) if may_approve(state, seat)]:
        apply(state, seat, APPROVE, chance, emit)
